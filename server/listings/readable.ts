/** What changed, as the site team reads it. */
export const changeLabel = (field: string): string =>
  field
    .replace(/^seo\./, '')
    .replace(/^company_socials\./, 'link: ')
    .replace(/[_.]/g, ' ')

/** The database keeps the members of a record in an order of its own; people read the name first. */
const FIRST = ['name', 'question', 'date', 'title', 'role']
const placeOf = (member: string): number => (FIRST.indexOf(member) + FIRST.length + 1) % (FIRST.length + 1)

/** A value as a person reads it: lists line by line, records as `name: value`. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((item) => readable(item)).join(value.some((item) => typeof item === 'object') ? '\n\n' : '\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .flatMap(([name, inner]) => {
        const text = name === 'id' ? '' : readable(inner)
        return text === '' ? [] : [`${name.replace(/_/g, ' ')}: ${text}`]
      })
      .join('\n')
  return String(value)
}
