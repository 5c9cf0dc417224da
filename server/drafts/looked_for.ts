import type { CellName } from './profile.ts'
import type { DraftRecord } from './rows.ts'

/** Whether the website was read for a value: what nobody looked for yet, or could not, is not what the website does not state. */
export type Looked = 'yes' | 'not_yet' | 'could_not'

/** `company_socials` stands for all of them. */
export function lookedFor(
  { status, wanted, pages_checked }: Pick<DraftRecord, 'status' | 'wanted' | 'pages_checked'>,
  name: CellName | 'company_socials',
): Looked {
  const moving = status === 'crawling' || status === 'drafting'
  if (moving && (wanted === null || wanted.some((each) => each === name || each.startsWith(`${name}.`)))) return 'not_yet'
  return pages_checked.length > 0 ? 'yes' : 'could_not'
}
