import { expect, test } from 'bun:test'
import { repeats, saysSame } from '../../server/publishing/rechecks/values.ts'
import type { CellName } from '../../server/profile/profile.ts'

test('values say the same in other white space or order, at another protocol, or as a picture under a new hash', () => {
  const same: [CellName, unknown, unknown][] = [
    ['legal_name', 'Beetroot  GmbH', 'beetroot GmbH'],
    ['platforms', ['Web', 'iOS'], ['iOS', 'Web']],
    ['docs_url', 'http://www.beetroot.test/docs/', 'https://beetroot.test/docs'],
    ['logo_url', 'https://cdn.test/logo.3f2a9c1d.png?v=3', 'https://cdn.test/logo.b81e77f0.png?v=4'],
    ['cover_url', 'https://a.test/_next/static/og-cover.0a1b2c3d4e.webp', 'https://a.test/_next/static/og-cover.9f8e7d6c5b.webp'],
    ['faqs', [{ question: 'Is it free?', answer: 'Yes.', evidence: [] }], [{ question: 'Is it free?', answer: 'Yes.' }]],
  ]
  for (const [name, one, other] of same) expect([name, saysSame(name, one, other)]).toEqual([name, true])
  const others: [CellName, unknown, unknown][] = [
    ['starting_price', '€4 / month', '€6 / month'],
    ['founded_year', 2019, 2020],
    ['platforms', ['Web'], ['Web', 'iOS']],
    ['logo_url', 'https://cdn.test/logo.png', 'https://cdn.test/mark.png'],
    ['free_trial', true, false],
    ['phone', null, '+49 30 1'],
  ]
  for (const [name, one, other] of others) expect([name, saysSame(name, one, other)]).toEqual([name, false])
})

test('a text that only counts further repeats itself; a fact never does', () => {
  expect(repeats('description', 'Used by 12,345 gardeners.', 'Used by 13,001 gardeners.')).toBe(true)
  expect(repeats('description', 'Used by 12,345 gardeners.', 'Loved by 12,345 gardeners.')).toBe(false)
  expect(repeats('starting_price', '€4 / month', '€6 / month')).toBe(false)
})
