import { afterAll, expect, test } from 'bun:test'
import { stopThreads } from '../../server/base/threads/thread.ts'
import { ENDPOINTS, HOPELESS } from '../doubles/model_endpoints.ts'
import { answer, draftWith, LINES, says } from './model_site.ts'

afterAll(stopThreads)

const entries = [
  says('founded_year', '2019', LINES.founded),
  says('features', LINES.export, LINES.export),
  says('features', LINES.import, LINES.import),
  says('description', 'Tidepool warns before a repeat dive becomes unsafe.', LINES.what),
]

for (const [name, endpoint] of Object.entries(ENDPOINTS))
  test(`an endpoint that ${name} adds to the draft what it says and the site states`, async () => {
    const { profile, failure, trouble } = await draftWith((call, request) => endpoint(call, request, answer(request, ...entries)))
    expect([failure, trouble, profile.warnings]).toEqual([null, null, []])
    expect(profile.fields.founded_year?.value).toBe(2019)
    // The last entry of an answer that was cut is lost, no other.
    expect(profile.fields.features?.value).toEqual([LINES.export, LINES.import])
    expect(profile.fields.description?.value).toBe(
      name.startsWith('cuts') ? undefined : 'Tidepool warns before a repeat dive becomes unsafe.',
    )
  })

test('what an endpoint does not know it is asked without from then on', async () => {
  const endpoint = ENDPOINTS['knows json_object only']
  const { requests } = await draftWith(
    (call, request) => endpoint?.(call, request, answer(request, ...entries)) ?? { connection: 'reset' },
    {},
    2,
  )
  expect(requests.map(({ response_format }) => response_format?.type)).toEqual(['json_schema', 'json_object', 'json_object'])
})

for (const [name, { reply, reason }] of Object.entries(HOPELESS))
  test(`an endpoint that ${name} leaves the built-in draft with a warning`, async () => {
    const { profile, failure } = await draftWith((call, request) => reply(call, request, ''), { seconds_max: 3 })
    expect([profile.fields, profile.warnings.map(({ code }) => code)]).toEqual([{}, ['model_unavailable']])
    expect<string | undefined>(failure?.reason).toBe(reason)
  })
