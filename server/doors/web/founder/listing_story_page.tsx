/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import { founderGaps } from '../../../listings/requirements.ts'
import { findListings } from '../../../listings/rows.ts'
import { STORY_CHARACTERS_MAX } from '../../../profile/story.ts'
import { formBytesOf } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { ListingFrame, ownPath, ofListing, type MyListing } from './listing_frame.tsx'
import { SHOWN } from '../frame/shown_fields.ts'
import { overtakenStory, readStory, StoryFields, storyWants, typedStory } from './story_fields.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** The founder story of one listing's company. */
export const storyRoute: Route = {
  path: '/account/listings/:id/story',
  form_bytes_max: formBytesOf(STORY_CHARACTERS_MAX),
  account: true,
  written: true,
  get: ofListing(storyPage),
  post: ofListing(async (ctx, listing) => {
    const form = await ctx.form()
    const again = (refused: Refused) => storyPage(ctx, { ...listing, story: readStory(form) }, refused)
    const told = overtakenStory(form, listing.story ?? {})
    if (told) return again(told)
    const saved = await ctx.call('set_founder_story', { listing_id: listing.listing_id, ...typedStory(form) })
    if (saved.ok) return redirect(`/account/listings/${listing.listing_id}/story?done=${saved.value.status}`)
    const fieldErrors = fieldErrorsOf(saved.problem, (pointer) => `story_${pointer.slice(1)}`)
    return again({ fieldErrors, shown: form.text(SHOWN) })
  }),
}

type Refused = { fieldErrors: FieldErrors; shown: string }

async function storyPage(ctx: PageRequest, listing: MyListing, refused?: Refused): Promise<Response> {
  const fieldErrors = refused?.fieldErrors
  // Of its owner, whoever reads this.
  const [record] = await findListings(ctx.service.reads, [listing.listing_id])
  const complete = record !== undefined && founderGaps(record).length === 0
  const story = listing.story ?? {}
  const wants = storyWants(story)
  const shown = listing.unlocked_sections.includes('story')
  const done = fieldErrors ? null : ctx.url.searchParams.get('done')
  return htmlPage(
    ctx,
    { title: `Story of ${listing.name}`, noindex: true, section: 'account', status: fieldErrors ? 422 : 200 },
    <ListingFrame ctx={ctx} listing={listing} at="/story">
      <div class="stack">
        <h2>Founder story</h2>
        {done === 'published' && (
          <Notice tone="good" title={listing.status === 'live' ? 'Saved, and published.' : 'Saved. It shows once the listing is public.'} />
        )}
        {done === 'draft' && <Notice tone="good" title="Saved as a draft." />}
        {fieldErrors && <Notice tone="bad" title={fieldErrors[''] ?? 'Not saved yet: see what needs fixing.'} />}
        {wants.length > 0 || !complete ? (
          <Notice tone="warn" title="What it still needs before it is published">
            <ul>
              {wants.map((want) => (
                <li>{want}</li>
              ))}
              {!complete && (
                <li>
                  A complete {listing.lent ? 'founder profile of its owner' : <a href="/account/profile">founder profile</a>}, with a photo.
                </li>
              )}
            </ul>
          </Notice>
        ) : (
          <Notice tone="good" title="It has all it needs.">
            {listing.status === 'live' && (
              <p>
                <a href={`${ownPath(listing.page_url, ctx) ?? ''}/story`}>See it as others do</a>
              </p>
            )}
          </Notice>
        )}
        {!shown && (
          <p class="muted small">
            Its page becomes public once it has all it needs. Your listing links to it if it is paid or the section is unlocked.
          </p>
        )}
        <PostForm action={`/account/listings/${listing.listing_id}/story`} class="card stack" novalidate>
          <StoryFields story={story} {...refused} />
          <button class="button">Save the story</button>
        </PostForm>
      </div>
    </ListingFrame>,
  )
}
