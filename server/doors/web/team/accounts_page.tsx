/** @jsxRuntime automatic @jsxImportSource preact */
import { stateOfKey } from '../../../auth/keys.ts'
import { findPeople, findPerson, noteMistake, SECURE_NOTE_CHARACTERS_MAX, type PersonInFull } from '../../../team/people.ts'
import { listAuditEntries, type LoggedAuditEntry } from '../../../team/audit.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { Empty, Field, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Table } from '../frame/data_table.tsx'
import { plural } from '../../../base/plural.ts'
import { askFirst, perform } from './action.tsx'
import { wordAsked, ListSearch } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { ListingLink, StatusTag } from './listing_parts.tsx'
import { TeamLogSection } from './log_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/accounts'
const WORDS_MAX = 254

/** `/team/accounts`: anybody's account, by address or name. */
export const accountsRoute = forTeam(PATH, async (ctx) => {
  const words = wordAsked(ctx, 'q', WORDS_MAX)
  const people = await findPeople(ctx.service.reads, words)
  return teamPage(
    ctx,
    { title: 'Accounts', at: PATH, lead: words === '' ? 'The latest ones; search for any other.' : undefined },
    <>
      <ListSearch action={PATH} label="E-mail address or name" words={words} characters_max={WORDS_MAX} />
      {people.length === 0 ? (
        <Empty title="Nobody found">Try part of the address.</Empty>
      ) : (
        <Table wide columns={['Account', 'Name', { label: 'Listings', number: true }, { label: 'Keys', number: true }, 'Since']}>
          {people.map(({ id, email, name, confirmed, operator, listings, keys, created_at }) => (
            <tr>
              <td>
                <a href={`${PATH}/${encodeURIComponent(id)}`}>{email}</a> {!confirmed && <span class="tag warn">not confirmed</span>}{' '}
                {operator && <span class="tag good">team</span>}
              </td>
              <td>{name}</td>
              <td class="number">{listings}</td>
              <td class="number">{keys}</td>
              <td>
                <Time at={created_at.toISOString()} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>,
  )
})

/** `/team/accounts/ID`: what an account has, and the button that takes it back from whoever got into it. */
export const accountRoute = forTeam(
  `${PATH}/:id`,
  (ctx) => withPerson(ctx, (person) => accountPage(ctx, person)),
  (ctx) => withPerson(ctx, (person) => secure(ctx, person)),
)

async function withPerson(ctx: PageRequest, show: (person: PersonInFull) => Promise<Response>): Promise<Response> {
  const { id = '' } = ctx.params
  const person = /^[\w-]{1,100}$/.test(id) ? await findPerson(ctx.service.reads, id) : null
  return person ? show(person) : nothingHere(ctx)
}

async function secure(ctx: PageRequest, person: PersonInFull): Promise<Response> {
  const form = await ctx.form()
  const note = form.text('note')
  const path = `${PATH}/${encodeURIComponent(person.id)}`
  const mistake = noteMistake(note)
  if (mistake !== null) return accountPage(ctx, person, note, { note: mistake })
  const asked = askFirst(ctx, form, {
    title: `Sign everybody out of ${person.email}?`,
    at: PATH,
    button: 'End all of it',
    back: path,
    children: (
      <>
        <p>This ends at once and cannot be undone:</p>
        <ul>
          <li>{plural(person.sessions, 'session')}</li>
          <li>{plural(person.keys, 'API key')}: programs that use one stop working</li>
          <li>{plural(person.apps.length, 'connected app')}</li>
          <li>{person.has_password ? 'the password' : 'no password, since there is none'}</li>
        </ul>
        <p>Listings and orders stay. An e-mail tells the owner, who signs in again by a code in an e-mail.</p>
      </>
    ),
  })
  if (asked) return asked
  const ended = await perform(ctx, `${path}?done=secured`, 'secure_account', { id: person.id, note })
  return ended instanceof Response ? ended : accountPage(ctx, person, note, ended)
}

async function accountPage(ctx: PageRequest, person: PersonInFull, note = '', fieldErrors: FieldErrors = {}): Promise<Response> {
  const entries = await listAuditEntries(ctx.service.reads, { kind: 'account', subject: person.id, limit: 10, offset: 0 })
  return teamPage(
    ctx,
    { title: person.email, at: PATH, done: { secured: 'Everybody is signed out, and every key and app has ended.' }, fieldErrors },
    <>
      <PersonFacts person={person} now={ctx.service.clock()} />
      <section class="stack" aria-labelledby="owns">
        <h2 id="owns">Listings</h2>
        {person.owns.length === 0 && <p class="muted">None.</p>}
        <ul class="plain team-rows">
          {person.owns.map((listing) => (
            <li class="team-row">
              <span class="team-row-text">
                <ListingLink listing={listing} />
              </span>
              <StatusTag status={listing.status} />
            </li>
          ))}
        </ul>
      </section>
      <SecureForm note={note} fieldErrors={fieldErrors} entries={entries.items} />
    </>,
  )
}

function PersonFacts({ person, now }: { person: PersonInFull; now: Date }) {
  const { name, confirmed, operator, created_at, sessions, last_seen_at, has_password, key_list, apps, id } = person
  const keys = key_list.filter((key) => stateOfKey(key, now) === 'works')
  return (
    <div class="card">
      <dl class="facts">
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Address</dt>
        <dd class="cluster">
          {confirmed ? <span class="tag good">confirmed</span> : <span class="tag warn">not confirmed</span>}
          {operator && <span class="tag good">on the site team</span>}
        </dd>
        <dt>Since</dt>
        <dd>
          <Time at={created_at.toISOString()} />
        </dd>
        <dt>Sessions</dt>
        <dd>
          {plural(sessions, 'session')}
          {last_seen_at && (
            <>
              , last seen <Time at={last_seen_at.toISOString()} form="instant" />
            </>
          )}
        </dd>
        <dt>Password</dt>
        <dd>{has_password ? 'chosen' : 'none, signs in by e-mail'}</dd>
        <dt>API keys</dt>
        <dd>
          {keys.length === 0 && 'none'}
          <ul class="plain">
            {keys.map((key) => (
              <li>
                {key.name}{' '}
                <span class="hint">
                  {key.scopes.join(', ')}
                  {key.last_used_at && (
                    <>
                      , used <Time at={key.last_used_at.toISOString()} form="instant" />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </dd>
        <dt>Apps</dt>
        <dd>{apps.length === 0 ? 'none' : apps.map(({ name: app }) => app).join(', ')}</dd>
        <dt>Number</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </dl>
    </div>
  )
}

function SecureForm({ note, fieldErrors, entries }: { note: string; fieldErrors: FieldErrors; entries: readonly LoggedAuditEntry[] }) {
  return (
    <>
      <section class="card" aria-labelledby="secure">
        <h2 id="secure">Somebody else got in?</h2>
        <p>Ends every session, key and connected app of the account, and its password. Its owner is told by e-mail.</p>
        <PostForm class="stack">
          <Field
            name="note"
            label="Why"
            value={note}
            maxlength={SECURE_NOTE_CHARACTERS_MAX}
            required
            fieldErrors={fieldErrors}
            hint="For the team’s log; the owner does not see it."
          />
          <button class="button danger">Sign everybody out…</button>
        </PostForm>
      </section>
      <TeamLogSection entries={entries} />
    </>
  )
}
