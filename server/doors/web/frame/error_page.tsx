/** @jsxRuntime automatic @jsxImportSource preact */
import type { Problem, ApiError } from '../../../base/error.ts'
import { toProblem } from '../../../base/error.ts'
import { htmlPage } from './html_page.tsx'
import type { PageRequest } from './page_request.ts'

/** A page that says what went wrong and where to go from here. */
export function errorPage(
  ctx: PageRequest,
  status: number,
  { title, detail, headers = {} }: { title: string; detail: string; headers?: Record<string, string> },
): Response {
  return htmlPage(
    ctx,
    { title, status, noindex: true, own_search: true, headers },
    <div class="narrow stack error-page">
      <h1>{title}</h1>
      <p class="lead">{detail}</p>
      <form class="search" action="/search" role="search">
        <label class="visually-hidden" for="error-q">
          Search products
        </label>
        <input id="error-q" type="search" name="q" placeholder="Search products" maxlength={200} />
        <button class="button">Search</button>
      </form>
      <p class="cluster">
        {waysFrom(ctx).map(({ href, label }) => (
          <a href={href}>{label}</a>
        ))}
      </p>
    </div>,
  )
}

type Way = { href: string; label: string }

/** Where somebody who stands here most likely came from, and the front page. */
function waysFrom({ url: { pathname, searchParams }, session }: PageRequest): Way[] {
  const ways: Way[] = [{ href: '/', label: 'Go to the front page' }]
  if (session?.operator === true && pathname.startsWith('/team')) ways.unshift({ href: '/team', label: 'Go to the overview' })
  if (session && pathname.startsWith('/account')) ways.unshift({ href: '/account/listings', label: 'Go to my listings' })
  if (!session && pathname.startsWith('/sign-in')) ways.unshift({ href: '/sign-in', label: 'Sign in' })
  if (searchParams.has('page')) ways.unshift({ href: pathname, label: 'Go to the start of the list' })
  return ways
}

/** The answer for an address that is none, and for one that is not this visitor's to know of: both look the same. */
export function nothingHere(ctx: PageRequest): Response {
  return errorPage(ctx, 404, {
    title: 'There is nothing at this address',
    detail: 'It may have been mistyped, or the page was taken down.',
  })
}

export function apiErrorPage(ctx: PageRequest, refusal: ApiError): Response {
  const problem = toProblem(refusal, {
    base_url: ctx.service.config.base_url,
    instance: ctx.url.pathname,
    request_id: ctx.request_id,
  })
  const { retry_after, headers } = refusal.details
  return errorPage(ctx, refusal.status, {
    title: problem.title,
    detail: problem.detail,
    headers: { ...headers, ...(retry_after === undefined ? {} : { 'retry-after': String(retry_after) }) },
  })
}

/** An operation's refusal as a page: another's draft is none, too many calls say when to come again. */
export function problemPage(ctx: PageRequest, problem: Problem): Response {
  return errorPage(ctx, problem.status, {
    title: problem.title,
    detail: problem.detail,
    ...(problem.retry_after === undefined ? {} : { headers: { 'retry-after': String(problem.retry_after) } }),
  })
}
