/** @jsxRuntime automatic @jsxImportSource preact */
import type { Problem, Refusal } from '../error.ts'
import { toProblem } from '../error.ts'
import { htmlPage } from './page.tsx'
import type { Visit } from './visit.ts'

/** A page that says what went wrong and where to go from here. */
export function errorPage(
  visit: Visit,
  status: number,
  { title, detail, headers = {} }: { title: string; detail: string; headers?: Record<string, string> },
): Response {
  return htmlPage(
    visit,
    { title, status, noindex: true, headers },
    <div class="narrow stack error-page">
      <p class="eyebrow">{status}</p>
      <h1>{title}</h1>
      <p class="lead">{detail}</p>
      <form class="search" action="/search" role="search">
        <label class="visually-hidden" for="error-q">
          Search products
        </label>
        <input id="error-q" type="search" name="q" placeholder="Search products" maxlength={200} />
        <button class="button">Search</button>
      </form>
      <p>
        <a href="/">Go to the front page</a>
      </p>
    </div>,
  )
}

/** The answer for an address that is none, and for one that is not this visitor's to know of: both look the same. */
export function nothingHere(visit: Visit): Response {
  return errorPage(visit, 404, {
    title: 'There is nothing at this address',
    detail: 'It may have been mistyped, or the page was taken down.',
  })
}

export function refusalPage(visit: Visit, refusal: Refusal): Response {
  const problem = toProblem(refusal, {
    base_url: visit.service.config.base_url,
    instance: visit.url.pathname,
    request_id: visit.request_id,
  })
  const { retry_after, headers } = refusal.details
  return errorPage(visit, refusal.status, {
    title: problem.title,
    detail: problem.detail,
    headers: { ...headers, ...(retry_after === undefined ? {} : { 'retry-after': String(retry_after) }) },
  })
}

/** An operation's refusal as a page: another's draft is none, too many calls say when to come again. */
export function problemPage(visit: Visit, problem: Problem): Response {
  return errorPage(visit, problem.status, {
    title: problem.title,
    detail: problem.detail,
    ...(problem.retry_after === undefined ? {} : { headers: { 'retry-after': String(problem.retry_after) } }),
  })
}
