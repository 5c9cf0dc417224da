import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { plain, startOwned } from '../ownership/owned.ts'
import { gardenSite } from '../sites.ts'
import { refused } from '../refused.ts'
import { until } from '../until.ts'

const { testService, sites, emails, texts: dnsTexts } = await startOwned()
const { sql } = testService
const { operator } = await openCalls(testService)

let count = 0
/** Rows of new websites, which answer. */
const named = (...names: string[]) =>
  names.map((name) => {
    const host = `imported-${++count}.test`
    sites[host] = gardenSite()
    return { name, host, url: `http://${host}/` }
  })
async function bring(...rows: Record<string, unknown>[]) {
  const given = rows.map(({ host: _, ...values }, index) => ({ line: index + 2, values: JSON.stringify(values) }))
  return (await answered(operator('import_listings', { site: 'main', rows: given }))).results.map(({ outcome }) => outcome)
}
async function kept(host: string) {
  const [row] = await sql<
    { id: number; slug: string; account_id: string | null; status: string; version: number; draft: string; plan: string }[]
  >`
    select l.id, l.slug, l.account_id, l.status, l.version, l.plan, d.status as draft from listings l join profiles p on p.id = l.profile_id
    join companies c on c.id = p.company_id left join drafts d on d.profile_id = p.id where c.site_key = ${host} order by l.id limit 1`
  if (!row) throw new Error(`no listing of ${host}`)
  return row
}
const drafted = async (host: string) => {
  await until(async () => (await kept(host)).draft === 'ready')
  return kept(host)
}
const visitor = testService.visitor()
const proves = async (host: string, slug: string, who: Awaited<ReturnType<typeof testService.founder>>) => {
  const { claim_id, ownership } = await who.listing.claimListing({ slug })
  return {
    claim_id,
    verify: () => {
      sites[host] = { ...sites[host], '/.well-known/listing-challenge.txt': plain(ownership.challenges.file.content) }
      return who.listing.verifyClaim({ claim_id, method: 'file' })
    },
  }
}

test('a row becomes a live listing that nobody owns: no plan, no week, on no board, and its website is read for it', async () => {
  const [row] = named('Imported Beetroot')
  if (!row) throw new Error('no row')
  expect(await bring({ ...row, headline: 'As the other directory had it', platforms: 'web; ios', founded_year: '2019' })).toEqual(['added'])
  const { id, slug } = await kept(row.host)
  const fresh = await visitor.getListing({ slug })
  expect(fresh).toMatchObject({
    ...{ name: 'Imported Beetroot', headline: 'As the other directory had it', platforms: ['web', 'ios'], founded_year: 2019 },
    ...{ launch_week: null, owner: { verified: false, method: null, at: null }, founders: [] },
  })
  expect([fresh.evidence.headline, fresh.evidence.name]).toEqual([undefined, undefined])
  expect(await drafted(row.host)).toMatchObject({ account_id: null, status: 'live', plan: 'none' })
  const read = await visitor.getListing({ slug })
  expect([read.headline, read.name]).toEqual([fresh.headline, fresh.name])
  expect(read.evidence.summary?.length).toBeGreaterThan(0)
  expect((await visitor.searchListings({ q: 'Imported Beetroot' })).items.map((item) => item.slug)).toContain(slug)
  const [board] = await sql`select 1 from board_entries where listing_id = ${id}`
  const [mail] = await sql`select 1 from outbox`
  const [told] = await sql`select 1 from events where object ->> 'listing_id' = ${String(id)}`
  expect([board, mail, told]).toEqual([undefined, undefined, undefined])
})

test('the same again changes nothing; another value makes a version; what is empty or left out stays', async () => {
  const [row] = named('Turnip')
  if (!row) throw new Error('no row')
  await bring({ ...row, headline: 'One' })
  const { slug, version } = await drafted(row.host)
  expect(await bring({ ...row, headline: 'One' })).toEqual(['same'])
  expect((await kept(row.host)).version).toBe(version)
  expect(await bring({ ...row, headline: 'Two' })).toEqual(['changed'])
  expect(await bring({ ...row, headline: '' })).toEqual(['changed'])
  const now = await visitor.getListing({ slug })
  expect([now.headline, (await kept(row.host)).version]).toEqual(['Two', version + 1])
})

test('what an account has put up or taken down is left as it is, and a draft of somebody keeps no listing out', async () => {
  const [mine, begun] = named('Mine', 'Begun')
  if (!mine || !begun) throw new Error('no rows')
  const owner = await testService.founder()
  for (const { url, name } of [mine, begun]) {
    const { id } = await owner.listing.submitListing({ url })
    await owner.listing.waitForDraft(id)
    await owner.listing.updateDraft({ id, fields: { name } })
    await owner.listing.submitDraft({ id })
  }
  const { id } = await kept(mine.host)
  for (const status of ['awaiting_badge', 'scheduled', 'live', 'suspended', 'archived']) {
    await sql`update listings set status = ${status} where id = ${id}`
    expect([status, await bring({ ...mine, name: 'Taken over' })]).toEqual([status, ['left']])
  }
  expect((await owner.listing.getMyListing({ listing_id: id })).name).toBe('Mine')
  expect(await bring({ ...begun, name: 'Brought in' })).toEqual(['added'])
})

test('it is claimed by proving the website: theirs at once, with nobody to ask, and no import touches it again', async () => {
  const [row] = named('Parsnip')
  if (!row) throw new Error('no row')
  await bring(row)
  const { id, slug } = await drafted(row.host)
  const claimer = await testService.founder()
  const problem = await refused(claimer.listing.submitListing({ url: row.url }))
  expect([problem.code, problem.action?.tool, problem.action?.arguments]).toEqual(['already_listed', 'claim_listing', { slug }])
  const { claim_id, verify } = await proves(row.host, slug, claimer)
  expect((await claimer.listing.verifyClaim({ claim_id, method: 'file' })).status).toBe('unverified')
  expect((await kept(row.host)).account_id).toBeNull()
  expect((await verify()).status).toBe('verified')
  expect((await claimer.listing.getClaim({ claim_id })).status).toBe('granted')
  expect((await kept(row.host)).account_id).toBe(claimer.account_id)
  expect((await visitor.getListing({ slug })).owner).toMatchObject({ verified: true, method: 'file' })
  await claimer.listing.updateMyListing({ listing_id: id, fields: { headline: 'Mine now' } })
  expect([(await emails('claim_taken')).length, (await emails('claim_granted', claimer.account_id)).length]).toEqual([0, 1])
  expect(JSON.stringify(await emails('claim_granted', claimer.account_id))).not.toContain('former owner')
  expect(await bring({ ...row, headline: 'From the file' })).toEqual(['left'])
  expect((await visitor.getListing({ slug })).headline).toBe('Mine now')
})

test('of two who prove it at once one has it, and the other’s claim goes to the site team', async () => {
  const [row] = named('Leek')
  if (!row) throw new Error('no row')
  await bring(row)
  const { slug } = await drafted(row.host)
  const both = await Promise.all([testService.founder(), testService.founder()])
  const claims = await Promise.all(both.map(async (who) => ({ who, ...(await who.listing.claimListing({ slug })) })))
  const texts = claims.map(({ ownership }) => ownership.challenges.dns)
  expect(new Set(texts.map((dns) => dns?.value)).size).toBe(2)
  for (const dns of texts) if (dns) dnsTexts[dns.name] = texts.map((one) => one?.value ?? '')
  await Promise.all(claims.map(({ who, claim_id }) => who.listing.verifyClaim({ claim_id, method: 'dns' })))
  const states = await Promise.all(claims.map(async ({ who, claim_id }) => (await who.listing.getClaim({ claim_id })).status))
  expect(states.toSorted()).toEqual(['disputed', 'granted'])
  expect((await kept(row.host)).account_id).toBe(claims[states.indexOf('granted')]?.who.account_id ?? 'nobody')
})

test('claimed while an import runs again: the import changes it before that, or leaves it alone; there is one listing', async () => {
  const rows = named('Fennel', 'Sorrel', 'Chard', 'Radish')
  await bring(...rows)
  for (const { host } of rows) await drafted(host)
  const outcomes = await Promise.all(
    rows.map(async (row) => {
      const { slug } = await kept(row.host)
      const claimer = await testService.founder()
      const { verify } = await proves(row.host, slug, claimer)
      const [, [outcome]] = await Promise.all([verify(), bring({ ...row, headline: 'From the file again' })])
      const listings = await sql<{ account_id: string | null }[]>`
        select l.account_id from listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id where split_part(c.site_key, '#', 1) = ${row.host}`
      expect(listings.map(({ account_id }) => account_id)).toEqual([claimer.account_id])
      return outcome
    }),
  )
  for (const outcome of outcomes) expect(['changed', 'left']).toContain(outcome ?? 'none')
})

test('two imports of the same rows at once bring each website in once', async () => {
  const rows = named('Kale', 'Rocket', 'Cress')
  const both = await Promise.all([bring(...rows), bring(...rows)])
  expect(both.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    ['added', 'added', 'added'],
    ['same', 'same', 'same'],
  ])
})

test('a program that is nobody’s sees no listing of nobody as its own, and none that was taken down', async () => {
  const [row] = named('Celery')
  if (!row) throw new Error('no row')
  await bring(row)
  const { id, slug } = await drafted(row.host)
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.getMyListing({ listing_id: id }))).code).toBe('not_found')
  expect((await refused(stranger.listing.updateMyListing({ listing_id: id, fields: { headline: 'x' } }))).code).toBe('not_found')
  expect((await refused(stranger.listing.archiveListing({ listing_id: id }))).code).toBe('not_found')
  await sql`update listings set status = 'draft' where id = ${id}`
  expect((await fetch(`${testService.url}/listings/${slug}`)).status).toBe(404)
})

test('hostile texts stand as text, and what no profile takes is wrong', async () => {
  const [script, other] = named('<script>alert(1)</script>', '<img src=x onerror=alert(2)>')
  if (!script || !other) throw new Error('no rows')
  // Its website answers nothing, so that the page stays as the row had it.
  delete sites[script.host]
  expect(await bring({ ...script, headline: '"><svg onload=alert(3)>' }, other)).toEqual(['added', 'added'])
  const { slug } = await kept(script.host)
  const html = await (await fetch(`${testService.url}/listings/${slug}`)).text()
  expect([html.includes('<svg onload'), html.includes('<script>alert'), html.includes('&lt;script>alert(1)')]).toEqual([false, false, true])
  for (const told of [
    'Nobody has claimed this listing yet',
    'not yet been checked',
    'from another directory',
    'It had no launch week here',
    `/listings/${slug}/claim`,
  ])
    expect([told, html.includes(told)]).toEqual([told, true])
  expect(html).not.toContain('founder’s word')
  const wrong = [
    { name: 'Local', url: 'http://127.0.0.1/' },
    { name: 'Metadata', url: 'http://169.254.169.254/latest' },
    { name: 'Inside', url: 'http://intranet/' },
    { name: 'Script', url: 'javascript:alert(1)' },
    { name: 'With a user', url: 'http://a:b@imported-1.test/' },
    { name: 'No address', url: '' },
    { name: '', url: 'http://no-name.test/' },
    { name: 'NUL \u0000', url: 'http://nul.test/' },
    { name: 'x'.repeat(81), url: 'http://long-name.test/' },
    { name: 'Bad list', url: 'http://bad-list.test/', platforms: '["web"' },
    { name: 'Bad year', url: 'http://bad-year.test/', founded_year: 'soon' },
    { name: 'Bad category', url: 'http://bad-category.test/', categories: 'Gardens on Mars' },
    { name: 'An object', url: 'http://object.test/', headline: { a: 1 } },
    { name: { toString: 'x' }, url: ['http://list.test/'] },
  ]
  expect(await bring(...wrong)).toEqual(wrong.map(() => 'wrong'))
})
