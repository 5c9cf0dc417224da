import type { Input } from '../../../core/operation.ts'
import { PLATFORMS, type Platform } from '../../../fields/fields.ts'
import { plainFaq } from '../../../profile/profile.ts'
import type { Form } from '../frame/form.ts'
import { cellNamed, type Draft } from './cells.ts'
import { fieldNamed } from './fields.ts'
import { pictureWordsName, readPictureWords } from './picture_words.tsx'
import { entryIn, printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { typedStory } from './story_fields.tsx'
import { readValue, withScheme } from './values.ts'

type Edits = Omit<Input<'update_draft'>, 'id' | 'view'>
type FounderEdit = NonNullable<Edits['founders']>[number]

/** An edit, and where in the form each place of it stands. */
type ReadEdit = { edits: Edits; nameOf: (pointer: string) => string }

export const FAQS_MAX = 5
/** The accounts that the small editor of a co-founder asks for; others stay as they are. */
export const FOUNDER_SOCIALS = ['linkedin', 'x', 'github', 'website'] as const satisfies Platform[]
const FOUNDER_TEXTS = ['name', 'role', 'bio', 'photo_url'] as const

/** What a posted form of the review asks update_draft for; null where it asks for nothing known. */
export function readEdit(draft: Draft, form: Form): ReadEdit | null {
  const name = form.text('field')
  const act = form.text('do')
  const whole = (edits: Edits): ReadEdit => ({ edits, nameOf: () => name })
  if (act === 'regenerate') return whole({ regenerate: [name] })
  if (act === 'restore') return whole({ restore: [name] })
  if (act === 'describe') return { edits: { pictures: [readPictureWords(form)] }, nameOf: pictureWordsName }
  if (name === 'screenshots' && MOVES.has(act)) return whole({ fields: { screenshots: reordered(draft.fields.screenshots.value, form) } })
  if (name === 'faqs') return readFaqs(draft, form, act)
  if (name === 'founders') return readFounders(draft, form, act)
  if (name === 'milestones') return readMilestones(draft, form, act)
  if (name === 'story') return { edits: { story: typedStory(form) }, nameOf: (pointer) => `story_${pointer.split('/').at(-1) ?? ''}` }
  if (name === 'competitor_url') return whole({ competitor_url: act === 'remove_entry' ? '' : form.text('competitor_url') })
  if (name === 'company_socials') {
    const platform = form.text('platform')
    const known = PLATFORMS.find((entry) => entry === platform)
    return known ? whole({ company_socials: { [known]: withScheme(form.text('social_url')) } }) : null
  }
  const words = fieldNamed(name)
  if (!words) return null
  if (act === 'remove') return whole(put(name, null))
  if (act === 'keep') return whole(put(name, cellNamed(draft, name).value))
  return act === 'save' ? whole(put(name, readValue(words, form, name))) : null
}

/** The members of an edit are named by the field table; what a form sent as value the operation checks. */
function put(name: string, value: unknown): Edits {
  const [group = '', member = ''] = name.split('.')
  // A list of no category is refused with what to send.
  if (name === 'categories') return { categories: (value ?? []) as string[] }
  if (member === '') return { fields: { [name]: value } }
  return { [group]: { [member]: value } }
}

export const MOVES: ReadonlySet<string> = new Set(['earlier', 'later', 'remove_entry'])

/** The screenshots with one of them moved or left out. */
export function reordered(before: readonly string[] | null, form: Form): string[] | null {
  const urls = [...(before ?? [])]
  const [at, act] = [entryIn(form, urls), form.text('do')]
  if (at === null) return before === null ? null : [...before]
  const [moved] = urls.splice(at, 1)
  if (moved !== undefined && act !== 'remove_entry') urls.splice(Math.max(0, act === 'earlier' ? at - 1 : at + 1), 0, moved)
  return urls.length > 0 ? urls : null
}

function readFaqs({ faqs }: Draft, form: Form, act: string): ReadEdit | null {
  const nameOf = () => 'faqs'
  if (act === 'remove') return { edits: { faqs: [] }, nameOf }
  if (act === 'remove_entry') {
    const questions = faqs.map(({ question }) => question)
    const gone = entryIn(form, questions)
    return gone === null ? null : { edits: { faqs: faqs.filter((_, index) => index !== gone).map(plainFaq) }, nameOf }
  }
  if (act !== 'save') return null
  const sent = sentFaqs(form)
  const untouched = untouchedIn(form)
  // What was not typed in stands as it does by now, and what was typed stands in its place, wherever that is by now.
  const list = form.has(SHOWN) ? faqs.map((faq) => ({ index: -1, ...plainFaq(faq) })) : []
  for (const entry of sent) {
    const was = (faq: Faq) => untouched(`${entry.index}`, plainFaq(faq))
    const at = faqs.findIndex(was)
    if (!was(entry)) list[at < 0 ? list.length : at] = entry
  }
  const kept = list.filter(({ question, answer }) => question !== '' || answer !== '')
  return {
    edits: { faqs: kept.map(plainFaq) },
    nameOf: (pointer) => {
      const [, , at = '', member = ''] = pointer.split('/')
      const index = kept[Number(at)]?.index ?? -1
      return index >= 0 && member ? `faq_${member}_${index}` : 'faqs'
    },
  }
}

const sentFaqs = (form: Form) =>
  Array.from({ length: FAQS_MAX }, (_, index) => ({
    index,
    question: form.text(`faq_question_${index}`),
    answer: form.text(`faq_answer_${index}`),
  }))

/** Whether the form of a list holds what was typed and not saved, which would be gone once the website's words are taken. */
export function holdsTyped(form: Form): boolean {
  if (form.text('social_url') !== '') return true
  if (!form.has(SHOWN)) return false
  const untouched = untouchedIn(form)
  return (
    sentFaqs(form).some((faq) => faq.question + faq.answer !== '' && !untouched(`${faq.index}`, plainFaq(faq))) ||
    [...FOUNDER_TEXTS, ...FOUNDER_SOCIALS].some((name) => {
      const text = form.text(`founder_${form.text('entry')}_${name}`)
      return text !== '' && !untouched(name, text)
    })
  )
}

type Faq = { question: string; answer: string }
export const printsOfFaqs = (faqs: readonly Faq[]): string => printsOf(faqs.map((faq, index) => [`${index}`, plainFaq(faq)]))

/** The list is sent as a whole with one entry changed; the first is the account's own profile, which has a page of its own. */
function readFounders({ founders }: Draft, form: Form, act: string): ReadEdit | null {
  const list = founders.map(plainFounder)
  const names = list.map(({ name }) => name)
  const known = entryIn(form, names)
  if (act === 'remove_entry')
    return known !== null && known > 0 ? { edits: { founders: list.toSpliced(known, 1) }, nameOf: () => 'founders' } : null
  // Who is added, and who was removed meanwhile, stands last.
  const [sent, at] = [Number(form.text('entry')), known ?? list.length]
  if (act !== 'save' || !Number.isInteger(sent) || !(at >= 1 && at <= list.length)) return null
  const [before, untouched] = [list[at], untouchedIn(form)]
  const text = (name: string) => form.text(`founder_${sent}_${name}`)
  const typed = (name: string, read = (given: string) => given) =>
    before && untouched(name, text(name)) ? {} : { [name]: text(name) === '' ? null : read(text(name)) }
  const changed: FounderEdit = {
    // What was not typed stands as it does by now; so does their e-mail, which the editor does not show.
    ...before,
    name: before && untouched('name', text('name')) ? before.name : text('name'),
    ...typed('role'),
    ...typed('bio'),
    ...typed('photo_url', withScheme),
    socials: FOUNDER_SOCIALS.reduce((socials, platform) => ({ ...socials, ...typed(platform, withScheme) }), { ...before?.socials }),
  }
  return {
    edits: { founders: at === list.length ? [...list, changed] : list.with(at, changed) },
    nameOf: (pointer) => {
      const [, , index = '', ...members] = pointer.split('/')
      return Number(index) === at && members.length > 0 ? `founder_${sent}_${members.at(-1) ?? ''}` : 'founders'
    },
  }
}

export const printsOfFounder = (founder: Draft['founders'][number] | undefined): string =>
  printsOf([
    ...FOUNDER_TEXTS.map((name) => [name, founder?.[name] ?? ''] as const),
    ...FOUNDER_SOCIALS.map((platform) => [platform, founder?.socials[platform] ?? ''] as const),
  ])

function plainFounder({ name, role, bio, email, photo_url, socials }: Draft['founders'][number]): FounderEdit {
  return { name, role, bio, email, photo_url, socials }
}

function readMilestones({ milestones }: Draft, form: Form, act: string): ReadEdit | null {
  if (act === 'remove_entry') {
    const gone = Number(form.text('entry'))
    return { edits: { milestones: milestones.filter(({ id }) => id !== gone) }, nameOf: () => 'milestones' }
  }
  if (act !== 'save') return null
  return {
    edits: { milestones: [...milestones, readMilestone(form)] },
    nameOf: (pointer) => milestoneName(pointer),
  }
}

/** A new milestone as the small form of it has it. */
export function readMilestone(form: Form) {
  const url = form.text('milestone_url')
  return {
    date: form.text('milestone_date'),
    title: form.text('milestone_title'),
    description: form.text('milestone_description') || null,
    url: url === '' ? null : withScheme(url),
  }
}

export const milestoneName = (pointer: string): string => {
  const member = pointer.split('/').at(-1) ?? ''
  return ['date', 'title', 'description', 'url'].includes(member) ? `milestone_${member}` : 'milestones'
}
