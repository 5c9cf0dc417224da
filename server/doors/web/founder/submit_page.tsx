/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import type { Problem } from '../../../base/error.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Field, fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import { linkTo } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'

const URL_CHARACTERS_MAX = 2048

/** Where a listing begins: an address is all that is asked for. */
export const submitRoute: Route = {
  path: '/submit',
  get: (ctx) => submitPage(ctx, (ctx.url.searchParams.get('url') ?? '').slice(0, URL_CHARACTERS_MAX)),
  async post(ctx) {
    const url = (await ctx.form()).text('url')
    // The address is kept across signing in.
    if (!ctx.session) return redirect(`/sign-in?${new URLSearchParams({ return_to: `/submit?${new URLSearchParams({ url })}` })}`)
    const called = await ctx.call('submit_listing', { url })
    if (called.ok) return redirect(`/account/drafts/${called.value.id}${called.status === 200 ? '?done=existing' : ''}`)
    return submitPage(ctx, url, called.problem)
  },
}

const STEPS = [
  ['We read your website', 'Up to 12 public pages, as your robots.txt allows. It takes about a minute.'],
  [
    'Every value comes with its proof',
    'A quote of yours and the page it stands on. What you do not state stays blank; nothing is made up.',
  ],
  ['You review, then choose when to launch', 'Nothing is published or charged before you say so.'],
] as const

function submitPage(ctx: PageRequest, url: string, problem?: Problem): Response {
  const fieldErrors: FieldErrors = problem && problem.code !== 'already_listed' ? fieldErrorsOf(problem) : {}
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
        <button class="button">{ctx.session ? 'Read my website' : 'Sign in and read my website'}</button>
      </PostForm>
      <Steps />
    </div>,
  )
}

function AlreadyListed({ problem: { detail, action } }: { problem: Problem }) {
  return (
    <Notice tone="warn" title="This website is already listed">
      <p>{detail}</p>
      <p>
        {action?.url && (
          <>
            <a {...linkTo(action.url)}>See the listing</a>.{' '}
          </>
        )}
        {action?.message} {action?.tool === 'claim_listing' && <a href={`/listings/${String(action.arguments?.slug)}/claim`}>Claim it</a>}
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
