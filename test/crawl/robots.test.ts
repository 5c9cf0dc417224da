import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { fetchRobots, parseRobots } from '../../server/crawl/robots.ts'
import { expectLinear } from '../growth.ts'
import { html, redirect, rejection, serveWeb, text } from './web.ts'

const ORIGIN = 'http://a.test'
const allows = (rules: string, path: string) => parseRobots(`${ORIGIN}/robots.txt`, rules).allows(ORIGIN + path)
const ours = (...rules: string[]) => `User-agent: ListingBot\n${rules.join('\n')}\n`

type Case = [promise: string, robots: string, allowed: string[], forbidden: string[]]

const CASES: Case[] = [
  // Groups (RFC 9309 §2.2.1)
  ['no rules allow everything', '', ['/', '/a'], []],
  [
    'a group for us counts, the one for everyone does not',
    'User-agent: *\nDisallow: /\n\nUser-agent: listingbot\nDisallow: /x',
    ['/', '/y'],
    ['/x', '/x/y'],
  ],
  ['no group for us: the one for everyone counts', 'User-agent: Other\nDisallow: /\nUser-agent: *\nDisallow: /b', ['/a'], ['/b']],
  ['no group for us or everyone: all is allowed', 'User-agent: Other\nDisallow: /', ['/a'], []],
  [
    'several groups for us are one',
    'User-agent: ListingBot\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: LISTINGBOT\nDisallow: /b',
    ['/x'],
    ['/a', '/b'],
  ],
  [
    'several groups for everyone are one',
    'User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: *\nDisallow: /b',
    ['/x'],
    ['/a', '/b'],
  ],
  ['a version behind our name is ours still', 'User-agent: ListingBot/2.0\nDisallow: /a', [], ['/a']],
  ['a longer name is somebody else', 'User-agent: ListingBotter\nDisallow: /', ['/a'], []],
  ['a shorter name is somebody else', 'User-agent: Listing\nDisallow: /', ['/a'], []],
  ['our whole header is no name', 'User-agent: Mozilla ListingBot\nDisallow: /', ['/a'], []],
  ['rules before any name belong to nobody', 'Disallow: /\nUser-agent: *\nDisallow: /b', ['/a'], ['/b']],
  ['two names share a group', 'User-agent: a\nUser-agent: ListingBot\nDisallow: /c', ['/a'], ['/c']],
  ['an unknown line does not end the list of names', 'User-agent: ListingBot\nUnknown: line\nUser-agent: Other\nDisallow: /a', [], ['/a']],
  ['a crawl-delay does not end the list of names', 'User-agent: ListingBot\nCrawl-delay: 5\nUser-agent: Other\nDisallow: /a', [], ['/a']],
  [
    'a sitemap does not end the list of names',
    'User-agent: ListingBot\nSitemap: https://a.test/sitemap.xml\nUser-agent: Other\nDisallow: /a',
    [],
    ['/a'],
  ],
  ['a sitemap does not end a group', 'User-agent: ListingBot\nDisallow: /a\nSitemap: https://a.test/s.xml\nDisallow: /b', [], ['/a', '/b']],
  ['an empty group of ours is no limit, whatever everyone gets', 'User-agent: *\nDisallow: /\n\nUser-agent: ListingBot\n', ['/', '/a'], []],
  ['an empty Disallow forbids nothing', ours('Disallow:'), ['/'], []],
  // Longest match (§2.2.2, §5.2)
  [
    'the most specific rule wins',
    ours('Allow: /example/page/', 'Disallow: /example/page/disallowed.gif'),
    ['/example/page/', '/example/page/a.gif'],
    ['/example/page/disallowed.gif'],
  ],
  ['a tie is allowed', ours('Disallow: /p', 'Allow: /p'), ['/p', '/pq'], []],
  ['order does not matter', ours('Allow: /p/a', 'Disallow: /p'), ['/p/a', '/p/ab'], ['/p', '/p/b']],
  ['paths are case-sensitive, keys and names are not', 'uSER-aGENT: LISTINGbot\ndISALLOW: /A', ['/a'], ['/A']],
  [
    'a rule is a prefix',
    ours('Disallow: /fish'),
    ['/catfish', '/Fish'],
    ['/fish', '/fish.html', '/fish/salmon', '/fishheads', '/fish?id=1'],
  ],
  // Special characters (§2.2.3)
  ['a star stands for any characters', ours('Disallow: /*.gif$'), ['/a.gif?x', '/a.gifs'], ['/a.gif', '/b/c.gif']],
  [
    'a dollar ends',
    ours('Disallow: /this/path/exactly$'),
    ['/this/path/exactly/', '/this/path/exactly?'.slice(0, -1) + 's'],
    ['/this/path/exactly'],
  ],
  ['a star within a path', ours('Disallow: /this/*/exactly'), ['/this/exactly'], ['/this/x/exactly', '/this/x/y/exactly/z']],
  ['a hash begins a comment', ours('Disallow: /a # Disallow: /b', '#Disallow: /c'), ['/b', '/c'], ['/a']],
  [
    'an encoded star and dollar are the characters themselves',
    ours('Disallow: /path/file-with-a-%2A.html', 'Disallow: /path/foo-%24'),
    ['/path/file-with-a-b.html', '/path/foo-'],
    ['/path/file-with-a-*.html', '/path/file-with-a-%2A.html', '/path/foo-$', '/path/foo-%24'],
  ],
  ['a dollar within a path is a dollar', ours('Disallow: /a$b'), ['/a', '/ab'], ['/a$b', '/a%24b']],
  ['several stars are one', ours('Disallow: /a***b'), ['/a'], ['/ab', '/axxb']],
  // Encoding (§2.2.2)
  ['other scripts equal their octets', ours('Disallow: /foo/bar/ツ'), [], ['/foo/bar/ツ', '/foo/bar/%E3%83%84', '/foo/bar/%e3%83%84']],
  ['encoded octets equal other scripts', ours('Disallow: /foo/bar/%E3%83%84'), [], ['/foo/bar/ツ']],
  ['encoded letters equal letters', ours('Disallow: /foo/bar/%62%61%7A'), [], ['/foo/bar/baz', '/foo/bar/%62az']],
  ['letters equal encoded letters', ours('Disallow: /foo/bar/baz'), [], ['/foo/bar/%62%61%7A']],
  ['a tilde equals an encoded tilde', ours('Disallow: /~joe'), [], ['/%7Ejoe', '/%7ejoe', '/~joe']],
  ['an encoded tilde equals a tilde', ours('Disallow: /%7Ejoe'), [], ['/~joe']],
  ['a query is compared octet by octet', ours('Disallow: /foo/bar?baz=quz'), ['/foo/bar?baz=qux'], ['/foo/bar?baz=quz']],
  [
    'an address within a query equals its encoded form',
    ours('Disallow: /foo/bar?baz=https://foo.bar'),
    [],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
  ],
  [
    'an encoded address within a query equals its plain form',
    ours('Disallow: /foo/bar?baz=https%3A%2F%2Ffoo.bar'),
    [],
    ['/foo/bar?baz=https://foo.bar'],
  ],
  ['an encoded slash in a path is no slash', ours('Disallow: /a%2Fb'), ['/a/b'], ['/a%2Fb', '/a%2fb']],
  [
    'behind a star an encoded slash forbids in path and query',
    ours('Disallow: /*%2Fprint'),
    ['/print'],
    ['/a%2Fprint', '/a?u=%2Fprint', '/a?u=/print'],
  ],
  [
    'brackets, bars and braces match themselves',
    ours('Disallow: /*?f[', 'Disallow: /a|b', 'Disallow: /q?{'),
    ['/x?f', '/ab'],
    ['/x?f[0]=1', '/x?f%5B0%5D=1', '/a|b', '/a%7Cb', '/q?{x}', '/q?%7Bx%7D'],
  ],
  ['an apostrophe matches itself in a query', ours("Disallow: /a?q='"), ['/a?q='], ["/a?q='", '/a?q=%27']],
  ['a lone percent sign is one', ours('Disallow: /100%'), ['/100'], ['/100%', '/100%25']],
  // Forms of the file
  ['a byte order mark is no character', `\ufeff${ours('Disallow: /a')}`, ['/b'], ['/a']],
  ['lines may end in any way', 'User-agent: ListingBot\rDisallow: /a\r\nDisallow: /b\nDisallow: /c', ['/d'], ['/a', '/b', '/c']],
  ['white space around anything is nothing', '  User-agent :  ListingBot  \n\t Disallow :  /a  ', ['/b'], ['/a']],
  ['HTML has no rules', '<!doctype html><title>Not found</title><body>Disallow everything', ['/'], []],
  [
    'slips that mean no are a no',
    'User agent: ListingBot\nDissallow: /a\nDisallow /b\nDisallow: private/',
    ['/c'],
    ['/a', '/b', '/private/x'],
  ],
  ['robots.txt itself may always be read', ours('Disallow: /'), ['/robots.txt'], ['/', '/robots.txt.bak']],
  ['words of the language itself are no trap', 'User-agent: ListingBot\n__proto__: x\nconstructor: y\nDisallow: /a', ['/b'], ['/a']],
]

describe('rules', () => {
  test.each(CASES)('%s', (_, robots, allowed, forbidden) => {
    for (const path of allowed) expect({ path, allowed: allows(robots, path) }).toEqual({ path, allowed: true })
    for (const path of forbidden) expect({ path, allowed: allows(robots, path) }).toEqual({ path, allowed: false })
  })
  test('rules of one origin say nothing about another, and are no permission there', () => {
    const robots = parseRobots('http://a.test/robots.txt', '')
    for (const url of ['https://a.test/', 'http://b.test/', 'http://a.test:8080/']) expect(robots.allows(url)).toBe(false)
  })
})

test.each([
  ['5', 5],
  ['0.5', 0.5],
  ['-1', null],
  ['Infinity', null],
  ['1e9', null],
  ['NaN', null],
  ['999999', 86400],
  ['', null],
])('a crawl-delay of «%s» is read as %p', (value, seconds) => {
  expect(parseRobots(`${ORIGIN}/robots.txt`, ours(`Crawl-delay: ${value}`)).crawl_delay_seconds).toBe(seconds)
})

describe('files made to burn time or to break', () => {
  const long = `/${'a'.repeat(2000)}`
  /** Processor time of this thread, the least of five, which what it was kept waiting for does not move. */
  const cost = (work: () => void) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.threadCpuUsage()
        work()
        const { user, system } = process.threadCpuUsage(before)
        return user + system
      }),
    )
  const lines = (count: number, line: (at: number) => string) => ours(Array.from({ length: count }, (_, at) => line(at)).join('\n'))
  const KILOBYTE = 1024
  const HEAVY: [name: string, file: (kilobytes: number) => string][] = [
    ['one long pattern', (kilobytes) => ours(`Disallow: /${'*a'.repeat((kilobytes * KILOBYTE) / 2)}b`)],
    ['one long pattern of odd characters', (kilobytes) => ours(`Disallow: /${'\u0100'.repeat(kilobytes * KILOBYTE)}`)],
    ['long patterns', (kilobytes) => lines(kilobytes / 8, () => `Disallow: /${'*a'.repeat(4096)}b`)],
    ['patterns that almost match', (kilobytes) => lines(kilobytes, (at) => `Disallow: /*${'a'.repeat(1000)}b${at}`)],
    ['short rules', (kilobytes) => lines(kilobytes * 50, (at) => `Disallow: /p${at}`)],
    ['rules that begin with each other', (kilobytes) => lines(kilobytes * 2, (at) => `Disallow: /${'a'.repeat(at % 1000)}`)],
    ['rules for others', (kilobytes) => `User-agent: other\n${'Disallow: /%C4%80\n'.repeat(kilobytes * 50)}`],
    ['names', (kilobytes) => lines(kilobytes * 60, (at) => `User-agent: bot-${at}`)],
  ]
  test.each(HEAVY)('%s cost as much as there is of them to read', async (_, file) => {
    await expectLinear((times) => void parseRobots(`${ORIGIN}/robots.txt`, file(128 * times)))
  })
  test.each(HEAVY)('what one address costs does not grow with %s', (_, file) => {
    const [small, large] = [file(128), file(512)].map((rules) => parseRobots(`${ORIGIN}/robots.txt`, rules))
    const ask = (robots = small) => cost(() => void Array.from({ length: 20 }, () => robots?.allows(ORIGIN + long)))
    expect(ask(large)).toBeLessThan(2 * ask(small) + 20_000)
  })
  test('an address that would take too much to hold against all patterns is not read', () => {
    const patterns = (count: number) => lines(count, (at) => `Disallow: /*b${at}`)
    expect([allows(patterns(400), '/a/page'), allows(patterns(19_000), '/a/page')]).toEqual([true, false])
    expect(allows(patterns(400) + 'Allow: /a', long)).toBe(false)
  })
  test('a rule that is too long forbids more, never less', () => {
    expect(allows(ours(`Disallow: /a${'x'.repeat(3000)}`), `/a${'x'.repeat(2000)}`)).toBe(false)
    expect(allows(ours('Disallow: /', `Allow: /a${'x'.repeat(3000)}`), `/a${'x'.repeat(2000)}`)).toBe(false)
    expect(allows(ours(`Disallow: /${'*a'.repeat(20)}`), `/${'ba'.repeat(20)}`)).toBe(false)
    expect(allows(ours(Array.from({ length: 30_000 }, (_, at) => `Disallow: /p${at}`).join('\n')), '/anything')).toBe(false)
  })
  test('lone surrogates and zero bytes do no harm', () => {
    expect(allows(ours('Disallow: /\ud800', 'Disallow: /\0', 'Disallow: /b'), '/b')).toBe(false)
  })
})

describe('the file over HTTP', () => {
  let answer: () => Response | Promise<Response> = () => text('')
  const web = serveWeb({
    'a.test': {
      '/robots.txt': () => answer(),
      '/r/5': () => redirect('/r/4'),
      '/r/4': () => redirect('/r/3'),
      '/r/3': () => redirect('/r/2'),
      '/r/2': () => redirect('http://b.test/rules'),
      '/loop': () => redirect('/loop'),
    },
    'b.test': { '/rules': () => text(ours('Disallow: /a')) },
  })
  afterAll(() => web.stop())
  beforeEach(() => {
    web.hits.length = 0
  })
  const read = (next: () => Response | Promise<Response>, options = {}) => {
    answer = next
    return fetchRobots(web.fetch(), ORIGIN, options)
  }

  test.each([400, 401, 403, 404, 410, 451])('%i allows everything', async (status) => {
    expect((await read(() => text(ours('Disallow: /'), status))).allows(`${ORIGIN}/x`)).toBe(true)
  })
  test.each([429, 500, 502, 503, 599])('%i forbids everything', async (status) => {
    const robots = await read(() => text('', status))
    expect(robots.allows(`${ORIGIN}/x`)).toBe(false)
    expect(robots.outage?.code).toBe('server_error')
  })
  test('no answer in time forbids everything', async () => {
    const robots = await read(() => new Promise<Response>(() => {}), { seconds_max: 0.3 })
    expect(robots.outage?.code).toBe('timeout')
    expect(robots.allows(`${ORIGIN}/x`)).toBe(false)
  })
  test('a dead host forbids everything', async () => {
    const robots = await fetchRobots(web.fetch({ connect_to: [] }), 'http://no-such-name-anywhere.com.ee.zz')
    expect(robots.outage?.code).toBe('unreachable')
  })
  test('five redirects are followed, and the rules count for the first host', async () => {
    const robots = await read(() => redirect('/r/5'))
    expect(web.paths('b.test')).toEqual(['/rules'])
    expect(robots.allows(`${ORIGIN}/a`)).toBe(false)
    expect(robots.allows(`${ORIGIN}/b`)).toBe(true)
  })
  test('after more the file counts as not there', async () => {
    expect((await read(() => redirect('/loop'))).allows(`${ORIGIN}/x`)).toBe(true)
    expect(web.hits.length).toBe(6)
  })
  test('a redirect inward forbids everything and is not followed', async () => {
    const robots = await read(() => redirect('http://127.0.0.1/robots.txt'))
    expect(robots.outage?.code).toBe('url_not_allowed')
  })
  test('the first 512 KiB are read, cut at a line end', async () => {
    const filler = `# ${'x'.repeat(97)}\n`.repeat(5242)
    const robots = await read(() =>
      text(`${ours('Disallow: /early')}${filler}Disallow: /cut-in-the-middle-of-this-line${'y'.repeat(2000)}\nDisallow: /late\n`),
    )
    expect(robots.allows(`${ORIGIN}/early`)).toBe(false)
    expect(robots.allows(`${ORIGIN}/late`)).toBe(true)
    expect(robots.allows(`${ORIGIN}/cut-in-the-middle-of-this-line${'y'.repeat(100)}`)).toBe(true)
  })
  test.each([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${ours('Disallow: /x')}`, 'utf16le')],
    ['big-endian UTF-16 with a mark', Buffer.from(`\ufeff${ours('Disallow: /x')}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(ours('Disallow: /x'), 'utf16le')],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${ours('Disallow: /x')}`)],
  ])('in %s it is read', async (_, bytes) => {
    const robots = await read(() => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'text/plain' } }))
    expect([robots.allows(`${ORIGIN}/x`), robots.allows(`${ORIGIN}/y`)]).toEqual([false, true])
  })
  test('HTML in its place has no rules', async () => {
    expect((await read(() => html('<h1>Welcome</h1>'))).allows(`${ORIGIN}/x`)).toBe(true)
  })
  test('the caller can stop it', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await rejection(read(() => text(''), { signal: controller.signal }))).toMatchObject({ code: 'aborted' })
  })
})
