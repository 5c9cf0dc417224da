import type { Found, Site } from '../reading/site.ts'
import { foundedYear } from './founding.ts'
import { hasLegalForm, nameCore } from './legal_words.ts'
import { publisherOf } from './publisher.ts'
import { ownedName, tradesAs } from './sole_traders.ts'
import { teamSize } from './team_size.ts'

/** Who makes the product: the company's legal and common name, the year it was founded, and its size. */
export function company(site: Site): Found {
  const publisher = publisherOf(site)
  const fields: Found['fields'] = {}
  if (publisher) {
    fields.legal_name = { value: publisher.name, evidence: publisher.evidence }
    const core = nameCore(publisher.name)
    const traded = (ownedName(publisher.name) ?? tradesAs(publisher.name))?.trade
    if (traded) fields.company_name = { value: traded, evidence: publisher.evidence }
    else if (hasLegalForm(publisher.name) && core.length >= 2) fields.company_name = { value: core, evidence: publisher.evidence }
  }
  const year = foundedYear(site)
  if (year) fields.founded_year = year
  const size = teamSize(site)
  if (size) fields.team_size = size
  return { fields }
}
