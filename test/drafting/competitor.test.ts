import { describe, expect, test } from 'bun:test'
import { compareSites } from '../../server/drafting/competitor.ts'
import type { DraftedProfile } from '../../server/fields/draft.ts'
import { draftOf, plan, plans } from './invented.ts'

const BLANK: DraftedProfile = { fields: {}, faqs: [], founders: [], categories: null, company_socials: {}, seo: {}, warnings: [] }
const quoted = (value: unknown, ...quotes: string[]) => ({
  value,
  evidence: quotes.map((quote) => ({
    quote,
    url: 'https://a.example.net/',
    match: 'exact' as const,
    retrieved_at: '2026-11-21T08:00:00Z',
  })),
})

describe('a comparison', () => {
  test('sets what both sites state side by side, with the quotes of both', () => {
    const ours = draftOf({ '/pricing': plans(plan('Free', '$0'), plan('Pro', '$12 / month')) })
    const theirs = draftOf({ '/pricing': plans(plan('Solo', '$30 / month'), plan('Team', '$90 / month')) }, { name: 'Rivalsoft' })
    const row = compareSites(ours, theirs).find(({ aspect }) => aspect === 'starting_price')
    expect(row).toMatchObject({ ours: '$12 / month', theirs: '$30 / month' })
    expect(row?.evidence.map(({ url }) => new URL(url).hostname)).toEqual(['tidepool.example.net', 'rivalsoft.example.net'])
  })

  test('leaves a side blank that states nothing, and a row where neither does', () => {
    const rows = compareSites({ ...BLANK, fields: { free_trial: quoted(true, '14-day free trial') } }, BLANK)
    expect(rows).toEqual([{ aspect: 'free_trial', ours: 'yes', theirs: null, evidence: quoted(true, '14-day free trial').evidence }])
    expect(compareSites(BLANK, BLANK)).toEqual([])
  })

  test('splits features into shared ones and those that only one has', () => {
    const ours = {
      ...BLANK,
      fields: { features: quoted(['Offline mode', 'Dark theme', 'Tide tables'], 'Offline mode', 'Dark theme', 'Tide tables') },
    }
    const theirs = { ...BLANK, fields: { features: quoted(['Offline-Mode', 'Route planner'], 'Offline-Mode', 'Route planner') } }
    const rows = compareSites(ours, theirs)
    expect(rows.map((row) => [row.aspect, row.ours, row.theirs])).toEqual([
      ['features_shared', 'Offline mode', 'Offline-Mode'],
      ['features_only', 'Dark theme, Tide tables', 'Route planner'],
    ])
    expect(rows[1]?.evidence.map(({ quote }) => quote)).toEqual(['Dark theme', 'Tide tables', 'Route planner'])
  })

  test('keeps a value that the caller wrote, which has no quote', () => {
    expect(compareSites({ ...BLANK, fields: { founded_year: { value: 2019, evidence: [] } } }, BLANK)).toEqual([
      { aspect: 'founded_year', ours: '2019', theirs: null, evidence: [] },
    ])
  })

  test('stays within the lengths that a draft may hold', () => {
    const many = Array.from({ length: 30 }, (_, at) => `Feature number ${at} with a rather long name that goes on and on`)
    const long = { ...BLANK, fields: { features: quoted(many, ...many), platforms: quoted(many, ...many) } }
    for (const row of compareSites(long, BLANK)) {
      expect(row.ours?.length ?? 0).toBeLessThanOrEqual(500)
      expect(row.evidence.length).toBeLessThanOrEqual(20)
    }
  })
})
