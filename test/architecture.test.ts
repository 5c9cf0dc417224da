import { describe, expect, test } from 'bun:test'
import { basename, dirname } from 'node:path'
import { Glob } from 'bun'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { INTERNAL_OPERATIONS, OPERATIONS } from '../server/core/spec.ts'

/** The rooms of the server from the top floor to the ground; an import only goes down the list, types too. */
const ROOMS = [
  'main.ts',
  'demo',
  'boot',
  'doors',
  'operations',
  'backup',
  'team',
  'webhooks',
  'reads',
  'ownership',
  'publishing',
  'account',
  'newsletter',
  'orders',
  'launch',
  'listings',
  'profile',
  'auth',
  'core',
  'drafting',
  'fields',
  'crawl',
  'lexicon',
  'pay',
  'vat',
  'mail',
  'files',
  'invoices',
  'traffic',
  'events',
  'jobs',
  'base',
  'database',
  'own_files.ts',
]
const ROOMS_MAX = 36

const { output } = await cruise(['server', 'sdk', 'cli'], {
  includeOnly: { path: '^(server|sdk|cli)/' },
  // Tools that are not shipped: they read the server's table of fields for the terminal's copy, and what members mean.
  exclude: { path: '^sdk/(generate|describe)\\.ts$' },
  tsPreCompilationDeps: true,
})
// The reporter is not asked for a text, so that the answer is the graph itself.
const { modules } = output as ICruiseResult
const arrows = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const))

const roomOf = (path: string): string => {
  const [top = '', room = ''] = path.split('/')
  return top === 'server' ? room : top
}

/** Everything that reaches itself by one arrow or more. */
function circles(pairs: Iterable<readonly [string, string]>): string[] {
  const to = new Map<string, Set<string>>()
  for (const [from, target] of pairs) if (from !== target) (to.get(from) ?? to.set(from, new Set()).get(from))?.add(target)
  const reaches = (start: string): boolean => {
    const seen = new Set<string>()
    const next = [...(to.get(start) ?? [])]
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (at === start) return true
      if (!seen.has(at)) next.push(...(to.get(at) ?? []))
      seen.add(at)
    }
    return false
  }
  return [...to.keys()].filter(reaches).toSorted()
}

test('the graph is read: it holds this project', () => {
  expect(modules.length).toBeGreaterThan(500)
  expect(arrows.some(([from, to]) => from === 'server/main.ts' && to.startsWith('server/boot/'))).toBe(true)
})

describe('imports go down', () => {
  test('every folder of the server is a room of the list, and there are few of them', () => {
    const rooms = new Set(modules.filter(({ source }) => source.startsWith('server/')).map(({ source }) => roomOf(source)))
    expect([...rooms].filter((room) => !ROOMS.includes(room))).toEqual([])
    expect(rooms.size + 2).toBeLessThanOrEqual(ROOMS_MAX)
  })
  test('a room imports only rooms below it', () => {
    const floor = (path: string) => ROOMS.indexOf(roomOf(path))
    const up = arrows.filter(([from, to]) => from.startsWith('server/') && to.startsWith('server/') && floor(from) > floor(to))
    expect(up.map(([from, to]) => `${from} → ${to}`)).toEqual([])
  })
  test('no files stand in a circle, types counted', () => expect(circles(arrows)).toEqual([]))
  test('no folders stand in a circle, types counted', () => {
    // The two files beside the rooms are floors of their own.
    const folder = (path: string) => (dirname(path) === 'server' ? path : dirname(path))
    expect(circles(arrows.map(([from, to]) => [folder(from), folder(to)] as const))).toEqual([])
  })
})

describe('one way in for every change', () => {
  const sources = [...new Glob('server/**/*.{ts,tsx}').scanSync('.')].map(async (path) => ({ path, text: await Bun.file(path).text() }))
  const holding = async (pattern: RegExp) => (await Promise.all(sources)).filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  test('no door holds SQL', async () => {
    const statements = await holding(/\b(sql|tx|database|reads|replica)(<[^`]*>)?`/)
    expect(statements.filter((path) => path.startsWith('server/doors/'))).toEqual([])
  })
  test('no door begins a transaction but the way in', async () => {
    const begun = await holding(/\.begin\(/)
    expect(begun.filter((path) => path.startsWith('server/doors/'))).toEqual(['server/doors/run.ts'])
  })
  test('besides it, only what works by itself begins one: jobs, the database’s own, the payment provider’s news', async () => {
    const by_itself =
      /^server\/(boot|database|newsletter|launch|mail|orders|ownership|webhooks)\/|^server\/(doors\/run|auth\/(kysely|token_exchange)|team\/samples\/seed|listings\/(search_row|pictures)|publishing\/(rechecks\/\w+|ask_model|compare_competitor|draft_site|fetch_photo|sweep_strangers|translate_summaries))\.ts$/
    expect((await holding(/\.begin\(/)).filter((path) => !by_itself.test(path))).toEqual([])
  })
  test('no page writes by what the operations write with', async () => {
    const writers = /\b(queueEmail|takeAttempt|takeEmail|takeCode|takePassword|writeAuditEntry|beginSession|rememberBrowser|sendProof)\b/
    expect((await holding(writers)).filter((path) => path.startsWith('server/doors/web/'))).toEqual([])
  })
})

test('the terminal takes from the server how a page is read, a board is ranked, an amount is written and a name is guessed, and nothing that runs a service', () => {
  const taken = new Set(arrows.filter(([from, to]) => from.startsWith('cli/') && to.startsWith('server/')).map(([, to]) => to))
  // Types are gone once it is built.
  const values = modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only')).map(({ resolved }) => [source, resolved] as const),
  )
  for (const path of taken) for (const [from, to] of values) if (from === path && to.startsWith('server/')) taken.add(to)
  expect(taken.size).toBeGreaterThan(15)
  expect([...taken].filter((path) => !/^server\/(base|crawl|drafting\/(proof|reading)|launch)\//.test(path))).toEqual([])
  expect(taken.size).toBeLessThan(40)
})

test('a command loads the one operation that it calls, not all of them', () => {
  const table = modules.find(({ source }) => source === 'server/operations/table.gen.ts')
  const handlers = table?.dependencies.filter(({ resolved }) => resolved.startsWith('server/operations/')) ?? []
  expect(handlers.length).toBeGreaterThan(80)
  expect(handlers.filter(({ dynamic }) => !dynamic).map(({ resolved }) => resolved)).toEqual([])
})

test('every operation has a test file of its name', () => {
  const tested = new Set([...new Glob('test/**/*.test.ts').scanSync('.')].map((path) => basename(path, '.test.ts')))
  const operations = [...OPERATIONS.keys(), ...INTERNAL_OPERATIONS.keys()]
  expect(operations.length).toBeGreaterThan(90)
  expect(operations.filter((id) => !tested.has(id))).toEqual([])
})
