/** A founder story as a file to edit, in the person's editor or given. */
import type { Listing, Schemas } from '../../sdk/index.ts'
import { inEditor } from '../files/in_editor.ts'
import { changedMeanwhile, differences } from '../files/differences.ts'
import { STORY_SECTIONS } from '../terminal/fields.ts'
import { quoted } from '../terminal/next.ts'
import { expectVersion, openListing, type OwnListing, unlessReadOnly } from '../files/own_listing.ts'
import { changedSections, type Section, versionIn, writeSections } from '../files/sections.ts'
import type { Session } from '../session/session.ts'
import { counted } from '../terminal/text.ts'
import { readOrFail, textOf } from '../files/text_input.ts'
import { inWords } from '../terminal/words.ts'
import { countWords } from '../files/word_count.ts'

type Status = Schemas['StoryStatus']

/** The story as it stands, and what the service says of it: null where the key may not write. */
export async function readStory(listing: Listing, listing_id: number) {
  const own = await openListing(listing, listing_id, storyOf)
  return { story: own.mine.story ?? {}, status: await statusOf(listing, own) }
}

/** What a story needs is only told in answer to a write: the title is sent as it is, which changes nothing and leaves no version. */
async function statusOf(listing: Listing, { mine, send }: OwnListing): Promise<Status | null> {
  const unchanged = { listing_id: mine.listing_id, title: mine.story?.title ?? '' }
  return unlessReadOnly(send((ifMatch) => listing.setFounderStory(unchanged, ifMatch)))
}

/** Null when nothing was changed. */
export async function storyInEditor({ listing }: Session, listing_id: number): Promise<Status | null> {
  const own = await openListing(listing, listing_id, storyOf)
  const sections = sectionsOf(own.mine)
  const status = await statusOf(listing, own)
  const open = status?.missing.map(({ reason }) => `Still missing: ${inWords(reason)}`) ?? []
  const done = await inEditor({
    file: `story-${listing_id}.txt`,
    text: writeSections(
      [`Founder story of ${own.mine.name}, listing ${listing_id}${status ? `, ${status.status}` : ''}.`, ...open],
      sections,
      own.mine.version,
    ),
    read: (typed) => someOf(changedSections(typed, sections)),
    send: (changed) => own.send((ifMatch) => listing.setFounderStory({ listing_id, ...changed }, ifMatch)),
    meanwhile: async () => changedMeanwhile('story', differences(own.base, await own.latest())),
    resumeWith: (path) => `listing story edit ${listing_id} --file ${quoted(path)}`,
  })
  return done?.answer ?? null
}

/** Null when the file says what the story says. */
export async function storyFromFile({ listing }: Session, listing_id: number, file: string): Promise<Status | null> {
  const text = await textOf(file)
  const own = await openListing(listing, listing_id, storyOf)
  const again = `listing story show ${listing_id}`
  const changed = await readOrFail(() => someOf(changedSections(text, sectionsOf(own.mine))), again)
  if (changed === null) return null
  expectVersion(versionIn(text), own.mine, 'story', again)
  return own.send((ifMatch) => listing.setFounderStory({ listing_id, ...changed }, ifMatch))
}

function storyOf({ story }: Schemas['MyListing']): Record<string, unknown> {
  return Object.fromEntries(Object.keys(STORY_SECTIONS).map((name) => [name, textIn(story, name)]))
}

function sectionsOf({ story }: Schemas['MyListing']): Section[] {
  return Object.entries(STORY_SECTIONS).map(([name, about]) => {
    const text = textIn(story, name)
    return { name, text, comments: [`${about} · ${counted(countWords(text), 'word')}`] }
  })
}

function textIn(story: Schemas['MyListing']['story'], name: string): string {
  return Object.entries(story ?? {}).find(([each]) => each === name)?.[1] ?? ''
}

function someOf(changed: Record<string, string>): Record<string, string> | null {
  return Object.keys(changed).length === 0 ? null : changed
}
