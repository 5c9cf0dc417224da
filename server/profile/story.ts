import type { Schemas } from '../../sdk/contract.ts'
import type { Founder, Story } from './profile.ts'
import type { ValidationIssue } from '../base/error.ts'
import { onOneLine } from '../base/plain_text.ts'
import { countWords } from '../base/word_count.ts'
import { missingOfFounder } from './complete.ts'
import type { Photos } from './photo.ts'

/** What has to be there before a story is published; the title counts for nothing. */
export const STORY_RULES = { sections_min: 3, section_words_min: 40, words_min: 300 }

const SECTION_CHARACTERS_MAX = 8000
/** Six sections and the title. */
export const STORY_CHARACTERS_MAX = 7 * SECTION_CHARACTERS_MAX
const SECTIONS = ['how_started', 'problem', 'what_built', 'hard_parts', 'milestones', 'whats_next'] as const satisfies (keyof Story)[]

const OLD_NAMES = {
  story: 'what_built',
  why_started: 'how_started',
  journey: 'hard_parts',
  challenges: 'hard_parts',
  achievements: 'milestones',
  lessons: 'whats_next',
} as const satisfies Record<string, keyof Story>
type OldName = keyof typeof OLD_NAMES

export type StoryEdits = Schemas['StoryEdits']
/** What a story still needs, and where that is mended. */
type StoryGap = { reason: string; at: 'story' | 'founder' }

/** Old names fill their new section unless that is sent too; two old names of one section are joined by a blank line. */
function mapped(sent: StoryEdits): Story {
  const { story, why_started, journey, challenges, achievements, lessons, ...sections } = sent
  const old: Story = {}
  for (const [name, text] of Object.entries({ story, why_started, journey, challenges, achievements, lessons })) {
    // The names are those of the line above.
    const section = OLD_NAMES[name as OldName]
    if (text) old[section] = old[section] ? `${old[section]}\n\n${text}` : text
    else if (text === '') old[section] ??= ''
  }
  return { ...old, ...sections }
}

/** Changes the sections that are sent and keeps the rest; an empty one is cleared. */
export function applyStory(before: Story, sent: StoryEdits | undefined): Story {
  if (!sent) return before
  const all = Object.entries({ ...before, ...mapped(sent) })
  // A title is one line, as all titles are.
  return Object.fromEntries(all.map(([name, text]) => [name, name === 'title' ? onOneLine(text) : text]).filter(([, text]) => text !== ''))
}

/** Two old names can come to more than one section holds, which no length of theirs alone tells. */
export function storyIssues(pointer: string, sent: StoryEdits): ValidationIssue[] {
  return Object.entries(mapped(sent)).flatMap(([section, text]): ValidationIssue[] => {
    const length = [...text].length
    if (length <= SECTION_CHARACTERS_MAX) return []
    const names = Object.keys(OLD_NAMES).filter((name) => OLD_NAMES[name as OldName] === section && sent[name as OldName])
    return [
      {
        field: `${pointer}/${names[0] ?? section}`,
        code: 'too_long',
        message: `is too long: ${names.join(' and ')} are one section, ${section}.`,
        fix: `Shorten them to ${SECTION_CHARACTERS_MAX} characters together.`,
        limit: SECTION_CHARACTERS_MAX,
        actual: length,
      },
    ]
  })
}

/** Empty once a story may be published: enough sections that say something, enough words in all, and a founder who shows a face. */
export function storyGaps(story: Story, founder: Founder | null, photos: Photos): StoryGap[] {
  const { sections_min, section_words_min, words_min } = STORY_RULES
  const counts = SECTIONS.map((name) => ({ name, words: countWords(story[name] ?? '') }))
  const long = counts.filter(({ words }) => words >= section_words_min)
  const total = counts.reduce((sum, { words }) => sum + words, 0)
  const gaps: StoryGap[] = []
  if (long.length < sections_min) {
    const short = counts.filter(({ words }) => words < section_words_min).map(({ name, words }) => `${name} ${words}`)
    gaps.push({
      at: 'story',
      reason: `Write at least ${sections_min} sections of ${section_words_min} words or more; there are ${long.length}. Words in the others: ${short.join(', ')}.`,
    })
  }
  if (total < words_min) gaps.push({ at: 'story', reason: `Write at least ${words_min} words in all; there are ${total}.` })
  const missing = missingOfFounder(founder, photos)
  return [
    ...gaps,
    ...missing.map(({ message, fix }): StoryGap => ({
      at: 'founder',
      reason: `The owner’s founder profile is not complete. ${message} ${fix}`,
    })),
  ]
}
