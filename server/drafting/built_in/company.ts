import type { Found, Site } from '../reading/site.ts'
import { foundedYear } from './founding.ts'
import { hasLegalForm, nameCore } from './legal_words.ts'
import { operatorOf } from './operator.ts'
import { teamSize } from './team_size.ts'

/** Who makes the product: the company's legal and common name, the year it was founded, and its size. */
export function company(site: Site): Found {
  const operator = operatorOf(site)
  const fields: Found['fields'] = {}
  if (operator) {
    fields.legal_name = { value: operator.name, evidence: operator.evidence }
    const core = nameCore(operator.name)
    if (hasLegalForm(operator.name) && core.length >= 2) fields.company_name = { value: core, evidence: operator.evidence }
  }
  const year = foundedYear(site)
  if (year) fields.founded_year = year
  const size = teamSize(site)
  if (size) fields.team_size = size
  return { fields }
}
