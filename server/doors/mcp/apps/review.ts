import { answerOf, attempt, button, h, link, say, show } from './dom.ts'
import { callTool, connect, tellModel, type Json, type Result } from './host.ts'
import { KINDS, labelOf, textOf, valueOf } from './values.ts'

/* A draft to go through: each value with its quotes, kept, edited, removed, drafted again, and then submitted. */

type Quote = { quote?: string; url?: string }
type Cell = { value: unknown; state: string; evidence: Quote[] }
type Draft = {
  id: string
  url: string
  status: string
  listing_id: number | null
  completeness: number
  error: { message: string; fix: string } | null
  progress?: { pages_read?: number }
  fields: Record<string, Cell>
  missing: { field: string; message: string }[]
  categories?: string[]
  faqs?: { question: string; answer: string; evidence: Quote[] }[]
}
type Step = { message?: string; url?: string }

const WAIT_SECONDS = 20
const LONG_TEXT = 70
const STATES: Record<string, string> = {
  ai: 'from the website',
  not_found: 'not found',
  manual: 'your words',
  edited: 'edited',
  override: 'your word',
  deleted: 'removed',
}
let draft: Draft | null = null
let editing: string | null = null
let submitted: Step | null = null

/** The quote with what carries the value marked in it. */
function marked(quote: string, value: unknown): Node {
  const parts = textOf(value).split('\n').filter(Boolean)
  const found = parts.map((part) => [quote.toLowerCase().indexOf(part.toLowerCase()), part.length] as const).filter(([at]) => at >= 0)
  const spans = found.length > 0 ? found.toSorted(([one], [other]) => one - other) : [[0, quote.length] as const]
  const shown = h('q', {})
  let from = 0
  for (const [at, length] of spans) {
    if (at < from) continue
    shown.append(quote.slice(from, at), h('mark', {}, quote.slice(at, at + length)))
    from = at + length
  }
  shown.append(quote.slice(from))
  return shown
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

function cellRow(name: string, cell: Cell): Node {
  const { value, state, evidence } = cell
  const label = labelOf(name)
  const act = (text: string, given: Json) => button(text, `${text} ${label}`, () => change(name, given), { id: `${text}-${name}` })
  const own = state !== 'ai' && state !== 'not_found'
  return h(
    'section',
    { class: 'row', 'aria-labelledby': `l-${name}` },
    h('h3', { id: `l-${name}` }, label, ' ', h('small', { class: `state ${state}` }, STATES[state] ?? state)),
    editing === name ? editor(name, value) : h('p', { class: 'value' }, textOf(value) || '—'),
    editing === name ? null : quotesOf(evidence, value, label),
    editing === name
      ? null
      : h(
          'div',
          { class: 'acts' },
          state === 'ai' ? act('Keep', { fields: { [name]: value } }) : null,
          button('Edit', `Edit ${label}`, () => edit(name), { id: `Edit-${name}` }),
          value !== null && textOf(value) !== '' ? act('Remove', { fields: { [name]: null } }) : null,
          own ? act('Restore', { restore: [name] }) : act('Regenerate', { regenerate: [name] }),
        ),
  )
}

/** What is edited on the page of the draft: shown with its proof all the same. */
function others({ categories = [], faqs = [] }: Draft): Node[] {
  const asked = faqs.map(({ question, answer, evidence }) => [
    h('dt', {}, question),
    h('dd', {}, answer, quotesOf(evidence, answer, question)),
  ])
  return [
    ...(categories.length > 0
      ? [h('section', { class: 'row' }, h('h3', {}, 'Categories'), h('p', { class: 'value' }, categories.join(', ')))]
      : []),
    ...(asked.length > 0 ? [h('section', { class: 'row' }, h('h3', {}, 'Questions and answers'), h('dl', {}, asked.flat()))] : []),
  ]
}

function quotesOf(evidence: Quote[], value: unknown, label: string): Node | null {
  const quotes = evidence
    .slice(0, 3)
    .map(({ quote = '', url = '' }) =>
      h('li', {}, marked(quote, value), ' ', link(hostOf(url), url, { 'aria-label': `${hostOf(url)}: the page that states ${label}` })),
    )
  return quotes.length > 0 ? h('ul', { class: 'quotes' }, quotes) : null
}

const typing = () => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#input-${editing}`)

function edit(name: string | null): void {
  const input = typing()
  if (name !== null && input && input.value !== input.defaultValue) return say(`Save or cancel ${labelOf(editing ?? '')} first.`, true)
  editing = name
  render()
  if (name !== null) document.getElementById(`input-${name}`)?.focus()
}

function editor(name: string, value: unknown): Node {
  const text = textOf(value)
  const is_list = KINDS[name] === 'list'
  const long = is_list || text.length > LONG_TEXT || name === 'description'
  const input = long ? h('textarea', { rows: 4 }) : h('input', {})
  input.id = `input-${name}`
  input.defaultValue = text
  input.setAttribute('aria-label', is_list ? `${labelOf(name)}, one in a line` : labelOf(name))
  const save = () => change(name, { fields: { [name]: valueOf(name, input.value) } })
  input.addEventListener('keydown', (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return
    if (event.key === 'Escape') edit(null)
    if (event.key === 'Enter' && !long) save()
  })
  const acts = h(
    'div',
    { class: 'acts' },
    button('Save', `Save ${labelOf(name)}`, save, { class: 'primary' }),
    button('Cancel', 'Cancel', () => edit(null)),
  )
  return h('div', { class: 'editor' }, input, acts)
}

function change(name: string, given: Json): void {
  attempt(async () => {
    if (!draft) return
    say('Saving…')
    const answer = answerOf(await callTool('update_draft', { id: draft.id, ...given, view: 'changed' }))
    if (!answer) return
    const { changed = {}, ...rest } = answer as { changed?: Record<string, Cell> }
    const fields = Object.fromEntries(Object.entries(draft.fields).map(([key, cell]) => [key, changed[key] ?? cell]))
    draft = { ...draft, ...rest, fields }
    if (editing === name) editing = null
    render()
    say(`${labelOf(name)}: saved.`)
    tellModel(`The person changed ${name} of draft ${draft.id}; get_draft has it as it is now.`)
    await follow()
  })
}

/** Reads until the website has been read. */
async function follow(): Promise<void> {
  while (draft && (draft.status === 'crawling' || draft.status === 'drafting')) {
    say(`The website is being read… ${draft.progress?.pages_read ?? 0} pages so far.`)
    if (!(await load(draft.id, WAIT_SECONDS))) return
    render()
    say('Read. Go through what was found.')
  }
}

async function load(id: string, wait = 0): Promise<boolean> {
  const answer = answerOf(await callTool('get_draft', { id, ...(wait > 0 ? { wait } : {}) }))
  if (answer) draft = answer as Draft
  return answer !== null
}

function submit(): void {
  attempt(async () => {
    if (!draft) return
    // Without a key: a draft is submitted once in any case, and a refusal is not to be kept.
    const answer = answerOf(await callTool('submit_draft', { id: draft.id }))
    if (!answer) return
    const { listing_id, next_steps } = answer as { listing_id: number; next_steps: Step[] }
    draft = { ...draft, listing_id }
    submitted = next_steps.find(({ url }) => url !== undefined) ?? null
    render()
    say('Saved as your listing. Nothing is public yet: choose its launch next.')
    tellModel(`The person submitted draft ${draft.id}; it is listing ${listing_id}. Its launch is to be chosen next.`)
  })
}

function render(): void {
  if (!draft) return
  const before = typing()
  const typed = before && before.value !== before.defaultValue ? before.value : null
  const { url, status, completeness, fields, missing, listing_id, error } = draft
  const filled = Object.entries(fields).filter(([, { value }]) => textOf(value) !== '')
  const blank = Object.entries(fields).filter(([, { value }]) => textOf(value) === '')
  const open = blank.some(([name]) => name === editing)
  const needed = missing.slice(0, 5).map(({ message }) => h('li', {}, message))
  show(
    h(
      'header',
      {},
      h('h1', {}, textOf(fields.name?.value) || hostOf(url)),
      h('p', {}, link(hostOf(url), url), ` · ${completeness}% complete`),
    ),
    error ? h('p', { class: 'bad' }, `${error.message} ${error.fix}`) : null,
    needed.length > 0 && status === 'ready'
      ? h('details', {}, h('summary', {}, `What is missing (${missing.length})`), h('ul', {}, needed))
      : null,
    filled.map(([name, cell]) => cellRow(name, cell)),
    blank.length > 0 && status === 'ready'
      ? h(
          'details',
          { open },
          h('summary', {}, `Blank (${blank.length})`),
          blank.map(([name, cell]) => cellRow(name, cell)),
        )
      : null,
    others(draft),
    status === 'ready'
      ? h(
          'footer',
          {},
          listing_id === null
            ? button('Submit as my listing', 'Submit as my listing', submit, { class: 'primary', id: 'submit' })
            : h('p', {}, `Listing ${listing_id}. `, submitted ? link('Choose its launch', submitted.url) : null),
        )
      : null,
  )
  // What is being typed stays, whatever came of another value.
  const input = typing()
  if (input && typed !== null) input.value = typed
}

function take(result: Result): void {
  attempt(async () => {
    const answer = answerOf(result) as (Draft & Json) | null
    if (!answer || typeof answer.id !== 'string') return
    // An answer may hold a part of the draft alone; what is to be gone through is all of it.
    if (!(await load(answer.id))) return
    render()
    say('')
    await follow()
  })
}

attempt(() => connect('listing-review', { input: () => say('The draft is coming…'), result: take }))
