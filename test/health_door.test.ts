import { afterAll, expect, test } from 'bun:test'
import { serveSmtp } from './doubles/smtp.ts'
import { serveVies } from './doubles/vies.ts'
import { freePort } from './free_port.ts'
import { startTestService } from './test_service.ts'
import { until } from './until.ts'

const smtp = await serveSmtp()
const vies = serveVies(() => ({ status: 500 }))
const MAIL_FROM = 'Listing <mail@good.example>'
const web = await startTestService({ role: 'web', env: { SMTP_URL: smtp.url, MAIL_FROM, VIES_URL: vies.url } })
afterAll(() => Promise.all([smtp.stop(), vies.stop()]))

const ask = async (url: string) => {
  const response = await fetch(url)
  return `${response.status} ${await response.text()}`
}

test('what is lost outside of the service is said to whoever asks for it, and others are not asked each time', async () => {
  expect(await ask(`${web.url}/readyz`)).toBe('200 ready\n')
  expect(vies.questions).toEqual([])
  const verbose = [
    '200 ready',
    'browser: not set up',
    'mail: ok',
    'payments: not set up',
    'vies: does not work, listing-server doctor says why',
    'model: not set up\n',
  ].join('\n')
  // Each check has five seconds, in which a busy machine may not get to it.
  await until(async () => (await ask(`${web.url}/readyz?verbose`)) === verbose)
  const asked = vies.questions.length
  expect(asked).toBeGreaterThan(0)
  const again = await Promise.all(Array.from({ length: 20 }, () => ask(`${web.url}/readyz?verbose=1`)))
  expect([...new Set(again)]).toEqual([verbose])
  const metrics = await ask(`${web.url}/metrics`)
  expect(metrics.match(/^listing_outside_up\{.*$/gm)).toEqual([
    'listing_outside_up{system="mail"} 1',
    'listing_outside_up{system="vies"} 0',
  ])
  expect(vies.questions).toHaveLength(asked)
})

test('a scrape has it looked for behind its back, on a worker too', async () => {
  const port = freePort()
  await startTestService({ role: 'worker', env: { METRICS_PORT: String(port), SMTP_URL: `smtp://127.0.0.1:${freePort()}`, MAIL_FROM } })
  await until(async () => (await ask(`http://127.0.0.1:${port}/metrics`)).includes('listing_outside_up{system="mail"} 0\n'))
  expect(await ask(`http://127.0.0.1:${port}/readyz?verbose`)).toContain('\nmail: does not work')
})
