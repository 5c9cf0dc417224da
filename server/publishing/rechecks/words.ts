import { FIELDS, isField } from '../../fields/fields.ts'

const NAMED_MAX = 6
const GROUPS: Record<string, string> = { faqs: 'questions and answers', founders: 'founders', categories: 'categories' }

/** Fields as a sentence names them. */
export function fieldsNamed(fields: readonly string[]): string {
  const names = [...new Set(fields.map(nameOf))]
  const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : ''
  return `${names.slice(0, NAMED_MAX).join(', ')}${more}`
}

function nameOf(field: string): string {
  if (isField(field)) return FIELDS[field].label
  if (field.startsWith('seo.')) return 'Texts for search engines'
  if (field.startsWith('company_socials.')) return 'Social accounts'
  return GROUPS[field] ?? field
}

/** The subject of an e-mail about so many proposals. */
export const countWords = (count: number, names: readonly string[]): string =>
  names.length === 1
    ? `${names[0]}: ${count === 1 ? 'a value' : `${count} values`} of your website changed`
    : `${count} values of your websites changed`
