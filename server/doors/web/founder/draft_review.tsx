/** @jsxRuntime automatic @jsxImportSource preact */
import { Meter, Notice } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { cellNamed, countFilled, whyBlank, type Draft } from './cells.ts'
import { CompetitorSection } from './draft_competitor.tsx'
import type { Typed } from './draft_field.tsx'
import { Faqs, Milestones, Socials, Story } from './draft_lists.tsx'
import { Founders, type PeopleProps } from './draft_people.tsx'
import { KeepDraft, signInToKeep } from './draft_stranger.tsx'
import { ModelNote, ReadingAgain } from './draft_reading.tsx'
import { FIRST_GROUPS, Group } from './draft_group.tsx'
import { anchorOf, FIELD_GROUPS, labelOf, whyOf } from './fields.ts'
import { shortUrl } from '../public/words.ts'
import { linkTo } from '../frame/safe_url.ts'
import { PostForm } from '../frame/post_form.tsx'

/** What a redirect says was done; nothing else is ever echoed. */
export const DONE: Record<string, string> = {
  save: 'Saved.',
  keep: 'Kept: no later reading changes it.',
  remove: 'Removed. Restore brings back what your website says.',
  remove_entry: 'Removed.',
  upload: 'The picture is saved.',
  describe: 'What the picture shows is saved.',
  earlier: 'Moved.',
  later: 'Moved.',
  regenerate: 'Your website is being read again.',
  kept: 'This is yours, which no reading changes. Restore it first.',
  restore: 'Restored to what your website says.',
  invite: 'The invite is on its way.',
  existing: 'You had this website drafted already. Here it is.',
}

type Props = { ctx: PageRequest; draft: Draft; catalogue: string[]; typed?: Typed } & Pick<PeopleProps, 'first_founder'>

/** The whole review: what was found with its proof, what is missing, and every way to change it. */
export function Review({ ctx, draft, catalogue, first_founder, typed }: Props) {
  const shared = { draft, ...(typed ? { typed } : {}) }
  const reading = draft.status === 'crawling' || draft.status === 'drafting'
  return (
    <div class="review">
      <header class="page-head">
        <p class="eyebrow">{draft.listing_id === null ? 'Review the draft' : 'Profile and proofs'}</p>
        <h1>{typeof draft.fields.name.value === 'string' ? draft.fields.name.value : shortUrl(draft.url)}</h1>
        <p class="lead">
          Read from{' '}
          <a {...linkTo(draft.url)} rel="ugc nofollow noopener" target="_blank">
            {shortUrl(draft.url)}
          </a>
          . Each value comes with the quote that proves it; what your website does not state is left blank.
        </p>
      </header>
      {!ctx.session && <KeepDraft draft={draft} />}
      <div id="again" role="status">
        {reading && <ReadingAgain draft={draft} />}
      </div>
      {draft.status === 'failed' && (
        <Notice tone="warn" title="You fill this in by hand">
          <p>{draft.error?.message}</p>
        </Notice>
      )}
      <ModelNote draft={draft} />
      <Warnings draft={draft} />
      <GroupNav draft={draft} />
      <MissingList draft={draft} lent={first_founder === 'Owner'} />
      <div class="review-columns">
        <div class="stack">
          {FIELD_GROUPS.filter(({ id }) => FIRST_GROUPS.has(id)).map((group) => (
            <Group group={group} signed_in={ctx.session !== null} catalogue={catalogue} {...shared} />
          ))}
          <Faqs {...shared} />
        </div>
        <div class="stack">
          {FIELD_GROUPS.filter(({ id }) => !FIRST_GROUPS.has(id)).map((group) => (
            <Group group={group} signed_in={ctx.session !== null} catalogue={catalogue} {...shared} />
          ))}
          <Socials {...shared} />
          <Founders {...shared} first_founder={first_founder} />
          <Story {...shared} />
          <Milestones {...shared} />
          <CompetitorSection {...shared} />
        </div>
      </div>
      <Bar ctx={ctx} draft={draft} typed={typed} />
    </div>
  )
}

const EDIT_WARNINGS = new Set(['field_kept', 'lock_fields_deprecated'])

function Warnings({ draft }: { draft: Draft }) {
  const warnings = draft.warnings.filter(({ code }) => !EDIT_WARNINGS.has(code))
  if (warnings.length === 0) return null
  return (
    <details class="notice warn review-warnings">
      <summary>{warnings.length === 1 ? 'One thing' : `${warnings.length} things`} we noticed while reading</summary>
      <ul>
        {warnings.map(({ message }) => (
          <li>{message}</li>
        ))}
      </ul>
    </details>
  )
}

function GroupNav({ draft }: { draft: Draft }) {
  const lists = [
    { id: 'company_socials', title: 'Social accounts', count: Object.values(draft.company_socials).filter(({ value }) => value).length },
    { id: 'founders', title: 'Founders', count: draft.founders.length },
    { id: 'faqs', title: 'Questions', count: draft.faqs.length },
    { id: 'story', title: 'Founder story', count: Object.values(draft.story).filter(Boolean).length },
    { id: 'milestones', title: 'Milestones', count: draft.milestones.length },
    { id: 'competitor', title: 'Competitor', count: draft.competitor_url ? 1 : 0 },
  ]
  return (
    <details class="menu group-menu">
      <summary>Parts of the draft</summary>
      <nav class="group-nav" id="groups" aria-label="Parts of the draft">
        {FIELD_GROUPS.map(({ id, title }) => {
          const { filled, total } = countFilled(draft, id)
          return (
            <a href={`#group-${id}`}>
              <span>{title}</span>{' '}
              <span class="figure muted">
                {filled}/{total}
              </span>
            </a>
          )
        })}
        {lists.map(({ id, title, count }) => (
          <a href={`#${id}`}>
            <span>{title}</span> <span class="figure muted">{count}</span>
          </a>
        ))}
      </nav>
    </details>
  )
}

type Missing = Draft['missing'][number]

/** Where what is missing is mended: on this page, whatever its address says besides. */
const mendAt = (draft_id: string, field: string): string =>
  field === 'founders' ? `/account/profile?draft=${draft_id}` : `#${anchorOf(field)}`

function neededFor({ required_for }: Pick<Missing, 'required_for'>): string | null {
  if (required_for.includes('free') && required_for.includes('paid')) return 'Needed for any launch'
  if (required_for.includes('free') && required_for.includes('story')) return 'Needed for a free launch and the story'
  if (required_for.includes('free')) return 'Needed for a free launch'
  return required_for.length > 0 ? `Needed for the ${required_for.join(', ')}` : null
}

const GAPS: Record<Missing['code'], string> = {
  not_found: 'Not found on your website.',
  deleted: 'You removed it.',
  too_short: 'Too short.',
  incomplete: 'Incomplete.',
}

/** What of the founder profile is missing only its own sentence tells. */
const sayMissing = ({ field, code, message }: Missing, draft: Draft): string => {
  if (field === 'founders') return message
  const found = code !== 'not_found' || whyBlank(draft, cellNamed(draft, field)) === 'not_stated'
  return found ? GAPS[code] : message
}

function MissingList({ draft, lent }: { draft: Draft; lent: boolean }) {
  const { missing } = draft
  return (
    <section class="card missing" id="missing" aria-labelledby="missing-title" tabindex={-1}>
      <h2 id="missing-title">{missing.length === 0 ? 'Nothing is missing' : 'What is missing'}</h2>
      <Meter value={draft.completeness} label="Completeness" />
      {missing.length > 0 && (
        <ul class="plain missing-list">
          {missing.map((entry) => (
            <li>
              {lent && entry.field === 'founders' ? (
                'Its owner’s founder profile'
              ) : (
                <a href={mendAt(draft.id, entry.field)}>{labelOf(entry.field)}</a>
              )}
              {neededFor(entry) && <span class="tag warn">{neededFor(entry)}</span>}
              <span class="muted small">
                {sayMissing(entry, draft)} {whyOf(entry.field)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Always in sight: how far it is, what was just done, and the way on. */
function Bar({ ctx, draft, typed }: { ctx: PageRequest; draft: Draft; typed: Typed | undefined }) {
  const needed = draft.missing.filter(({ required_for }) => required_for.includes('free')).length
  const named = typeof draft.fields.name.value === 'string'
  const read = draft.status === 'ready' && ctx.url.searchParams.get('done') === 'regenerate'
  // Once it is read, the address still says that it is being read.
  const done = typed || read ? undefined : wordsAsked(DONE, ctx)
  return (
    <div class="review-bar" role="region" aria-label="Progress of the draft">
      <p class={typed ? 'told bad' : 'told'} id="told" role="status">
        {typed ? 'Not saved yet: see what needs fixing.' : done}
      </p>
      <div class="review-bar-row" id="bar">
        <Meter value={draft.completeness} label="Completeness" />
        <a href="#missing" class="small">
          {needed === 0 ? 'Ready for a free launch' : `${needed} ${needed === 1 ? 'thing' : 'things'} to a free launch`}
        </a>
        {draft.listing_id !== null ? (
          <a class="button" href={`/account/listings/${draft.listing_id}`}>
            To the listing
          </a>
        ) : !ctx.session ? (
          <a class="button" href={signInToKeep(draft)}>
            Sign in and submit
          </a>
        ) : (
          <PostForm action={`/account/drafts/${draft.id}`}>
            <button
              class="button"
              name="do"
              value="submit"
              disabled={draft.status !== 'ready' || !named}
              title="Saves it as your listing; nothing is published yet"
            >
              Submit
            </button>
          </PostForm>
        )}
      </div>
    </div>
  )
}
