/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { STORY_RULES } from '../../../profile/story.ts'
import { countWords } from '../../../base/word_count.ts'
import type { Form } from '../frame/form.ts'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { overtakenIn } from './values.ts'

type Story = Schemas['Story']
type Section = Exclude<keyof Story, 'title'>

export const SECTIONS: readonly { name: Section; label: string; hint: string }[] = [
  { name: 'how_started', label: 'How it started', hint: 'Where were you when you had the idea, and what did you do the next morning?' },
  { name: 'problem', label: 'The problem', hint: 'Who had it, how did they get by, and what did it cost them?' },
  { name: 'what_built', label: 'What you built', hint: 'The first version, and what it became.' },
  { name: 'hard_parts', label: 'The hard parts', hint: 'What nearly ended it, and what you would do otherwise.' },
  { name: 'milestones', label: 'Milestones on the way', hint: 'First user, first invoice, first colleague.' },
  { name: 'whats_next', label: 'What is next', hint: 'What you are building now, and for whom.' },
]

const NAMES = ['title', ...SECTIONS.map(({ name }) => name)] as const

const shownBy = (story: Story): string => printsOf(NAMES.map((name) => [name, story[name] ?? '']))

type StoryFieldsProps = {
  story: Story
  fieldErrors?: FieldErrors | undefined
  /** What the form showed that was refused. */
  shown?: string | undefined
}

/** The fields of a founder story, each counted while it is written; the form they stand in is the caller's. */
export function StoryFields({ story, fieldErrors = {}, shown = shownBy(story) }: StoryFieldsProps) {
  const total = SECTIONS.reduce((sum, { name }) => sum + countWords(story[name] ?? ''), 0)
  return (
    <>
      <p class="small muted">
        In your own words. It is published at {STORY_RULES.sections_min} sections of {STORY_RULES.section_words_min} words,{' '}
        {STORY_RULES.words_min} words in all, and with a complete founder profile. Now:{' '}
        <strong class="figure">
          <span data-total-of="words">{total}</span> of {STORY_RULES.words_min} words
        </strong>
      </p>
      <input type="hidden" name={SHOWN} value={shown} />
      <Field name="story_title" label="Title" value={story.title} fieldErrors={fieldErrors} />
      {SECTIONS.map(({ name, label, hint }) => (
        <Field name={`story_${name}`} label={label} value={story[name]} hint={hint} rows={5} counts="words" fieldErrors={fieldErrors} />
      ))}
    </>
  )
}

/** The story as a form has it: every section, empty ones too, which clears them. */
export function readStory(form: Pick<Form, 'given'>): Story {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = form.given(`story_${name}`)
      return text === null ? [] : [[name, text]]
    }),
  )
}

/** The sections that were typed in: what was saved by others meanwhile stays in the rest. */
export function typedStory(form: Form): Story {
  const untouched = untouchedIn(form)
  return Object.fromEntries(Object.entries(readStory(form)).filter(([name, text]) => !untouched(name, text)))
}

/** What was written by others meanwhile into the sections that were typed in. */
export const overtakenStory = (form: Form, story: Story) =>
  overtakenIn(
    form,
    NAMES.map((name) => [name, form.given(`story_${name}`) ?? story[name] ?? '', story[name] ?? '']),
    (name) => `story_${name}`,
  )

/** What the story itself still needs, told before anybody asks. */
export function storyWants(story: Story): string[] {
  const { sections_min, section_words_min, words_min } = STORY_RULES
  const counts = SECTIONS.map(({ name, label }) => ({ label, words: countWords(story[name] ?? '') }))
  const long = counts.filter(({ words }) => words >= section_words_min).length
  const total = counts.reduce((sum, { words }) => sum + words, 0)
  const wants: string[] = []
  if (long < sections_min)
    wants.push(`${sections_min - long} more ${sections_min - long === 1 ? 'section' : 'sections'} of ${section_words_min} words or more.`)
  if (total < words_min) wants.push(`${words_min - total} more words in all.`)
  return wants
}
