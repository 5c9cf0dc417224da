import { describe, expect, test } from 'bun:test'
import { tallyOf } from '../../bench/model.ts'
import { KEPT, TUNED } from '../../bench/model/corpus.ts'

const HONEST_SHARE_MIN = 0.85

describe('what a model says of made-up sites in eight languages', () => {
  const tallies = new Map([...TUNED, ...KEPT].map((each) => [each, tallyOf(each)]))
  const sumOf = (cases: typeof TUNED, part: 'prose' | 'invented' | 'quotes') =>
    cases.map((each) => tallies.get(each)?.[part] ?? [0, 0]).reduce<[number, number]>(([a, b], [c = 0, d = 0]) => [a + c, b + d], [0, 0])

  // One small site has too few sentences to take a share of.
  for (const langs of [['en'], ['de'], ['fr'], ['es'], ['ja'], ['it', 'pt', 'nl']])
    test(`of honest sentences in ${langs.join(', ')}, at least 85 of 100 reach the draft`, () => {
      const [kept, all] = sumOf(
        [...TUNED, ...KEPT].filter(({ site }) => langs.includes(site.lang)),
        'prose',
      )
      expect(all).toBeGreaterThan(20)
      expect(kept / all).toBeGreaterThanOrEqual(HONEST_SHARE_MIN)
    })

  for (const [name, cases] of Object.entries({ 'the half that it was tuned on': TUNED, 'the half that was kept apart': KEPT }))
    test(`of the inventions planted in ${name}, at most two reach a draft`, () => {
      const [passed, all] = sumOf(cases, 'invented')
      expect(all).toBeGreaterThan(60)
      expect(passed).toBeLessThanOrEqual(2)
    })

  test('every quote stands on the page it names', () => {
    const [verbatim, all] = sumOf([...TUNED, ...KEPT], 'quotes')
    expect(all).toBeGreaterThan(100)
    expect(verbatim).toBe(all)
  })
})
