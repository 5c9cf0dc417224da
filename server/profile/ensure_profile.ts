import type { Sql } from '../database/open.ts'

/**
 * The company of an account and website and its profile on one site, made when missing. The company's row is locked until the
 * transaction ends, so that two submissions of one website at once find one draft.
 */
export async function ensureProfile(
  sql: Sql,
  given: { account_id: string; site_key: string; url: string; site_id: number; now: Date },
): Promise<number> {
  const { account_id, site_key, url, site_id, now } = given
  const nothing = sql.json({ cells: {} })
  const [company] = await sql<{ id: number }[]>`
    insert into companies (account_id, site_key, url, facts, created_at, updated_at) values (${account_id}, ${site_key}, ${url}, ${nothing}, ${now}, ${now})
    on conflict (account_id, site_key) do update set site_key = excluded.site_key
    returning id`
  if (!company) throw new Error(`no company row for ${site_key}`)
  const [profile] = await sql<{ id: number }[]>`
    insert into profiles (company_id, site_id, words) values (${company.id}, ${site_id}, ${nothing})
    on conflict (company_id, site_id) do update set site_id = excluded.site_id
    returning id`
  if (!profile) throw new Error(`no profile row for ${site_key}`)
  return profile.id
}

/** A company of which nothing was read or listed yet is where it is named now: the address before may have been a wrong one. */
export async function readdress(sql: Sql, profile_id: number, url: string): Promise<void> {
  await sql`
    update companies set url = ${url}
    where id = (select company_id from profiles where id = ${profile_id}) and not exists (
      select from profiles p left join listings l on l.profile_id = p.id left join drafts d on d.profile_id = p.id and d.status <> 'failed'
      where p.company_id = companies.id and (l.id is not null or d.id is not null))`
}
