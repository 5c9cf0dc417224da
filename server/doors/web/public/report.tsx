/** @jsxRuntime automatic @jsxImportSource preact */
import { REPORTS_PER_MINUTE } from '../../../base/limits.ts'
import { isReportKind, keepReport, REPORT_CHARACTERS_MAX, REPORT_KINDS } from '../../../listings/reports.ts'
import { readEmail } from '../../../mail/email_address.ts'
import { addressGroup } from '../../../base/rate_limiter.ts'
import type { Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/page.tsx'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { readListing } from './listing.tsx'
import type { Listing } from './listing_facts.tsx'

export const reportRoute: Route = {
  path: '/listings/:slug/report',
  get: async (ctx) => reportPage(ctx, (await readListing(ctx)).listing),
  async post(ctx) {
    const { service, site, session, address } = ctx
    const { listing } = await readListing(ctx)
    const form = await ctx.form()
    const fieldErrors = fieldErrorsIn(form)
    if (Object.keys(fieldErrors).length > 0) return reportPage(ctx, listing, form, fieldErrors)
    const rate = service.rates.take('reports', addressGroup(address))
    if (rate.refused)
      return reportPage(ctx, listing, form, { '': `At most ${REPORTS_PER_MINUTE} reports a minute. Send it again in a minute.` })
    const kind = form.text('kind')
    if (!isReportKind(kind)) throw new Error('mistakesIn let an unknown kind through')
    const report = {
      listing_id: listing.id,
      site_id: site.id,
      kind,
      detail: form.text('detail'),
      account_id: session?.account_id ?? null,
      email: form.text('email') || null,
      now: service.clock(),
    }
    // Whether it was the thirty-first of the day is nothing to trouble its author with: the team has the first ones.
    await service.database.begin((sql) => keepReport(sql, report))
    return redirect(`/listings/${listing.slug}?done=reported`)
  },
}

function fieldErrorsIn(form: Form): FieldErrors {
  const [kind, detail, email] = [form.text('kind'), form.text('detail'), form.text('email')]
  return {
    ...(isReportKind(kind) ? {} : { kind: 'Choose what is wrong.' }),
    ...([...detail].length > REPORT_CHARACTERS_MAX ? { detail: `Shorten it to ${REPORT_CHARACTERS_MAX} characters.` } : {}),
    ...(/\p{Cc}/u.test(detail.replace(/[\n\t]/g, '')) ? { detail: 'Write plain text, without control characters.' } : {}),
    ...(kind === 'other' && detail === '' ? { detail: 'Say what is wrong.' } : {}),
    ...(email === '' || readEmail(email) ? {} : { email: 'This is not an e-mail address. Write one such as you@example.com, or none.' }),
  }
}

function reportPage(ctx: PageRequest, listing: Listing, form?: Form, fieldErrors: FieldErrors = {}): Response {
  const wrong = Object.keys(fieldErrors).length > 0
  return htmlPage(
    ctx,
    { title: `Report ${listing.name}`, noindex: true, status: wrong ? 422 : 200 },
    <div class="narrow stack">
      <p class="eyebrow">
        <a href={`/listings/${listing.slug}`}>{listing.name}</a>
      </p>
      <h1>What is wrong with this listing?</h1>
      <p class="lead">A person of the site’s team reads every report. The founder is not told who sent it.</p>
      {fieldErrors[''] && <Notice tone="bad">{fieldErrors['']}</Notice>}
      <form class="stack" method="post" action={`/listings/${listing.slug}/report`}>
        <fieldset class="stack tight" aria-describedby={fieldErrors.kind ? 'kind-mistake' : undefined}>
          <legend>It is this</legend>
          {Object.entries(REPORT_KINDS).map(([kind, label]) => (
            <label class="check">
              <input type="radio" name="kind" value={kind} checked={form?.text('kind') === kind} required />
              <span>{label}</span>
            </label>
          ))}
          {fieldErrors.kind && (
            <p class="mistake" id="kind-mistake">
              {fieldErrors.kind}
            </p>
          )}
        </fieldset>
        <Field
          name="detail"
          label="What should we look at?"
          rows={5}
          maxlength={REPORT_CHARACTERS_MAX}
          value={form?.text('detail')}
          hint="The value, the link or the sentence, and how you know."
          fieldErrors={fieldErrors}
          counts="characters"
        />
        {ctx.session === null && (
          <Field
            name="email"
            label="Your e-mail address, if you want an answer"
            type="email"
            maxlength={254}
            autocomplete="email"
            value={form?.text('email')}
            fieldErrors={fieldErrors}
          />
        )}
        <p class="cluster">
          <button class="button">Send the report</button>
          <a href={`/listings/${listing.slug}`}>Never mind</a>
        </p>
      </form>
    </div>,
  )
}
