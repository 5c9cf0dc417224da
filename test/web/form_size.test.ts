import { describe, expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { sessionCookie } from './session.ts'

const testService = await startTestService({ role: 'web' })
const KIB_64 = 64 * 1024
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=part'

const send = async (path: string, body: string, type = URLENCODED, cookie = '') => {
  const headers = { 'content-type': type, accept: 'text/html', ...(cookie === '' ? {} : { cookie }) }
  const response = await fetch(`${testService.url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
  return { status: response.status, text: await response.text(), id: response.headers.get('x-request-id') }
}
const parts = (count: number, value = '') =>
  `${Array.from({ length: count }, (_, at) => `--part\r\ncontent-disposition: form-data; name="a${at}"\r\n\r\n${value}\r\n`).join('')}--part--\r\n`

describe('what a stranger sends to a form', () => {
  for (const path of ['/sign-in', '/sign-in/password', '/sign-in/forgotten', '/newsletter'])
    test(`${path} takes 64 KB and no more, whatever it says of its length`, async () => {
      for (const body of [`email=${'x'.repeat(KIB_64)}`, 'a&'.repeat(1_000_000), `email=${'<'.repeat(5_900_000)}`]) {
        const { status, text, id } = await send(path, body)
        expect([status, text.length < 16 * 1024, id !== null]).toEqual([413, true, true])
      }
      const stream = new Blob(['email=', 'x'.repeat(KIB_64)]).stream()
      const chunked = await fetch(`${testService.url}${path}`, { method: 'POST', headers: { 'content-type': URLENCODED }, body: stream })
      expect(chunked.status).toBe(413)
    })

  test('the fields are counted before any is read', async () => {
    const many: [string, string][] = [
      [`${'a=1&'.repeat(501)}email=x`, URLENCODED],
      [parts(501), MULTIPART],
      ['a&'.repeat(30_000), URLENCODED],
    ]
    for (const [body, type] of many) {
      const { status, text } = await send('/sign-in', body, type)
      expect([status, text.includes('at most 500 fields')]).toEqual([413, true])
    }
    expect((await send('/sign-in', parts(20), MULTIPART)).status).toBe(422)
  })

  test('a form that cannot be read is refused', async () => {
    for (const [body, type] of [
      ['%ff\xff', 'multipart/form-data'],
      ['x', `multipart/form-data; boundary=${'b'.repeat(71)}`],
      ['--part\r\n', MULTIPART],
      ['email=x', 'application/x-www-form-urlencoded-not'],
    ] as const)
      expect([400, 415]).toContain((await send('/sign-in', body, type)).status)
  })

  test('comes back no longer than a person could have typed', async () => {
    for (const sign of ['<', '&', '"', '😀']) {
      const { status, text } = await send('/sign-in', `email=${encodeURIComponent(sign.repeat(4000))}`)
      expect([status, Buffer.byteLength(text) < 16 * 1024, text.includes('It is too long')]).toEqual([422, true, true])
    }
  })
})

test('a founder’s long story in a script of many bytes is taken all the same', async () => {
  const account_id = await testService.account()
  const { name, value } = await sessionCookie(testService, account_id)
  const interview = await send('/account/interview', `answer_1=${encodeURIComponent('語'.repeat(9000))}`, URLENCODED, `${name}=${value}`)
  expect(interview.status).not.toBe(413)
  expect((await send('/account', `name=${'x'.repeat(KIB_64)}`, URLENCODED, `${name}=${value}`)).status).toBe(413)
})
