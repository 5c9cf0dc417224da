import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

/** Somebody with all that marked data can state of a company. */
const body = (type: string) => ({
  '@type': type,
  name: 'Harborin Trading Ltd',
  legalName: 'Harborin Trading Ltd',
  telephone: '+44 20 7646 0958',
  email: 'desk@harborin.co.uk',
  foundingDate: '1999-04-01',
  founder: { '@type': 'Person', name: 'Dana Voss' },
  address: { '@type': 'PostalAddress', addressLocality: 'Bergen', addressCountry: 'NO' },
  sameAs: ['https://www.instagram.com/harborin'],
})
const own = { '@type': 'Organization', name: 'Lumbrio' }
const stated = (data: object) => {
  const profile = profileOf({}, { head: `<script type="application/ld+json">${JSON.stringify(data)}</script>` })
  const fields = (['legal_name', 'company_name', 'phone', 'contact_email', 'founded_year', 'hq_city', 'hq_country'] as const).map((field) =>
    valueOf(profile, field),
  )
  return [...fields, profile.founders.map(({ name }) => name), Object.keys(profile.company_socials)]
}
const NOTHING = [null, null, null, null, null, null, null, [], []]

describe('marked data tell of somebody else', () => {
  test.each([
    ['who wrote a review', { ...own, review: [{ '@type': 'Review', reviewBody: 'It helps.', author: body('Organization') }] }],
    ['what a review is of', { '@type': 'Review', itemReviewed: body('Restaurant') }],
    ['who sponsors', { ...own, sponsor: body('Organization') }],
    ['the association that it belongs to', { ...own, memberOf: [body('Organization')] }],
    ['where an event takes place', { '@graph': [own, { '@type': 'MusicEvent', name: 'A night of songs', location: body('Museum') }] }],
    ['who looks for people', { '@graph': [own, { '@type': 'JobPosting', title: 'Cook', hiringOrganization: body('Restaurant') }] }],
    [
      'what a directory lists',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: body('LocalBusiness') }, body('Hotel')] },
    ],
  ])('%s', (_, data) => expect(stated({ '@context': 'https://schema.org', ...data })).toEqual(NOTHING))
})

test('beside them they tell of the company itself', () => {
  const review = { '@type': 'Review', reviewBody: 'It helps.', author: { '@type': 'Person', name: 'Tom Berg' } }
  expect(stated({ ...body('Organization'), name: 'Lumbrio', review })).toEqual([
    'Harborin Trading Ltd',
    'Harborin Trading',
    '+44 20 7646 0958',
    'desk@harborin.co.uk',
    1999,
    'Bergen',
    'NO',
    ['Dana Voss'],
    ['instagram'],
  ])
})
