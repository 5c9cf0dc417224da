import { afterAll, expect, test } from 'bun:test'
import { readConfig } from '../../server/core/config.ts'
import { queueEmail } from '../../server/mail/outbox.ts'
import { serveSmtp } from '../doubles/smtp.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const server = await serveSmtp()
afterAll(server.stop)
const env = { SMTP_URL: server.url, MAIL_FROM: 'The directory <mail@listing.example>' }
const testService = await startTestService({ env })

test('an e-mail goes out within a moment of its transaction', async () => {
  const mail = { to: { email: 'ada@readers.example' }, kind: 'test', subject: 'Hello', blocks: ['At once.'] }
  await testService.sql.begin((sql) => queueEmail(sql, mail, testService.service.clock()))
  await until(() => server.received.length > 0)
  expect(server.received.map(({ to }) => to)).toEqual([['ada@readers.example']])
  expect(server.received[0]?.raw).toContain('From: The directory <mail@listing.example>')
})

test('settings of the post that cannot work are refused at start by name', () => {
  const reading = (settings: Record<string, string>) => () => readConfig(settings)
  expect(reading({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM: /)
  expect(reading({ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' })).toThrow(/^SMTP_URL: /)
  expect(reading({ SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' })).toThrow(/^SMTP_URL: /)
  for (const from of ['Listing', 'a@b.example, c@d.example', 'x <y>']) expect(reading({ MAIL_FROM: from })).toThrow(/^MAIL_FROM: /)
  expect(reading({ TEAM_EMAIL: 'team' })).toThrow(/^TEAM_EMAIL: /)
  const read = readConfig({ SMTP_URL: 'smtps://user:p%40ss@mail.example:465', MAIL_FROM: 'mail@b.example', TEAM_EMAIL: 'team@b.example' })
  expect([read.mail_from, read.team_email]).toEqual([{ name: '', address: 'mail@b.example' }, 'team@b.example'])
  expect(readConfig({ BASE_URL: 'https://listing.example' }).mail_from.address).toBe('listing@listing.example')
})
