/** @jsxRuntime automatic @jsxImportSource preact */
import { REPORTS_PER_MINUTE } from '../../limits.ts'
import { isReportKind, keepReport, REPORT_CHARACTERS_MAX, REPORT_KINDS } from '../../listings/reports.ts'
import { readEmail } from '../../mail/email.ts'
import { addressGroup } from '../../rates.ts'
import type { Route } from '../door.ts'
import type { Form } from '../form.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Field, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { readListing } from './listing.tsx'
import type { Listing } from './listing_facts.tsx'

export const reportRoute: Route = {
  path: '/listings/:slug/report',
  get: async (visit) => reportPage(visit, (await readListing(visit)).listing),
  async post(visit) {
    const { service, site, session, address } = visit
    const { listing } = await readListing(visit)
    const form = await visit.form()
    const mistakes = mistakesIn(form)
    if (Object.keys(mistakes).length > 0) return reportPage(visit, listing, form, mistakes)
    const rate = service.rates.take('reports', addressGroup(address))
    if (rate.refused)
      return reportPage(visit, listing, form, { '': `At most ${REPORTS_PER_MINUTE} reports a minute. Send it again in a minute.` })
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

function mistakesIn(form: Form): Mistakes {
  const [kind, detail, email] = [form.text('kind'), form.text('detail'), form.text('email')]
  return {
    ...(isReportKind(kind) ? {} : { kind: 'Choose what is wrong.' }),
    ...([...detail].length > REPORT_CHARACTERS_MAX ? { detail: `Shorten it to ${REPORT_CHARACTERS_MAX} characters.` } : {}),
    ...(/\p{Cc}/u.test(detail.replace(/[\n\t]/g, '')) ? { detail: 'Write plain text, without control characters.' } : {}),
    ...(kind === 'other' && detail === '' ? { detail: 'Say what is wrong.' } : {}),
    ...(email === '' || readEmail(email) ? {} : { email: 'This is not an e-mail address. Write one such as you@example.com, or none.' }),
  }
}

function reportPage(visit: Visit, listing: Listing, form?: Form, mistakes: Mistakes = {}): Response {
  const wrong = Object.keys(mistakes).length > 0
  return htmlPage(
    visit,
    { title: `Report ${listing.name}`, noindex: true, status: wrong ? 422 : 200 },
    <div class="narrow stack">
      <p class="eyebrow">
        <a href={`/listings/${listing.slug}`}>{listing.name}</a>
      </p>
      <h1>What is wrong with this listing?</h1>
      <p class="lead">A person of the site’s team reads every report. The founder is not told who sent it.</p>
      {mistakes[''] && <Notice tone="bad">{mistakes['']}</Notice>}
      <form class="stack" method="post" action={`/listings/${listing.slug}/report`}>
        <fieldset class="stack tight" aria-describedby={mistakes.kind ? 'kind-mistake' : undefined}>
          <legend>It is this</legend>
          {Object.entries(REPORT_KINDS).map(([kind, label]) => (
            <label class="check">
              <input type="radio" name="kind" value={kind} checked={form?.text('kind') === kind} required />
              <span>{label}</span>
            </label>
          ))}
          {mistakes.kind && (
            <p class="mistake" id="kind-mistake">
              {mistakes.kind}
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
          mistakes={mistakes}
          counts="characters"
        />
        {visit.session === null && (
          <Field
            name="email"
            label="Your e-mail address, if you want an answer"
            type="email"
            maxlength={254}
            autocomplete="email"
            value={form?.text('email')}
            mistakes={mistakes}
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
