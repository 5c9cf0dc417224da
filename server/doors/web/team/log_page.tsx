/** @jsxRuntime automatic @jsxImportSource preact */
import { listAuditEntries, type LoggedAuditEntry } from '../../../team/audit.ts'
import { Empty, Time } from '../frame/parts.tsx'
import { readable } from '../../../listings/readable.ts'
import { Difference } from './changes.tsx'
import { pageAsked, wordAsked, ListPager } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'

const PER_PAGE = 50

/** `/team/log`: who of the team did what, to what, when. Nobody can change it here. */
export const logRoute = forTeam('/team/log', async (ctx) => {
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const [kind, subject] = [wordAsked(ctx, 'kind') || null, wordAsked(ctx, 'subject') || null]
  const { items, total } = await listAuditEntries(ctx.service.reads, { kind, subject, limit, offset })
  return teamPage(
    ctx,
    {
      title: 'Team log',
      at: '/team/log',
      lead:
        kind === null ? (
          'Everything the team has done here or with the operator’s commands.'
        ) : (
          <>
            Only what was done to this {kind}. <a href="/team/log">Show all</a>
          </>
        ),
    },
    <>
      <AuditEntryList entries={items} />
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
})

const PLACES: Record<string, (subject: string) => string> = {
  listing: (id) => `/team/listings/${id}`,
  account: (id) => `/team/accounts/${id}`,
  question: () => '/team/questions',
  category: () => '/team/categories',
  site: () => '/team/sites',
  email: (id) => `/team/outbox/${id}`,
  // As older entries of the log have it.
  letter: (id) => `/team/outbox/${id}`,
  address: () => '/team/outbox/suppressions',
  order: (number) => `/team/orders/${number}`,
  product: (key) => `/team/products/${key}`,
  promo: () => '/team/promos',
  report: () => '/team/reports',
  cluster: () => '/team/clusters?state=decided',
  edit: () => '/team/edits?show=all',
}

/** What was done, as a person says it; the name that programs know it by stands for one that came later. */
const WORDS: Record<string, string> = {
  'listing.suspend': 'Suspended',
  'listing.restore': 'Restored',
  'edit.seen': 'Looked at',
  'report.resolve': 'Resolved a report about',
  'report.dismiss': 'Dismissed a report about',
  'claim.grant': 'Gave to who claimed it:',
  'claim.refuse': 'Refused a claim to',
  'cluster.count': 'Counted votes that came together for',
  'cluster.discard': 'Discarded votes that came together for',
  'question.add': 'Added the question',
  'question.change': 'Changed the question',
  'question.move': 'Moved the question',
  'question.retire': 'Retired the question',
  'question.bring_back': 'Brought back the question',
  'category.add': 'Added the category',
  'category.change': 'Changed the category',
  'site.add': 'Added the site',
  'site.change': 'Changed the site',
  'email.send_again': 'Sent again:',
  'letter.send_again': 'Sent again:',
  'suppression.lift': 'Writes again to',
  'account.secure': 'Signed everybody out of',
  'account.create': 'Made the account',
  'account.delete': 'Deleted the account',
  'listing.import': 'Imported listings:',
  'account.sign_in_link': 'Made a link that signs in as',
  'key.create': 'Made a key of',
  'key.revoke': 'Revoked a key of',
  'account.appoint': 'Added to the team:',
  'account.dismiss': 'Removed from the team:',
  'product.change': 'Changed the product',
  'promo.create': 'Made the code',
  'promo.disable': 'Disabled the code',
  'vat.set': 'Set the VAT rate of',
  'order.refund': 'Refunded',
  'order.deliver': 'Delivered again:',
  'weeks.run': 'Did what was due of launch weeks at',
  'samples.add': 'Added',
  'job.retry': 'Tries the job again:',
  'job.drop': 'Dropped the job',
  'webhook.disable': 'Switched off the webhook',
}

/** The last entries about one thing, on the page about it. */
export function TeamLogSection({ entries }: { entries: readonly LoggedAuditEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section class="stack" aria-labelledby="team-log">
      <h2 id="team-log">What the team did</h2>
      <AuditEntryList entries={entries} />
    </section>
  )
}

export function AuditEntryList({ entries }: { entries: readonly LoggedAuditEntry[] }) {
  if (entries.length === 0) return <Empty title="Nothing yet">What the team does appears here, with who did it and when.</Empty>
  return (
    <ol class="plain team-log">
      {entries.map((entry) => (
        <li>
          <p>
            {Object.hasOwn(WORDS, entry.action) ? WORDS[entry.action] : <code>{entry.action}</code>}{' '}
            <a href={placeOf(entry)}>{entry.label}</a>
          </p>
          <p class="hint">
            {entry.by}, <Time at={entry.at.toISOString()} form="instant" />
          </p>
          {entry.note && <p class="team-log-note">{entry.note}</p>}
          {(entry.before || entry.after) && (
            <details>
              <summary class="small">Before and after</summary>
              <Difference before={readable(entry.before)} after={readable(entry.after)} />
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

/** An account that is gone has no page. */
const placeOf = ({ action, kind, subject }: LoggedAuditEntry): string =>
  (action !== 'account.delete' && Object.hasOwn(PLACES, kind) ? PLACES[kind]?.(encodeURIComponent(subject)) : undefined) ?? '/team/log'
