import { describe, expect, test } from 'bun:test'
import { addWeeks } from '../../server/base/weeks.ts'
import { composeDueIssues, dueWeeks } from '../../server/newsletter/issues.ts'
import { runNewsletters } from '../../server/newsletter/run.ts'
import { runDueWeeks } from '../../server/team/launches.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { putLive, say } from '../public/live.ts'
import { presentWeek, read, readers, setStatus, tick, turnToWeek, written } from './readers.ts'
import { until } from '../until.ts'

const LIMITS = { LIMITS: 'account_writes_per_minute=100000,anonymous_per_minute=100000' }

/** A listing that launches in a week, with the votes it has at the end. */
async function launch(testService: TestService, name: string, launch_week: string, votes = 0, more = {}) {
  const founder = await testService.founder()
  return { ...founder, ...(await putLive(testService, founder.account_id, { name, launch_week, votes, ...more })) }
}
const issues = (testService: TestService) =>
  testService.sql<{ week: string; nothing: boolean; mailed: boolean }[]>`
    select week, content is null as nothing, mailed_at is not null as mailed from newsletter_issues order by week`

describe('an issue', () => {
  test('tells who won the week before, what launches, and what is new, in that order and as text', async () => {
    const testService = await startTestService({ role: 'web', env: LIMITS })
    await readers(testService, 1)
    const past = turnToWeek(testService, 1)
    const winner = await launch(testService, 'Beetroot', past, 7, { headline: 'Garden plans', plan: 'free' })
    await launch(testService, 'Radish', past, 4, { plan: 'paid' })
    await launch(testService, 'Cress', past, 2)
    const quiet = await launch(testService, 'Old oak', addWeeks(past, -9), 90)
    testService.turnClock(3600)
    await winner.listing.postListingUpdate({ listing_id: winner.id, title: 'First', body: 'Nobody reads this one.' })
    testService.turnClock(60)
    await winner.listing.postListingUpdate({ listing_id: winner.id, title: 'Dark\nmode', body: 'Now\ndark.' })
    await quiet.listing.postListingUpdate({ listing_id: quiet.id, title: 'Still here', body: 'Rings added.' })
    await tick(testService)
    const week = turnToWeek(testService, 1)
    const hostile = '<img src=x onerror=alert(1)>"&'
    for (let number = 0; number < 11; number++) await launch(testService, number === 0 ? hostile : `Seedling ${number}`, week)
    expect(await tick(testService)).toBe(1)

    const [mail] = (await written(testService)).slice(-1)
    expect(mail?.subject).toBe('Beetroot won the week, 11 launches this week')
    expect(mail?.mail.blocks).toMatchObject([
      expect.stringContaining('Last week 3 products launched and 13 votes were counted.'),
      { heading: 'Winners of last week' },
      {
        entries: [
          { title: 'Beetroot', text: 'Garden plans', mark: 'No. 1 · 7 votes' },
          { title: 'Radish', mark: 'No. 2 · 4 votes' },
        ],
      },
      { heading: 'Launching this week' },
      { entries: expect.arrayContaining([expect.objectContaining({ title: hostile })]) },
      'And 1 more: they are all on the website.',
      { heading: 'What is new' },
      // One of each listing, its latest; the most voted for first.
      {
        entries: [
          { title: 'Old oak: Still here', text: 'Rings added.' },
          { title: 'Beetroot: Dark mode', text: 'Now dark.' },
        ],
      },
    ])
    const { html, words, status } = await read(testService, `/newsletter/${week}`)
    expect([status, html.includes('<img src=x'), words.includes('&lt;img src=x onerror=alert(1)>')]).toEqual([200, false, true])
    expect(words).not.toContain('Sponsored')
    expect((await read(testService, '/newsletter')).html).toContain(`href="/newsletter/${week}"`)

    // What an issue said stays; what is taken down is gone from it.
    await say(testService, winner.profile_id, { name: 'Turnip' })
    expect((await read(testService, `/newsletter/${week}`)).words).toContain('Beetroot')
    await setStatus(testService, winner.id, 'suspended')
    expect((await read(testService, `/newsletter/${week}`)).words).not.toContain('Beetroot')
    // Who came second has not won for that.
    expect((await read(testService, `/newsletter/${week}`)).words).not.toContain('Radish won the week')
    expect((await read(testService, '/newsletter')).words).not.toContain('Beetroot')
    const changed = testService.sql`update newsletter_issues set content = '{}' where week = ${week}`
    expect(await changed.catch((error: Error) => error.message)).toContain('is kept as it was issued')
  })

  test('is not composed before the board is frozen and its launches are live', async () => {
    const testService = await startTestService({ role: 'web' })
    const past = turnToWeek(testService, 1)
    await tick(testService)
    await launch(testService, 'Beetroot', past, 5)
    const week = turnToWeek(testService, 1)
    // The weeks were not run yet.
    expect((await runNewsletters(testService.service, testService.service.clock())).newsletters).toBe(0)
    expect((await issues(testService)).map((issue) => issue.week)).toEqual([past])
    expect(await tick(testService)).toBe(1)
    const { words } = await read(testService, `/newsletter/${week}`)
    expect(words).toContain('Beetroot won the week')
  })

  test('that has nothing to tell is no e-mail and no page', async () => {
    const testService = await startTestService({ role: 'web' })
    await readers(testService, 2)
    expect(await tick(testService)).toBe(0)
    const week = turnToWeek(testService, 1)
    expect(await tick(testService)).toBe(0)
    // What comes later in the week is told in the next.
    await launch(testService, 'Late', week, 3)
    expect(await tick(testService)).toBe(0)
    expect([(await written(testService)).length, (await issues(testService)).every(({ nothing, mailed }) => nothing && mailed)]).toEqual([
      0,
      true,
    ])
    expect((await read(testService, '/newsletter')).words).toContain('No issue yet')
    const next = turnToWeek(testService, 1)
    expect([(await read(testService, `/newsletter/${next}`)).status, (await read(testService, `/newsletter/${week}`)).status]).toEqual([
      200, 404,
    ])
    expect([await tick(testService), (await written(testService)).length]).toEqual([1, 2])
    for (const path of ['2026-W99', '2025-W53', '1999-W01', 'x', '2099-W01'])
      expect([path, (await read(testService, `/newsletter/${path}`)).status]).toEqual([path, 404])
  })
})

describe('an outage of three weeks', () => {
  test('is made up for: each week has its issue once, and readers get one e-mail, not three', async () => {
    const testService = await startTestService({ role: 'web' })
    await readers(testService, 3)
    const first = turnToWeek(testService, 1)
    await tick(testService)
    const weeks = [1, 2, 3].map((ahead) => addWeeks(first, ahead))
    for (const [index, week] of weeks.entries()) await launch(testService, `Launch ${index + 1}`, week, 3)
    turnToWeek(testService, 3)
    const composed = await Promise.all([tick(testService), tick(testService), tick(testService)])
    expect(composed.reduce((sum, one) => sum + one)).toBe(3)
    expect(await tick(testService)).toBe(0)
    expect((await issues(testService)).slice(1)).toEqual(weeks.map((week) => ({ week, nothing: false, mailed: true })))
    const mails = await written(testService)
    expect(mails.map(({ email, mail }) => [email, mail.action.url.slice(-8)])).toEqual(
      [1, 2, 3].map((reader) => [`reader-${reader}@readers.example`, weeks[2] ?? '']),
    )
    expect(mails[0]?.subject).toBe('Launch 2 won the week, 1 launch this week')
    for (const week of weeks) expect((await read(testService, `/newsletter/${week}`)).status).toBe(200)
  })

  const cases: [string, string | null, string, string[]][] = [
    ['a site that never had one begins with the present week', null, '2026-W50', ['2026-W50']],
    ['the week that was composed is done', '2026-W50', '2026-W50', []],
    ['a clock that went back composes nothing', '2026-W52', '2026-W50', []],
    ['weeks pass the end of a year with 53', '2026-W52', '2027-W02', ['2026-W53', '2027-W01', '2027-W02']],
  ]
  for (const [title, last, present, due] of cases) test(title, () => expect(dueWeeks(last, present)).toEqual(due))
  test('years of it are made up for in bounded runs', () => expect(dueWeeks('1990-W01', '2026-W50')).toHaveLength(60))
})

describe('e-mails', () => {
  test('go once to each of many, though the writing is killed between two batches, in the middle of one, and done twice at once', async () => {
    const testService = await startTestService({ role: 'web' })
    await readers(testService, 1200)
    await tick(testService)
    await launch(testService, 'Beetroot', turnToWeek(testService, 1))
    const now = testService.service.clock()
    const stop = new AbortController()
    await composeDueIssues(testService.service, now)
    // The first batch is under way, and waits for what is held here; the process ends before the second.
    const running = await testService.sql.begin(async (sql) => {
      await sql`select from newsletter_issues for update`
      const run = runNewsletters(testService.service, now, stop.signal)
      const waits = () => testService.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => (await waits()).length > 0)
      stop.abort(new Error('the process ends'))
      return { run }
    })
    expect(await running.run.catch((error: Error) => error.message)).toBe('the process ends')
    const before = (await written(testService)).length
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(1200)

    // A connection that dies in the middle of a batch leaves neither its e-mails nor its mark.
    await testService.sql`
      create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`
    await testService.sql`create trigger dies before update of mailed_to on newsletter_issues for each row execute function die()`
    await runNewsletters(testService.service, now).catch(() => {})
    expect((await written(testService)).length).toBe(before)
    await testService.sql`drop trigger dies on newsletter_issues`

    await Promise.all([runNewsletters(testService.service, now), runNewsletters(testService.service, now)])
    const mails = await written(testService)
    expect([mails.length, new Set(mails.map(({ email }) => email)).size]).toEqual([1200, 1200])
    expect((await issues(testService)).at(-1)?.mailed).toBe(true)
  })

  test('are written by the worker when a week begins, and at the time that weeks run is told', async () => {
    const testService = await startTestService({ role: 'web' })
    await readers(testService, 1)
    await tick(testService)
    const week = addWeeks(presentWeek(testService), 1)
    await launch(testService, 'Beetroot', week)
    const run = () => runDueWeeks(testService.service, '7d')
    expect([(await run()).newsletters, (await run()).newsletters]).toEqual([1, 0])
    expect((await written(testService)).map(({ mail }) => mail.action.url)).toEqual([`http://localhost:3000/newsletter/${week}`])
    const working = await startTestService({ env: { CLOCK_OFFSET: '+35d' } })
    await until(async () => (await issues(working)).length === 1)
  })

  test('of a site that cannot be composed hold up no other site', async () => {
    const testService = await startTestService({ role: 'web' })
    await testService.sql`insert into sites (key, host, name) values ('garden', 'garden.directories.test', 'The garden')`
    const [garden] = await testService.sql<{ id: number }[]>`select id from sites where key = 'garden'`
    await readers(testService, 1, garden?.id)
    await tick(testService)
    await launch(testService, 'Beetroot', turnToWeek(testService, 1), 0, { site_id: garden?.id })
    await testService.sql`
      create function refuse_main() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`
    await testService.sql`create trigger breaks before insert on newsletter_issues for each row when (new.site_id = 1) execute function refuse_main()`
    const failure = await composeDueIssues(testService.service, testService.service.clock()).catch((error: Error) => error.message)
    expect(failure).toContain('1 of 2 sites')
    await runNewsletters(testService.service, testService.service.clock()).catch(() => {})
    expect((await written(testService)).map(({ mail }) => new URL(mail.action.url).host)).toEqual(['garden.directories.test:3000'])
  })

  test('of an issue that cannot be written hold up those of no other', async () => {
    const testService = await startTestService({ role: 'web' })
    await testService.sql`insert into sites (key, host, name) values ('garden', 'garden.directories.test', 'The garden')`
    const [garden] = await testService.sql<{ id: number }[]>`select id from sites where key = 'garden'`
    await readers(testService, 1)
    await readers(testService, 1, garden?.id)
    await tick(testService)
    const week = turnToWeek(testService, 1)
    await launch(testService, 'Beetroot', week)
    await launch(testService, 'Radish', week, 0, { site_id: garden?.id })
    await testService.sql`
      create function refuse_letter() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`
    await testService.sql`
      create trigger breaks before insert on outbox for each row when (new.letter #>> '{site,url}' = 'http://localhost:3000') execute function refuse_letter()`
    const failure = await runNewsletters(testService.service, testService.service.clock()).catch((error: Error) => error.message)
    expect(failure).toContain('1 of 2 newsletters')
    expect((await written(testService)).map(({ mail }) => new URL(mail.action.url).host)).toEqual(['garden.directories.test:3000'])
  })
})
