import { describe, expect, test } from 'bun:test'
import { runDueOwnership } from '../../server/ownership/recheck.ts'
import { DNS_FAILS } from '../doubles/dns.ts'
import { otherThan, plain, startOwned } from '../ownership/owned.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { page } from '../sites.ts'

const { testService, sites, texts, dns, log, live, emails, codeFor } = await startOwned()
type Live = Awaited<ReturnType<typeof live>>
const DAY = 86_400
const FILE = '/.well-known/listing-challenge.txt'

const challenges = async ({ listing, listing_id }: Live) => (await listing.getOwnership({ listing_id })).challenges
const look = async ({ listing, listing_id }: Live, method: 'dns' | 'file' | 'meta') => listing.verifyOwnership({ listing_id, method })
const due = () => runDueOwnership(testService.service, testService.service.clock())
const ownerOf = async ({ slug }: Live) => (await testService.visitor().getListing({ slug })).owner

test('what may not be looked at is said in whole sentences', async () => {
  const { account_id, listing } = await testService.founder()
  const { id } = await putLive(testService, account_id, { name: 'Nowhere' })
  const { detail } = await listing.verifyOwnership({ listing_id: id, method: 'file' })
  expect(detail).toMatch(/ has no address\. Nothing could be looked at; try again later\.$/)
})

describe('a website is proven', () => {
  test('by a DNS record, and everybody is told', async () => {
    const one = await live()
    const { dns: record } = await challenges(one)
    expect(await look(one, 'dns')).toMatchObject({ status: 'unverified', detail: expect.stringContaining('no TXT record') })
    texts[record?.name ?? ''] = ['v=spf1 -all', record?.value ?? '']
    const seen = await look(one, 'dns')
    expect(seen).toMatchObject({ status: 'verified', method: 'dns', host: one.host })
    expect(new Date(seen.next_check_at ?? 0).getTime() - new Date(seen.verified_at ?? 0).getTime()).toBe(30 * DAY * 1000)
    expect(await ownerOf(one)).toEqual({ verified: true, method: 'dns', at: seen.verified_at })
    const html = await (await fetch(`${testService.url}/listings/${one.slug}`)).text()
    expect(html).toContain('Owner verified')
  })

  test('by a file', async () => {
    const one = await live()
    const { file } = await challenges(one)
    expect(await look(one, 'file')).toMatchObject({ status: 'unverified', detail: expect.stringContaining('404') })
    one.pages[FILE] = plain(`${file.content}\n`)
    expect(await look(one, 'file')).toMatchObject({ status: 'verified', method: 'file' })
  })

  test('by a tag in the head of the home page', async () => {
    const one = await live()
    const { meta } = await challenges(one)
    expect((await look(one, 'meta')).detail).toContain('no tag')
    one.pages['/'] = page('Beetroot', 'x', meta.html)
    expect(await look(one, 'meta')).toMatchObject({ status: 'verified', method: 'meta' })
  })

  test('by a code to an address of its domain, for twelve months', async () => {
    const one = await live()
    const email = `ada@${one.host}`
    const sent = await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', email })
    expect(sent).toMatchObject({ status: 'unverified', detail: expect.stringContaining(email) })
    const code = await codeFor(email)
    // As people type it: in two parts, with the digits of another keyboard.
    const wide = code.slice(3).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    const seen = await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', code: `${code.slice(0, 3)} ${wide}` })
    expect(seen).toMatchObject({ status: 'verified', method: 'email' })
    const [from, to] = [new Date(seen.verified_at ?? 0), new Date(seen.next_check_at ?? 0)]
    expect([to.getUTCFullYear() - from.getUTCFullYear(), to.getUTCMonth()]).toEqual([1, from.getUTCMonth()])
    // It is used up.
    const again = await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', code })
    expect(again.status).toBe('verified')
    expect(again.detail).toContain('not the code')
  })

  test('by a code whose e-mail leads nowhere else, whatever the account is called', async () => {
    const one = await live()
    await testService.sql`update auth."user" set name = 'You won, see http://evil.com/x. Ada' where id = ${one.account_id}`
    await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', email: `admin@${one.host}` })
    const [mail] = (await emails('ownership_code', `admin@${one.host}`)).slice(-1)
    expect(mail?.letter.blocks[0]).toStartWith(`You won, see … Ada (${one.account_id}@founders.example) says that ${one.host} is theirs`)
  })
})

describe('what proves nothing', () => {
  test('the challenge of another account, or of another listing', async () => {
    const [one, other] = [await live(), await live()]
    const foreign = await challenges(other)
    one.pages[FILE] = plain(foreign.file.content)
    texts[`_listing-challenge.${one.host}`] = foreign.file.content
    one.pages['/'] = page('Beetroot', 'x', foreign.meta.html)
    for (const method of ['dns', 'file', 'meta'] as const) expect((await look(one, method)).status).toBe('unverified')
  })

  test('a record at every name of the host', async () => {
    const one = await live()
    const { dns: record } = await challenges(one)
    texts[`*.${one.host}`] = record?.value ?? ''
    expect(await look(one, 'dns')).toMatchObject({ status: 'unverified', detail: expect.stringContaining('every name') })
    delete texts[`*.${one.host}`]
    texts[record?.name ?? ''] = record?.value ?? ''
    expect((await look(one, 'dns')).status).toBe('verified')
  })

  test('a page where a text was asked for, a larger file, and one that holds more', async () => {
    const one = await live()
    const { file } = await challenges(one)
    const answers = [
      () => new Response(file.content, { headers: { 'content-type': 'text/html' } }),
      () => new Response(`<!doctype html><html><body>${file.content}</body></html>`, { headers: { 'content-type': 'text/html' } }),
      plain(`<html>${file.content}</html>`),
      plain(`${file.content} and more`),
      plain(`${file.content}${' '.repeat(5000)}`),
      plain(file.content.toLowerCase()),
    ]
    for (const answer of answers) {
      one.pages[FILE] = answer
      expect((await look(one, 'file')).status).toBe('unverified')
    }
  })

  test('a redirect to another host, or to a page that visitors may write', async () => {
    const one = await live()
    const { file } = await challenges(one)
    sites['elsewhere.test'] = { '/proof.txt': plain(file.content) }
    one.pages['/users/eve.txt'] = plain(file.content)
    for (const location of ['http://elsewhere.test/proof.txt', '/users/eve.txt', `http://${one.host}.elsewhere.test/proof.txt`]) {
      one.pages[FILE] = () => new Response(null, { status: 302, headers: { location } })
      expect(await look(one, 'file')).toMatchObject({ status: 'unverified', detail: expect.stringContaining('redirects') })
    }
    expect(log.filter(({ host }) => host === 'elsewhere.test')).toEqual([])
  })

  test('a tag that visitors could have written: in the body, a comment, a template', async () => {
    const one = await live()
    const { meta } = await challenges(one)
    for (const body of [meta.html, `<!-- ${meta.html} -->`, `<template>${meta.html}</template>`, `<p>${meta.html}</p>`]) {
      one.pages['/'] = page('Beetroot', body)
      expect([body, (await look(one, 'meta')).status]).toEqual([body, 'unverified'])
    }
  })

  test('what stands where robots.txt forbids to look', async () => {
    const one = await live()
    const { file } = await challenges(one)
    one.pages['/robots.txt'] = plain('User-agent: ListingBot\nDisallow: /.well-known/\n')
    one.pages[FILE] = plain(file.content)
    expect(await look(one, 'file')).toMatchObject({ status: 'unverified', detail: expect.stringContaining('robots.txt') })
  })

  test('what is asked of one path tells nothing of the host', async () => {
    const one = await live()
    await testService.sql`
      update companies set site_key = site_key || '/beet', url = url || 'beet/' where id = (
        select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${one.listing_id})`
    const { dns: record, file, email } = await challenges(one)
    expect([record, file.url, email.addresses]).toEqual([null, `http://${one.host}/beet/listing-challenge.txt`, []])
    texts[`_listing-challenge.${one.host}`] = file.content
    one.pages[FILE] = plain(file.content)
    expect((await look(one, 'dns')).status).toBe('unverified')
    expect((await look(one, 'file')).status).toBe('unverified')
    const problem = await refused(one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', email: `ada@${one.host}` }))
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, '/email'])
    one.pages['/beet/listing-challenge.txt'] = plain(file.content)
    expect((await look(one, 'file')).status).toBe('verified')
  })
})

describe('codes by e-mail', () => {
  const ask = async ({ listing, listing_id, host }: Live, local = 'ada') => {
    await listing.verifyOwnership({ listing_id, method: 'email', email: `${local}@${host}` })
    return codeFor(`${local}@${host}`)
  }
  const answer = ({ listing, listing_id }: Live, code: string) => listing.verifyOwnership({ listing_id, method: 'email', code })

  test('go to no address outside of the registered domain', async () => {
    const one = await live()
    const before = (await emails('ownership_code')).length
    for (const email of [
      'ada@elsewhere.test',
      `ada@${one.host}.elsewhere.test`,
      'ada@test',
      `ada@sub.${one.host}`,
      `ada@x${one.host}`,
      'none',
    ]) {
      const problem = await refused(one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', email }))
      expect([email, problem.status, problem.errors?.[0]?.field]).toEqual([email, 422, '/email'])
    }
    expect((await emails('ownership_code')).length).toBe(before)
  })

  test('five wrong ones end it for a day, a right one then too', async () => {
    const one = await live()
    const code = await ask(one)
    for (let nth = 1; nth <= 4; nth++) {
      const seen = await answer(one, otherThan(code, nth))
      expect([seen.status, seen.detail.includes(`${5 - nth}`) || nth === 4]).toEqual(['unverified', true])
    }
    const fifth = await refused(answer(one, otherThan(code, 5)))
    expect([fifth.status, fifth.code, (fifth.retry_after ?? 0) > 3600]).toEqual([429, 'rate_limited', true])
    expect((await refused(answer(one, code))).status).toBe(429)
    // Nor is a new code sent, which would give no new tries.
    const before = (await emails('ownership_code')).length
    expect([(await refused(ask(one, 'bo'))).status, (await emails('ownership_code')).length]).toEqual([429, before])
    testService.turnClock(DAY + 60)
    expect((await answer(one, await ask(one))).status).toBe('verified')
  })

  test('tried all at once, no more than five are looked at', async () => {
    const one = await live()
    const code = await ask(one)
    const tried = await Promise.allSettled(Array.from({ length: 12 }, (_, nth) => answer(one, otherThan(code, nth + 1))))
    expect(tried.filter(({ status }) => status === 'fulfilled').length).toBe(4)
    expect((await refused(answer(one, code))).status).toBe(429)
  })

  test('hold for half an hour, and only the one that was sent last', async () => {
    const one = await live()
    const first = await ask(one)
    const second = await ask(one, 'bo')
    if (first !== second) expect((await answer(one, first)).status).toBe('unverified')
    testService.turnClock(31 * 60)
    expect((await answer(one, second)).status).toBe('unverified')
    expect((await answer(one, await ask(one))).status).toBe('verified')
  })

  test('are no code of another account or listing', async () => {
    const [one, other] = [await live(), await live()]
    const code = await ask(one)
    await ask(other)
    expect((await answer(other, code)).status).toBe('unverified')
    expect((await answer(one, code)).status).toBe('verified')
  })

  test('flood no mailbox and no domain, whatever names are made up', async () => {
    const one = await live()
    for (let sent = 0; sent < 6; sent++) await ask(one)
    expect((await refused(ask(one))).status).toBe(429)
    for (let nth = 0; nth < 14; nth++) await ask(one, `someone${nth}`)
    expect((await refused(ask(one, 'another'))).status).toBe(429)
    expect((await emails('ownership_code')).filter(({ email }) => email.endsWith(`@${one.host}`)).length).toBe(20)
  })
})

describe('looked at again', () => {
  const proven = async () => {
    const one = await live()
    const { dns: record } = await challenges(one)
    const name = record?.name ?? ''
    texts[name] = record?.value ?? ''
    expect((await look(one, 'dns')).status).toBe('verified')
    return { one, name, value: record?.value ?? '' }
  }
  const status = async ({ listing, listing_id }: Live) => (await listing.getOwnership({ listing_id })).status

  test('every 30 days; the third miss in a row loses it, with one e-mail', async () => {
    const { one, name, value } = await proven()
    testService.turnClock(29 * DAY)
    const asked = dns.asked.length
    await due()
    expect(dns.asked.slice(asked)).not.toContain(name)
    delete texts[name]
    const seen: string[] = []
    for (let month = 0; month < 4; month++) {
      testService.turnClock(month === 0 ? DAY + 60 : 30 * DAY + 60)
      await due()
      seen.push(await status(one))
    }
    expect(seen).toEqual(['verified', 'verified', 'lost', 'lost'])
    expect(await emails('ownership_lost', one.account_id)).toHaveLength(1)
    expect(await ownerOf(one)).toEqual({ verified: false, method: null, at: null })
    // It is not proven again by itself.
    texts[name] = value
    testService.turnClock(31 * DAY)
    await due()
    expect(await status(one)).toBe('lost')
    expect((await look(one, 'dns')).status).toBe('verified')
  })

  test('a name server or a site that does not answer is no miss', async () => {
    const { one, name } = await proven()
    texts[name] = DNS_FAILS
    for (let month = 0; month < 5; month++) {
      testService.turnClock(30 * DAY + 60)
      await due()
    }
    expect(await status(one)).toBe('verified')
    const other = await live()
    other.pages[FILE] = plain((await challenges(other)).file.content)
    expect((await look(other, 'file')).status).toBe('verified')
    for (const code of [403, 429, 503, 500]) {
      other.pages[FILE] = () => new Response('no', { status: code })
      testService.turnClock(30 * DAY + 60)
      await due()
    }
    expect(await status(other)).toBe('verified')
  })

  test('a proof by e-mail is over after its year', async () => {
    const one = await live()
    await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', email: `ada@${one.host}` })
    await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email', code: await codeFor(`ada@${one.host}`) })
    testService.turnClock(364 * DAY)
    await due()
    expect(await status(one)).toBe('verified')
    testService.turnClock(3 * DAY)
    await testService.operate('run_weeks', {})
    expect(await status(one)).toBe('lost')
    expect(await emails('ownership_lost', one.account_id)).toHaveLength(1)
  })
})

test('a call that is sent again with its key looks no second time', async () => {
  const one = await live()
  const key = { idempotencyKey: crypto.randomUUID() }
  const first = await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'file' }, key)
  one.pages[FILE] = plain((await challenges(one)).file.content)
  expect(await one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'file' }, key)).toEqual(first)
})

test('an account has websites looked at twenty times an hour', async () => {
  const one = await live()
  for (let nth = 0; nth < 20; nth++) await look(one, 'file')
  expect((await refused(look(one, 'file'))).code).toBe('rate_limited')
})

test('what belongs to another method is refused, and a stranger’s listing is not there', async () => {
  const [one, other] = [await live(), await live()]
  const problem = await refused(one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'dns', code: '123456' }))
  expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, '/code'])
  expect((await refused(one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'email' }))).errors?.[0]?.field).toBe('/email')
  expect((await refused(other.listing.verifyOwnership({ listing_id: one.listing_id, method: 'dns' }))).status).toBe(404)
})

test('what was found once stays good where the service has another secret by now', async () => {
  const one = await live()
  const { file } = await challenges(one)
  one.pages[FILE] = plain(file.content)
  await look(one, 'file')
  const other = { ...testService.service, secret: 'y'.repeat(43) }
  for (let looks = 0; looks < 3; looks++) {
    testService.turnClock(31 * DAY)
    await runDueOwnership(other, testService.service.clock())
  }
  expect(await one.listing.getOwnership({ listing_id: one.listing_id })).toMatchObject({
    status: 'verified',
    challenges: { file: { content: file.content } },
  })
})
