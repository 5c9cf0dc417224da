import { NO_BEARER } from '../base/http/bearer_token.ts'
import type { Bearer } from '../auth/bearer.ts'
import { FRESH_MINUTES, isFresh } from '../auth/sessions.ts'
import { accountOf, holdsScope, type Actor, type Service } from '../core/context.ts'
import type { ActorKind, OperationSpec } from '../core/spec.ts'
import { fail } from '../base/error.ts'
import { addressGroup, rateHeaders, type RateName, type Rates } from '../base/rates/rate_limiter.ts'
import { checkNarrowing } from '../listings/narrowed.ts'
import type { Call } from './call.ts'

const ANYONE: Actor = { type: 'anonymous' }

/** Who may call, and how often: actor → kind → rate → scope. `headers` get what the caller is told of its rate. */
export async function admit(service: Service, bearer: Bearer, call: Call, headers: Record<string, string>): Promise<Actor> {
  const { rates } = service
  const actor = await findActor(call, bearer, () => take(rates, 'guesses', addressGroup(call.address), headers))
  checkKind(call.spec, actor)
  takeRate(rates, call, actor, headers)
  checkScope(call.spec, actor)
  checkNarrowing(call.spec.id, actor)
  await checkFresh(service, call.spec, actor)
  return actor
}

/** What was waited for is for who would be let in now: a key may have ended meanwhile. It was counted when the call came. */
export const admitStill = async (bearer: Bearer, call: Call): Promise<void> => void (await findActor(call, bearer, () => {}))

async function findActor(call: Call, bearer: Bearer, countGuess: () => void): Promise<Actor> {
  if (call.actor) return call.actor
  const { scope } = call.spec
  const actor = call.token === null ? null : await bearer(call.token, call.via === 'mcp' ? 'mcp' : 'api')
  if (actor) return actor
  if (scope === null && call.token === null) return ANYONE
  countGuess()
  const error = call.token === null ? '' : ', error="invalid_token"'
  return fail('unauthorized', {
    ...(call.token === null
      ? {}
      : {
          detail:
            call.token === ''
              ? NO_BEARER
              : `This key is unknown, expired or revoked. Send one that is valid${scope ? '' : ', or none: this needs no account'}.`,
        }),
    headers: { 'www-authenticate': `Bearer realm="listing"${scope ? `, scope="${scope}"` : ''}${error}` },
  })
}

function takeRate(rates: Rates, call: Call, actor: Actor, headers: Record<string, string>): void {
  const account_id = accountOf(actor)
  const { spec, address } = call
  if (call.counted === false) return
  if (spec.actors) {
    if (spec.rate === null) return
    // The rates of accounts are by account; the others bound what comes from one place.
    const by_account = account_id !== null && spec.rate.startsWith('account_')
    return take(rates, spec.rate, by_account ? account_id : addressGroup(address), headers)
  }
  // A page is built of several reads, and its door counts pages.
  if (call.via === 'page' && !spec.writes) return
  if (account_id === null) return take(rates, 'anonymous', addressGroup(address), headers)
  take(rates, spec.method === 'GET' ? 'account_reads' : 'account_writes', account_id, headers)
}

function take(rates: Rates, name: RateName, who: string, headers: Record<string, string>): void {
  const rate = rates.take(name, who)
  Object.assign(headers, rateHeaders(rate))
  if (rate.refused) fail('rate_limited', { retry_after: rate.resets_seconds })
}

function checkScope({ scope, for_strangers }: OperationSpec, actor: Actor): void {
  if (scope === null || holdsScope(actor, scope)) return
  if (actor.type === 'stranger') return for_strangers ? undefined : fail('unauthorized')
  const scopes = 'scopes' in actor ? actor.scopes.join(', ') : ''
  fail('insufficient_scope', {
    detail: `This needs the scope ${scope}; the credential has ${scopes || 'none'}. Make a key that has it.`,
    headers: { 'www-authenticate': `Bearer realm="listing", error="insufficient_scope", scope="${scope}"` },
  })
}

/** The kinds that an actor is of: whoever is of the team is signed in, and whoever has the server may do what the team may. */
const KINDS: Record<Actor['type'], readonly ActorKind[]> = {
  session: ['session', 'anyone'],
  team: ['session', 'team', 'anyone'],
  operator: ['operator', 'team'],
  system: ['system'],
  provider: ['provider'],
  link: ['link', 'anyone'],
  anonymous: ['anyone'],
  stranger: ['anyone'],
  api_key: [],
  oauth: [],
  publisher: [],
}

/** What the contract does not publish names who may do it. Others are told of nothing, where what they lack is not a sign-in. */
function checkKind({ actors }: OperationSpec, actor: Actor): void {
  if (!actors || KINDS[actor.type].some((kind) => actors.includes(kind))) return
  fail(actors.includes('session') ? 'unauthorized' : 'not_found')
}

async function checkFresh({ database, clock }: Service, { fresh }: OperationSpec, actor: Actor): Promise<void> {
  if (!fresh) return
  const proven = 'session_id' in actor && (await isFresh(database, actor.session_id, clock(), FRESH_MINUTES))
  if (!proven) fail('unauthorized', { detail: 'Sign in again: this is only for who signed in a moment ago.' })
}
