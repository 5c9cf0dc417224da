/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { sameEmail } from '../../../mail/email_address.ts'
import { readClaimLink, readConfirmLink, readEditorLink, readTransferLink } from '../../../reads/owner_links.ts'
import type { Called } from '../../call.ts'
import type { Route } from '../frame/door.ts'
import { errorPage, problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { writeTime } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'

/*
 * What e-mails about whose a listing is lead to. Looking does nothing, since programs that check mail open every link; the button does it,
 * and the address is passed on to nobody.
 */

type Shown = { title: string; says: string; button: string }

const until = (when: Date | string): string => writeTime(new Date(when).toISOString(), 'instant')
const OVER = 'It was used, replaced or withdrawn, or it has expired.'

function ask(ctx: PageRequest, { title, says, button }: Shown, note?: ComponentChildren): Response {
  return htmlPage(
    ctx,
    { title, noindex: true, secret: true },
    <div class="narrow stack">
      <h1>{title}</h1>
      <p class="lead">{says}</p>
      {note}
      <PostForm>
        <button class="button">{button}</button>
      </PostForm>
    </div>,
  )
}

function donePage(ctx: PageRequest, title: string, says: string): Response {
  return htmlPage(
    ctx,
    { title, noindex: true, secret: true },
    <div class="narrow stack">
      <h1>{title}</h1>
      <p class="lead">{says}</p>
      <p>
        <a href="/account/listings">My listings</a>
      </p>
    </div>,
  )
}

const over = (ctx: PageRequest): Response => errorPage(ctx, 404, { title: 'This link no longer works', detail: OVER })
const refused = (ctx: PageRequest, called: Called<'confirm_request'> & { ok: false }): Response =>
  called.status === 404 ? over(ctx) : problemPage(ctx, called.problem)

/** What a program asked for and its account has to confirm. */
export const confirmRoute: Route = {
  path: '/confirm/:token',
  async get(ctx) {
    const asked = await readConfirmLink(ctx.service.database, ctx.service.sites, ctx.params.token ?? '', ctx.service.clock())
    if (!asked) return over(ctx)
    const says = `A program that acts for you asks to ${asked.says}. It happens once you press the button; you have until ${until(asked.expires_at)}.`
    return ask(ctx, { title: `Confirm: ${asked.name}`, says, button: 'Confirm' }, asked.besides && <p>{asked.besides}</p>)
  },
  async post(ctx) {
    const called = await ctx.call('confirm_request', { token: ctx.params.token ?? '' })
    return called.ok ? donePage(ctx, 'Confirmed', 'Done.') : refused(ctx, called)
  },
}

/** Where the former owner of a claimed listing says no. */
export const objectRoute: Route = {
  path: '/claims/object/:token',
  async get(ctx) {
    const claim = await readClaimLink(ctx.service.database, ctx.service.sites, ctx.params.token ?? '', ctx.service.clock())
    if (!claim) return over(ctx)
    const says = `Somebody who proved its website has the listing of ${claim.name} now. If you object, the site team decides whose it is. You can object until ${until(claim.until)}.`
    return ask(ctx, { title: `Object to the claim of ${claim.name}?`, says, button: 'Object' })
  },
  async post(ctx) {
    const called = await ctx.call('object_claim', { token: ctx.params.token ?? '' })
    if (!called.ok) return refused(ctx, called)
    return donePage(
      ctx,
      'The site team has been asked',
      'It will decide and write to you. Until then the listing cannot be given away or taken down.',
    )
  },
}

/** A link that only whoever signs in by the address that it was sent to may use. */
type Offer = Shown & { email: string }

function offerRoute(
  path: '/transfers' | '/editors',
  read: (ctx: PageRequest, token: string) => Promise<Offer | null>,
  accept: (ctx: PageRequest, token: string) => Promise<Called<'accept_transfer'>>,
  done: string,
): Route {
  /** Who is signed in by another address signs in anew. */
  const signInFor = ({ session }: PageRequest, token: string) =>
    `/sign-in?${session ? 'again=1&' : ''}return_to=${encodeURIComponent(`${path}/${token}`)}`
  return {
    path: `${path}/:token`,
    async get(ctx) {
      const token = ctx.params.token ?? ''
      const offer = await read(ctx, token)
      if (!offer) return over(ctx)
      const own = ctx.session?.email
      if (own !== undefined && sameEmail(own, offer.email))
        return ask(ctx, offer, <p>You are signed in as {own}. If you do not want it, do nothing.</p>)
      return htmlPage(
        ctx,
        { title: offer.title, noindex: true, secret: true },
        <div class="narrow stack">
          <h1>{offer.title}</h1>
          <p class="lead">{offer.says}</p>
          {own !== undefined && <p>You are signed in as {own}, which is another address.</p>}
          <p>
            <a class="button" href={signInFor(ctx, token)}>
              Sign in to accept
            </a>
          </p>
        </div>,
      )
    },
    async post(ctx) {
      const token = ctx.params.token ?? ''
      if (!ctx.session) return redirect(signInFor(ctx, token))
      const called = await accept(ctx, token)
      if (called.ok) return redirect(`/account/listings/${called.value.listing_id}?done=${done}`)
      return called.status === 404 ? over(ctx) : problemPage(ctx, called.problem)
    },
  }
}

/** Where a listing is accepted that somebody gives away. */
export const transferRoute = offerRoute(
  '/transfers',
  async ({ service }, token) => {
    const offer = await readTransferLink(service.database, service.sites, token, service.clock())
    if (!offer) return null
    const says = `${offer.from} offers you its page, texts, votes and history. Orders and invoices stay with whoever paid. ${offer.besides === null ? '' : `${offer.besides} `}The offer is for ${offer.email}, until ${until(offer.expires_at)}.`
    return { title: `Accept ${offer.name}?`, says, button: 'Accept the listing', email: offer.email }
  },
  (ctx, token) => ctx.call('accept_transfer', { token }),
  'transferred',
)

/** Where somebody accepts to edit a listing of somebody else. */
export const editorRoute = offerRoute(
  '/editors',
  async ({ service }, token) => {
    const invited = await readEditorLink(service.database, service.sites, token, service.clock())
    if (!invited) return null
    const says = `You will be able to change its texts, milestones, story and updates just as its owner does. Orders and ownership stay with its owner. The invitation is for ${invited.email}, until ${until(invited.expires_at)}.`
    return { title: `Edit ${invited.name}?`, says, button: 'Accept the invitation', email: invited.email }
  },
  (ctx, token) => ctx.call('accept_editor', { token }),
  'editor',
)
