import { describe, expect, test } from 'bun:test'
import { keepReport } from '../../../server/listings/reports.ts'
import { suppress } from '../../../server/mail/outbox.ts'
import { sendProof } from '../../../server/auth/sign_in.ts'
import { startTestService } from '../../test_service.ts'
import { putLive } from '../../public/live.ts'
import { refused } from '../../refused.ts'
import { formIn } from '../forms.ts'
import { auditEntriesOf, openOperator, openVisitor } from './visit.ts'
import { until } from '../../until.ts'

const testService = await startTestService({ role: 'web' })
const operator = await openOperator(testService)

describe('an account that somebody else got into', () => {
  test('is taken back: sessions, keys and open e-mails end at once, and its owner is told', async () => {
    const founder = await testService.founder()
    const thief = await openVisitor(testService, founder.account_id)
    expect((await thief.ask('/account')).status).toBe(200)
    const path = `/team/accounts/${founder.account_id}`
    const page = await operator.ask(path)
    expect([page.status, page.text.includes('1 session')]).toEqual([200, true])
    const first = await operator.post(path, { note: 'Reported by phone' })
    expect([first.status, first.text.includes('1 API key')]).toEqual([200, true])
    await founder.listing.getAccount()
    expect((await operator.post(path, { note: 'Reported by phone', confirm: 'yes' })).location).toBe(`${path}?done=secured`)
    expect((await thief.ask('/account')).status).toBe(303)
    // For an hour nothing is forgotten by its age.
    testService.turnClock(-3600)
    await until(() =>
      founder.listing.getAccount().then(
        () => false,
        () => true,
      ),
    )
    testService.turnClock(3600)
    expect((await refused(founder.listing.getAccount())).code).toBe('unauthorized')
    const [mail] = await testService.sql<{ subject: string }[]>`
      select subject from outbox o join auth."user" u on u.email = o.email where u.id = ${founder.account_id}`
    expect(mail?.subject).toBe('Everybody was signed out of your account')
    expect((await auditEntriesOf(testService))[0]).toMatchObject({
      action: 'account.secure',
      note: 'Reported by phone',
      before: { sessions: 1, keys: 1 },
    })
  })

  test('is found by a part of its address, and nothing in the words is a pattern', async () => {
    const id = await testService.account('Percy % Percent')
    expect((await operator.ask(`/team/accounts?q=${id.slice(0, 12)}`)).text).toContain(`${id}@founders.example`)
    expect((await operator.ask('/team/accounts?q=%25%20Percent')).text).toContain(`${id}@founders.example`)
    expect((await operator.ask('/team/accounts?q=%25%25%25')).text).toContain('Nobody found')
  })
})

test('the page of an account names the listings that are its own, not those that it edits for others', async () => {
  const [owner, editor] = [await testService.founder(), await testService.founder()]
  const { id } = await putLive(testService, owner.account_id, { name: 'Turnip' })
  await testService.sql`
    insert into editors (listing_id, account_id, email, invited_at, expires_at) values (${id}, ${editor.account_id}, 'eve@mail.example', now(), now())`
  const shown = async ({ account_id }: { account_id: string }) =>
    (await operator.ask(`/team/accounts/${account_id}`)).text.includes('Turnip')
  expect([await shown(owner), await shown(editor)]).toEqual([true, false])
})

test('the page of an account names the keys that work', async () => {
  const id = await testService.account()
  await testService.sql`
    insert into api_keys (account_id, name, hash, start, scopes, created_at, expires_at)
    select ${id}, name, sha256(name::bytea), 'lst_abcd', '{account:read}', now() - interval '2 days', now() + days * interval '1 day'
    from (values ('works still', 1), ('ended yesterday', -1)) as given (name, days)`
  const { text } = await operator.ask(`/team/accounts/${id}`)
  expect([text.includes('works still'), text.includes('ended yesterday')]).toEqual([true, false])
})

describe('e-mails', () => {
  const put = async (kind: string, status: string, email = 'ada@founders.example') => {
    const mail = {
      to: { email },
      kind,
      subject: '482913 is the word',
      blocks: ['Secret 482913', { quote: '<i>said</i>' }],
      action: { label: 'Go', url: 'http://localhost:3000/token-482913' },
    }
    const [row] = await testService.sql<{ id: number }[]>`
      insert into outbox (email, kind, subject, letter, status, tries, error, created_at)
      values (${email}, ${kind}, ${mail.subject}, ${testService.sql.json(mail)}, ${status}, 10, 'the server was away', ${testService.service.clock()}) returning id`
    return row?.id ?? 0
  }
  const stateOf = async (id: number) =>
    (await testService.sql<{ status: string; tries: number }[]>`select status, tries from outbox where id = ${id}`)[0]

  test('one that failed is sent again, under the same Message-ID', async () => {
    const id = await put('launch_live', 'failed')
    const [before] = await testService.sql`select message_id from outbox where id = ${id}`
    const page = await operator.ask(`/team/outbox/${id}`)
    expect([page.text.includes('Secret 482913'), page.text.includes('&lt;i>said&lt;/i>'), page.text.includes('token-482913')]).toEqual([
      true,
      true,
      false,
    ])
    const form = { act: crypto.randomUUID() }
    expect((await operator.post(`/team/outbox/${id}`, form)).location).toBe(`/team/outbox/${id}?done=again`)
    expect(await stateOf(id)).toEqual({ status: 'waiting', tries: 0 })
    await testService.sql`update outbox set status = 'sent' where id = ${id}`
    expect((await operator.post(`/team/outbox/${id}`, form)).status).toBe(303)
    expect((await operator.post(`/team/outbox/${id}`, {})).status).toBe(422)
    expect(await stateOf(id)).toMatchObject({ status: 'sent' })
    expect((await testService.sql`select message_id from outbox where id = ${id}`)[0]).toEqual(before)
  })

  test('are counted to the address that was looked for, as they are listed', async () => {
    for (const status of ['failed', 'sent', 'sent']) await put('launch_live', status, 'Counted@mail.example')
    const { text } = await operator.ask('/team/outbox?email=counted@mail.example')
    expect(text.match(/(Waiting|Failed|Held back|Sent) \d+/g)).toEqual(['Waiting 0', 'Failed 1', 'Held back 0', 'Sent 2'])
    expect(text).toContain('class="tag bad">failed')
  })

  test('what may sign somebody in is read by nobody of the team, neither subject nor text nor link', async () => {
    const site = { name: 'Listing', url: 'http://localhost:3000' }
    await sendProof(testService.sql, {
      purpose: 'sign_in',
      email: 'eve@founders.example',
      return_to: null,
      browser_token: null,
      now: testService.service.clock(),
      site,
    })
    for (const kind of ['sign_in', 'invite', 'account', 'some_later_kind']) await put(kind, 'failed', 'eve@founders.example')
    for (const status of ['waiting', 'failed', 'sent']) {
      const { text } = await operator.ask(`/team/outbox?status=${status}&email=eve@founders.example`)
      expect([status, /\d{6} is/.test(text)]).toEqual([status, false])
    }
    const ids = await testService.sql<{ id: number; kind: string }[]>`select id, kind from outbox where email = 'eve@founders.example'`
    for (const { id, kind } of ids) {
      const { text } = await operator.ask(`/team/outbox/${id}`)
      expect([kind, text.includes('482913'), /is your sign-in code/.test(text), text.includes('/sign-in/link/')]).toEqual([
        kind,
        false,
        false,
        false,
      ])
      if (kind === 'sign_in') expect((await operator.post(`/team/outbox/${id}`, {})).status).toBe(422)
    }
  })

  test('an address is written to again only after a second look', async () => {
    await suppress(testService.sql, 'gone@founders.example', 'all', 'bounced', testService.service.clock())
    const id = await put('launch_live', 'suppressed', 'Gone@founders.example')
    expect((await operator.post(`/team/outbox/${id}`, {})).text).toContain('Allow e-mails to it again first.')
    const form = { email: 'gone@founders.example', kind: 'all' }
    expect((await operator.post('/team/outbox/suppressions', form)).text).toContain('Allow e-mails to this address again?')
    expect(await testService.sql`select 1 from suppressions`).toHaveLength(1)
    expect((await operator.post('/team/outbox/suppressions', { ...form, confirm: 'yes' })).status).toBe(303)
    expect(await testService.sql`select 1 from suppressions`).toHaveLength(0)
    expect((await operator.post(`/team/outbox/${id}`, {})).status).toBe(303)
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' })
  })
})

test('a report is decided with a note, and is open no more', async () => {
  const owner = await testService.founder()
  const { id: listing_id } = await putLive(testService, owner.account_id, { name: 'Beetroot' })
  const [site] = await testService.sql<{ id: number }[]>`select id from sites limit 1`
  const report = {
    listing_id,
    site_id: site?.id ?? 0,
    kind: 'spam',
    detail: '<script>alert(1)</script>',
    account_id: null,
    email: 'eve@mail.example',
    now: testService.service.clock(),
  } as const
  for (let count = 0; count < 2; count++) await testService.sql.begin((sql) => keepReport(sql, report))
  const page = await operator.ask('/team/reports')
  expect([page.text.includes('&lt;script>alert(1)'), page.text.includes('<script>alert'), page.text.includes('1 more open')]).toEqual([
    true,
    false,
    true,
  ])
  const [{ id } = { id: 0 }] = await testService.sql<{ id: number }[]>`select id from reports order by id limit 1`
  expect((await operator.post('/team/reports', { report: String(id), decision: '', state: 'resolved' })).status).toBe(422)
  expect((await operator.post('/team/reports', { report: String(id), decision: 'It is a real product.', state: 'dismissed' })).status).toBe(
    303,
  )
  // What is refused on a later page of the list stands there, as it was typed.
  await testService.sql`
    insert into reports (listing_id, site_id, kind, detail, reported_at)
    select listing_id, site_id, kind, detail, reported_at from reports, generate_series(1, 20) where id = ${id}`
  const [{ later } = { later: 0 }] = await testService.sql<{ later: number }[]>`select max(id) as later from reports`
  const second = formIn((await operator.ask('/team/reports?page=2')).text, `name="report" value="${later}"`, '/team/reports?page=2')
  const again = await operator.post(second.action, { ...second.fields, decision: `Long ${'x'.repeat(500)}`, state: 'resolved' })
  expect([again.status, again.text.includes('value="Long xxx')]).toEqual([422, true])
  const behind = await operator.ask('/team/reports?page=3')
  expect([behind.status, behind.text.includes('No open reports')]).toEqual([404, false])
  expect(behind.text).toContain('Go to the start of the list')
  await testService.sql`delete from reports where id > (select id from reports order by id offset 1 limit 1)`
  expect([...(await testService.sql`select state, decision, decided_by from reports order by id`)]).toEqual([
    { state: 'dismissed', decision: 'It is a real product.', decided_by: operator.account_id },
    { state: 'open', decision: null, decided_by: null },
  ])
  expect((await operator.ask('/team/reports?state=dismissed')).text).toContain('It is a real product.')
  expect((await operator.ask('/team')).text).toMatch(/team-tile-count figure">1<\/span> <span class="team-tile-label">open report/)
})
