import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { submitted } from '../launch/founders.ts'
import { putUp } from '../listings/sisters.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { piped } from './listing.ts'

const sites: Record<string, SitePages> = {}
const testService = await startTestService({ env: serveSites(sites).env })
const made = await submitted(testService, sites, { complete: true })
const { listing, listing_id } = made
const id = String(listing_id)
const draft_id = (await listing.getMyListing({ listing_id })).draft_id ?? ''
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: made.apiKey }

// A command that opens an editor, or that holds a gap for the person to fill.
const HANDS = /…|\b[A-Z]{2,}\b|\b(edit|post|submit-draft|free|checkout|restore)\b|--(edit|answer)\b/
const STEPS_MAX = 12
const STARTS = [
  'drafts',
  'listings',
  'whoami',
  'weeks',
  'search',
  'updates',
  'orders',
  'founder',
  `show ${id}`,
  `show ${draft_id}`,
  `story show ${id}`,
]

/** Follows `Next:` until it ends or a person has to do something; in one state a command asked twice is a circle. */
async function walk(start: string, known: Map<string, string | null>): Promise<string[]> {
  const way = [start]
  for (let step = 0; step < STEPS_MAX; step++) {
    const here = way.at(-1) ?? ''
    if (step > 0 && HANDS.test(here)) return way
    if (!known.has(here)) {
      const { stdout, stderr } = await piped([...here.split(' '), '--no-json'], env)
      known.set(here, /^Next: listing (.+)$/m.exec(`${stdout}\n${stderr}`)?.[1] ?? null)
    }
    const next = known.get(here)
    if (next === null || next === undefined) return way
    expect([...way, next]).toEqual([...new Set([...way, next])])
    way.push(next)
  }
  throw new Error(`no end: ${way.join(' → ')}`)
}

const states: [string, () => Promise<unknown>, next: RegExp][] = [
  ['submitted', async () => {}, new RegExp(`^free ${id}$`)],
  ['waiting for its badge', () => listing.chooseFreeListing({ listing_id }), new RegExp(`^badge ${id} --check$`)],
  [
    'ready for its week',
    async () => {
      made.show((await listing.getBadges({ listing_id })).badges[0]?.html ?? '')
      await listing.verifyBadge({ listing_id })
    },
    new RegExp(`^show ${id}$`),
  ],
  ['live', () => putUp(testService, listing_id), new RegExp(`^post ${id}$`)],
]

test.each(states)('a listing that is %s: every Next leads onward and none in a circle', async (_, bring, last) => {
  await bring()
  const known = new Map<string, string | null>()
  for (const start of STARTS) {
    const way = await walk(start, known)
    if (start === `show ${id}`) expect(way.at(-1)).toMatch(last)
  }
})
