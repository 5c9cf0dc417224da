/** @jsxRuntime automatic @jsxImportSource preact */
import { REPORTS_PER_MINUTE } from '../../../base/limits.ts'
import { REPORT_CHARACTERS_MAX, REPORT_KINDS } from '../../../listings/reports.ts'
import type { Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { fieldErrorsIn } from '../frame/called.ts'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { readListing } from './listing_page.tsx'
import type { Listing } from './listing_facts.tsx'
import { Choices, PostForm } from '../frame/post_form.tsx'

export const reportRoute: Route = {
  path: '/listings/:slug/report',
  get: async (ctx) => reportPage(ctx, (await readListing(ctx)).listing),
  async post(ctx) {
    const { listing } = await readListing(ctx)
    const form = await ctx.form()
    const report = { listing_id: listing.id, kind: form.text('kind'), detail: form.text('detail'), email: form.text('email') }
    const called = await ctx.call('report_listing', report)
    if (called.ok) return redirect(`/listings/${listing.slug}?done=reported`)
    const often = `At most ${REPORTS_PER_MINUTE} reports a minute. Send it again in a minute.`
    return reportPage(ctx, listing, form, called.problem.code === 'rate_limited' ? { '': often } : fieldErrorsIn(called))
  },
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
      <PostForm class="stack" action={`/listings/${listing.slug}/report`}>
        <Choices name="kind" legend="Choose one" kind="stack tight" fieldErrors={fieldErrors}>
          {Object.entries(REPORT_KINDS).map(([kind, label]) => (
            <label class="check">
              <input type="radio" name="kind" value={kind} checked={form?.text('kind') === kind} required />
              <span>{label}</span>
            </label>
          ))}
        </Choices>
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
      </PostForm>
    </div>,
  )
}
