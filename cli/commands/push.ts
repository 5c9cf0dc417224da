/** A file compared with its listing, and sent to it. */
import { answerOf, createListing, type Listing, ListingError, type Problem, type Schemas } from '../../sdk/index.ts'
import { EXIT, type Exit, Failure } from '../terminal/failure.ts'
import type { LooseEdits } from '../terminal/fields.ts'
import {
  asInFile,
  type Difference,
  differencesTo,
  editsOf,
  type ListingFile,
  readListingFile,
  valuesNow,
  withVersion,
  writeWhole,
} from '../files/listing_file.ts'
import { quoted } from '../terminal/next.ts'
import { type Diff, diffLines, diffView, type Pushed, pushedView, type ThreeWay, threeWayView } from './push_views.ts'
import type { Session } from '../session/session.ts'
import { namedListing } from './which.ts'
import { partsOf, problemLines } from '../terminal/words.ts'
import { same } from '../files/yaml_edits.ts'

type Mine = Schemas['MyListing']
/** A file beside its listing as that is now. */
type Compared = { mine: Mine; now: LooseEdits; file: ListingFile; differences: Difference[]; older: boolean }
/** And the draft through which all of it can be written at once; null for a listing that never had one. */
type Opened = Compared & { draft: Schemas['Draft'] | null }

/** How often it is sent where somebody is faster between reading and writing. */
const SENT_MAX = 3

type Founders = Schemas['FounderEdit'][]

type PushOptions = { dryRun?: boolean; oidc?: boolean }

/** The same session with the token of this run in the place of any key. */
async function signedInByRun(session: Session, listing: string): Promise<Session> {
  const { tokenOfRun } = await import('../session/oidc.ts')
  const apiKey = await tokenOfRun(session.baseUrl, listing)
  return { ...session, listing: createListing({ baseUrl: session.baseUrl, apiKey }) }
}

export async function diff(session: Session, path: string): Promise<Exit> {
  const file = await readListingFile(path)
  const { mine, differences, older } = await compare(session, file, await namedListing(session, file.listing, file.origin))
  const answer: Diff = { listing_id: mine.listing_id, slug: mine.slug, version: mine.version, file_version: file.version, differences }
  session.terminal.answer(answer, diffView(path))
  if (older) session.terminal.talk(`${path} was written from version ${file.version}; the listing is at version ${mine.version}.`, 'yellow')
  return differences.length === 0 ? EXIT.done : EXIT.refused
}

export async function push(given: Session, path: string, { dryRun = false, oidc = false }: PushOptions): Promise<Exit> {
  const file = await readListingFile(path)
  const session = oidc ? await signedInByRun(given, file.listing) : given
  const { terminal, listing } = session
  const compared = await compare(session, file, await namedListing(session, file.listing, file.origin))
  const { mine, differences } = compared
  const pushed = differences.map((each) => each.path)
  const answer: Pushed = {
    listing_id: mine.listing_id,
    slug: mine.slug,
    version: mine.version,
    pushed,
    dry_run: dryRun,
    page_url: mine.page_url,
  }
  if (differences.length === 0) {
    terminal.answer(answer, pushedView)
    return EXIT.done
  }
  if (compared.older) return refuseOlder(session, compared)
  if (dryRun) {
    await check(session, compared)
    terminal.answer({ ...answer, differences }, (told, look) => [...diffLines(told.differences, look), ...pushedView(told, look)])
    return EXIT.done
  }
  const sent = await send(session, compared)
  if (typeof sent !== 'number') return refuseOlder(session, sent)
  // What somebody else made of it since stands in no file.
  const version = Math.min(sent, (await listing.getMyListing({ listing_id: mine.listing_id })).version)
  if (path !== '-') await writeWhole(path, withVersion(file, version))
  terminal.answer({ ...answer, version }, pushedView)
  return EXIT.done
}

async function compare({ listing }: Session, file: ListingFile, listing_id: number): Promise<Compared> {
  const mine = await listing.getMyListing({ listing_id })
  if (file.version !== null && file.version > mine.version)
    throw new Failure(
      `${file.at(['version'])}: The listing is at version ${mine.version}; this file is of another listing or service.`,
      `listing pull ${quoted(file.listing)} ${quoted(file.path)}`,
      EXIT.usage,
    )
  const now = valuesNow(mine)
  return { mine, now, file, differences: differencesTo(now, file.values), older: file.version !== null && file.version < mine.version }
}

/** The draft before the listing: an edit in between makes its tag old, and is seen. */
async function open(session: Session, { file, mine: { listing_id, draft_id } }: Compared): Promise<Opened> {
  const draft = draft_id === null ? null : await session.listing.getDraft({ id: draft_id })
  return { ...(await compare(session, file, listing_id)), draft }
}

/**
 * Sends it; the version that this makes. Where somebody was faster between reading and writing: what they left of it, or nothing where the file is
 * older by now; that listing then.
 */
async function send(session: Session, compared: Compared): Promise<Compared | number> {
  for (let sent = 1; ; sent++) {
    const opened = await open(session, compared)
    if (opened.older) return opened
    const { version } = opened.mine
    if (opened.differences.length === 0) return version
    try {
      await sendAll(session.listing, opened)
      return version + 1
    } catch (error) {
      if (!(error instanceof ListingError)) throw error
      if (error.code !== 'precondition_failed' || sent === SENT_MAX) throw failureInFile(error.problem, compared.file) ?? error
    }
  }
}

/** Has the service check what a push would send, under a tag that is of no version: whatever it finds right it refuses for that, and changes nothing. */
async function check(session: Session, compared: Compared): Promise<void> {
  try {
    await sendAll(session.listing, await open(session, compared), '"none"')
  } catch (error) {
    if (!(error instanceof ListingError)) throw error
    if (error.code !== 'precondition_failed') throw failureInFile(error.problem, compared.file) ?? error
  }
}

/** All in one call, so that nothing is half done; `ifMatch` in the place of the tag of what was read. */
async function sendAll(listing: Listing, { mine, now, draft, file, differences }: Opened, ifMatch?: string): Promise<void> {
  const edits = editsOf(differences)
  if (draft) {
    const { socials, ...others } = edits
    await listing.updateDraft(
      {
        id: draft.id,
        view: 'changed',
        ...others,
        ...(socials ? { company_socials: socials } : {}),
        // Both in the form of the file; the service checks each entry again.
        ...(edits.founders ? { founders: withEmails(edits.founders as Founders, now.founders as Founders, draft.founders) } : {}),
        ...(Array.isArray(edits.milestones) ? { milestones: withIds(edits.milestones, mine.milestones) } : {}),
      },
      { ifMatch: ifMatch ?? answerOf(draft).etag },
    )
    return
  }
  const { fields, categories, seo, socials, faqs, pictures, ...others } = edits as Record<string, LooseEdits | undefined>
  const beyond = [...Object.keys(others), ...(seo && 'og_image_url' in seo ? ['seo.og_image_url'] : [])]
  if (beyond.length > 0)
    throw new Failure(
      `${file.at([beyond[0] ?? ''])}: ${beyond.join(', ')} can be sent only for a listing that came from a draft.`,
      'listing edit --help',
      EXIT.refused,
    )
  const all = { ...(categories === undefined ? {} : { categories }), ...fields, ...seo }
  const kept = Object.entries({ ...mine.company_socials, ...socials }).filter(([, url]) => url !== null)
  const update: LooseEdits = {
    ...(Object.keys(all).length > 0 ? { fields: all } : {}),
    ...(socials ? { socials: Object.fromEntries(kept) } : {}),
    ...(faqs ? { faqs } : {}),
    ...(pictures ? { pictures } : {}),
  }
  await listing.updateMyListing({ listing_id: mine.listing_id, ...update }, { ifMatch: ifMatch ?? answerOf(mine).etag })
}

/** A founder keeps the e-mail that no file has, also under another name: who stands where they stood, and nothing else of them changed. */
function withEmails(founders: Founders, before: Founders, known: Schemas['Draft']['founders']): Founders {
  const emails = new Map(known.map(({ name, email }) => [name, email]))
  const names = new Set(founders.map(({ name }) => name))
  return founders.map((founder, at) => {
    const was = before[at]
    const renamed = was && !names.has(was.name) && same({ ...was, name: founder.name }, founder)
    return { ...founder, email: emails.get(renamed ? was.name : founder.name) ?? null }
  })
}

/** A milestone that is there keeps its id; of two alike, each its own. */
function withIds(milestones: unknown[], now: Mine['milestones']): Schemas['MilestoneEdit'][] {
  const left = [...now]
  // The service checks each entry again.
  return (milestones as Schemas['MilestoneEdit'][]).map((milestone) => {
    const found = left.findIndex(({ date, title }) => date === milestone.date && title === milestone.title)
    const [kept] = found < 0 ? [] : left.splice(found, 1)
    return kept ? { ...milestone, id: kept.id } : milestone
  })
}

/** Nothing is sent: what the file was written from, what it says, and what the listing says by now. */
function refuseOlder({ terminal }: Session, { mine, now, file, differences }: Compared): Exit {
  const { listing_id, slug, version } = mine
  const base = file.version === null ? null : valuesAt(mine, now, file.version)
  const threeWay: ThreeWay = {
    listing_id,
    slug,
    version,
    file_version: file.version,
    differences: differences.map((each) => {
      const was = base === null ? null : (at(base, each.path) ?? null)
      const [in_file, in_listing] = [!same(was, each.file ?? null), !same(was, each.server ?? null)]
      return { ...each, base: was, changed_by: base !== null && in_file !== in_listing ? (in_file ? 'file' : 'listing') : 'both' }
    }),
  }
  terminal.answer(threeWay, threeWayView)
  terminal.talk(
    `Error: The listing is at version ${version}, ${file.path} was written from version ${file.version ?? 'none'}; nothing was sent.`,
    'red',
  )
  terminal.talk('  To send the file over those changes, delete its line version.')
  terminal.talk(`Next: listing pull ${quoted(file.listing)} ${quoted(file.path)}`, 'bold')
  return EXIT.refused
}

const at = (values: LooseEdits, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as LooseEdits | null)?.[name], values)

/** What the listing said at a version: what each later one changed, undone. Null where not all of them are kept. */
function valuesAt({ version, versions }: Mine, now: LooseEdits, wanted: number): LooseEdits | null {
  const later = versions.filter((each) => each.version > wanted).toSorted((one, other) => other.version - one.version)
  if (later.length !== version - wanted) return null
  const values = structuredClone(now)
  for (const { changes } of later)
    for (const { field, before } of changes) {
      const [group = '', member] = field.replace(/^company_socials\./, 'socials.').split('.')
      const inside = member === undefined ? (group in values ? null : 'fields') : group
      if (inside === null) values[group] = asInFile(group, before)
      else values[inside] = { ...(values[inside] as object), [member ?? group]: before }
    }
  return values
}

/** A refusal with the places in the file that it means; null where it means none. */
function failureInFile(problem: Problem, file: ListingFile): Failure | null {
  const errors = problem.errors ?? []
  if (errors.length === 0) return null
  const lines = errors.map(
    (each) =>
      `${file.at(pathOf(each.field))}: ${problemLines({ ...problem, detail: '', title: '', errors: [each] })
        .join(' ')
        .trim()}`,
  )
  return new Failure(lines.join('\n'), `listing diff ${quoted(file.path)}`, EXIT.refused, problem)
}

/** Where the service's own path leads in the file. */
function pathOf(field: string): string[] {
  const [first = '', second, ...rest] = partsOf(field)
  if (first === 'company_socials') return ['socials', ...(second === undefined ? [] : [second, ...rest])]
  if (first === 'fields' && second === 'categories') return ['categories', ...rest]
  if (first === 'fields' && /^(meta_title|meta_description|keywords)$/.test(second ?? '')) return ['seo', second ?? '', ...rest]
  return [first, ...(second === undefined ? [] : [second, ...rest])]
}
