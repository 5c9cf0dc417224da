/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import { strangerCookie } from '../../../auth/strangers.ts'
import type { Problem } from '../../../base/error.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Field, fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import { linkTo } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { shortUrl } from '../public/words.ts'
import type { Output } from '../../../core/operation.ts'
import { PostForm } from '../frame/post_form.tsx'

type DraftSummary = Output<'list_my_drafts'>['items'][number]

const URL_CHARACTERS_MAX = 2048

/** Where a listing begins: an address is all that is asked for. */
export const submitRoute: Route = {
  path: '/submit',
  get: (ctx) => submitPage(ctx, (ctx.url.searchParams.get('url') ?? '').slice(0, URL_CHARACTERS_MAX)),
  async post(ctx) {
    const url = (await ctx.form()).text('url')
    if (!ctx.session) return draftAsStranger(ctx, url)
    const called = await ctx.call('submit_listing', { url })
    if (called.ok) return redirect(`/account/drafts/${called.value.id}${called.status === 200 ? '?done=existing' : ''}`)
    return submitPage(ctx, url, called.problem)
  },
}

/** The address is kept across signing in. */
const signInFirst = (url: string): string => `/sign-in?${new URLSearchParams({ return_to: `/submit?${new URLSearchParams({ url })}` })}`

/** Whoever has not signed in sees their draft first. */
async function draftAsStranger(ctx: PageRequest, url: string): Promise<Response> {
  const { secret, config, clock } = ctx.service
  if (config.limits.anonymous_drafts_per_hour === 0) return redirect(signInFirst(url))
  // The front page is everybody's, so that its form has no key. A browser that has its cookie before anything is begun begins one draft, however often it is pressed.
  if (ctx.stranger === null && ctx.url.searchParams.get('from') === 'front') {
    const cookie = strangerCookie(crypto.randomUUID(), { secret, base_url: config.base_url, now: clock() })
    return new Response(null, { status: 307, headers: { location: '/submit', 'set-cookie': cookie, 'cache-control': 'no-store' } })
  }
  const called = await ctx.call('draft_as_stranger', { url })
  if (!called.ok) return submitPage(ctx, url, called.problem)
  const { id, is_new, cookies } = called.value
  const response = redirect(`/account/drafts/${id}${is_new ? '' : '?done=existing'}`)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const STEPS = [
  ['We read your website', 'Up to 12 public pages, as your robots.txt allows. It takes about a minute.'],
  [
    'Every value comes with its proof',
    'A quote from your website and the page it is on. What you do not state stays blank; nothing is made up.',
  ],
  ['You review, then choose when to launch', 'Nothing is published or charged before you say so.'],
] as const

export async function submitPage(ctx: PageRequest, url: string, problem?: Problem): Promise<Response> {
  const told_apart = problem?.code === 'already_listed' || (problem?.code === 'rate_limited' && !ctx.session)
  const fieldErrors: FieldErrors = problem && !told_apart ? fieldErrorsOf(problem) : {}
  const earlier = ctx.stranger === null ? null : await ctx.call('list_my_drafts', { per_page: 3 })
  return htmlPage(
    ctx,
    {
      title: 'Submit your product',
      description:
        'Paste the address of your product. We read its public website and draft a profile in which every value is proven by a quote.',
      section: 'submit',
      status: problem?.status ?? 200,
    },
    <div class="submit">
      <header class="page-head">
        <p class="eyebrow">Submit your product</p>
        <h1>
          One address.
          <br />A profile with proof.
        </h1>
        <p class="lead">Paste where your product lives. We do the typing; you have the last word.</p>
      </header>
      {problem?.code === 'already_listed' && <AlreadyListed problem={problem} />}
      {problem?.code === 'rate_limited' && !ctx.session && <SignInForMore problem={problem} url={url} />}
      {earlier?.ok && <Earlier drafts={earlier.value.items} />}
      <PostForm action="/submit" class="card submit-form" novalidate>
        <Field
          name="url"
          label="Address of your product"
          value={url}
          inputmode="url"
          autocomplete="url"
          placeholder="your-product.com"
          fieldErrors={fieldErrors}
          autofocus
        />
        {fieldErrors[''] && <p class="mistake">{fieldErrors['']}</p>}
        <button class="button">Read my website</button>
        {!ctx.session && <p class="muted small">No account needed to see your draft. You sign in to keep it.</p>}
      </PostForm>
      <Steps />
    </div>,
  )
}

function SignInForMore({ problem: { retry_after }, url }: { problem: Problem; url: string }) {
  const minutes = Math.max(1, Math.ceil((retry_after ?? 0) / 60))
  return (
    <Notice tone="warn" title="Sign in to draft another website">
      <p>
        Your network has used up its drafts without an account for now. Sign in to continue at once, or try again in{' '}
        {minutes === 1 ? 'a minute' : `${minutes} minutes`}.
      </p>
      <p>
        <a class="button" href={signInFirst(url)}>
          Sign in and continue
        </a>
      </p>
    </Notice>
  )
}

/** What this browser drafted already, so that nobody has to remember an address. */
function Earlier({ drafts }: { drafts: DraftSummary[] }) {
  if (drafts.length === 0) return null
  return (
    <Notice tone="plain" title={drafts.length === 1 ? 'Your draft is still here' : 'Your drafts are still here'}>
      <ul class="plain">
        {drafts.map(({ id, url }) => (
          <li>
            <a href={`/account/drafts/${id}`}>{shortUrl(url)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function AlreadyListed({ problem: { detail, action } }: { problem: Problem }) {
  return (
    <Notice tone="warn" title="This website is already listed">
      <p>{detail}</p>
      <p>
        {action?.tool === 'claim_listing' && action.url && (
          <>
            <a {...linkTo(action.url)}>See the listing</a>.{' '}
          </>
        )}
        {action?.message}{' '}
        {action?.url &&
          (action.tool === 'claim_listing' ? <a {...linkTo(`${action.url}/claim`)}>Claim it</a> : <a {...linkTo(action.url)}>Contact</a>)}
        {action?.tool === 'get_my_listing' && <a href={`/account/listings/${String(action.arguments?.listing_id)}`}>Open it</a>}
      </p>
    </Notice>
  )
}

function Steps() {
  return (
    <ol class="submit-steps plain">
      {STEPS.map(([title, text], index) => (
        <li>
          <span class="step-number figure" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h2>{title}</h2>
            <p class="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
