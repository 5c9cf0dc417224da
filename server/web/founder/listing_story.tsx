/** @jsxRuntime automatic @jsxImportSource preact */
import { LONG_FORM_BYTES_MAX } from '../../limits.ts'
import type { Route } from '../door.ts'
import { problemPage } from '../error_page.tsx'
import { htmlPage, redirect } from '../page.tsx'
import { mistakesOf, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { ListingFrame, ownPath, readListing, type MyListing } from './listing_frame.tsx'
import { readStory, StoryFields, storyWants } from './story_fields.tsx'

/** The founder story of one listing's company. */
export const storyRoute: Route = {
  path: '/account/listings/:id/story',
  form_bytes_max: LONG_FORM_BYTES_MAX,
  account: true,
  async get(visit) {
    const called = await readListing(visit)
    return called.ok ? storyPage(visit, called.value) : problemPage(visit, called.problem)
  },
  async post(visit) {
    const called = await readListing(visit)
    if (!called.ok) return problemPage(visit, called.problem)
    const story = readStory(await visit.form())
    const saved = await visit.call('set_founder_story', { listing_id: called.value.listing_id, ...story })
    if (saved.ok) return redirect(`/account/listings/${called.value.listing_id}/story?done=${saved.value.status}`)
    const mistakes = mistakesOf(saved.problem, (pointer) => `story_${pointer.slice(1)}`)
    return storyPage(visit, { ...called.value, story }, mistakes)
  },
}

async function storyPage(visit: Visit, listing: MyListing, mistakes?: Mistakes): Promise<Response> {
  const account = await visit.call('get_account', {})
  const complete = account.ok && account.value.profile.complete
  const story = listing.story ?? {}
  const wants = storyWants(story)
  const shown = listing.plan === 'paid' || listing.unlocked_sections.includes('story')
  const done = mistakes ? null : visit.url.searchParams.get('done')
  return htmlPage(
    visit,
    { title: `Story of ${listing.name}`, noindex: true, section: 'account', status: mistakes ? 422 : 200 },
    <ListingFrame visit={visit} listing={listing} at="/story">
      <div class="stack">
        <h2>Founder story</h2>
        {done === 'published' && <Notice tone="good" title="Saved, and published." />}
        {done === 'draft' && <Notice tone="good" title="Saved as a draft." />}
        {mistakes && <Notice tone="bad" title={mistakes[''] ?? 'Not saved yet: see what to mend.'} />}
        {wants.length > 0 || !complete ? (
          <Notice tone="warn" title="What it still needs before it is published">
            <ul>
              {wants.map((want) => (
                <li>{want}</li>
              ))}
              {!complete && (
                <li>
                  A complete <a href="/account/profile">founder profile</a>, with a photo.
                </li>
              )}
            </ul>
          </Notice>
        ) : (
          <Notice tone="good" title="It has all it needs.">
            {shown && listing.status === 'live' && (
              <p>
                <a href={`${ownPath(listing.page_url, visit) ?? ''}/story`}>Read it as others do</a>
              </p>
            )}
          </Notice>
        )}
        {!shown && <p class="muted small">Its page is public on paid listings, or where the section is unlocked.</p>}
        <form method="post" action={`/account/listings/${listing.listing_id}/story`} class="card stack" novalidate>
          <StoryFields story={story} mistakes={mistakes ?? {}} />
          <button class="button">Save the story</button>
        </form>
      </div>
    </ListingFrame>,
  )
}
