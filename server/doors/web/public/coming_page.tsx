/** @jsxRuntime automatic @jsxImportSource preact */
import type { Coming } from '../../../reads/coming.ts'
import { spanOf, weekName } from '../../../base/weeks.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Time } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'

/** Where the badge of a product leads before its launch. Nothing is public yet, and the answer says so to programs. */
export function comingPage(ctx: PageRequest, { id, name, launch_week, is_own, suspended }: Coming): Response {
  return htmlPage(
    ctx,
    { title: name, status: 404, noindex: true },
    <div class="narrow stack">
      <p class="eyebrow">{suspended ? 'Taken down by the site team' : 'Not live yet'}</p>
      <h1>{name}</h1>
      {launch_week === null ? (
        <p class="lead">This listing is not public.</p>
      ) : (
        <p class="lead">
          It launches here on <Time at={spanOf(launch_week).starts_at.toISOString()} />, in {weekName(launch_week)}.
        </p>
      )}
      {is_own && (
        <p>
          Only you and people who know the address see this page. <a href={`/account/listings/${id}`}>See what your listing still needs</a>.
        </p>
      )}
      <p>
        <a class="button quiet" href="/leaderboard">
          This week’s launches
        </a>
      </p>
    </div>,
  )
}
