/** @jsxRuntime automatic @jsxImportSource preact */
import { findContext } from '../../../publishing/quote_context.ts'
import type { Surroundings } from '../../../drafting/surroundings.ts'
import type { Route } from '../frame/door.ts'
import { errorPage, problemPage } from '../frame/error_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { Time } from '../frame/parts.tsx'
import { linkTo } from '../frame/safe_url.ts'
import { evidenceNamed, type Evidence } from './cells.ts'
import { anchorOf, labelOf } from './fields.ts'
import { shortUrl } from '../public/words.ts'

/** A quote in its context: the lines around it on the page, as they were read. */
export const sourceRoute: Route = {
  path: '/account/drafts/:id/source',
  account: 'or_stranger',
  async get(ctx) {
    const called = await ctx.call('get_draft', { id: ctx.params.id ?? '' })
    if (!called.ok) return problemPage(ctx, called.problem)
    const field = ctx.url.searchParams.get('field') ?? ''
    const evidence = evidenceNamed(called.value, field)[Number(ctx.url.searchParams.get('quote') ?? '0')]
    if (evidence?.quote === undefined)
      return errorPage(ctx, 404, {
        title: 'There is no such quote',
        detail: 'The field may have been read again since. Go back to the draft.',
      })
    const found = await findContext(
      ctx.service.reads,
      { draft_id: called.value.id, account_id: ctx.session?.account_id ?? ctx.stranger ?? '' },
      { url: evidence.url, quote: evidence.quote, retrieved_at: evidence.retrieved_at },
    )
    const [name = ''] = field.split('.')
    return htmlPage(
      ctx,
      { title: `${labelOf(fieldOrList(field, name))}: the quote in its context`, noindex: true, section: 'account' },
      <div class="narrow stack loose">
        <header class="page-head">
          <p class="eyebrow">{labelOf(fieldOrList(field, name))}</p>
          <h1>The quote in its context</h1>
          <p class="lead">
            <a {...linkTo(evidence.url)} rel="ugc nofollow noopener">
              {shortUrl(evidence.url)}
            </a>
            , as it was on <Time at={evidence.retrieved_at} form="instant" />
          </p>
        </header>
        <Context evidence={evidence} found={found} />
        <p>
          <a href={`/account/drafts/${called.value.id}#${encodeURIComponent(anchorOf(fieldOrList(field, name)))}`}>Back to the draft</a>
        </p>
      </div>,
    )
  },
}

/** `faqs.0` is an entry of a list, `seo.meta_title` a field. */
const fieldOrList = (field: string, first: string): string => (/\.\d+$/.test(field) ? first : field)

function Context({ evidence, found }: { evidence: Evidence; found: Surroundings | null }) {
  if (!found)
    return (
      <div class="context">
        <p>
          <mark>{evidence.quote}</mark>
        </p>
        <p class="muted small">It is in the part of your page that only machines read: its title, a meta tag or an attribute.</p>
      </div>
    )
  const { heading, before, line, after } = found
  return (
    <div class="context">
      {heading && !before.includes(heading) && <p class="context-heading">{heading}</p>}
      {before.map((text) => (
        <p class="muted">{text}</p>
      ))}
      <p>
        {line.before}
        <mark>{line.quote}</mark>
        {line.after}
      </p>
      {after.map((text) => (
        <p class="muted">{text}</p>
      ))}
    </div>
  )
}
