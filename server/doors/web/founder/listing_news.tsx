/** @jsxRuntime automatic @jsxImportSource preact */
import { Field, Prose, Time, type FieldErrors } from '../frame/parts.tsx'
import { Link } from './shown_value.tsx'
import { MilestoneFields } from './draft_lists.tsx'
import type { MyListing } from './listing_frame.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** A form of the listing that was refused, as it was sent. */
export type Sent = { act: string; text(name: string): string; fieldErrors: FieldErrors }
type Props = { listing: MyListing; sent: Sent | undefined }

export function Updates({ listing, sent }: Props) {
  const { listing_id, status, updates } = listing
  const mine = sent?.act === 'post_update' ? sent : undefined
  return (
    <section class="stack" id="updates" aria-labelledby="updates-title" tabindex={-1}>
      <h2 id="updates-title">Updates</h2>
      <div class="card stack">
        {status === 'live' ? (
          <PostForm action={`/account/listings/${listing_id}#updates`} class="stack" novalidate>
            <Field
              name="title"
              label="What is new"
              value={mine?.text('title')}
              fieldErrors={mine?.fieldErrors}
              limit={120}
              counts="characters"
            />
            <Field
              name="body"
              label="About it"
              value={mine?.text('body')}
              fieldErrors={mine?.fieldErrors}
              rows={4}
              limit={5000}
              counts="characters"
              hint="Plain text. Everybody who follows you gets an e-mail."
            />
            {mine?.fieldErrors[''] && <p class="mistake">{mine.fieldErrors['']}</p>}
            <button class="button" name="do" value="post_update">
              Publish the update
            </button>
          </PostForm>
        ) : (
          <p class="muted">Once your listing is live you can tell its followers what is new.</p>
        )}
        {updates.map(({ title, body, published_at }) => (
          <article class="dashboard-update">
            <h3>{title}</h3>
            <p class="muted small">
              <Time at={published_at} />
            </p>
            <Prose text={body} />
          </article>
        ))}
      </div>
    </section>
  )
}

export function ListingMilestones({ listing, sent }: Props) {
  const { listing_id, milestones, unlocked_sections } = listing
  const shown = unlocked_sections.includes('milestones')
  const mine = sent?.act === 'add_milestone' ? sent : undefined
  return (
    <section class="stack" id="milestones" aria-labelledby="milestones-title" tabindex={-1}>
      <div class="cluster">
        <h2 id="milestones-title">Milestones</h2>
        {!shown && <span class="tag">Only you see them</span>}
      </div>
      <div class="card stack">
        {!shown && <p class="muted small">They are public on paid listings, or where the section is unlocked.</p>}
        {milestones.length > 0 && (
          <ol class="plain timeline">
            {milestones.map(({ id, date, title, description, url }) => (
              <li>
                <p class="muted small">
                  <Time at={date} />
                </p>
                <h3>{title}</h3>
                {description && <Prose text={description} />}
                {url && <Link url={url} />}
                <PostForm action={`/account/listings/${listing_id}#milestones`}>
                  <input type="hidden" name="milestone_id" value={id} />
                  <button class="button small bare" name="do" value="delete_milestone">
                    Remove<span class="visually-hidden"> {title}</span>
                  </button>
                </PostForm>
              </li>
            ))}
          </ol>
        )}
        <details class="editor" open={mine !== undefined}>
          <summary class="button quiet small">
            <span class="when-closed">Add a milestone</span>
            <span class="when-open">Close</span>
          </summary>
          <PostForm action={`/account/listings/${listing_id}#milestones`} class="stack" novalidate>
            <MilestoneFields typed={mine} />
            {mine?.fieldErrors[''] && <p class="mistake">{mine.fieldErrors['']}</p>}
            <button class="button" name="do" value="add_milestone">
              Add
            </button>
          </PostForm>
        </details>
      </div>
    </section>
  )
}
