/** @jsxRuntime automatic @jsxImportSource preact */
import { takeCode } from '../../auth/attempts.ts'
import { findLink, proveByLink } from '../../auth/sign_in.ts'
import type { Route } from '../door.ts'
import { errorPage } from '../error_page.tsx'
import { htmlPage } from '../page.tsx'
import type { Visit } from '../visit.ts'
import { answerSettled, askerOf, forApp, formTargets, HOME, pendingToken, settle } from './flow.ts'

/**
 * The link of a letter. Programs that check mail open every link, and a link can be sent to somebody else, so that looking signs in only
 * the browser that asked for the letter; any other one shows whose account it is and a button. The operator's link, which no mail
 * program sees, signs in at once.
 */
export const linkRoute: Route = {
  path: '/sign-in/link/:token',
  async get(visit) {
    const { service, params } = visit
    const link = await findLink(service.database, params.token ?? '', pendingToken(visit), service.clock())
    if (!link) return overPage(visit)
    if (link.purpose === 'email' && visit.session?.account_id !== link.account_id) return ownerPage(visit, link.email)
    if (visit.request.method === 'GET' && (link.own_browser || link.from_operator)) return useLink(visit)
    const asks = link.purpose === 'email' ? `Make ${link.email} the address of your account?` : `Sign in as ${link.email}?`
    return htmlPage(
      visit,
      { title: 'Sign in', noindex: true, secret: true, ...forApp(await formTargets(visit, link.return_to ?? HOME)) },
      <div class="narrow stack">
        <h1>{asks}</h1>
        <p class="lead">You opened the link of our e-mail in another browser than the one that asked for it.</p>
        <form method="post">
          <button class="button">Yes, that is me</button>
        </form>
        <p class="muted">Did somebody else give you this link? Then close this page.</p>
      </div>,
    )
  },
  post: (visit) => useLink(visit),
}

async function useLink(visit: Visit): Promise<Response> {
  const { service, params } = visit
  const now = service.clock()
  const link = await findLink(service.database, params.token ?? '', pendingToken(visit), now)
  await takeCode(service.database, await askerOf(visit, link?.email ?? null), now)
  const settled = await service.database.begin(async (sql) => {
    const proof = await proveByLink(sql, params.token ?? '', pendingToken(visit), now)
    return proof && settle(visit, sql, proof)
  })
  return settled ? answerSettled(visit, settled) : overPage(visit)
}

/** Whoever reads the new address need not be whose account it is, and must not give their address away by a button. */
function ownerPage(visit: Visit, email: string): Response {
  const back = `/sign-in?again=1&${new URLSearchParams({ return_to: visit.url.pathname })}`
  return htmlPage(
    visit,
    { title: 'Confirm the address', noindex: true, secret: true },
    <div class="narrow stack">
      <h1>Sign in to the account that is to have this address</h1>
      <p class="lead">
        Somebody asked to make <strong>{email}</strong> the address of their account. Only that account can confirm it.
      </p>
      <p>
        <a class="button" href={back}>
          Sign in to it
        </a>
      </p>
      <p class="muted">Was it not you who asked? Then close this page; nothing happens.</p>
    </div>,
  )
}

const overPage = (visit: Visit): Response =>
  errorPage(visit, 404, {
    title: 'This link is over',
    detail: 'It was used already, or its time ran out. Ask for a new one on the sign-in page.',
  })
