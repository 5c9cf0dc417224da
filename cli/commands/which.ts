/** Which draft or listing a person means by whatever they have at hand: an id, a slug, a host, an address, the id of a draft. */
import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { ask } from '../terminal/confirm.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { again, quoted } from '../terminal/next.ts'
import type { Session } from '../session/session.ts'

export type Which = { listing_id: number } | { draft_id: string }
type Item = Schemas['MyListingItem']
type Summary = Schemas['DraftSummary']

export const LISTING_ID = /^[1-9]\d{0,8}$/
const DRAFT_ID = /^d_/
const CHOICES_MAX = 20

/** The argument that names one of the caller's own listings. */
export function withListing(command: Command): Command {
  return command.argument('<listing>', 'one of your listings: its number, slug, website, or draft')
}

/** No call is made for a number; one for anything else. */
export const whichListing = async (session: Session, given: string): Promise<number> =>
  LISTING_ID.test(given) ? Number(given) : namedListing(session, given)

/** The same where a number may be a slug, too. A slug may be had on several sites: `origin` is the one that is meant, where it is known. */
export async function namedListing(session: Session, given: string, origin: string | null = null): Promise<number> {
  const found = await listingsNamed(session, given, origin)
  if (found) return found.listing_id
  if (DRAFT_ID.test(given)) throw new Failure(`Draft ${given} is no listing yet.`, `listing submit-draft ${quoted(given)}`, EXIT.refused)
  throw new Failure(`None of your listings is ${given}.`, 'listing listings', EXIT.refused)
}

/** No call is made for a draft's id; one for anything else. */
export async function whichDraft(session: Session, given: string): Promise<string> {
  if (DRAFT_ID.test(given)) return given
  const id = isAddress(given) ? (await draftsOf(session, given))?.id : (await listingsNamed(session, given))?.draft_id
  if (id) return id
  throw new Failure(`None of your drafts is of ${given}.`, 'listing drafts', EXIT.refused)
}

/** A draft where its id is given, or where a website has a draft and no listing yet. Null where nothing of the caller's is meant. */
export async function whichOfMine(session: Session, given: string): Promise<Which | null> {
  if (LISTING_ID.test(given)) return { listing_id: Number(given) }
  if (DRAFT_ID.test(given)) return { draft_id: given }
  const listing = await listingsNamed(session, given)
  if (listing) return { listing_id: listing.listing_id }
  const draft = isAddress(given) ? await draftsOf(session, given) : null
  return draft && { draft_id: draft.id }
}

/** The slug of a live listing, anybody's: a number is one of the caller's own first, an address the listing's page or its website. */
export async function slugOf({ listing, source }: Session, what: string): Promise<string> {
  if (!isAddress(what)) {
    const own = LISTING_ID.test(what) && source !== null
    return (own && (await listing.getMyListing({ listing_id: Number(what) }).catch(() => null))?.slug) || what
  }
  const page = /\/listings\/([a-z0-9-]+)\/?(?:[?#].*)?$/.exec(what)?.[1]
  if (page !== undefined) return page
  const { host, path } = siteParts(what)
  // Hosts are not searched for; what a product is called mostly stands in its host, and a new one is among the newest.
  for (const asked of [{ q: host.split('.').slice(0, -1).join(' ') }, { sort: 'newest' }] as const) {
    const { items } = await listing.searchListings({ ...asked, per_page: 100 })
    const there = items.map(({ slug, url }) => ({ slug, at: siteParts(url) })).filter(({ at }) => at.host === host)
    // Several may share a host, each with a part of it.
    const within = there.filter(({ at }) => path.startsWith(at.path)).toSorted((a, b) => b.at.path.length - a.at.path.length)
    const found = within[0] ?? (there.length === 1 ? there[0] : undefined)
    if (found) return found.slug
  }
  throw new Failure(`No live listing is of ${what}.`, `listing search ${quoted(host)}`, EXIT.refused)
}

/** Of a website as people write it: the host, and the path with a slash at its end. What is no address has a host that nothing has. */
function siteParts(address: string) {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(url)) return { host: address, path: '/' }
  const { hostname, pathname } = new URL(url)
  return { host: hostname.replace(/^www\./, ''), path: `${pathname}/`.replace(/\/+$/, '/') }
}

/** A host or an address; a slug has no dot. */
export function isAddress(given: string): boolean {
  return /[.:/]/.test(given)
}

async function listingsNamed(session: Session, given: string, origin: string | null = null): Promise<Item | null> {
  const { items } = await session.listing.listMyListings({ listing: given, per_page: CHOICES_MAX })
  const there = items.filter(({ page_url }) => origin !== null && page_url.startsWith(`${origin}/`))
  return one(session, given, there.length === 1 ? there : items, ({ listing_id, site, status, name, page_url }) => ({
    word: listing_id,
    about: [status, `on ${site}`, name, page_url],
  }))
}

async function draftsOf(session: Session, given: string): Promise<Summary | null> {
  const { items } = await session.listing.listMyDrafts({ url: given, per_page: CHOICES_MAX })
  return one(session, given, items, ({ id, status, url, updated_at }) => ({
    word: id,
    about: [status, `changed ${updated_at.slice(0, 10)}`, url],
  }))
}

type Choice = { word: string | number; about: string[] }

/** Of several, the one that the person chooses; where nobody can be asked, all of them are named and the command ends. */
async function one<Found>({ terminal }: Session, given: string, found: Found[], show: (each: Found) => Choice): Promise<Found | null> {
  const [first, second] = found
  if (first === undefined || second === undefined) return first ?? null
  const choices = found.map((each) => show(each))
  const lines = choices.map(({ word, about }) => `  ${[word, ...about].join('  ')}`)
  if (!terminal.interactive)
    throw new Failure([`${given} may be any of these:`, ...lines].join('\n'), again(given, choices[0]?.word ?? given), EXIT.usage)
  terminal.talk(`${given} may be any of these:`)
  for (const line of lines) terminal.talk(line)
  const chosen = await ask(terminal, 'Which one?')
  const at = choices.findIndex(({ word }) => String(word) === chosen)
  if (found[at] === undefined) throw new Failure(`${chosen || 'No answer'}: none of these.`, again(given, choices[0]?.word ?? given))
  return found[at]
}
