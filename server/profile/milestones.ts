import type { Sql } from '../database/open.ts'
import type { Milestone } from './profile.ts'

/** Replaces the milestones of a company; those that are sent with their id keep it. */
export async function replaceMilestones(
  sql: Sql,
  company_id: number,
  milestones: (Omit<Milestone, 'id'> & { id: number | null })[],
): Promise<Milestone[]> {
  const kept = milestones.flatMap(({ id }) => (id === null ? [] : [id]))
  await sql`delete from milestones where company_id = ${company_id} and not (id = any(${kept}::integer[]))`
  for (const { id, date, title, description, url } of milestones)
    if (id === null)
      await sql`insert into milestones (company_id, on_date, title, description, url) values (${company_id}, ${date}, ${title}, ${description}, ${url})`
    else
      await sql`update milestones set on_date = ${date}, title = ${title}, description = ${description}, url = ${url} where id = ${id} and company_id = ${company_id}`
  return sql<
    Milestone[]
  >`select id, on_date as date, title, description, url from milestones where company_id = ${company_id} order by on_date, id`
}

/** As replaceMilestones, for those of an earlier time: one that was removed since comes back under the id it had. */
export async function putBackMilestones(sql: Sql, company_id: number, milestones: Milestone[]): Promise<void> {
  await replaceMilestones(sql, company_id, milestones)
  for (const { id, date, title, description, url } of milestones)
    await sql`
      insert into milestones (id, company_id, on_date, title, description, url) overriding system value
      values (${id}, ${company_id}, ${date}, ${title}, ${description}, ${url}) on conflict (id) do nothing`
}
