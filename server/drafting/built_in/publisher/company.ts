import type { Found, Site } from '../../reading/site.ts'
import type { Drafted } from '../../../fields/draft.ts'
import { squeeze } from '../../reading/fold.ts'
import { textOf } from '../../reading/json_ld.ts'
import { quoteAttribute } from '../../proof/quotes.ts'
import { foundedYear } from './founding.ts'
import { hasLegalForm, nameCore } from '../words/legal_words.ts'
import { operatorOf } from './operator.ts'
import { publisherOf } from './publisher.ts'
import { ownedName, tradesAs } from './sole_traders.ts'
import { isSoftware } from '../words/software.ts'
import { teamSize } from './team_size.ts'
import { isBusinessType } from '../words/schema_types.ts'

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
  const common = fields.company_name ? null : (commonName(site) ?? (publisher ? null : operatorOf(site)))
  if (common) fields.company_name = common
  const year = foundedYear(site)
  if (year) fields.founded_year = year
  const size = teamSize(site)
  if (size) fields.team_size = size
  return { fields }
}

/** A business that gives its address under the name of its site; who makes software may be called otherwise. */
function commonName(site: Site): Drafted<string> | null {
  const name = site.name?.value ?? ''
  if (squeeze(name).length < 3 || isSoftware(site)) return null
  for (const node of site.home.json_ld) {
    const stated = textOf(node.members['name'])
    if (!stated || squeeze(stated) !== squeeze(name) || node.members['address'] === undefined) continue
    const quote = node.types.some((type) => type !== 'organization' && isBusinessType(type)) ? quoteAttribute(site.home, stated) : null
    if (quote) return { value: stated, evidence: [quote] }
  }
  return null
}
