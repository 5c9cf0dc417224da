import type { TestService } from '../test_service.ts'
import { PHOTO_URL, photosTaken } from '../pictures.ts'
import type { SitePages } from '../sites.ts'
import { page } from '../sites.ts'
import { openDueWeeks } from '../../server/launch/open_weeks.ts'
import { runWeeks } from '../../server/launch/run_weeks.ts'

const WEEK_SECONDS = 7 * 24 * 3600

/** A founder profile with all that a free launch asks for. */
export const FOUNDER = {
  name: 'Ada Lindgren',
  role: 'Founder',
  bio: 'Ada grew up among vegetable beds and has written software for gardeners and seed banks for twelve years.',
  photo_url: PHOTO_URL,
  socials: { linkedin: 'https://www.linkedin.com/in/ada-lindgren' },
}

/** All that the profile of a product needs for a free launch. */
export const PROFILE = {
  fields: {
    name: 'Beetroot',
    headline: 'Garden plans that grow with you',
    summary: 'Beetroot plans the beds of small vegetable gardens, week by week, from sowing to harvest.',
    description:
      'Beetroot plans the beds of small vegetable gardens: you draw the garden once, and it tells you each week what to sow, what to water and what to harvest.',
    logo_url: 'https://pictures.beetroot.dev/logo.png',
  },
  categories: ['Productivity'],
}

type SubmitOptions = { complete?: boolean; beside?: { host: string; pages: SitePages } }

/** A submitted listing of a website that is served on loopback, its own or that of another listing, and the call that puts its page up or changes it. */
export async function submitted(testService: TestService, sites: Record<string, SitePages>, options: SubmitOptions = {}) {
  const host = options.beside?.host ?? `p${crypto.randomUUID().slice(0, 8)}.test`
  const pages: SitePages = options.beside?.pages ?? {
    '/': page('Beetroot', '<main><h1>Garden plans</h1><p>Beetroot plans the beds of small vegetable gardens for people.</p></main>'),
  }
  sites[host] = pages
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url: `http://${host}` })
  await founder.listing.waitForDraft(id)
  const complete = options.complete === false ? { fields: { name: 'Beetroot' } } : { ...PROFILE, founders: [FOUNDER] }
  await founder.listing.updateDraft({ id, ...complete })
  await photosTaken(testService, founder.account_id)
  const { listing_id, page_url } = await founder.listing.submitDraft({ id })
  return { ...founder, draft_id: id, listing_id, page_url, host, pages, show: (body: string) => void (pages['/'] = page('Beetroot', body)) }
}

/** A listing ready to be queued, written straight into the database: for crowds that no crawler needs to visit. */
export async function crowd(testService: TestService, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const founder = await testService.founder()
      const slug = `crowd-${crypto.randomUUID().slice(0, 8)}`
      const [row] = await testService.sql<{ id: number }[]>`
        with company as (
          insert into companies (account_id, site_key, url, facts) values (${founder.account_id}, ${`${slug}.test`}, ${`http://${slug}.test/`}, '{"cells": {}}') returning id
        ), profile as (
          insert into profiles (company_id, site_id, words) select id, (select min(id) from sites), '{"cells": {}}' from company returning id, site_id
        )
        insert into listings (account_id, profile_id, site_id, slug, status, created_at, updated_at)
        select ${founder.account_id}, id, site_id, ${slug}, 'draft', ${testService.service.clock()}, ${testService.service.clock()} from profile returning id`
      return { ...founder, listing_id: row?.id ?? 0, slug }
    }),
  )
}

/** Turns the clock to an instant. */
export const turnTo = (testService: TestService, instant: string | Date): void =>
  testService.turnClock((new Date(instant).getTime() - testService.service.clock().getTime()) / 1000)

export const turnWeeks = (testService: TestService, weeks: number): void => testService.turnClock(weeks * WEEK_SECONDS)

/** What the job of every minute does for weeks. */
export const run = (testService: TestService) => runWeeks(testService.sql, testService.service.sites, testService.service.clock())
export const open = (testService: TestService) => openDueWeeks(testService.sql, testService.service.sites, testService.service.clock())
