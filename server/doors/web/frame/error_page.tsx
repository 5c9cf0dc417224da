/** @jsxRuntime automatic @jsxImportSource preact */
import type { Problem, ApiError } from '../../../base/error.ts'
import { toProblem } from '../../../base/error.ts'
import { htmlPage } from './html_page.tsx'
import type { PageRequest } from './page_request.ts'
import { safePath } from './safe_url.ts'

/** A page that says what went wrong and where to go from here. */
export function errorPage(
  ctx: PageRequest,
  status: number,
  { title, detail, headers = {} }: { title: string; detail: string; headers?: Record<string, string> },
): Response {
  const ways = waysFrom(ctx, status)
  // Who came from somewhere that we know looks for no product.
  const searches = status === 404 && ways.length === 1
  return htmlPage(
    ctx,
    { title, status, noindex: true, ...(searches ? { own_search: true } : {}), headers },
    <div class="narrow stack error-page">
      <h1>{title}</h1>
      <p class="lead">{detail}</p>
      {searches && (
        <form class="search" action="/search" role="search">
          <label class="visually-hidden" for="error-q">
            Search products
          </label>
          <input id="error-q" type="search" name="q" placeholder="Search products" maxlength={200} />
          <button class="button">Search</button>
        </form>
      )}
      <p class="cluster">
        {ways.map(({ href, label }, index) => (
          <a class={index === 0 && !searches ? 'button' : undefined} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>,
  )
}

type Way = { href: string; label: string }

const MINE: Way = { href: '/account/listings', label: 'Go to my listings' }
const ORDERS: Way = { href: '/account/orders', label: 'Go to my orders' }

/** Where there is more of what was looked for, by the first part of its address. */
const NEARBY = new Map<string, Way>([
  ['account', MINE],
  ['categories', { href: '/categories', label: 'See all categories' }],
  ['checkout', ORDERS],
  ['invoices', ORDERS],
  ['leaderboard', { href: '/leaderboard', label: 'See this week’s launches' }],
  ['newsletter', { href: '/newsletter', label: 'See all issues' }],
  ['team', { href: '/team', label: 'Go to the overview' }],
])

/** Where somebody who stands here most likely came from, and the front page. */
function waysFrom({ url: { pathname, search }, session }: PageRequest, status: number): Way[] {
  const part = pathname.split('/')[1] ?? ''
  const ways: Way[] = [{ href: '/', label: 'Go to the front page' }]
  const near = part !== 'sign-in' ? NEARBY.get(part) : session ? MINE : { href: '/sign-in', label: 'Sign in' }
  // The team’s pages are there for nobody else.
  if (near && near.href !== pathname && (part !== 'team' || session?.operator)) ways.unshift(near)
  // An address that begins with two slashes would lead to another website.
  const to = (query: string) => safePath(pathname + query)
  const first = new URLSearchParams(search)
  if (first.has('page')) {
    first.delete('page')
    ways.unshift({ href: to(first.size > 0 ? `?${first}` : ''), label: 'Go to the start of the list' })
  }
  if (PASSING.has(status)) ways.unshift({ href: to(search), label: 'Try again' })
  return ways
}

/** What may work in a moment. */
const PASSING = new Set([429, 500, 503])

const NOTHING = 'There is nothing at this address'

/** Titles for people, where those of the API are for programs. */
const TITLES: Record<number, string> = {
  400: 'That could not be read',
  404: NOTHING,
  405: 'Nothing can be sent here',
  413: 'That is too large',
  429: 'You are going too fast',
  500: 'Something failed on our side',
  503: 'We cannot answer right now',
}

/** What to do, where the sentence of the API is for programs. */
const SAYS: Record<number, (request_id: string) => string> = {
  405: () => 'Go back to the page before, open it again and send it once more.',
  500: (id) => `Try again. If it goes on, write to us and name ${id}.`,
}

/** The answer for an address that is none, and for one that is not this visitor's to know of: both look the same. */
export function nothingHere(ctx: PageRequest): Response {
  return errorPage(ctx, 404, {
    title: NOTHING,
    detail: 'It may have been mistyped, or the page was taken down.',
  })
}

export function apiErrorPage(ctx: PageRequest, refusal: ApiError): Response {
  const frame = { base_url: ctx.service.config.base_url, instance: ctx.url.pathname, request_id: ctx.request_id }
  return problemPage(ctx, toProblem(refusal, frame), refusal.details.headers)
}

/** An operation's refusal as a page: another's draft is none, too many calls say when to come again. */
export function problemPage(ctx: PageRequest, problem: Problem, headers: Record<string, string> = {}): Response {
  const { status, title, detail, retry_after, request_id } = problem
  return errorPage(ctx, status, {
    title: TITLES[status] ?? title,
    detail: SAYS[status]?.(request_id) ?? detail.replace('Too many calls. ', ''),
    headers: { ...headers, ...(retry_after === undefined ? {} : { 'retry-after': String(retry_after) }) },
  })
}
