/** A draft as a YAML file to edit: plain values, with state, quote and fix as comments. */
import type { Schemas } from '../../sdk/index.ts'
import { answerOf } from '../../sdk/index.ts'
import { FIELDS, GROUPS, type LooseEdits } from '../terminal/fields.ts'
import { cut, harmless, oneLine } from '../terminal/text.ts'
import { inWords } from '../terminal/words.ts'
import { yamlFile } from './yaml_document.ts'

type Draft = Schemas['Draft']
type Editable = LooseEdits & { [Name in keyof typeof GROUPS]: Record<string, unknown> }

const COMMENT_COLUMNS_MAX = 200
const INTRODUCTION = `
Change what you like, save and close. Only what you changed is sent, and a line that you delete stays as it is.
null removes a field and keeps it removed. The comments are the site's own words and are not sent.`

/** The values that can be edited, in the form in which they are sent. */
export function editable(draft: Draft): Editable {
  const values = (cells: Record<string, { value: unknown } | undefined>) =>
    Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, cell.value]] : [])))
  return {
    fields: values(draft.fields),
    categories: draft.categories,
    faqs: draft.faqs.map(({ question, answer }) => ({ question, answer })),
    seo: values(draft.seo),
    company_socials: values(draft.company_socials),
    founders: draft.founders.map(({ name, role, bio, email, photo_url, socials }) => ({ name, role, bio, email, photo_url, socials })),
    founder_socials: { ...draft.founder_socials },
    story: Object.fromEntries(
      Object.keys(GROUPS.story).map((name) => [name, Object.entries(draft.story).find(([each]) => each === name)?.[1] ?? '']),
    ),
    milestones: draft.milestones,
    pictures: draft.pictures,
    competitor_url: draft.competitor_url,
  }
}

/** The file's text. `etag` in it guards against edits made between writing and sending. */
export async function writeDraft(draft: Draft): Promise<string> {
  const heading = harmless(
    ` Draft of ${oneLine(draft.url)}, ${draft.status}, ${draft.completeness}% complete\n${INTRODUCTION.replace(/^/gm, ' ').replace(/^ $/m, '')}`,
  )
  const values = editable(draft)
  const file = await yamlFile(heading, { id: draft.id, etag: answerOf(draft).etag, ...values }, Object.keys(values))
  const { comment } = file
  const fixes = new Map(draft.missing.map(({ field, fix }) => [field, inWords(fix)]))
  // FIELDS names exactly the members of `fields`.
  for (const name of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) comment('fields', name, remark(draft.fields[name], fixes.get(name)))
  for (const [name, cell] of Object.entries(draft.seo)) comment('seo', name, remark(cell))
  for (const [name, cell] of Object.entries(draft.company_socials)) if (cell) comment('company_socials', name, remark(cell))
  comment(null, 'faqs', draft.faqs.flatMap((faq) => (faq.evidence[0] ? [quote(faq.evidence[0])] : [])).join('\n '))
  comment(null, 'categories', 'One to three names of `listing categories`; the first is primary.')
  comment(null, 'company_socials', `Also: ${Object.keys(GROUPS.company_socials).join(', ')}`)
  return file.text()
}

type Remarkable = { state: string; evidence: Schemas['Evidence'][]; pages_checked?: string[] }

function remark({ state, evidence, pages_checked }: Remarkable, fix?: string): string {
  const [first] = evidence
  const said = first && state === 'ai' ? quote(first) : fix
  // What nobody looked for yet is not known to be missing.
  const known = state === 'not_found' && pages_checked?.length === 0 ? 'not read' : state
  return [known, ...(said ? [cut(harmless(said), COMMENT_COLUMNS_MAX)] : [])].join(' · ')
}

function quote({ quote: words, url }: Schemas['Evidence']): string {
  if (words === undefined) return `photographed by the service: ${oneLine(harmless(url))}`
  return `“${cut(harmless(words), COMMENT_COLUMNS_MAX - 60)}” ${oneLine(harmless(url))}`
}
