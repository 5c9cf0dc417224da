import { AddressRefused, parseAddress } from '../base/addresses/web_address.ts'
import type { Context } from '../core/context.ts'
import type { Fragment, Sql } from '../database/open.ts'

const ID = /^[1-9]\d{0,8}$/
const PAGE = /^\/listings\/([a-z0-9-]{1,100})\/?$/

/**
 * The listings that a person means by whatever they have at hand: an id, a slug, a draft's id, a host, or the address of the website or of the
 * listing's page on one of the `hosts` of this deployment. A condition over `l`, `p` and `c`, the listing, its profile and its company.
 */
export function listingNamed({ sql, fetch }: Pick<Context, 'sql' | 'fetch'>, given: string, hosts: readonly string[]): Fragment {
  const name = given.trim()
  const url = URL.parse(name)
  const own = hosts.includes(url?.hostname ?? '')
  const [, slug = name.toLowerCase()] = (own && PAGE.exec(url?.pathname ?? '')) || []
  const conditions: Fragment[] = [sql`l.slug = ${slug}`, sql`exists (select from drafts d where d.profile_id = p.id and d.id = ${name})`]
  if (ID.test(name)) conditions.push(sql`l.id = ${Number(name)}`)
  const key = siteKeyOf(name, fetch.named)
  if (key !== null) conditions.push(ofSite(sql, key))
  return conditions.reduce((one, other) => sql`(${one} or ${other})`)
}

/** A host names all of its sites where it is a shared one. */
export const ofSite = (sql: Sql, site_key: string): Fragment => {
  // What was set aside has a mark behind its key.
  const key = sql`split_part(c.site_key, '#', 1)`
  return site_key.includes('/') ? sql`${key} = ${site_key}` : sql`(${key} = ${site_key} or starts_with(${key}, ${`${site_key}/`}))`
}

/** What all ways of writing one website have in common; null for what is no address. */
export function siteKeyOf(text: string, named: Context['fetch']['named']): string | null {
  try {
    return parseAddress(text, named).site_key
  } catch (error) {
    if (error instanceof AddressRefused) return null
    throw error
  }
}
