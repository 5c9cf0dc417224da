import { resolve, type JsonSchema } from '../../server/core/spec.ts'

/** Chances by a seed: the same seed makes the same calls. */
export function createChances(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    /** True once in so many times. */
    oneIn: (count: number): boolean => below(count) === 0,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
export type Chances = ReturnType<typeof createChances>

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })

/** What people and their programs send by mistake, and what others send on purpose. */
export const TEXTS = [
  ...[
    '',
    ' ',
    'x',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '00',
    '+1',
    '99999999999999999999',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    '%',
    '%zz',
    '%00',
  ],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\ufeffx',
    '\u202etxet',
    '\u200b',
    'é',
    'e\u0301',
    '語',
    '😀',
    '😀'.repeat(200),
    'ß'.repeat(90),
    '\r\nX-A: b',
  ],
  ...[
    "'",
    '"',
    '\\',
    "'; drop table listings; --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    '../../etc/passwd',
  ],
  ...[
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    'length',
    '*',
    '%25',
    'a&b=c',
    'a:*',
    '!(a)',
    ':*',
    'a | b',
    '& &',
    '()',
    "a' & 'b",
  ],
  ...[
    '0000-01-01',
    '9999-12-31',
    '10000-01-01',
    '2026-02-30',
    '2026-13-01',
    '-0001-01-01',
    '2026-11-22T00:00:00Z',
    '2026-1-1',
    '9998-12-31',
  ],
  ...['0000-W01', '9999-W52', '9998-W52', '2025-W53', '2026-W53', '2026-W00', '2026-W54', '2026-w01', '0001-W01', 'now'],
  ...[
    'http://',
    'https://[::1]/',
    'http://127.0.0.1/',
    'http://user:secret@x.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://x.test:99999/',
  ],
  ...[
    'http://x.test/\0',
    'HTTP://X.TEST',
    '//x.test',
    'x.test',
    'https://xn--nxasmq6b.test/',
    `https://x.test/${'p'.repeat(3000)}`,
    'https://münchen.test/ä?ö#ü',
  ],
  ...[
    'a@b',
    'a@b.test',
    'a'.repeat(300) + '@b.test',
    'ä@b.test',
    'a@b.test\nbcc: c@d.test',
    'DE',
    'de',
    'UK',
    'EL',
    'ZZ',
    'DEU',
    'DE136695976',
    'EL094259216',
  ],
  ...['x'.repeat(81), 'x'.repeat(5000), 'word '.repeat(2000), 'a'.repeat(70_000), '-'.repeat(200), '.'.repeat(200), 'a b '.repeat(50)],
]
const VALUES: unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 1.5, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), [], {}, [null], [[]], [[[[]]]]],
  ...[deep(10), deep(31), deep(40), deep(200), Array.from({ length: 40 }, () => 1), Array.from({ length: 300 }, (_, at) => `x${at}`)],
  ...[
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}`, at])),
    { ['x'.repeat(3000)]: 1 },
    { '': 1 },
    { '\0': 1 },
    { 'a/b~c': 1 },
    // As JSON has them: members of their own, none of the object's making.
    ...['{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{"name":"x"}}}', '{"toJSON":1,"then":1,"valueOf":1,"length":-1}'].map(
      (text): unknown => JSON.parse(text),
    ),
    1e-320,
  ],
]

export const anything = (chances: Chances): unknown => (chances.oneIn(2) ? chances.pick(TEXTS) : chances.pick(VALUES))

/** A value that a schema takes, or nearly so; `known` gives objects that exist. */
export function sample(chances: Chances, given: JsonSchema, name: string, known: Record<string, unknown>, level = 0): unknown {
  const schema = resolve(given) as JsonSchema & {
    const?: unknown
    minimum?: number
    maximum?: number
    maxLength?: number
    maxItems?: number
  }
  if (chances.oneIn(14)) return anything(chances)
  if (known[name] !== undefined && !chances.oneIn(6)) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chances.pick(schema.enum)
  const branches = schema.anyOf ?? (schema as { oneOf?: JsonSchema[] }).oneOf
  if (branches) return sample(chances, chances.pick(branches), name, known, level)
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return chances.pick([schema.minimum ?? 1, schema.maximum ?? 9, (schema.minimum ?? 1) - 1, (schema.maximum ?? 9) + 1, 1, 2, 3])
    case 'boolean':
      return chances.oneIn(2)
    case 'array':
      return Array.from({ length: chances.oneIn(10) ? (schema.maxItems ?? 4) : chances.below(4) }, () =>
        sample(chances, schema.items ?? {}, name, known, level + 1),
      )
    case 'object':
      return sampleObject(chances, schema, known, level)
    case 'null':
      return null
    default:
      return sampleText(chances, schema)
  }
}

function sampleObject(chances: Chances, schema: JsonSchema, known: Record<string, unknown>, level: number): Record<string, unknown> {
  const members = Object.entries(schema.properties ?? {})
  const wanted = new Set(schema.required ?? [])
  const chosen = members.filter(([name]) => (wanted.has(name) ? !chances.oneIn(20) : chances.oneIn(level > 1 ? 3 : 4)))
  const made = Object.fromEntries(chosen.map(([name, member]) => [name, sample(chances, member, name, known, level + 1)]))
  if (chances.oneIn(12)) made[chances.pick(TEXTS)] = anything(chances)
  return made
}

function sampleText(chances: Chances, schema: JsonSchema & { maxLength?: number }): string {
  if (chances.oneIn(4)) return chances.pick(TEXTS)
  if (schema.format === 'date') return chances.pick(['2026-11-22', '2024-02-29', '0001-01-01', '9998-12-31'])
  if (schema.format === 'iso-week') return chances.pick(['2026-W47', '2026-W53', '0001-W01', '9998-W52'])
  if (schema.format === 'web-url') return chances.pick(['https://unread.test/', 'http://unread.invalid/a?b#c', 'https://unread.test/ä'])
  if (schema.format === 'email') return `${chances.below(50)}@unread.test`
  const most = Math.min(schema.maxLength ?? 50, 9000)
  return chances.pick([
    'A word',
    'Plain words of some length',
    'x'.repeat(most),
    'x'.repeat(most + 1),
    '😀'.repeat(most),
    '"'.repeat(most),
    '<'.repeat(most),
    '語'.repeat(Math.min(most, 500)),
  ])
}
