import { settleProof } from '../auth/browser.ts'
import type { Proof } from '../auth/sign_in.ts'
import { endStrangerCookie, readStranger } from '../auth/strangers.ts'
import type { Context } from '../core/context.ts'
import { lockCompaniesOf } from '../profile/company_lock.ts'

type At = Parameters<typeof settleProof>[0] & Pick<Context, 'secret'>

/** Does what an address was proven for, and gives an account that is signed in by it what its browser drafted before. */
export async function settleSignIn(context: At, proof: Proof) {
  const { account_id, answer } = await settleProof(context, proof)
  return account_id === null ? answer : { ...answer, cookies: [...answer.cookies, ...(await adoptDrafts(context, account_id))] }
}

/**
 * Gives an account what its browser drafted before somebody signed in with it, in the transaction of the sign-in. Of a website that the account
 * has a draft or a listing of, its own stays. Answers the Set-Cookie header that ends the stranger's.
 */
export async function adoptDrafts({ sql, now, secret, browser, config }: At, account_id: string): Promise<string[]> {
  const stranger = browser && readStranger(browser, { secret, base_url: config.base_url, now })
  if (!stranger) return []
  // Whoever signs in twice at once adopts once; a sweep waits or has taken it.
  const ended = [endStrangerCookie(config.base_url)]
  const [row] = await sql`select 1 from auth."user" where id = ${stranger} and stranger_until > ${now} for no key update`
  if (!row) return ended
  // In the order in which every writer locks: founder, companies.
  await sql`select 1 from founder_profiles where account_id in (${stranger}, ${account_id}) order by account_id for update`
  await lockCompaniesOf(sql, account_id, stranger)
  // A website that could not be read left the account nothing that is worth keeping.
  await sql`
    delete from companies c using companies s where s.account_id = ${stranger} and c.account_id = ${account_id} and c.site_key = s.site_key
      and not exists (select from profiles p join listings l on l.profile_id = p.id where p.company_id = c.id)
      and not exists (select from profiles p join drafts d on d.profile_id = p.id where p.company_id = c.id and d.status <> 'failed')`
  const moved = await sql<{ id: number }[]>`
    update companies s set account_id = ${account_id}, version = version + 1, updated_at = ${now}
    where s.account_id = ${stranger} and not exists (select from companies c where c.account_id = ${account_id} and c.site_key = s.site_key)
    returning s.id`
  await sql`
    update drafts d set account_id = ${account_id} from profiles p
    where p.id = d.profile_id and p.company_id = any(${moved.map(({ id }) => id)}::bigint[])`
  await sql`
    update founder_profiles set account_id = ${account_id}
    where account_id = ${stranger} and not exists (select from founder_profiles where account_id = ${account_id})
      and not exists (select from listings where account_id = ${account_id})`
  await sql`
    update photos s set account_id = ${account_id} where s.account_id = ${stranger}
      and not exists (select from photos o where o.account_id = ${account_id} and md5(o.source_url) = md5(s.source_url))`
  // What is left has no owner any more, and the next sweep takes it, its files too.
  await sql`update auth."user" set stranger_until = ${now} where id = ${stranger}`
  return ended
}
