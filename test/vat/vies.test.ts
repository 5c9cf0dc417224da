import { afterAll, describe, expect, test } from 'bun:test'
import { createVies } from '../../server/vat/vies.ts'
import { serveVies, type ViesReply } from '../doubles/vies.ts'

const doubles: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(doubles.map((double) => double.stop())))
function open(reply: (number: string, call: number) => ViesReply, requester: string | null = null) {
  const double = serveVies(reply)
  doubles.push(double)
  let now = 0
  return {
    double,
    vies: createVies({ url: double.url, requester, clock: () => now }),
    turn: (milliseconds: number) => void (now += milliseconds),
  }
}
const NUMBER = { prefix: 'DE', digits: '136695976' }

describe('what the register says is taken as it is meant', () => {
  const CASES: [ViesReply, 'valid' | 'invalid' | 'unverified'][] = [
    [{ isValid: true }, 'valid'],
    [{ isValid: true, userError: 'VALID' }, 'valid'],
    [{ isValid: false }, 'invalid'],
    [{ isValid: false, userError: 'INVALID' }, 'invalid'],
    [{ isValid: false, userError: 'INVALID_INPUT' }, 'invalid'],
    [{ isValid: false, userError: 'MS_UNAVAILABLE' }, 'unverified'],
    [{ isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 'unverified'],
    [{ isValid: false, userError: 'GLOBAL_MAX_CONCURRENT_REQ' }, 'unverified'],
    [{ isValid: false, userError: 'TIMEOUT' }, 'unverified'],
    [{ isValid: false, userError: 'SERVICE_UNAVAILABLE' }, 'unverified'],
    [{ isValid: true, userError: 'MS_UNAVAILABLE' }, 'unverified'],
    [{ status: 500 }, 'unverified'],
    [{ status: 200, body: '' }, 'unverified'],
    [{ status: 503, body: '{"isValid": true}' }, 'unverified'],
    [{ body: '<html>maintenance</html>' }, 'unverified'],
    [{ body: '{"isValid": "true"}' }, 'unverified'],
    [{ body: 'null' }, 'unverified'],
    ['redirect', 'unverified'],
    ['endless', 'unverified'],
  ]
  for (const [said, status] of CASES)
    test(`${JSON.stringify(said)} is ${status}`, async () => {
      const { vies } = open(() => said)
      expect((await vies.ask(NUMBER)).status).toBe(status)
    })
})

test('a register that never answers is given up, and after three times not asked for a minute', async () => {
  const { vies, double, turn } = open((number) => (number.startsWith('FR') ? 'hang' : { isValid: true }))
  expect((await vies.ask({ prefix: 'FR', digits: '1' })).status).toBe('unverified')
  await Promise.all(['2', '3'].map((digits) => vies.ask({ prefix: 'FR', digits })))
  const asked = double.questions.length
  expect((await vies.ask({ prefix: 'FR', digits: '4' })).reason).toBe('resting')
  expect(double.questions.length).toBe(asked)
  // Other states are asked all the same, and this one again when it has rested.
  expect((await vies.ask(NUMBER)).status).toBe('valid')
  turn(60_001)
  await vies.ask({ prefix: 'FR', digits: '5' })
  expect(double.questions.at(-1)).toMatchObject({ country: 'FR', number: '5' })
})

test('many who ask for one number at once are one question', async () => {
  const { vies, double } = open(() => ({ isValid: true }))
  const answers = await Promise.all(Array.from({ length: 20 }, () => vies.ask(NUMBER)))
  expect([double.questions.length, answers.every(({ status }) => status === 'valid')]).toEqual([1, true])
})

test('the seller’s own number is sent along, and the proof of having asked is kept', async () => {
  const { vies, double } = open(() => ({ isValid: true, requestIdentifier: 'WAPIAAAAY1' }), 'EE100594102')
  expect(await vies.ask(NUMBER)).toEqual({ status: 'valid', consultation: 'WAPIAAAAY1', reason: null })
  expect(double.questions).toEqual([{ country: 'DE', number: '136695976', requester: 'EE100594102' }])
})

test('a register that fails once and then answers is asked again', async () => {
  const { vies } = open((_number, call) => (call === 1 ? { status: 500 } : { isValid: false }))
  expect([(await vies.ask(NUMBER)).status, (await vies.ask(NUMBER)).status]).toEqual(['unverified', 'invalid'])
})

test('nobody listening is no verdict', async () => {
  const { double, vies } = open(() => ({ isValid: true }))
  await double.stop()
  expect((await vies.ask(NUMBER)).status).toBe('unverified')
})
