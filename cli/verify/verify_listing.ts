/** A live listing held against its own website, as that is now. */
import { canonicalJson } from '../../server/base/canonical_json.ts'
import type { Schemas } from '../../sdk/index.ts'
import { EXIT, type Exit, Failure } from '../terminal/failure.ts'
import { io } from '../terminal/io.ts'
import type { Session } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { cut, pad } from '../terminal/text.ts'
import type { createPageReader, PageReader } from './verify_pages.ts'
import { version } from '../terminal/version.ts'
import { slugOf } from '../commands/which.ts'

type Proof = Schemas['ListingProof']
type Quote = Schemas['ProofQuote']
/** From the worst on: a value is what the worst of its quotes is. */
const STATES = ['changed', 'page_gone', 'cannot_check', 'stands'] as const
type State = (typeof STATES)[number]
type CheckedQuote = Pick<Quote, 'quote' | 'url'> & {
  state: State
  /** Why, in words, where it does not stand. */
  detail: string | null
  /** Whether the page is, to the byte, what was read; null where that is not known. */
  page_unchanged: boolean | null
}
type CheckedValue = { field: string; value: unknown; state: State; quotes: CheckedQuote[] }
export type Verified = Pick<Proof, 'slug' | 'url'> & {
  checked_at: string
  /** Whether the proof's own hash is that of its members. */
  proof_intact: boolean
  values: CheckedValue[]
  totals: Record<State, number>
}

const WORDS: Record<State, string> = {
  stands: 'stands',
  changed: 'changed',
  page_gone: 'page gone',
  cannot_check: 'cannot be checked here',
}
const FIELD_WIDTH = 26
/** A listing is drafted from a dozen. */
const PAGES_MAX = 60

export async function verifyListing(session: Session, what: string): Promise<Exit> {
  const { terminal, listing, baseUrl } = session
  const proof = await listing.getListingProof({ slug: await slugOf(session, what) })
  const read = readerOf((await import('./verify_pages.ts')).createPageReader, baseUrl)
  const pages = new Set(proof.values.flatMap(({ quotes }) => quotes.flatMap(({ url, rendered }) => (rendered ? [] : [url]))))
  let count = 0
  for (const url of [...pages].slice(0, PAGES_MAX)) {
    terminal.status(`Reading ${++count} of ${pages.size}: ${url}`)
    await read(url)
  }
  await terminal.settle()
  const verified = await checkProof(proof, [...pages].slice(0, PAGES_MAX), read)
  terminal.answer(verified, view)
  const { changed, page_gone } = verified.totals
  return changed + page_gone > 0 || !verified.proof_intact ? EXIT.refused : EXIT.done
}

function readerOf(create: typeof createPageReader, baseUrl: string): PageReader {
  try {
    return create({ agent: `ListingBot/${version} (listing verify; +${baseUrl}/bot)`, connect_to: io().env.CRAWL_CONNECT_TO })
  } catch (error) {
    throw new Failure(`CRAWL_CONNECT_TO: ${error instanceof Error ? error.message : String(error)}`, 'listing verify --help', EXIT.usage)
  }
}

/** Every value of the proof against the pages as they are now; each page has been read once by then, or is now. */
async function checkProof(proof: Proof, pages: string[], read: PageReader): Promise<Verified> {
  const { createHash } = await import('node:crypto')
  const { sha256, ...rest } = proof
  const values: CheckedValue[] = []
  for (const { field, value, quotes } of proof.values) {
    const checked = await Promise.all(quotes.map((quote) => check(quote, pages, read)))
    values.push({
      field,
      value,
      state: STATES.find((state) => checked.some((quote) => quote.state === state)) ?? 'stands',
      quotes: checked,
    })
  }
  const count = (state: State) => values.filter((value) => value.state === state).length
  return {
    slug: proof.slug,
    url: proof.url,
    checked_at: new Date().toISOString(),
    proof_intact: createHash('sha256').update(canonicalJson(rest)).digest('hex') === sha256,
    values,
    totals: { stands: count('stands'), changed: count('changed'), page_gone: count('page_gone'), cannot_check: count('cannot_check') },
  }
}

async function check({ quote, url, rendered, page_sha256 }: Quote, pages: string[], read: PageReader): Promise<CheckedQuote> {
  const as = (state: State, detail: string | null, page_unchanged: boolean | null = null) => ({ quote, url, state, detail, page_unchanged })
  if (rendered) return as('cannot_check', 'it stands in what a browser showed of the page')
  if (!pages.includes(url)) return as('cannot_check', `no more than ${PAGES_MAX} pages are read for one listing`)
  const page = await read(url)
  if (page.state === 'gone') return as('page_gone', page.why)
  if (page.state === 'unreachable') return as('cannot_check', page.why)
  const unchanged = page_sha256 === null ? null : page.sha256 === page_sha256
  return page.says(quote) ? as('stands', null, unchanged) : as('changed', 'the page no longer says this', unchanged)
}

const view: View<Verified> = ({ slug, url, proof_intact, values, totals }, { style, width }) => {
  const paint: Record<State, (text: string) => string> = {
    stands: style.green,
    changed: style.red,
    page_gone: style.red,
    cannot_check: style.yellow,
  }
  const lines = values.flatMap(({ field, state, quotes }) => {
    const worst = quotes.find((quote) => quote.state === state)
    const why = worst?.detail
      ? [
          `    ${cut(`${worst.detail.replace(/\.$/, '')}: ${worst.url}`, width - 4)}`,
          `    ${style.dim(cut(`“${worst.quote}”`, width - 4))}`,
        ]
      : []
    return [`${pad(cut(field, FIELD_WIDTH), FIELD_WIDTH)}  ${paint[state](WORDS[state])}`, ...why]
  })
  return [
    `${style.bold(slug)}  ${style.cyan(url)}`,
    ...(values.length === 0 ? ['None of its values was drafted from its website: there is nothing to check.'] : lines),
    ...(proof_intact ? [] : [style.red('The hash of the proof is not that of its members: it was changed on the way.')]),
    `${totals.stands} of ${values.length} stand, ${totals.changed} changed, ${totals.page_gone} gone, ${totals.cannot_check} cannot be checked here.`,
  ]
}
