import type { Schemas } from '../../../../sdk/contract.ts'
import { PLATFORMS } from '../../../fields/fields.ts'
import { FIELD_GROUPS } from './fields.ts'

export type Draft = Schemas['Draft']
export type Evidence = Schemas['Evidence']

/** One value of a draft, whatever part of it holds it. */
export type ShownCell = {
  value: unknown
  /** Null where the draft does not tell: categories. */
  state: Schemas['FieldState'] | null
  ai_value: unknown
  evidence: Evidence[]
  pages_checked: string[]
}

const NONE: ShownCell = { value: null, state: 'not_found', ai_value: null, evidence: [], pages_checked: [] }

export function cellNamed(draft: Draft, name: string): ShownCell {
  const [group = '', member = ''] = name.split('.')
  if (name === 'categories') {
    const { categories, categories_evidence: evidence } = draft
    return { ...NONE, value: categories, state: categories.length > 0 ? null : 'not_found', evidence, pages_checked: pagesRead(draft) }
  }
  if (group === 'seo') return memberOf(draft.seo, member) ?? NONE
  if (group === 'company_socials') {
    const social = memberOf(draft.company_socials, member)
    if (!social) return NONE
    // A social account tells no drafted value of its own; its quotes say whether there is one.
    return { ...NONE, ...social, ai_value: social.state === 'ai' ? social.value : null }
  }
  return memberOf(draft.fields, name) ?? NONE
}

/** A member by a name that came from outside. */
function memberOf<Value>(members: Record<string, Value> | { [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined
}

/** The pages that were read in vain, as the fields that were not found name them. */
function pagesRead(draft: Draft): string[] {
  return Object.values(draft.fields).find(({ pages_checked }) => pages_checked.length > 0)?.pages_checked ?? []
}

/** Why a field says nothing: the website does not, or nobody has read it. */
export function whyBlank(draft: Draft, { pages_checked }: Pick<ShownCell, 'pages_checked'>): 'not_stated' | 'not_read_yet' | 'unreadable' {
  if (pages_checked.length > 0) return 'not_stated'
  if (draft.status === 'crawling' || draft.status === 'drafting') return 'not_read_yet'
  return pagesRead(draft).length > 0 || draft.progress.pages_read > 0 ? 'not_stated' : 'unreadable'
}

/** Whether there is anything to review yet. */
export function hasAnything(draft: Draft): boolean {
  const cells: ShownCell[] = [...Object.values(draft.fields), ...Object.values(draft.seo)]
  return cells.some(({ state }) => state !== 'not_found') || draft.faqs.length > 0
}

export const socialsNamed = (draft: Draft): string[] =>
  PLATFORMS.filter((platform) => draft.company_socials[platform]).map((platform) => `company_socials.${platform}`)

/** How many of a group's fields say something. */
export function countFilled(draft: Draft, id: string): { filled: number; total: number } {
  const fields = FIELD_GROUPS.find((group) => group.id === id)?.fields ?? []
  const filled = fields.filter(({ name }) => {
    const { value } = cellNamed(draft, name)
    return value !== null && !(Array.isArray(value) && value.length === 0)
  })
  return { filled: filled.length, total: fields.length }
}

/** The quotes of anything that a proof can be asked of: a field, or one entry of a list such as `faqs.0`. */
export function evidenceNamed(draft: Draft, name: string): Evidence[] {
  const [group = '', index = ''] = name.split('.')
  if (group === 'faqs') return draft.faqs[Number(index)]?.evidence ?? []
  if (group === 'founders') return draft.founders[Number(index)]?.evidence ?? []
  if (group === 'competitor') return draft.competitor.comparison[Number(index)]?.evidence ?? []
  return cellNamed(draft, name).evidence
}
