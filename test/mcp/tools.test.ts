import { describe, expect, test } from 'bun:test'
import Schema from 'typebox/schema'
import { MCP_LIST_BYTES_MAX } from '../../server/base/limits.ts'
import { compile, document, OPERATIONS, type JsonSchema } from '../../server/core/spec.ts'
import { listTools, TOOLS } from '../../server/doors/mcp/tools.ts'
import { portable } from '../../server/doors/mcp/schema.ts'
import { TOOL_SETS } from '../../server/doors/mcp/tool_sets.ts'

/** What the specification has a client take for granted of a tool without hints. */
const GRANTED = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true }

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

test('the whole list costs a model at most 20,000 tokens, at a bad rate too, and leaves tools to come their room', () => {
  expect(TOOLS.length).toBe(OPERATIONS.size)
  expect(bytesOf({ tools: TOOLS }) / 3.5).toBeLessThanOrEqual(20_000)
  // What cannot be shortened, and a quarter of it again.
  expect(bytesOf({ tools: listTools(0) }) * 1.25).toBeLessThanOrEqual(MCP_LIST_BYTES_MAX)
})

test('the list is the same whenever it is built', () => {
  const bytes = bytesOf({ tools: TOOLS })
  expect(JSON.stringify(listTools(MCP_LIST_BYTES_MAX))).toBe(JSON.stringify(TOOLS))
  // More room is used, less is kept to.
  expect(bytesOf({ tools: listTools(MCP_LIST_BYTES_MAX * 1.2) })).toBeGreaterThan(bytes)
  expect(bytesOf({ tools: listTools(MCP_LIST_BYTES_MAX * 0.8) })).toBeLessThan(bytes)
})

for (const tool of TOOLS)
  describe(tool.name, () => {
    const spec = OPERATIONS.get(tool.name)
    if (!spec) throw new Error(`${tool.name} is no operation`)

    test('has a name, a title, one paragraph, and says whether it changes and removes, and else what a client does not take for granted', () => {
      expect(tool.name).toMatch(/^[a-z_]{1,64}$/)
      expect(tool.title.length).toBeGreaterThan(5)
      expect(tool.description.length).toBeGreaterThan(60)
      expect(tool.description).not.toContain('\n')
      const { readOnlyHint, destructiveHint, ...others } = tool.annotations
      expect([typeof readOnlyHint, typeof destructiveHint]).toEqual(['boolean', readOnlyHint ? 'undefined' : 'boolean'])
      for (const [hint, value] of Object.entries(others)) expect([hint, value]).toEqual([hint, !GRANTED[hint as keyof typeof GRANTED]])
    })

    test('takes what the operation takes and is not of old, and a key where a retry must not do it twice', () => {
      const { properties = {}, required = [] } = tool.inputSchema as { properties?: object; required?: string[] }
      const { properties: taken, required: needed } = spec.input_schema
      const current = [...spec.locations.keys()].filter((name) => !taken[name]?.deprecated)
      expect(Object.keys(properties).toSorted()).toEqual([...current, ...(spec.idempotent ? ['idempotency_key'] : [])].toSorted())
      expect([tool.inputSchema.type, tool.outputSchema.type]).toEqual(['object', 'object'])
      expect(required).toEqual([...spec.locations.keys()].filter((name) => needed?.includes(name)))
    })

    test('stands on its own: no reference leads out of it, no format is of our own', () => {
      const text = JSON.stringify(tool)
      expect(text).not.toContain('#/components')
      expect(text).not.toContain('web-url')
      for (const [, name] of text.matchAll(/"#\/\$defs\/(\w+)"/g)) expect(text).toContain(`"${name}":{`)
    })
  })

/** Examples of the contract: each is what a call sends or what it answers. */
const examples = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).flatMap((operation) => {
    const request = operation.requestBody?.content['application/json'] as { example?: object } | undefined
    const answers = Object.values(operation.responses).map(
      (response) => response.content?.['application/json'] as { example?: unknown } | undefined,
    )
    return [
      ...(request?.example ? [{ id: operation.operationId, side: 'input' as const, value: request.example }] : []),
      ...answers.flatMap((answer) =>
        answer?.example ? [{ id: operation.operationId, side: 'output' as const, value: answer.example }] : [],
      ),
    ]
  }),
)

const IDS: Record<string, string> = {
  ...{ id: 'd_AAAAAAAAAAAAAAAAAAAAAA', webhook_id: 'wh_AAAAAAAAAAAAAAAAAAAAAA', delivery_id: 'dlv_1' },
}

test('examples of the contract are what the tools describe', () => {
  expect(examples.length).toBeGreaterThan(5)
  for (const { id, side, value } of examples) {
    const tool = TOOLS.find(({ name }) => name === id)
    const spec = OPERATIONS.get(id)
    if (!tool || !spec) throw new Error(`${id} is no tool`)
    const path = Object.fromEntries([...spec.locations].filter(([, where]) => where === 'path').map(([name]) => [name, IDS[name] ?? 1]))
    const sent = side === 'input' ? { ...path, ...value } : value
    const check = compileAny(side === 'input' ? tool.inputSchema : tool.outputSchema)
    expect([id, side, check(sent)]).toEqual([id, side, true])
  }
})

test('a member named as a keyword stays a member, though two lists of members are alike', () => {
  const credential = {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { type: 'string', enum: ['api_key', 'oauth'] }, anyOf: { type: 'string', description: 'x'.repeat(100) } },
  }
  for (const dense of [true, false]) {
    const told = portable(
      { type: 'object', properties: { one: credential, other: { ...credential, required: [] } } },
      { sent: true, dense, levels: 12 },
    )
    const check = compileAny(told)
    expect([check({ one: { type: 'oauth' } }), check({ one: { type: 'other' } }), check({ one: {} })]).toEqual([true, false, false])
  }
})

describe('a schema told shorter', () => {
  // The library's static type of a schema is not to be built for these.
  const forms = [1, 2, 12].flatMap((levels) => [true, false].map((dense) => ({ sent: false, dense, levels })))
  const component = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
  const SEARCH_ITEM = {
    id: 7,
    slug: 'acme',
    name: 'Acme',
    url: 'https://acme.com',
    page_url: 'https://directory.example/listings/acme',
    headline: null,
    summary: 'x',
    logo_url: null,
    thumbnail_url: null,
    categories: ['Productivity'],
    pricing_model: 'freemium',
    starting_price: null,
    platforms: ['Web'],
    language: 'en',
    proven: 3,
    votes: 3,
    launch_week: '2026-W53',
    launched_at: '2026-11-21T09:30:00Z',
  }

  for (const form of forms)
    test(`never shuts out what the contract lets in (${JSON.stringify(form)})`, () => {
      expect(compile(component('ListingItem')).errors(SEARCH_ITEM)).toEqual([])
      expect(compileAny(portable(component('ListingItem'), form))(SEARCH_ITEM)).toBe(true)
    })
  for (const form of forms)
    test(`stays closed where the contract is closed (${JSON.stringify(form)})`, () => {
      const check = compileAny(portable(component('ListingItem'), form))
      const { votes: _, ...short } = SEARCH_ITEM
      expect([check({ ...SEARCH_ITEM, secret: 1 }), check(short), check({ ...SEARCH_ITEM, votes: 'many' })]).toEqual([false, false, false])
    })
})

test('hints tell what a call may do: read, add, replace or remove, reach beyond the directory', () => {
  const hints = (name: string) => {
    const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = {
      ...GRANTED,
      ...TOOLS.find((tool) => tool.name === name)?.annotations,
    }
    // Whether it removes, or may be repeated, is asked only of what changes anything.
    return readOnlyHint ? [readOnlyHint, openWorldHint] : [readOnlyHint, destructiveHint, idempotentHint, openWorldHint]
  }
  expect(hints('search_listings')).toEqual([true, false])
  expect(hints('quote_order')).toEqual([true, false])
  expect(hints('submit_listing')).toEqual([false, false, false, true])
  expect(hints('add_milestone')).toEqual([false, false, false, false])
  for (const name of ['archive_listing', 'transfer_listing', 'restore_version', 'decide_proposal', 'rotate_webhook_secret'])
    expect([name, hints(name)[1]]).toEqual([name, true])
  expect(hints('update_my_listing')).toEqual([false, true, false, false])
  expect(hints('delete_milestone')).toEqual([false, true, true, false])
  expect(
    TOOLS.filter(({ annotations }) => annotations.openWorldHint ?? GRANTED.openWorldHint)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'add_editor',
    'invite_cofounder',
    'post_listing_update',
    'recheck_listing',
    'redeliver_event',
    'restore_version',
    'send_test_event',
    'submit_listing',
    'transfer_listing',
    'update_draft',
    'update_founder_profile',
    'upload_listing_picture',
    'upload_picture',
    'verify_badge',
    'verify_claim',
    'verify_ownership',
  ])
})

test('what a launch takes is told in 8,000 tokens, and is all that it takes', () => {
  const core = TOOL_SETS.get('/mcp/x/core')?.tools ?? []
  expect(core.map(({ name }): string => name).toSorted()).toEqual(
    [
      ...['search_listings', 'list_categories', 'submit_listing', 'get_draft', 'update_draft', 'submit_draft', 'get_badges'],
      ...['choose_free_listing', 'list_products', 'quote_order', 'create_checkout', 'get_order', 'get_account'],
      ...['get_founder_profile', 'update_founder_profile'],
    ].toSorted(),
  )
  expect(bytesOf({ tools: core }) / 3.5).toBeLessThanOrEqual(8000)
  // What is sent is told in full there too.
  for (const { name, inputSchema } of core)
    expect(inputSchema).toEqual(TOOLS.find((tool) => tool.name === name)?.inputSchema ?? { type: 'object' })
})

test('a long list of values is told once, by a tool that every part has which names it', () => {
  const text = JSON.stringify(TOOLS.map(({ inputSchema }) => inputSchema))
  const kinds = '"draft.ready","draft.failed"'
  expect(text.split(kinds)).toHaveLength(2)
  for (const [path, { tools, names }] of TOOL_SETS)
    for (const [, name = ''] of JSON.stringify(tools.map(({ inputSchema }) => inputSchema)).matchAll(/As (\w+) takes them/g))
      expect([path, name, names.has(name as 'list_events')]).toEqual([path, name, true])
  expect(text).toContain('As list_events takes them')
})

test('what is deprecated is taken, and no agent is told of it', () => {
  const text = JSON.stringify(TOOLS.map(({ inputSchema }) => inputSchema))
  expect([text.includes('lock_fields'), text.includes('why_started'), text.includes('deprecated')]).toEqual([false, false, false])
  expect(OPERATIONS.get('update_draft')?.locations.has('lock_fields')).toBe(true)
})

test('the parts of the tools are theirs by tag, and nothing that writes is in the readonly one', () => {
  const of = (path: string) => TOOL_SETS.get(path)?.tools ?? []
  expect(of('/mcp')).toHaveLength(OPERATIONS.size)
  expect(of('/mcp/readonly').map(({ name }) => name)).toEqual([...OPERATIONS.values()].filter(({ writes }) => !writes).map(({ id }) => id))
  const tags = [...new Set([...OPERATIONS.values()].map(({ tag }) => tag))]
  for (const tag of tags)
    expect(of(`/mcp/x/${tag}`).map(({ name }) => name)).toEqual(
      [...OPERATIONS.values()].filter((spec) => spec.tag === tag).map(({ id }) => id),
    )
})

function compileAny(schema: unknown): (value: unknown) => boolean {
  const compiled: { Check(value: unknown): boolean } = (Schema.Compile as (schema: unknown) => { Check(value: unknown): boolean })(schema)
  return (value) => compiled.Check(value)
}
