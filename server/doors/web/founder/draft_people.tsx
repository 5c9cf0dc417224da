/** @jsxRuntime automatic @jsxImportSource preact */
import { PLATFORMS } from '../../../fields/fields.ts'
import { Field, Prose } from '../frame/parts.tsx'
import type { Draft } from './cells.ts'
import { SHOWN } from '../frame/shown_fields.ts'
import { FOUNDER_SOCIALS, printsOfFounder } from './draft_edit.ts'
import { Act, StateTag, SHARED_PARTS, type Typed } from './draft_field.tsx'
import { Link } from './shown_value.tsx'
import { EditForm, Editor, ListActs, ListMistake, Section, type SectionProps } from './draft_lists.tsx'
import { socialLabel } from '../public/words.ts'
import { Proof } from './field_proof.tsx'
import { PostForm } from '../frame/post_form.tsx'

const FOUNDERS_MAX = 10
type Founder = Draft['founders'][number]

/** `first_founder`: whose founder profile stands first; null where the account has none yet. */
export type PeopleProps = SectionProps & { first_founder: 'You' | 'Owner' | null }

export function Founders({ draft, typed, first_founder }: PeopleProps) {
  const { founders } = draft
  return (
    <Section id="founders" title="Founders" lead="The people behind it. Yours is the profile that a free launch needs.">
      {!first_founder && (
        <p class="draft-none">
          {founders.length === 0 ? 'Your website names no founder. ' : 'Are you one of them? '}
          <a href={`/account/profile?draft=${draft.id}`}>Fill in your founder profile</a> once; it comes first on all of your listings.
        </p>
      )}
      {first_founder && founders.length === 0 && (
        <p class="muted draft-none">The founders are removed from this product. Restore brings them back.</p>
      )}
      {founders.map((founder, index) => (
        <Person
          draft={draft}
          founder={founder}
          index={index}
          whose={index === 0 ? first_founder : null}
          editable={first_founder !== null}
          typed={typed}
        />
      ))}
      {first_founder && (
        <EditForm draft={draft} field="founders" entry={founders.length} of={null}>
          {/* The first of the list is the account's own profile; without it there is nothing to add to. */}
          {founders.length > 0 && founders.length < FOUNDERS_MAX && (
            <Editor label="Add a co-founder" what="" open={isTyped(typed, founders.length)}>
              <PersonFields index={founders.length} founder={undefined} typed={typed} />
              <ListMistake typed={typed} name="founders" />
              <Act act="save" label="the co-founder" tone="">
                Add
              </Act>
            </Editor>
          )}
          <ListActs draft={draft} what="founders" typed={isTyped(typed, founders.length) ? typed : undefined} />
        </EditForm>
      )}
      <Invite draft={draft} typed={typed} />
    </Section>
  )
}

const isTyped = (typed: Typed | undefined, index: number): boolean =>
  typed?.field === 'founders' && typed.act !== 'remove_entry' && Number(typed.text('entry')) === index

type PersonProps = {
  draft: Draft
  founder: Founder
  index: number
  whose: PeopleProps['first_founder']
  editable: boolean
  typed: Typed | undefined
}

function Person({ draft, founder, index, whose, editable, typed }: PersonProps) {
  const { name, role, bio, socials, evidence } = founder
  return (
    <article class="draft-field">
      <header>
        <h3>
          {name}
          {role && <span class="muted"> · {role}</span>}
        </h3>
        {whose ? <span class="tag own">{whose}</span> : <StateTag cell={{ ...founder, value: name, ai_value: null }} />}
      </header>
      {bio && <Prose text={bio} />}
      <p class="cluster small">
        {PLATFORMS.flatMap((platform) => {
          const url = socials[platform]
          return url ? [<span title={socialLabel(platform)}>{<Link url={url} />}</span>] : []
        })}
      </p>
      <Proof draft_id={draft.id} name={`founders.${index}`} evidence={evidence} value={[name, role ?? '']} />
      {whose === 'You' && (
        <p>
          <a class="button quiet small" href={`/account/profile?draft=${draft.id}`}>
            Edit your profile
          </a>
        </p>
      )}
      {editable && !whose && (
        <EditForm draft={draft} field="founders" entry={index} of={name}>
          <Editor label="Edit" what={name} open={isTyped(typed, index)}>
            <PersonFields index={index} founder={founder} typed={typed} />
            <ListMistake typed={typed} name="founders" />
            <Act act="save" label={name} tone="">
              Save
            </Act>
          </Editor>
          <Act act="remove_entry" label={name}>
            Remove
          </Act>
        </EditForm>
      )}
    </article>
  )
}

function PersonFields({ index, founder, typed }: { index: number; founder: Founder | undefined; typed: Typed | undefined }) {
  const mine = isTyped(typed, index) ? typed : undefined
  const shared = (member: string, value: string | null | undefined) => {
    const name = `founder_${index}_${member}`
    return { name, value: mine ? mine.text(name) : value, fieldErrors: mine?.fieldErrors }
  }
  return (
    <>
      <input type="hidden" name={SHOWN} value={mine?.text(SHOWN) || printsOfFounder(founder)} />
      <Field {...shared('name', founder?.name)} label="Name" limit={80} />
      <Field {...shared('role', founder?.role)} label="Role" limit={80} />
      <Field {...shared('bio', founder?.bio)} label="About them" rows={3} limit={1000} counts="characters" />
      <Field {...shared('photo_url', founder?.photo_url)} label="Address of a photo" inputmode="url" placeholder="https://" />
      {FOUNDER_SOCIALS.map((platform) => (
        <Field {...shared(platform, founder?.socials[platform])} label={socialLabel(platform)} inputmode="url" placeholder="https://" />
      ))}
    </>
  )
}

function Invite({ draft, typed }: { draft: Draft; typed: Typed | undefined }) {
  const mine = typed?.field === 'invite' ? typed : undefined
  return (
    <PostForm action={`/account/drafts/${draft.id}`} class="field-acts" data-swap={`founders ${SHARED_PARTS}`} novalidate>
      <input type="hidden" name="field" value="invite" />
      <Editor label="Invite a co-founder" what="by e-mail" open={mine !== undefined}>
        <p class="hint">They get an e-mail with a link to add their own profile to this listing, and nothing else.</p>
        <Field name="email" label="Their e-mail" inputmode="email" value={mine?.text('email')} fieldErrors={mine?.fieldErrors} />
        <Act act="invite" label="by e-mail" tone="">
          Send the invite
        </Act>
      </Editor>
    </PostForm>
  )
}
