import type { TestService } from '../../test_service.ts'
import { newOperator, sessionCookie } from '../session.ts'

/** A browser without scripts, signed in as somebody: asks for pages and sends their forms. */
export async function openVisitor(testService: TestService, account_id: string | null) {
  const cookie = account_id === null ? null : await sessionCookie(testService, account_id)
  const headers = { accept: 'text/html', ...(cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {}) }
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(testService.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    })
    return { status: response.status, text: await response.text(), location: response.headers.get('location') }
  }
  const post = (path: string, fields: Record<string, string> | [string, string][], more: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': 'same-origin', ...more } })
  return { ask, post, account_id }
}

export const openOperator = async (testService: TestService) => openVisitor(testService, await newOperator(testService))

type LoggedRow = { action: string; subject: string; by: string; note: string | null; before: unknown; after: unknown }

/** The log, newest first. */
export const auditEntriesOf = async (testService: TestService): Promise<LoggedRow[]> => [
  ...(await testService.sql<LoggedRow[]>`select action, subject, by, note, before, after from team_actions order by id desc`),
]
