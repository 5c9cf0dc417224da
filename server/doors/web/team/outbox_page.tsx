/** @jsxRuntime automatic @jsxImportSource preact */
import {
  countEmails,
  EMAILS_COUNTED_MAX,
  findEmail,
  EMAIL_STATUSES,
  listEmails,
  listSuppressions,
  type EmailStatus,
  type TeamEmail,
} from '../../../team/emails.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { Empty, Notice, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Table } from '../frame/data_table.tsx'
import { askFirst, perform } from './action.tsx'
import { Choices, hrefWith, pageAsked, wordAsked, ListPager, ListSearch } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { EmailBlocks } from './listing_moderation_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/outbox'
const SUPPRESSIONS = `${PATH}/suppressions`
const PER_PAGE = 50
const LABELS: Record<EmailStatus, string> = { waiting: 'Waiting', failed: 'Failed', suppressed: 'Held back', sent: 'Sent' }
const TONES: Record<EmailStatus, string> = { waiting: '', failed: 'bad', suppressed: 'warn', sent: 'good' }
const EMPTY: Record<EmailStatus, string> = {
  waiting: 'E-mails wait here for a moment before they are sent; longer if no mail server takes them.',
  failed: 'What no mail server took after all its tries appears here, to be sent again.',
  suppressed: 'What would have gone to an address that gets no e-mails appears here.',
  sent: 'The first sign-in code that is sent appears here.',
}
const WHEN = { again: 'The e-mail goes out in a moment.' }

const emailAsked = (ctx: PageRequest): string | null => wordAsked(ctx, 'email').toLowerCase() || null

/** `/team/outbox`: what became of each e-mail of the last 90 days. */
export const outboxRoute = forTeam(PATH, async (ctx) => {
  const { reads } = ctx.service
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const email = emailAsked(ctx)
  const counts = await countEmails(reads, email)
  const asked = EMAIL_STATUSES.find((name) => name === ctx.url.searchParams.get('status'))
  const status = asked ?? (counts.failed > 0 ? 'failed' : counts.waiting > 0 ? 'waiting' : 'sent')
  const items = await listEmails(reads, { status, email, limit, offset })
  return teamPage(
    ctx,
    { title: 'Outbox', at: PATH, lead: 'E-mails are kept for 90 days. Sign-in codes and links are shown to nobody.' },
    <>
      <div class="split">
        <Choices
          label="Which e-mails"
          at={status}
          items={EMAIL_STATUSES.map((name) => ({
            value: name,
            label: `${LABELS[name]} ${counts[name]}${counts[name] === EMAILS_COUNTED_MAX ? '+' : ''}`,
            href: hrefWith(ctx, { status: name }),
          }))}
        />
        <a href={SUPPRESSIONS}>Addresses that get no e-mails</a>
      </div>
      <EmailSearch ctx={ctx} email={email} status={status} />
      {items.length === 0 ? (
        <Empty title={`No e-mails ${LABELS[status].toLowerCase()}`}>{email ? `None to ${email}.` : EMPTY[status]}</Empty>
      ) : (
        <EmailTable mails={items} />
      )}
      <ListPager ctx={ctx} page={page} total={counts[status]} per_page={PER_PAGE} />
    </>,
  )
})

type SearchProps = { ctx: PageRequest; email: string | null; status?: string }

const EmailSearch = ({ ctx, email, status }: SearchProps) => (
  <ListSearch
    action={ctx.url.pathname}
    label="Whole e-mail address"
    name="email"
    words={email ?? ''}
    characters_max={254}
    status={status ?? null}
  />
)

function EmailTable({ mails }: { mails: readonly TeamEmail[] }) {
  return (
    <Table wide columns={['E-mail', 'To', 'Written', 'Result']}>
      {mails.map((mail) => (
        <tr>
          <td>
            <a href={`${PATH}/${mail.id}`}>{mail.subject ?? mail.kind.replace(/_/g, ' ')}</a>
          </td>
          <td>{mail.email}</td>
          <td>
            <Time at={mail.created_at.toISOString()} form="instant" />
          </td>
          <td>
            <Fate mail={mail} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Fate({ mail: { status, error, tries, sent_at, next_try_at } }: { mail: TeamEmail }) {
  return (
    <>
      <span class={`tag ${TONES[status]}`}>{LABELS[status].toLowerCase()}</span>{' '}
      {sent_at && <Time at={sent_at.toISOString()} form="instant" />}
      {status === 'waiting' && next_try_at && tries > 0 && (
        <>
          tried {tries === 1 ? 'once' : `${tries} times`}, again <Time at={next_try_at.toISOString()} form="instant" />
        </>
      )}
      {error && <p class="hint">{error}</p>}
    </>
  )
}

/** `/team/outbox/ID`: one e-mail, and the button that has it tried again. */
export const emailRoute = forTeam(
  `${PATH}/:id`,
  (ctx) => emailPage(ctx),
  async (ctx) => {
    const { id = '' } = ctx.params
    if (!/^[1-9]\d{0,14}$/.test(id)) return nothingHere(ctx)
    const ended = await perform(ctx, `${PATH}/${id}?done=again`, 'send_email_again', { id: Number(id) })
    return ended instanceof Response ? ended : emailPage(ctx, ended)
  },
)

async function emailPage(ctx: PageRequest, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { id = '' } = ctx.params
  const mail = /^[1-9]\d{0,14}$/.test(id) ? await findEmail(ctx.service.reads, Number(id)) : null
  if (!mail) return nothingHere(ctx)
  const { subject, kind, email, created_at, status, blocks, reason } = mail
  return teamPage(
    ctx,
    { title: subject ?? `E-mail: ${kind.replace(/_/g, ' ')}`, at: PATH, done: WHEN, fieldErrors },
    <>
      <div class="card">
        <dl class="facts">
          <dt>To</dt>
          <dd>{email}</dd>
          <dt>Kind</dt>
          <dd>
            <code>{kind}</code>
          </dd>
          <dt>Written</dt>
          <dd>
            <Time at={created_at.toISOString()} form="instant" />
          </dd>
          <dt>State</dt>
          <dd>
            <Fate mail={mail} />
          </dd>
        </dl>
      </div>
      {reason !== null && (
        <Notice tone="warn">
          Nothing of this kind goes to this address ({reason}).{' '}
          <a href={`${SUPPRESSIONS}?email=${encodeURIComponent(email.toLowerCase())}`}>Allow e-mails again…</a>
        </Notice>
      )}
      {(status === 'failed' || status === 'suppressed') && (
        <PostForm action={`${PATH}/${id}`}>
          <button class="button">Send it again</button>
        </PostForm>
      )}
      {blocks ? (
        <section class="email-shown" aria-label="What it says">
          <EmailBlocks blocks={blocks} />
        </section>
      ) : (
        <p class="muted">This kind of e-mail can sign somebody in, so only its recipient may read it.</p>
      )}
    </>,
  )
}

/** `/team/outbox/suppressions`: who is not written to, and why. */
export const suppressionsRoute = forTeam(
  SUPPRESSIONS,
  (ctx) => suppressionsPage(ctx),
  async (ctx) => {
    const form = await ctx.form()
    const [email, kind] = [form.text('email'), form.text('kind')]
    const asked = askFirst(ctx, form, {
      title: 'Allow e-mails to this address again?',
      at: PATH,
      button: 'Allow them again',
      back: SUPPRESSIONS,
      children: (
        <p>
          <strong>{email}</strong> gets e-mails again{kind === 'all' ? '' : ` of the kind ${kind}`}. Do this only where the person asked for
          it, or the mailbox is known to work: those who asked for no e-mails must get none.
        </p>
      ),
    })
    if (asked) return asked
    const ended = await perform(ctx, `${SUPPRESSIONS}?done=lifted`, 'lift_suppression', { email, kind })
    return ended instanceof Response ? ended : suppressionsPage(ctx, ended)
  },
)

async function suppressionsPage(ctx: PageRequest, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const email = emailAsked(ctx)
  const { items, total } = await listSuppressions(ctx.service.reads, { email, limit, offset })
  return teamPage(
    ctx,
    {
      title: 'Addresses that get no e-mails',
      at: PATH,
      lead: 'They bounced, or somebody unsubscribed from that kind of e-mail.',
      done: { lifted: 'The address gets e-mails again.' },
      fieldErrors,
    },
    <>
      <EmailSearch ctx={ctx} email={email} />
      {items.length === 0 && (
        <Empty title={email ? 'This address gets e-mails' : 'All addresses get e-mails'}>
          {email ? 'What was sent to it is in the outbox.' : 'Addresses that bounce or unsubscribe appear here.'}
        </Empty>
      )}
      <ul class="plain team-rows">
        {items.map((item) => (
          <li class="team-row">
            <div class="team-row-text">
              <p>{item.email}</p>
              <p class="hint">
                {item.kind === 'all' ? 'No e-mails at all' : `No e-mails of the kind ${item.kind}`}: {item.reason},{' '}
                <Time at={item.at.toISOString()} />
              </p>
            </div>
            <PostForm action={SUPPRESSIONS} class="team-row-actions">
              <input type="hidden" name="email" value={item.email} />
              <input type="hidden" name="kind" value={item.kind} />
              <button class="button quiet small">
                Allow again… <span class="visually-hidden">to {item.email}</span>
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
}
