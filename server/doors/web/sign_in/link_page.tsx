/** @jsxRuntime automatic @jsxImportSource preact */
import { findLink } from '../../../auth/sign_in.ts'
import type { Route } from '../frame/door.ts'
import { errorPage } from '../frame/error_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { taken } from '../public/taken.ts'
import { answerProven, forApp, formTargets, HOME, pendingToken } from './flow.ts'
import { PostForm } from '../frame/post_form.tsx'

/**
 * The link of an e-mail. Programs that check mail open every link, and a link can be sent to somebody else, so that looking signs in only
 * the browser that asked for the e-mail; any other one shows whose account it is and a button. The operator's link, which no mail
 * program sees, signs in at once.
 */
export const linkRoute: Route = {
  path: '/sign-in/link/:token',
  acts: true,
  async get(ctx) {
    const { service, params } = ctx
    const link = await findLink(service.database, params.token ?? '', pendingToken(ctx), service.clock())
    if (!link) return overPage(ctx)
    if (link.purpose === 'email' && ctx.session?.account_id !== link.account_id) return ownerPage(ctx, link.email)
    if (ctx.request.method === 'GET' && (link.own_browser || link.from_operator)) return useLink(ctx)
    const asks = link.purpose === 'email' ? `Make ${link.email} the address of your account?` : `Sign in as ${link.email}?`
    return htmlPage(
      ctx,
      { title: 'Sign in', noindex: true, secret: true, ...forApp(await formTargets(ctx, link.return_to ?? HOME)) },
      <div class="narrow stack">
        <h1>{asks}</h1>
        <p class="lead">You opened the link from our e-mail in a different browser from the one that asked for it.</p>
        <PostForm>
          <button class="button">Yes, that’s me</button>
        </PostForm>
        <p class="muted">If somebody else gave you this link, close this page.</p>
      </div>,
    )
  },
  post: (ctx) => useLink(ctx),
}

async function useLink(ctx: PageRequest): Promise<Response> {
  const used = taken(await ctx.call('sign_in_by_link', { token: ctx.params.token ?? '' }))
  return used.outcome === 'over' ? overPage(ctx) : answerProven(ctx, used)
}

/** Whoever reads the new address need not be whose account it is, and must not give their address away by a button. */
function ownerPage(ctx: PageRequest, email: string): Response {
  const back = `/sign-in?again=1&${new URLSearchParams({ return_to: ctx.url.pathname })}`
  return htmlPage(
    ctx,
    { title: 'Confirm the address', noindex: true, secret: true },
    <div class="narrow stack">
      <h1>Sign in to the account that should get this address</h1>
      <p class="lead">
        Somebody asked to make <strong>{email}</strong> the address of their account. Only that account can confirm it.
      </p>
      <p>
        <a class="button" href={back}>
          Sign in to it
        </a>
      </p>
      <p class="muted">If you did not ask for this, close this page; nothing will change.</p>
    </div>,
  )
}

const overPage = (ctx: PageRequest): Response =>
  errorPage(ctx, 404, {
    title: 'This link no longer works',
    detail: `It has been used already, or it has expired. ${ctx.session ? 'You are signed in here already.' : 'Ask for a new one on the sign-in page.'}`,
  })
