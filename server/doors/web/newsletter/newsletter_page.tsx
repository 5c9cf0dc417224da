/** @jsxRuntime automatic @jsxImportSource preact */
import { addWeeks, readWeek, weekOf } from '../../../base/weeks.ts'
import { writeDay } from '../../../mail/email.ts'
import { onlyLive, titleOf } from '../../../newsletter/content.ts'
import { countIssues, findIssue, listIssues } from '../../../newsletter/rows.ts'
import { CONFIRM_DAYS, findAsked } from '../../../newsletter/subscribers.ts'
import { fieldErrorsIn, refuseAs } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { errorPage } from '../frame/error_page.tsx'
import { NewsletterForm } from './newsletter_form.tsx'
import { IssueList, IssueView } from './newsletter_issue.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { articleJsonLd } from '../public/listing_ld.ts'
import { taken } from '../public/taken.ts'
import { PostForm } from '../frame/post_form.tsx'

const ISSUES_PER_PAGE = 20
const PAGES_MAX = 100
/** A paragraph is sold so far ahead at most, and its order names the page. */
const WEEKS_AHEAD_MAX = 105

type Sent = { value: string; fieldErrors: FieldErrors }

async function frontPage(ctx: PageRequest, sent?: Sent): Promise<Response> {
  const { service, site, url, session } = ctx
  const asked = url.searchParams.get('page') ?? '1'
  const total_pages = Math.min(PAGES_MAX, Math.max(1, Math.ceil((await countIssues(service.replica, site.id)) / ISSUES_PER_PAGE)))
  const page = /^[1-9]\d{0,2}$/.test(asked) ? Math.min(Number(asked), total_pages) : 1
  const rows = await listIssues(service.replica, site.id, ISSUES_PER_PAGE, (page - 1) * ISSUES_PER_PAGE)
  const issues = await onlyLive(service.replica, rows)
  const done = sent ? null : url.searchParams.get('done')
  const head = {
    title: 'Newsletter',
    description: `One e-mail a week from ${site.name}: who won, what launches, what is new.`,
    picture: { url: `${site.url}/og/pages/newsletter.png`, alt: `The newsletter of ${site.name}` },
    ...(sent ? { status: 422 } : {}),
    ...(page > 1 || done ? { noindex: true } : {}),
  }
  return htmlPage(
    ctx,
    head,
    <div class="narrow stack loose">
      {done === 'asked' && (
        <Notice tone="good" title="Check your inbox">
          <p>
            An e-mail is on its way to the address you gave. Press its link within {CONFIRM_DAYS} days to subscribe. Nothing there? Check
            your spam folder before you ask again: we send only a few of these e-mails a day to one address.
          </p>
        </Notice>
      )}
      {done === 'confirmed' && (
        <Notice tone="good" title="You are subscribed">
          <p>The next issue comes when the week begins. Until then, here are the past ones.</p>
        </Notice>
      )}
      <header class="page-head">
        <p class="eyebrow">Newsletter</p>
        <h1>The week on {site.name}, in one e-mail</h1>
        <p class="lead">Who won last week’s board, what launches this week, and what is new. Every Monday, free.</p>
      </header>
      {!done && <NewsletterForm value={sent?.value ?? session?.email} fieldErrors={sent?.fieldErrors} autofocus={sent !== undefined} />}
      <section class="stack">
        <h2>Past issues</h2>
        {issues.length > 0 ? (
          <IssueList issues={issues} site={site} />
        ) : (
          <Empty title="No issue yet">
            <p>The first one follows the first week in which something happens here.</p>
          </Empty>
        )}
        <Pager page={page} total_pages={total_pages} hrefOf={(to) => `/newsletter?page=${to}`} />
      </section>
    </div>,
  )
}

async function ask(ctx: PageRequest): Promise<Response> {
  const email = (await ctx.form()).text('email')
  const asked = await ctx.call('ask_for_newsletter', { email })
  if (asked.ok) return redirect('/newsletter?done=asked')
  return frontPage(ctx, { value: email, fieldErrors: fieldErrorsIn(asked) })
}

async function issuePage(ctx: PageRequest): Promise<Response> {
  const { service, site, params } = ctx
  const span = readWeek(params.week ?? '')
  const found = span && (await findIssue(service.replica, site.id, span.key))
  const [issue] = await onlyLive(service.replica, found ? [found] : [])
  if (span && issue) {
    const { content } = issue
    const title = titleOf(content, site)
    return htmlPage(
      ctx,
      {
        title,
        description: `${title}: the newsletter of ${site.name} for the week of ${writeDay(span.starts_at)}.`,
        picture: { url: `${site.url}/og/pages/newsletter-${span.key}.png`, alt: title },
        json_ld: [articleJsonLd(site, { headline: title, path: `/newsletter/${span.key}`, published_at: issue.composed_at, author: null })],
      },
      <div class="narrow stack loose">
        <IssueView week={span.key} content={content} site={site}>
          <aside class="card stack">
            <h2>Get the next one by e-mail</h2>
            <NewsletterForm value={ctx.session?.email} />
            <p>
              <a href="/newsletter">All issues</a>
            </p>
          </aside>
        </IssueView>
      </div>,
    )
  }
  const present = weekOf(service.clock())
  if (span && span.key >= present && span.key <= addWeeks(present, WEEKS_AHEAD_MAX))
    return upcomingPage(ctx, span.starts_at, span.key === present)
  return errorPage(ctx, 404, {
    title: 'There is no newsletter for this week',
    detail: 'Nothing was sent then, or the address was mistyped.',
  })
}

const upcomingPage = (ctx: PageRequest, starts_at: Date, has_begun: boolean): Response =>
  htmlPage(
    ctx,
    { title: `The newsletter of ${writeDay(starts_at)}`, noindex: true },
    <div class="narrow stack loose">
      <header class="page-head">
        <p class="eyebrow">Newsletter</p>
        <h1>{has_begun ? 'There is no issue for this week so far' : 'This issue is not out yet'}</h1>
        <p class="lead">
          {has_begun ? (
            'An issue is written when its week begins.'
          ) : (
            <>
              It is written when its week begins, on <span class="whole">{writeDay(starts_at)}</span>, and stays here from then on.
            </>
          )}{' '}
          A week in which nothing happens has none.
        </p>
      </header>
      <NewsletterForm value={ctx.session?.email} />
    </div>,
  )

async function confirmPage(ctx: PageRequest): Promise<Response> {
  const { service, site, params } = ctx
  const asked = await findAsked(service.database, site.id, params.token ?? '', service.clock())
  if (!asked) return overPage(ctx)
  return htmlPage(
    ctx,
    { title: 'Confirm the newsletter', secret: true },
    <div class="narrow stack">
      <h1>One press and you are subscribed</h1>
      <p class="lead">
        Once a week, to <strong>{asked.email}</strong>. Every e-mail has an unsubscribe link.
      </p>
      <PostForm>
        <button class="button">Send me the newsletter</button>
      </PostForm>
    </div>,
  )
}

async function confirm(ctx: PageRequest): Promise<Response> {
  const confirmed = await ctx.call('confirm_newsletter', { token: ctx.params.token ?? '' })
  return confirmed.ok ? redirect('/newsletter?done=confirmed') : confirmed.status === 404 ? overPage(ctx) : refuseAs(confirmed)
}

const overPage = (ctx: PageRequest): Response =>
  htmlPage(
    ctx,
    { title: 'This link no longer works', status: 404, secret: true },
    <div class="narrow stack loose">
      <header class="page-head">
        <h1>This link no longer works</h1>
        <p class="lead">It is good for {CONFIRM_DAYS} days, and a newer e-mail replaces it. Ask for another one:</p>
      </header>
      <NewsletterForm />
    </div>,
  )

const stopPage = (ctx: PageRequest): Response =>
  htmlPage(
    ctx,
    { title: 'End the newsletter', secret: true },
    <div class="narrow stack">
      <h1>No more newsletters?</h1>
      <p class="lead">One press, and we send no more of them to your address.</p>
      <PostForm>
        <button class="button">End the newsletter</button>
      </PostForm>
    </div>,
  )

/** Mail programs press this themselves and follow no redirect (RFC 8058). A link that never was is answered the same. */
async function stop(ctx: PageRequest): Promise<Response> {
  taken(await ctx.call('stop_newsletter', { token: ctx.params.token ?? '' }))
  return htmlPage(
    ctx,
    { title: 'You are unsubscribed', secret: true },
    <div class="narrow stack">
      <h1>Done</h1>
      <p class="lead">We will send you no more newsletters. If you miss them, every issue stays on this website.</p>
      <p>
        <a class="button quiet" href="/newsletter">
          All issues
        </a>
      </p>
    </div>,
  )
}

export const NEWSLETTER_ROUTES: readonly Route[] = [
  { path: '/newsletter', get: (ctx) => frontPage(ctx), post: ask },
  { path: '/newsletter/:week', get: issuePage },
  { path: '/newsletter/confirm/:token', get: confirmPage, post: confirm },
  { path: '/newsletter/stop/:token', get: stopPage, post: stop, open_post: true },
]
