/*
 * What the first draft of a fresh thread costs beyond the second: `bun bench/cold.ts [--runs 5] [--code FILE]`
 * Each run is a process of its own that loads the rules and drafts one site of ten pages three times. Prints for each step the processor time of
 * all threads of the process, compilers and collector included, and the instructions of the thread that drafts: the least of the runs, since others at
 * work only add to them. FILE is another tree's `draft_built_in.ts`, whose runs take turns with ours.
 */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { honestPage } from './hostile_sites.ts'
import { instructionCounter } from './instructions.ts'

const OURS = resolve(import.meta.dir, '../server/drafting/built_in/draft_built_in.ts')
const PATHS = ['/', '/pricing', '/about', '/team', '/faq', '/contact', '/imprint', '/features', '/privacy', '/terms']
const CATALOGUE = ['Productivity', 'Home & Local Services', 'Open Source']
const STEPS = ['load', 'first draft', 'second draft', 'third draft']

type Run = { steps: { milliseconds: number; instructions: number | null }[]; megabytes: number }

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, code: { type: 'string' }, child: { type: 'string' } } })

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function measure(code: string): Promise<void> {
  const pages = PATHS.map((path) => ({
    url: `https://orchardry.example${path}`,
    kind: path === '/' ? 'home' : path.slice(1),
    found_by: path === '/' ? 'home' : 'link',
    content_type: 'text/html; charset=utf-8',
    html: honestPage('orchardry.example', path) ?? '',
    retrieved_at: '2026-01-01T00:00:00.000Z',
    etag: null,
    last_modified: null,
    sha256: '',
  }))
  const instructions = instructionCounter()
  const now = () => ({ milliseconds: cpuMilliseconds(), instructions: instructions?.() ?? null })
  const steps: Run['steps'] = []
  let last = now()
  const note = () => {
    const done = now()
    const counted = done.instructions === null ? null : done.instructions - (last.instructions ?? 0)
    steps.push({ milliseconds: done.milliseconds - last.milliseconds, instructions: counted })
    last = now()
  }
  const { draftBuiltIn } = await import(code)
  note()
  for (let run = 0; run < 3; run++) {
    draftBuiltIn({ pages, categories: CATALOGUE })
    note()
  }
  const told: Run = { steps, megabytes: process.resourceUsage().maxRSS / 1024 }
  console.log(JSON.stringify(told))
}

if (values.child) await measure(values.child)
else {
  const codes = values.code ? [resolve(values.code), OURS] : [OURS]
  const runs = codes.map((): Run[] => [])
  for (let run = 0; run < Number(values.runs); run++)
    for (const [at, code] of codes.entries()) {
      const child = Bun.spawn([process.execPath, import.meta.path, '--child', code], { stdout: 'pipe', stderr: 'inherit' })
      runs[at]?.push(JSON.parse(await new Response(child.stdout).text()))
    }
  console.log(`${cpus()[0]?.model} × ${cpus().length}, load ${loadavg()[0]?.toFixed(1)}, ${values.runs} runs, Bun ${Bun.version}`)
  for (const [at, code] of codes.entries()) {
    const ran = runs[at] ?? []
    const least = (of: (run: Run) => number | null | undefined) => Math.min(...ran.map((run) => of(run) ?? NaN)).toFixed(0)
    const told = STEPS.map((step, index) => {
      const instructions = least((run) => run.steps[index]?.instructions)
      return `${step} ${least((run) => run.steps[index]?.milliseconds)} ms (${instructions} million instructions)`
    })
    console.log(`${code === OURS ? 'ours' : 'other'}: ${told.join(', ')}; at most ${least(({ megabytes }) => megabytes)} MB`)
  }
}
