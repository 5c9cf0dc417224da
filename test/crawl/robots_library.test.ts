import robotsParser from 'robots-parser'
import { expect, test } from 'bun:test'
import { parseRobots } from '../../server/crawl/robots.ts'

const ORIGIN = 'http://a.test'
const FILES = 400
const AGENTS = ['*', 'ListingBot', 'listingbot', 'OtherBot', 'ListingBot/2.0']
const SEGMENTS = ['a', 'b', 'ab', 'shop', 'private', 'x-1', 'page.html']
const ADDRESSES = 40

/** Numbers below `below`, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

const pick = <Value>(values: readonly Value[], next: (below: number) => number) => values[next(values.length)] as Value
const path = (next: (below: number) => number) => `/${Array.from({ length: next(4) }, () => pick(SEGMENTS, next)).join('/')}`

function pattern(next: (below: number) => number): string {
  const plain = path(next)
  const kind = next(6)
  if (kind === 0) return `${plain}*${pick(SEGMENTS, next)}`
  if (kind === 1) return `${plain}$`
  if (kind === 2) return `/*.html${next(2) === 0 ? '$' : ''}`
  return kind === 3 ? `${plain}?q=` : plain
}

function file(next: (below: number) => number): string {
  const group = () => {
    const agents = Array.from({ length: 1 + next(2) }, () => `User-agent: ${pick(AGENTS, next)}`)
    const rules = Array.from({ length: 1 + next(6) }, () => `${next(3) === 0 ? 'Allow' : 'Disallow'}: ${pattern(next)}`)
    return [...agents, ...(next(4) === 0 ? ['# a remark'] : []), ...rules].join(next(5) === 0 ? '\r\n' : '\n')
  }
  return Array.from({ length: 1 + next(4) }, group).join('\n\n')
}

test('ordinary robots.txt files say to us what the library most crawlers use reads in them', () => {
  const differ: string[] = []
  let allowed = 0
  for (let seed = 0; seed < FILES; seed++) {
    const next = numbers(seed)
    const text = file(next)
    const [ours, theirs] = [parseRobots(`${ORIGIN}/robots.txt`, text), robotsParser(`${ORIGIN}/robots.txt`, text)]
    for (let count = 0; count < ADDRESSES; count++) {
      const address = `${ORIGIN}${path(next)}${next(4) === 0 ? '?q=1' : ''}`
      // It answers undefined for what no file of this origin speaks of.
      const answer = theirs.isAllowed(address, 'ListingBot') ?? true
      if (answer) allowed++
      if (ours.allows(address) !== answer) differ.push(`${address}\n${text}`)
    }
  }
  expect(differ.slice(0, 3)).toEqual([])
  // Both answers are frequent, or the comparison would say little.
  expect(Math.min(allowed, FILES * ADDRESSES - allowed)).toBeGreaterThan((FILES * ADDRESSES) / 10)
})

/** What decided for a parser of our own: once the library reads these right, it can take its place. */
const MISREAD = {
  'a line it does not know, or a pause, ends no list of agents (§2.2.1)':
    'User-agent: ListingBot\nCrawl-delay: 1\nUser-agent: Other\nDisallow: /~a',
  'an octet is the same however it is spelled (§2.2.2)': 'User-agent: *\nDisallow: /%7Ea',
}
for (const [promise, text] of Object.entries(MISREAD))
  test(`where the library misreads RFC 9309 we do what the site asks: ${promise}`, () => {
    expect(robotsParser(`${ORIGIN}/robots.txt`, text).isAllowed(`${ORIGIN}/~a`, 'ListingBot')).toBe(true)
    expect(parseRobots(`${ORIGIN}/robots.txt`, text).allows(`${ORIGIN}/~a`)).toBe(false)
  })
