import type { Actor } from '../server/core/context.ts'
import type { OperationId, WholeInput } from '../server/core/operation.ts'
import { callOperation, type Called } from '../server/doors/call.ts'
import { createRun } from '../server/doors/run.ts'
import type { TestService } from './test_service.ts'
import { newOperator, sessionCookie } from './web/session.ts'

export type Call = <Id extends OperationId>(id: Id, input: WholeInput<Id>, key?: string) => Promise<Called<Id>>

/** Calls operations as a page does, by the one way in: as anybody, with or without the key of a form. */
export async function openCalls(testService: TestService) {
  const run = createRun(testService.service, async () => null)
  const [site] = await testService.service.sites.all()
  if (!site) throw new Error('there is a first site')
  const as =
    (actor: Actor, browser?: Request): Call =>
    (id, input, key) =>
      callOperation(
        run,
        {
          ...{ via: 'page', site, address: '192.0.2.7', request_id: crypto.randomUUID(), instance: '/', actorOf: () => actor },
          ...{ signal: new AbortController().signal, browser: browser ?? new Request(testService.url) },
        },
        id,
        input,
        key ?? null,
      )
  const signedIn = async (account_id: string, type: 'session' | 'team') => {
    const { name, value } = await sessionCookie(testService, account_id)
    const [row] = await testService.sql<{ session_id: string; email: string }[]>`
      select s.id as session_id, u.email from auth."session" s join auth."user" u on u.id = s."userId"
      where u.id = ${account_id} order by s."createdAt" desc limit 1`
    if (!row) throw new Error('no session was begun')
    return as({ type, account_id, ...row }, new Request(testService.url, { headers: { cookie: `${name}=${value}` } }))
  }
  return {
    as,
    anyone: as({ type: 'anonymous' }),
    link: as({ type: 'link' }),
    provider: as({ type: 'provider' }),
    operator: as({ type: 'operator' }),
    /** Somebody signed in a moment ago. */
    person: (account_id: string) => signedIn(account_id, 'session'),
    /** Somebody of the site team. */
    team: async () => signedIn(await newOperator(testService), 'team'),
  }
}

/** What an operation answered; throws its refusal. */
export async function answered<Value>(
  called: Promise<{ ok: true; value: Value } | { ok: false; problem: { code: string; detail: string } }>,
) {
  const came = await called
  if (!came.ok) throw new Error(`${came.problem.code}: ${came.problem.detail}`)
  return came.value
}

/** Status and code of a refusal; what was done is none. */
export async function refusedBy(called: Promise<Called<OperationId>>): Promise<[number, string]> {
  const came = await called
  return came.ok ? [came.status, 'done'] : [came.status, came.problem.code]
}

/** How many lines the log of the team has of this. */
export const logged = async ({ sql }: TestService, action: string, subject?: string): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from team_actions where action = ${action} and (${subject ?? null}::text is null or subject = ${subject ?? null})`
  return row?.count ?? 0
}
