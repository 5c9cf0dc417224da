import type { Sql } from '../database/open.ts'
import type { IssueContent } from './content.ts'

export type Issue = { id: number; site_id: number; week: string; composed_at: Date; content: IssueContent }

/** The issue of a week; null where none was composed, or had nothing to tell. */
export async function findIssue(sql: Sql, site_id: number, week: string): Promise<Issue | null> {
  const [row] = await sql<Issue[]>`
    select id, site_id, week, composed_at, content from newsletter_issues where site_id = ${site_id} and week = ${week} and content is not null`
  return row ?? null
}

/** A page of the issues of a site, newest first. */
export async function listIssues(sql: Sql, site_id: number, limit: number, offset: number): Promise<Issue[]> {
  return sql<Issue[]>`
    select id, site_id, week, composed_at, content from newsletter_issues where site_id = ${site_id} and content is not null
    order by week desc limit ${limit} offset ${offset}`
}

export async function countIssues(sql: Sql, site_id: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from newsletter_issues where site_id = ${site_id} and content is not null`
  return row?.count ?? 0
}

/** Issues that were composed and have e-mails to be written, oldest first. */
export async function unmailedIssues(sql: Sql, limit: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`select id from newsletter_issues where mailed_at is null order by id limit ${limit}`
  return rows.map(({ id }) => id)
}
