import { describe, expect, test } from 'bun:test'
import type { Photos } from '../../server/profile/photo.ts'
import { applyStory, storyGaps, storyIssues } from '../../server/profile/story.ts'
import { countWords } from '../../server/base/word_count.ts'

const founder = {
  name: 'Rosa Beet',
  role: 'Founder',
  bio: 'Grows vegetables on twelve square metres in Cologne and writes the plans that keep them from growing into each other.',
  email: null,
  photo_url: 'https://beetroot.com/rosa.jpg',
  socials: { github: 'https://github.com/rosa' },
}
const photos: Photos = { [founder.photo_url]: { state: 'ready', file: 'rosa.webp', reason: null } }
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('a story is published when', () => {
  const cases: [string, Parameters<typeof storyGaps>[0], RegExp[]][] = [
    ['three sections have a hundred words each', { problem: words(100), what_built: words(100), whats_next: words(100) }, []],
    ['three sections have forty words and the rest is in one', { problem: words(40), what_built: words(40), whats_next: words(220) }, []],
    [
      '299 words are one too few',
      { problem: words(100), what_built: words(100), whats_next: words(99) },
      [/at least 300 words in all; there are 299/],
    ],
    ['39 words are no section', { problem: words(150), what_built: words(150), whats_next: words(39) }, [/there are 2\. .*whats_next 39/]],
    [
      'the title counts for nothing',
      { title: words(300), problem: words(100), what_built: words(100) },
      [/there are 2\./, /there are 200/],
    ],
    ['nothing is written', {}, [/there are 0\./, /there are 0\./]],
  ]
  for (const [name, story, reasons] of cases)
    test(`${name}: ${reasons.length === 0 ? 'published' : 'a draft'}`, () => {
      const gaps = storyGaps(story, founder, photos)
      expect(gaps.map(({ at }) => at)).toEqual(reasons.map(() => 'story'))
      for (const [index, reason] of reasons.entries()) expect(gaps[index]?.reason).toMatch(reason)
    })
  test('its founder shows a face: each thing missing of the profile is named', () => {
    const story = { problem: words(100), what_built: words(100), whats_next: words(100) }
    expect(storyGaps(story, { ...founder, photo_url: null }, photos).map(({ at, reason }) => [at, reason.includes('photo')])).toEqual([
      ['founder', true],
    ])
    expect(storyGaps(story, null, photos)).toHaveLength(5)
  })
})

describe('words are counted alike in every script', () => {
  const cases: [string, number, number][] = [
    ['We don’t plan – we sow. 3.5 beds!', 7, 7],
    ['', 0, 0],
    [' … — !? 👍 ', 0, 0],
    ['私たちは小さなパン屋を営んでいました。', 8, 14],
    ['我们在科隆有一个小花园。', 5, 9],
    ['เราปลูกผักในสวนเล็กๆ', 4, 8],
  ]
  for (const [text, least, most] of cases)
    test(`${JSON.stringify(text)} has ${least === most ? least : `${least} to ${most}`} words`, () => {
      expect(countWords(text)).toBeGreaterThanOrEqual(least)
      expect(countWords(text)).toBeLessThanOrEqual(most)
    })
  test('a Japanese story of the same length as an English one is published too', () => {
    const section = '私たちは小さなパン屋を営んでいました。毎週日曜日の夜に紙でシフトを作るのは大変でした。'.repeat(6)
    expect(storyGaps({ problem: section, what_built: section, whats_next: section }, founder, photos)).toEqual([])
  })
})

describe('older names', () => {
  test('fill their sections, two of one section joined, and yield to the new name', () => {
    expect(
      applyStory(
        {},
        { story: 'Built.', why_started: 'Began.', journey: 'Long.', challenges: 'Hard.', achievements: 'Won.', lessons: 'Next.' },
      ),
    ).toEqual({
      what_built: 'Built.',
      how_started: 'Began.',
      hard_parts: 'Long.\n\nHard.',
      milestones: 'Won.',
      whats_next: 'Next.',
    })
    expect(applyStory({ problem: 'Weeds.' }, { story: 'old', what_built: 'new' })).toEqual({ problem: 'Weeds.', what_built: 'new' })
  })
  test('an empty text clears its section, old name or new', () => {
    expect(applyStory({ what_built: 'x', problem: 'y', title: 'z' }, { story: '', problem: '' })).toEqual({ title: 'z' })
    expect(applyStory({ hard_parts: 'x' }, { journey: '', challenges: 'Hard.' })).toEqual({ hard_parts: 'Hard.' })
  })
  test('two that come to more than a section holds are refused where the first stands', () => {
    const [place] = storyIssues('/story', { journey: 'x'.repeat(5000), challenges: 'y'.repeat(5000) })
    expect(place).toMatchObject({ field: '/story/journey', code: 'too_long', limit: 8000, actual: 10_002 })
    expect(storyIssues('/story', { journey: 'x'.repeat(5000), challenges: 'y'.repeat(2998) })).toEqual([])
  })
})
