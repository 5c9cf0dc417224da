/*
 * What the first draft of a fresh thread costs beyond the second: `bun bench/cold.ts [--runs 5] [--code FILE]`
 * Each run is a process of its own that loads the rules and drafts one site of ten pages three times. Prints the processor time of each step, of all
 * threads of the process, compilers and collector included: the least of the runs, since others at work only add to it; and the most that memory grew
 * to. FILE is another tree's `draft_built_in.ts`, whose runs take turns with ours.
 */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { honestPage } from './hostile_sites.ts'

const OURS = resolve(import.meta.dir, '../server/drafting/built_in/draft_built_in.ts')
const PATHS = ['/', '/pricing', '/about', '/team', '/faq', '/contact', '/imprint', '/features', '/privacy', '/terms']
const CATALOGUE = ['Productivity', 'Home & Local Services', 'Open Source']
const STEPS = ['load', 'first draft', 'second draft', 'third draft', 'MB'] as const

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
  const took: number[] = []
  let last = cpuMilliseconds()
  const note = () => {
    const now = cpuMilliseconds()
    took.push(now - last)
    last = now
  }
  const { draftBuiltIn } = await import(code)
  note()
  for (let run = 0; run < 3; run++) {
    draftBuiltIn({ pages, categories: CATALOGUE })
    note()
  }
  console.log(JSON.stringify([...took, process.resourceUsage().maxRSS / 1024]))
}

if (values.child) await measure(values.child)
else {
  const codes = values.code ? [resolve(values.code), OURS] : [OURS]
  const runs = codes.map((): number[][] => [])
  for (let run = 0; run < Number(values.runs); run++)
    for (const [at, code] of codes.entries()) {
      const child = Bun.spawn([process.execPath, import.meta.path, '--child', code], { stdout: 'pipe', stderr: 'inherit' })
      runs[at]?.push(JSON.parse(await new Response(child.stdout).text()))
    }
  console.log(`${cpus()[0]?.model} × ${cpus().length}, load ${loadavg()[0]?.toFixed(1)}, ${values.runs} runs, milliseconds of a processor`)
  for (const [at, code] of codes.entries()) {
    const least = STEPS.map((step, index) => `${step} ${Math.min(...(runs[at] ?? []).map((row) => row[index] ?? 0)).toFixed(0)}`)
    console.log(`${code === OURS ? 'ours' : 'other'}: ${least.join(', ')}`)
  }
}
