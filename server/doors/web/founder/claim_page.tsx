/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { idIn, type Form } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { fieldErrorsOf, Notice, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { Challenges, proofAsked, triesCode } from './listing_ownership.tsx'

type Claim = Schemas['Claim']

/** `/listings/:slug/claim`: where somebody says that a listing is of their product. */
export const claimListingRoute: Route = {
  path: '/listings/:slug/claim',
  account: true,
  async get(ctx) {
    const called = await ctx.call('get_listing', { slug: ctx.params.slug ?? '' })
    return called.ok ? beginPage(ctx, called.value) : problemPage(ctx, called.problem)
  },
  async post(ctx) {
    const called = await ctx.call('claim_listing', { slug: ctx.params.slug ?? '' })
    return called.ok ? redirect(`/account/claims/${called.value.claim_id}`) : problemPage(ctx, called.problem)
  },
}

function beginPage(ctx: PageRequest, { name, slug, owner }: Schemas['PublicListing']): Response {
  return htmlPage(
    ctx,
    { title: `Claim ${name}`, noindex: true, section: 'account' },
    <div class="narrow stack">
      <p class="eyebrow">
        <a href={`/listings/${slug}`}>{name}</a>
      </p>
      <h1>Is {name} yours?</h1>
      <p class="lead">
        Prove that its website is yours, and the listing is yours at once
        {owner.verified ? ' or, since its current owner has proven it too, once the site team has decided' : ''}.
      </p>
      <PostForm>
        <button class="button">Claim it</button>
      </PostForm>
    </div>,
  )
}

const STATES: Record<Claim['status'], { tone: 'plain' | 'good' | 'warn' | 'bad'; says: string }> = {
  open: { tone: 'plain', says: '' },
  granted: { tone: 'good', says: 'The listing is yours.' },
  disputed: { tone: 'warn', says: 'The site team decides whose the listing is, and writes to you.' },
  refused: { tone: 'bad', says: 'The claim was refused, or its 30 days are over.' },
}

/** `/account/claims/:id`: what proves a claim, with a look right now. */
export const claimRoute: Route = {
  path: '/account/claims/:id',
  account: true,
  async get(ctx) {
    const called = await ctx.call('get_claim', { claim_id: idIn(ctx.params.id) })
    return called.ok ? claimPage(ctx, called.value) : problemPage(ctx, called.problem)
  },
  async post(ctx) {
    const read = await ctx.call('get_claim', { claim_id: idIn(ctx.params.id) })
    if (!read.ok) return problemPage(ctx, read.problem)
    const form = await ctx.form()
    const proof = proofAsked(form)
    if (!proof) return claimPage(ctx, read.value)
    const called = await ctx.call('verify_claim', { claim_id: read.value.claim_id, ...proof })
    if (called.ok) return redirect(`/account/claims/${read.value.claim_id}?done=${form.text('do')}`)
    return called.status === 404 || called.status >= 500
      ? problemPage(ctx, called.problem)
      : claimPage(ctx, read.value, form, fieldErrorsOf(called.problem))
  },
}

function claimPage(ctx: PageRequest, claim: Claim, form?: Form, fieldErrors: FieldErrors = {}): Response {
  const { claim_id, listing_id, status, expires_at, ownership } = claim
  const { tone, says } = STATES[status]
  return htmlPage(
    ctx,
    { title: `Claim of ${ownership.host}`, noindex: true, section: 'account', status: form ? 422 : 200 },
    <AccountFrame at="/account/listings">
      <div class="stack loose">
        <h1>Claim of {ownership.host}</h1>
        {status !== 'open' && (
          <Notice tone={tone}>
            {says} {status === 'granted' && <a href={`/account/listings/${listing_id}`}>Open it</a>}
          </Notice>
        )}
        {status === 'open' && (
          <section class="card stack" id="ownership">
            <p>
              Prove until <Time at={expires_at} /> that {ownership.host} is yours. One of these is enough.
            </p>
            {ownership.checked_at && (
              <p class="small" role="status">
                {ownership.detail}
              </p>
            )}
            {fieldErrors[''] && <p class="mistake">{fieldErrors['']}</p>}
            <Challenges
              ownership={ownership}
              action={`/account/claims/${claim_id}#ownership`}
              email={form?.text('email') ?? ''}
              by_code={triesCode(ctx, form)}
              fieldErrors={fieldErrors}
            />
          </section>
        )}
      </div>
    </AccountFrame>,
  )
}
