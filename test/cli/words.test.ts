import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { Command } from 'commander'
import { namingFor } from '../../cli/terminal/naming.ts'
import { inWords, problemLines, spoken } from '../../cli/terminal/words.ts'
import { type ErrorCode, ApiError, toProblem, type Problem } from '../../server/base/error.ts'
import { notOneOf } from '../../server/base/validation_issues.ts'
import { OPERATIONS, resolve, type JsonSchema, type OperationSpec } from '../../server/core/spec.ts'
import { startTestService } from '../test_service.ts'
import { piped } from './listing.ts'

const testService = await startTestService({ env: { LIMITS: 'account_writes_per_minute=100000,account_reads_per_minute=100000' } })
const { apiKey } = await testService.founder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }

const IDS = [...OPERATIONS.keys()]
const OPERATION = new RegExp(`\\b(${IDS.join('|')})\\b`)
const POINTER = /(^|\s)\/\w+(\/|:)|\b(query|path|header)\.\w/
const PATTERN = /\^\S*\$/
const FRAME = { base_url: 'https://listing.example', instance: '/api/v1/x', request_id: 'r' }

function expectPlain(text: string): void {
  expect([text, OPERATION.exec(text)?.[0] ?? POINTER.exec(text)?.[0] ?? PATTERN.exec(text)?.[0]]).toEqual([text, undefined])
}

describe('the service speaks to programs, the terminal to people', () => {
  test('no sentence of the service names an operation or speaks of the person to the person', async () => {
    const sentences: string[] = []
    for await (const path of new Glob('server/{account,launch,listings,operations,orders,profile,publishing,reads}/**/*.ts').scan('.'))
      for (const [, one, other] of (await Bun.file(path).text()).matchAll(/'([^'\n]+ [^'\n]+)'|`([^`\n]+ [^`\n]+)`/g)) {
        const sentence = one ?? other ?? ''
        if (!/\b(select|update|insert|returning)\b/.test(sentence) && (OPERATION.test(sentence) || /\bthe person\b/i.test(sentence)))
          sentences.push(sentence)
      }
    expect(sentences.length).toBeGreaterThan(15)
    for (const sentence of sentences) {
      const said = inWords(sentence)
      expectPlain(said)
      expect(said).not.toMatch(/\bthe person\b/i)
    }
  })

  test('no code of the contract is told in words of HTTP', () => {
    const codes = resolve({ $ref: '#/components/schemas/ErrorCode' }).enum as ErrorCode[] // the contract's closed list
    expect(codes.length).toBeGreaterThan(20)
    for (const code of codes)
      for (const line of problemLines(toProblem(new ApiError(code), FRAME))) {
        expectPlain(line)
        expect(line).not.toMatch(/\bETag\b|If-Match|Bearer|WWW-Authenticate/)
      }
  })

  test('the service’s words change, and everybody’s data stays as it is', () => {
    const answer = { headline: 'Call get_draft', items: [{ message: 'Call get_draft.', name: 'update_draft' }] }
    expect(spoken(answer)).toEqual({ headline: 'Call get_draft', items: [{ message: 'Run `listing show`.', name: 'update_draft' }] })
  })

  test.each([
    ['/billing_country', '--country'],
    ['/items/0/options/week', '--item, entry 1, week'],
    ['/fields/hq_country', 'hq_country'],
    ['/fields/features/2', 'features, entry 3'],
    ['/seo/meta_title', 'seo.meta_title'],
    ['/faqs/0/question', 'faqs, entry 1, question'],
    ['query.per_page', '--per-page'],
    ['path.listing_id', 'LISTING'],
    ['/a~1b', 'a/b'],
    ['', ''],
  ])('%s is called %s', (field, name) => {
    const command = new Command('x').argument('<listing>').option('--country <c>').option('--item <i>').option('--per-page <n>')
    expect(namingFor(command)(field)).toBe(name)
  })
})

describe('wrong input', () => {
  const WRONG = ['no such value ☃', 7, [], { nothing: 1 }]

  /** A body in which every member is wrong, also those within objects. */
  function wrongly(schema: JsonSchema, wrong: unknown, depth = 0): unknown {
    const { properties } = resolve(schema)
    if (!properties || depth > 2) return wrong
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, wrongly(member, wrong, depth + 1)]))
  }

  async function refused(spec: OperationSpec, wrong: unknown): Promise<Problem[]> {
    const members = Object.fromEntries(
      [...spec.locations].flatMap(([name, location]) =>
        location === 'body' ? [[name, wrongly(spec.input_schema.properties?.[name] ?? {}, wrong)]] : [],
      ),
    )
    const query = [...spec.locations].flatMap(([name, location]) =>
      location === 'query' ? [`${name}=${encodeURIComponent(String(wrong))}`] : [],
    )
    const answer = await testService.call(`${spec.path.replace(/\{\w+\}/g, (part) => VALUES[part] ?? '1')}?${query.join('&')}`, {
      method: spec.method,
      headers: { authorization: `Bearer ${apiKey}`, ...(spec.has_body && { 'content-type': 'application/json' }) },
      ...(spec.has_body && spec.method !== 'GET' && { body: JSON.stringify(members) }),
    })
    return answer.status < 400 || answer.status === 404 ? [] : [(await answer.json()) as Problem]
  }
  const VALUES: Record<string, string> = { '{id}': 'd_AAAAAAAAAAAAAAAAAAAAAA', '{number}': 'L-2026-000001', '{slug}': 'acme' }

  test('of any operation is told without pointers, patterns and operations', async () => {
    const told = new Set<string>()
    for (const spec of OPERATIONS.values())
      for (const wrong of WRONG)
        for (const problem of await refused(spec, wrong)) {
          told.add(spec.id)
          for (const line of problemLines(problem, namingFor(new Command('edit')))) expectPlain(line)
        }
    expect(told.size).toBeGreaterThan(15)
  })

  test('of every form that the contract knows is told by what fits it', () => {
    const patterns = new Set<string>()
    const walk = (given: unknown) => {
      if (typeof given !== 'object' || given === null) return
      const { pattern } = given as { pattern?: unknown }
      if (typeof pattern === 'string') patterns.add(pattern)
      for (const member of Object.values(given)) walk(member)
    }
    for (const { input_schema } of OPERATIONS.values())
      for (const member of Object.values(input_schema.properties ?? {})) walk(resolve(member))
    expect(patterns.size).toBeGreaterThan(4)
    for (const pattern of patterns)
      expect([pattern, inWords(`Send it in the form ${pattern}.`)]).toEqual([pattern, expect.stringMatching(/^It takes /)])
  })

  test('names every allowed value up to twelve, and of more the nearest and where all are', () => {
    const lines = (field: string, count: number) => {
      const allowed = Array.from({ length: count }, (_, index) => `value-${index}`)
      return problemLines(toProblem(new ApiError('validation_failed', { errors: [notOneOf(field, 'value', allowed)] }), FRAME)).join('\n')
    }
    expect(lines('query.sort', 12)).toContain(
      'value-0, value-1, value-2, value-3, value-4, value-5, value-6, value-7, value-8, value-9, value-10, value-11.',
    )
    expect(lines('query.sort', 13)).toMatch(/Nearest: value-0, .* With --json the answer lists all\.$/)
    expect(lines('/categories/0', 40)).toEndWith('`listing categories` lists all.')
  })

  test('is told so by the commands themselves', async () => {
    const sorted = await piped(['search', '--sort', 'best'], env)
    expect(sorted.stderr).toContain('Error: --sort: is not one of the allowed values. It is one of: relevance, votes, newest.')
    expect(JSON.parse(sorted.stdout).errors[0].field).toBe('query.sort')
    const category = await piped(['search', '--category', 'Bakery', '--no-json'], env)
    expect(category.stderr).toMatch(/`listing categories` lists all\.\nNext: listing categories\n$/)
    const founder = await piped(['founder', 'edit', '--set', 'email=nobody', '--no-json'], env)
    expect(founder).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Error: email: is not an e-mail address\./) })
  })
})
