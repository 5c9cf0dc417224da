import { afterAll, expect, test } from 'bun:test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deliverEmails, sweepEmails } from '../../server/mail/deliver.ts'
import { gatherEmail, queueEmail, queueEmails, type Email } from '../../server/mail/outbox.ts'
import type { EmailLook } from '../../server/mail/render.ts'
import { openSender } from '../../server/mail/sender.ts'
import { serveNothing, serveSmtp, type Says } from '../doubles/smtp.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

// No worker: each test delivers by hand, over its own server.
const testService = await startTestService({ crowded: true, role: 'web' })
const from = { name: 'Listing', address: 'mail@listing.example' }
const still = new AbortController().signal
const closing: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

let people = 0
const emailTo = (email = `person-${++people}@readers.example`, more: Partial<Email> = {}): Email => ({
  to: { name: 'Ada', email },
  kind: 'test',
  subject: 'Hello',
  blocks: ['A paragraph.'],
  ...more,
})
const send = (mail: Email) => queueEmail(testService.sql, mail, testService.service.clock())
const rows = (email: string) =>
  testService.sql<{ id: number; status: string; tries: number; error: string | null; message_id: string; next_try_at: Date | null }[]>`
    select id, status, tries, error, message_id, next_try_at from outbox where lower(email) = ${email.toLowerCase()} order by id`
const row = async (email: string) => {
  const [found] = await rows(email)
  if (!found) throw new Error(`no e-mail to ${email}`)
  return found
}

/** A post office of its own: what waits from other tests is put aside first. */
async function openMailDelivery(smtp_url: string | null, look?: EmailLook) {
  await testService.sql`update outbox set status = 'failed', next_try_at = null where status = 'waiting'`
  const folder = join(testService.folder, crypto.randomUUID())
  const sender = openSender({ smtp_url, from, folder, extra_ca: null, connections_max: 4 })
  closing.push(() => sender.close())
  const logged: string[] = []
  const { sql: database, service } = testService
  const delivery = {
    database,
    clock: service.clock,
    sender,
    sites: () => service.sites.all(),
    ...(look ? { look } : {}),
    log: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
  }
  return {
    folder,
    logged,
    deliver: (signal: AbortSignal = still, more: { run_seconds_max?: number } = {}) => deliverEmails({ ...delivery, ...more }, signal),
  }
}
async function openServer(says?: (mail: number, to: string) => Says) {
  const server = await serveSmtp(says)
  closing.push(server.stop)
  return { server, ...(await openMailDelivery(server.url)) }
}

test('an e-mail is delivered once, as text and HTML, to one address', async () => {
  const { server, deliver } = await openServer()
  const mail = emailTo('ada@readers.example', { unsubscribe: { url: 'http://localhost:3000/unsubscribe/abc' } })
  await send(mail)
  await deliver()
  await deliver()
  expect(server.received.map(({ from: sender, to }) => [sender, to])).toEqual([['mail@listing.example', ['ada@readers.example']]])
  const raw = server.received[0]?.raw ?? ''
  expect(raw).toContain('From: Listing <mail@listing.example>')
  expect(raw).toContain('To: Ada <ada@readers.example>')
  expect(raw).toContain('List-Unsubscribe: <http://localhost:3000/unsubscribe/abc>')
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(raw).toContain('Content-Type: text/html; charset=utf-8')
  const { status, message_id } = await row('ada@readers.example')
  expect([status, server.received[0]?.message_id]).toEqual(['sent', `<${message_id}@listing.example>`])
})

test('an e-mail of a transaction that rolls back is never sent', async () => {
  const { server, deliver } = await openServer()
  await testService.sql
    .begin(async (sql) => {
      await queueEmail(sql, emailTo('never@readers.example'), testService.service.clock())
      throw new Error('the work failed')
    })
    .catch(() => {})
  await deliver()
  expect([server.received, await rows('never@readers.example')]).toEqual([[], []])
})

test('an e-mail put off by the server comes later with the same Message-ID', async () => {
  const { server, deliver, logged } = await openServer((mail) =>
    mail === 1 ? { code: 451, text: '4.7.1 try later', at: 'content' } : null,
  )
  await send(emailTo('later@readers.example'))
  await deliver()
  await deliver()
  expect(server.received.length).toBe(1)
  expect(await row('later@readers.example')).toMatchObject({ status: 'waiting', tries: 1 })
  testService.turnClock(61)
  await deliver()
  expect(server.received.map(({ message_id }) => message_id)).toEqual(Array(2).fill(server.received[0]?.message_id))
  expect(await row('later@readers.example')).toMatchObject({ status: 'sent', tries: 2 })
  expect(logged.join('')).not.toContain('readers.example')
})

test('a new e-mail goes out at once, also where the clock of whoever wrote it was ahead', async () => {
  const { server, deliver } = await openServer((mail) => (mail === 1 ? { code: 451, text: '4.7.1 Try later' } : null))
  const ahead = new Date(testService.service.clock().getTime() + 3_600_000)
  await queueEmail(testService.sql, emailTo('early@readers.example'), ahead)
  await gatherEmail(
    testService.sql,
    { ...emailTo('early@readers.example'), once: 'hourly' },
    { now: testService.service.clock(), goes_at: ahead },
  )
  await deliver()
  // What was put off, and what waits for others, waits.
  await deliver()
  expect([(await rows('early@readers.example')).map(({ tries }) => tries), server.received.length]).toEqual([[1, 0], 0])
})

test('an address that does not exist is not written to again, in whatever case', async () => {
  const { server, deliver } = await openServer((_email, to) =>
    to.toLowerCase().startsWith('gone') ? { code: 550, text: '5.1.1 no such user' } : null,
  )
  await send(emailTo('Gone@readers.example'))
  await deliver()
  expect(await row('gone@readers.example')).toMatchObject({ status: 'failed', error: expect.stringContaining('bounced') })
  await send(emailTo('gone@Readers.example', { kind: 'other' }))
  testService.turnClock(90_000)
  await deliver()
  expect((await rows('gone@readers.example')).map(({ status }) => status)).toEqual(['failed', 'suppressed'])
  expect(server.received).toEqual([])
})

test('an e-mail that waits when its address is suppressed stays where it is', async () => {
  const { server, deliver } = await openServer()
  await send(emailTo('tired@readers.example'))
  await testService.sql`insert into suppressions (email, kind, reason, at) values ('tired@readers.example', 'test', 'declined', ${testService.service.clock()})`
  await send(emailTo('tired@readers.example', { kind: 'other' }))
  await deliver()
  expect((await rows('tired@readers.example')).map(({ status }) => status)).toEqual(['suppressed', 'sent'])
  expect(server.received.length).toBe(1)
})

test('an e-mail whose words are refused is given up, and its address is not suppressed', async () => {
  const spam = await openServer(() => ({ code: 554, text: '5.7.1 looks like spam', at: 'content' }))
  await send(emailTo('spam@readers.example'))
  await spam.deliver()
  expect(await row('spam@readers.example')).toMatchObject({ status: 'failed' })
  expect(await testService.sql`select 1 from suppressions where email = 'spam@readers.example'`).toHaveLength(0)
})

test('a server that refuses our own address is the operator’s trouble: no e-mail is given up', async () => {
  const { deliver } = await openServer(() => ({ code: 550, text: '5.7.1 sender refused', at: 'sender' }))
  for (let mail = 0; mail < 20; mail++) await send(emailTo(`kept-${mail}@readers.example`))
  await deliver()
  const kept = await testService.sql<{ status: string; tries: number }[]>`select status, tries from outbox where email like 'kept-%'`
  expect(kept.filter(({ status }) => status === 'waiting').length).toBe(20)
  expect(kept.filter(({ tries }) => tries > 0).length).toBeLessThanOrEqual(4)
})

test.each(['silent', 'leave'] as const)('a server that is %s costs few tries and loses no e-mail', async (how) => {
  const nothing = await serveNothing(how)
  closing.push(nothing.stop)
  const { deliver } = await openMailDelivery(nothing.url)
  for (let mail = 0; mail < 20; mail++) await send(emailTo(`${how}-${mail}@readers.example`))
  const stop = new AbortController()
  const running = deliver(stop.signal)
  // A silent server is left when the process ends, not only after its time.
  if (how === 'silent') {
    await until(() => nothing.connections() > 0)
    stop.abort(new Error('the process ends'))
  }
  await running
  const waiting = await testService.sql<
    { status: string; tries: number }[]
  >`select status, tries from outbox where email like ${`${how}-%`}`
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['waiting']))
  expect(waiting.filter(({ tries }) => tries > 0).length).toBeLessThanOrEqual(4)
})

test('a server that leaves after the e-mail and before its word gets it again, with the same Message-ID', async () => {
  const { server, deliver } = await openServer((mail) => (mail === 1 ? 'close' : null))
  await send(emailTo('twice@readers.example'))
  await deliver()
  expect(await row('twice@readers.example')).toMatchObject({ status: 'waiting', tries: 1 })
  testService.turnClock(61)
  await deliver()
  expect(server.received.length).toBe(2)
  expect(new Set(server.received.map(({ message_id }) => message_id)).size).toBe(1)
})

test('a worker that dies between the server’s word and its own leaves the e-mail to others, with the same Message-ID', async () => {
  const { server, deliver } = await openServer()
  await send(emailTo('crash@readers.example'))
  await testService.sql.unsafe(`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'the worker dies'; end $$;
    create trigger die before update of sent_at on outbox for each row when (new.status = 'sent') execute function die()`)
  expect(await deliver().catch(String)).toContain('the worker dies')
  await testService.sql.unsafe('drop function die() cascade')
  // The claim still holds: nobody sends it meanwhile.
  await deliver()
  expect(server.received.length).toBe(1)
  testService.turnClock(301)
  await deliver()
  expect(server.received.length).toBe(2)
  expect(new Set(server.received.map(({ message_id }) => message_id)).size).toBe(1)
  expect(await row('crash@readers.example')).toMatchObject({ status: 'sent', tries: 2 })
})

test('many workers at once deliver each e-mail once', async () => {
  const { server, deliver } = await openServer()
  await queueEmails(
    testService.sql,
    Array.from({ length: 200 }, (_, index) => emailTo(`crowd-${index}@readers.example`)),
    testService.service.clock(),
  )
  await Promise.all([deliver(), deliver(), deliver()])
  expect(server.received.length).toBe(200)
  expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(200)
})

test('an e-mail that is written while thousands wait does not wait for all of them', async () => {
  const { server, deliver } = await openServer()
  await queueEmails(
    testService.sql,
    Array.from({ length: 100 }, () => emailTo()),
    testService.service.clock(),
  )
  testService.turnClock(1)
  await send(emailTo('code@readers.example'))
  await deliver()
  expect(server.received.length).toBe(101)
  expect(server.received.findIndex(({ to }) => to.includes('code@readers.example'))).toBeLessThan(20)
})

test('a run whose time is over takes no further e-mail and says that more may wait', async () => {
  const { server, deliver } = await openServer()
  await send(emailTo('patient@readers.example'))
  expect(await deliver(still, { run_seconds_max: 0 })).toBe(true)
  expect([server.received, (await row('patient@readers.example')).tries]).toEqual([[], 0])
  expect(await deliver()).toBe(false)
  expect(server.received.map(({ to }) => to)).toEqual([['patient@readers.example']])
})

test('an e-mail with a key is sent once, alone, among others and at once', async () => {
  const { server, deliver } = await openServer()
  const once = emailTo('once@readers.example', { once: 'update:1:ada' })
  await Promise.all([send(once), send(once), queueEmails(testService.sql, [once, once, emailTo()], testService.service.clock())])
  await send(once)
  await deliver()
  expect(server.received.filter(({ to }) => to.includes('once@readers.example')).length).toBe(1)
})

test('no name and no subject begins a header or names another address', async () => {
  const { server, deliver } = await openServer()
  await send({
    ...emailTo('victim@readers.example'),
    to: { name: 'Ada\r\nBcc: evil@evil.example\r\n\r\n<evil@evil.example>, "', email: 'victim@readers.example' },
    subject: 'Hi\r\nBcc: evil@evil.example\nX-Evil: 1\r\n\r\nbody',
  })
  await deliver()
  expect(server.received.map(({ to }) => to)).toEqual([['victim@readers.example']])
  const head = (server.received[0]?.raw ?? '').split('\r\n\r\n')[0] ?? ''
  expect(head).not.toMatch(/^(bcc|x-evil)/im)
  expect(head).toContain('Subject: Hi Bcc: evil@evil.example X-Evil: 1 body')
})

test.each([
  'a@b, evil@evil.example',
  'a@readers.example, evil@evil.example',
  'a@readers.example\r\nBcc: evil@evil.example',
  'Ada <a@readers.example>',
  '',
])('an e-mail to %j is sent to nobody, and fails nothing', async (email) => {
  const { server, deliver } = await openServer()
  await send(emailTo(email))
  await deliver()
  expect([server.received, (await row(email)).status]).toEqual([[], 'failed'])
})

test('a subject that looks encoded already is read as it was written', async () => {
  const { server, deliver } = await openServer()
  const subject = 'Confirm: give =?utf-8?Q?Hi=0D=0A=E2=80=AEBcc?= a listing named 語 and more than one word of a header holds'
  await send(emailTo('word@readers.example', { subject }))
  await send(emailTo('plain@readers.example', { subject: subject.replace('語', 'Acme') }))
  await deliver()
  const shown = server.received.map(({ raw }) => /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1] ?? '').map(readWords)
  expect(shown.toSorted()).toEqual([subject.replace('語', 'Acme'), subject].toSorted())
})

/** A header as a mail program shows it: encoded words are read, and the white space between two of them is none (RFC 2047). */
const readWords = (header: string): string =>
  header
    .replaceAll('\r\n', '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, text: string) => {
      const bytes = text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      return Buffer.from(how.toUpperCase() === 'B' ? text : bytes, how.toUpperCase() === 'B' ? 'base64' : 'latin1').toString()
    })

test('an e-mail that leads to another website is not sent', async () => {
  const { server, deliver } = await openServer()
  await send(emailTo('led@readers.example', { action: { label: 'Go', url: 'https://evil.example/' } }))
  await deliver()
  expect(server.received).toEqual([])
  expect(await row('led@readers.example')).toMatchObject({ status: 'failed', error: expect.stringContaining('not ours') })
})

test('without a server e-mails are files that a mail program opens, one per e-mail', async () => {
  const { folder, deliver } = await openMailDelivery(null)
  await send(emailTo('file@readers.example', { subject: 'Grüße' }))
  await deliver()
  const [name, ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toEndWith(`-${(await row('file@readers.example')).id}.eml`)
  const raw = await readFile(join(folder, name ?? ''), 'utf8')
  expect(raw).toContain('To: Ada <file@readers.example>\r\n')
  expect(raw).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=\r\n')
  expect(raw).toContain('A paragraph.')
})

test('an e-mail tried for days is given up', async () => {
  const { deliver } = await openServer(() => ({ code: 451, text: 'never' }))
  await send(emailTo('never-taken@readers.example'))
  for (let tries = 0; tries < 12; tries++) {
    await deliver()
    testService.turnClock(86_401)
  }
  expect(await row('never-taken@readers.example')).toMatchObject({ status: 'failed', tries: 10 })
})

test('e-mails done with are kept for three months', async () => {
  const done = await testService.sql<{ count: number }[]>`select count(*) as count from outbox where status <> 'waiting'`
  expect(await sweepEmails(testService.sql, testService.service.clock())).toBe(0)
  expect(await sweepEmails(testService.sql, new Date(testService.service.clock().getTime() + 91 * 86_400_000))).toBe(done[0]?.count ?? -1)
})

test('the operator’s mark travels with the e-mail, so that nothing is fetched to show it', async () => {
  const { folder, deliver } = await openMailDelivery(null, { accent: '#7a1fa2', mark: Buffer.from('the mark') })
  await send(emailTo(undefined, { action: { label: 'Look', url: 'http://localhost:3000/' } }))
  await deliver()
  const [name = ''] = await readdir(folder)
  const eml = await readFile(join(folder, name), 'utf8')
  expect(eml).toMatch(/Content-Type: multipart\/related/)
  expect(eml).toMatch(/Content-ID: <mark>/i)
  expect(eml).toContain(Buffer.from('the mark').toString('base64'))
  const html = eml.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  expect(html).toContain('<img src="cid:mark" alt=""')
  expect(html).toContain('#7a1fa2')
  expect(html).not.toMatch(/<img[^>]+src="(?!cid:)/)
})
