import { describe, expect, test } from 'bun:test'
import { sweepSubscribers } from '../../server/newsletter/subscribers.ts'
import { suppress } from '../../server/mail/outbox.ts'
import { startTestService } from '../test_service.ts'
import { openSister } from '../listings/sisters.ts'
import { putLive } from '../public/live.ts'
import { sessionCookie } from '../web/session.ts'
import { read, tick, turnToWeek } from './readers.ts'

const testService = await startTestService({ role: 'web', env: { TRUST_PROXY: '1' } })
const DAY = 86_400

let callers = 0
/** A caller from an address of its own, unless told otherwise. */
const nextAddress = () => `198.51.${Math.floor(++callers / 250)}.${callers % 250}`

async function ask(email: string, address = nextAddress(), headers: Record<string, string> = {}) {
  const response = await fetch(`${testService.url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { accept: 'text/html', 'x-forwarded-for': address, ...headers },
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text(), headers: response.headers }
}
const press = (url: string, init: RequestInit = {}) =>
  fetch(testService.url + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
    ...init,
  })
const emailsTo = (email: string) =>
  testService.sql<{ kind: string; subject: string; status: string; mail: { action: { url: string }; unsubscribe?: { url: string } } }[]>`
    select kind, subject, status, letter as mail from outbox where email = ${email} order by id`
const stateOf = async (email: string) =>
  (await testService.sql<{ state: string }[]>`select state from newsletter_subscribers where email = ${email}`)[0]?.state
async function confirmed(email: string) {
  await ask(email)
  const link = (await emailsTo(email)).at(-1)?.mail.action.url ?? ''
  expect((await press(link)).status).toBe(303)
  return link
}

describe('asking for the newsletter', () => {
  test('gives a stranger and a subscriber the same answer, and an e-mail to each', async () => {
    await confirmed('known@readers.example')
    const [known, unknown] = [await ask('known@readers.example'), await ask('unknown@readers.example')]
    expect([known.status, known.location, known.text]).toEqual([unknown.status, unknown.location, unknown.text])
    expect([known.status, known.location]).toEqual([303, '/newsletter?done=asked'])
    expect((await emailsTo('known@readers.example')).at(-1)?.subject).toBe('You already get the newsletter of Listing')
    expect((await emailsTo('unknown@readers.example')).at(-1)?.subject).toBe('Confirm the newsletter of Listing')
    // What was asked for does not come before it is confirmed, and asking again takes nothing away.
    expect([await stateOf('known@readers.example'), await stateOf('unknown@readers.example')]).toEqual(['confirmed', 'pending'])
  })

  test('writes to one mailbox three times a day under all its spellings together, and to its owner who is signed in all the same', async () => {
    const name = `reader${crypto.randomUUID().replaceAll('-', '')}`
    for (let nth = 1; nth <= 6; nth++) expect((await ask(`${name.slice(0, nth)}.${name.slice(nth)}+${nth}@gmail.com`)).status).toBe(303)
    const sent = await testService.sql<
      { count: number }[]
    >`select count(*) as count from outbox where replace(email, '.', '') like ${`${name}%`}`
    expect(sent).toMatchObject([{ count: 3 }])

    const email = `${name}@gmail.com`
    await ask(email)
    expect(await emailsTo(email)).toHaveLength(0)
    const account_id = await testService.account()
    await testService.sql`update auth."user" set email = ${email} where id = ${account_id}`
    const { name: cookie, value } = await sessionCookie(testService, account_id)
    await ask(email, nextAddress(), { cookie: `${cookie}=${value}` })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('knows one mailbox by all its spellings, and keeps no link that could be read from a copy of the database', async () => {
    await ask(' Ada@Readers.Example ')
    await ask('ada@readers.example')
    const rows = await testService.sql<{ email: string; confirm_hash: Uint8Array }[]>`
      select email, confirm_hash from newsletter_subscribers where email ilike 'ada@%'`
    expect(rows.map(({ email }) => email)).toEqual(['ada@readers.example'])
    const [first, second] = (await emailsTo('ada@readers.example')).map(({ mail }) => mail.action.url)
    expect(first).toMatch(/^http:\/\/localhost:3000\/newsletter\/confirm\/[\w-]{43}$/)
    expect(Buffer.from(rows[0]?.confirm_hash ?? '').toString('base64url')).not.toBe(new URL(second ?? '').pathname.slice(-43))
    // The newer e-mail replaces the older one.
    expect([(await press(first ?? '')).status, (await press(second ?? '')).status]).toEqual([404, 303])
  })

  for (const wrong of [
    '',
    'ada',
    'ada@',
    'a@b.example, c@d.example',
    'ada@readers.example\nbcc: x@y.example',
    `${'x'.repeat(250)}@y.example`,
  ])
    test(`with ${JSON.stringify(wrong.slice(0, 40))} is answered beside the field, and what was typed stays`, async () => {
      const { status, text } = await ask(wrong)
      expect(status).toBe(422)
      expect(text).toContain('This is not an e-mail address.')
      expect(text).toContain('aria-invalid="true"')
    })

  test('echoes what was typed as text', async () => {
    const { text } = await ask('"><script>alert(1)</script>')
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script>alert(1)')
  })

  test('writes to a mailbox three times a day at most, whoever asks and without a word about it', async () => {
    const answers = new Set<string>()
    for (let turn = 0; turn < 6; turn++)
      answers.add(JSON.stringify(await ask('flooded@readers.example').then(({ status, location }) => [status, location])))
    expect([...answers]).toEqual(['[303,"/newsletter?done=asked"]'])
    expect(await emailsTo('flooded@readers.example')).toHaveLength(3)
    testService.turnClock(DAY + 1)
    await ask('flooded@readers.example')
    expect(await emailsTo('flooded@readers.example')).toHaveLength(4)
  })

  test('is refused to an address that asks too often, whatever it asks for, until the hour is over', async () => {
    await confirmed('guessed@readers.example')
    const mine = '203.0.113.7'
    const ends: number[] = []
    for (let turn = 0; turn < 21; turn++)
      ends.push((await ask(turn % 2 === 0 ? 'guessed@readers.example' : `guess-${turn}@readers.example`, mine)).status)
    expect([ends.slice(0, 20).every((status) => status === 303), ends[20]]).toEqual([true, 429])
    const refused = await ask('later@readers.example', mine)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000, (await emailsTo('later@readers.example')).length]).toEqual([
      429,
      true,
      0,
    ])
    expect((await ask('later@readers.example', '203.0.113.8')).status).toBe(303)
    // One household of IPv6 is one address.
    for (let turn = 0; turn < 20; turn++) await ask(`six-${turn}@readers.example`, `2001:db8:1:2::${turn}`)
    expect((await ask('six@readers.example', '2001:db8:1:2:ffff::1')).status).toBe(429)
    testService.turnClock(3601)
    expect((await ask('later@readers.example', mine)).status).toBe(303)
  })

  test('from another website’s page asks for nothing', async () => {
    const { status } = await ask('lured@readers.example', nextAddress(), { 'sec-fetch-site': 'cross-site' })
    expect([status, (await emailsTo('lured@readers.example')).length]).toEqual([403, 0])
  })

  test('by a mailbox that is not written to sends nothing', async () => {
    await suppress(testService.sql, 'bounced@readers.example', 'all', 'bounced', testService.service.clock())
    expect((await ask('bounced@readers.example')).status).toBe(303)
    expect((await emailsTo('bounced@readers.example')).map(({ status }) => status)).toEqual(['suppressed'])
  })
})

describe('the link that confirms', () => {
  test('confirms when its button is pressed, and not when it is looked at', async () => {
    await ask('careful@readers.example')
    const link = (await emailsTo('careful@readers.example'))[0]?.mail.action.url ?? ''
    const look = await read(testService, new URL(link).pathname)
    expect([look.status, look.words.includes('careful@readers.example'), look.html.includes('method="post"')]).toEqual([200, true, true])
    expect(await stateOf('careful@readers.example')).toBe('pending')
    for (let turn = 0; turn < 2; turn++) expect((await press(link)).headers.get('location')).toBe('/newsletter?done=confirmed')
    expect(await stateOf('careful@readers.example')).toBe('confirmed')
  })

  test('is over after seven days, on another site, and once the newsletter was ended', async () => {
    const link = await confirmed('leaver@readers.example')
    await ask('leaver@readers.example')
    const stop = (await emailsTo('leaver@readers.example')).at(-1)?.mail.unsubscribe?.url ?? ''
    await press(stop)
    expect([await stateOf('leaver@readers.example'), (await press(link)).status, await stateOf('leaver@readers.example')]).toEqual([
      'ended',
      404,
      'ended',
    ])

    await ask('late@readers.example')
    const late = (await emailsTo('late@readers.example'))[0]?.mail.action.url ?? ''
    const garden = await openSister(testService, 'garden')
    expect((await press(late, { headers: { host: garden } })).status).toBe(404)
    testService.turnClock(7 * DAY + 1)
    expect([
      (await read(testService, new URL(late).pathname)).status,
      (await press(late)).status,
      await stateOf('late@readers.example'),
    ]).toEqual([404, 404, 'pending'])
    await sweepSubscribers(testService.sql, testService.service.clock())
    expect([await stateOf('late@readers.example'), await stateOf('leaver@readers.example')]).toEqual([undefined, 'ended'])
    testService.turnClock(90 * DAY)
    await sweepSubscribers(testService.sql, testService.service.clock())
    expect([await stateOf('leaver@readers.example'), await stateOf('known@readers.example')]).toEqual([undefined, 'confirmed'])
  })

  test('that nobody made, or that is none, is answered as one that is over', async () => {
    for (const token of ['A'.repeat(43), 'x', '%00', `${'A'.repeat(42)}'`]) {
      const path = `/newsletter/confirm/${token}`
      expect([token, (await read(testService, path)).status, (await fetch(testService.url + path, { method: 'POST' })).status]).toEqual([
        token,
        404,
        404,
      ])
    }
  })
})

test('the link in an issue ends the e-mails when a mail program presses it, and a look ends nothing; asking anew begins anew', async () => {
  const owner = await testService.founder()
  const week = turnToWeek(testService, 1)
  await putLive(testService, owner.account_id, { name: 'Beetroot', launch_week: week })
  await tick(testService)
  await confirmed('reader@readers.example')
  const next = turnToWeek(testService, 1)
  await putLive(testService, owner.account_id, { name: 'Radish', launch_week: next })
  expect(await tick(testService)).toBe(1)
  const issues = (await emailsTo('reader@readers.example')).filter(({ kind }) => kind === 'newsletter')
  // Nobody gets the issue of a week that had begun when they came.
  expect(issues.map(({ mail }) => mail.action.url)).toEqual([`http://localhost:3000/newsletter/${next}`])
  const stop = issues[0]?.mail.unsubscribe?.url ?? ''
  expect(stop).toMatch(/^http:\/\/localhost:3000\/newsletter\/stop\/[\w-]{32}$/)
  expect([(await read(testService, new URL(stop).pathname)).status, await stateOf('reader@readers.example')]).toEqual([200, 'confirmed'])
  // A mail program comes from anywhere, takes no redirect, and may come twice.
  for (let turn = 0; turn < 2; turn++)
    expect((await press(stop, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' } })).status).toBe(200)
  expect((await fetch(`${testService.url}/newsletter/stop/${'A'.repeat(32)}`, { method: 'POST' })).status).toBe(200)
  expect(await stateOf('reader@readers.example')).toBe('ended')
  await putLive(testService, owner.account_id, { name: 'Turnip', launch_week: turnToWeek(testService, 1) })
  await tick(testService)
  expect((await emailsTo('reader@readers.example')).filter(({ kind }) => kind === 'newsletter')).toHaveLength(1)
  await confirmed('reader@readers.example')
  expect(await stateOf('reader@readers.example')).toBe('confirmed')
})
