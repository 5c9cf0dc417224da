import { randomBytes } from 'node:crypto'
import { runInThread } from '../base/threads/thread.ts'
import { WorkExceeded } from '../base/threads/work_budget.ts'
import { mediaKind } from '../crawl/charset.ts'
import { DnsSilent, type Dns } from '../crawl/dns.ts'
import { FetchRefused, type GuardedFetch, type GuardedResponse } from '../crawl/guarded_fetch.ts'
import { fairlyTimed } from '../crawl/own_delay.ts'
import { RobotsRefused, robotsGate } from '../crawl/robots_gate.ts'
import { dnsName, TAG } from './challenges.ts'
import { staysAt, type Place } from './place.ts'
import type { Look, ProofMethod } from './proof_state.ts'

const LOOK_SECONDS_MAX = 15
const DNS_SECONDS_MAX = 8
const FETCH_SECONDS_MAX = 8
const FILE_BYTES_MAX = 1024
const PAGE_BYTES_MAX = 2 * 1024 * 1024
const READ_CPU_SECONDS_MAX = 4
/** Answers by which a site says that it will not be asked; what it holds is not known then. */
const CLOSED = new Set([401, 403, 407, 408, 429])

type LookRequest = {
  method: Exclude<ProofMethod, 'email'>
  place: Place
  /** What has to be found. */
  value: string
  /** Whose reading takes turns with that of others. */
  account_id: string
  signal?: AbortSignal | undefined
}
export type Outside = { fetch: GuardedFetch; dns: Dns }

/** Looks for a challenge where its method says. Throws only when it is aborted or our own side breaks. */
export async function lookForProof(outside: Outside, request: LookRequest): Promise<Look> {
  const until = AbortSignal.any([AbortSignal.timeout(LOOK_SECONDS_MAX * 1000), ...(request.signal ? [request.signal] : [])])
  try {
    const look = await LOOKS[request.method](outside, request, until)
    return { ...look, detail: look.detail.slice(0, 900) }
  } catch (error) {
    if (request.signal?.aborted) throw error
    if (error instanceof DnsSilent) return unreachable(`${error.message}.`)
    if (error instanceof WorkExceeded) return unreachable('The page is built in a way that cannot be read.')
    if (!(error instanceof FetchRefused)) throw error
    return unreachable(error.code === 'aborted' ? 'The website did not answer in time.' : error.message)
  }
}

type LookFor = (outside: Outside, request: LookRequest, until: AbortSignal) => Promise<Look>

const LOOKS: Record<LookRequest['method'], LookFor> = { dns: lookAtDns, file: lookAtFile, meta: lookAtPage }

const found = (where: string): Look => ({ found: 'found', detail: `Found ${where}. Leave it there: it is checked again every 30 days.` })
const missing = (detail: string): Look => ({ found: 'missing', detail })
const unreachable = (detail: string): Look => ({ found: 'unreachable', detail: `${detail} Nothing could be looked at; try again later.` })

async function lookAtDns({ dns }: Outside, { place, value }: LookRequest, until: AbortSignal): Promise<Look> {
  if (!place.whole || place.domain === null) return missing('The DNS of this host is somebody else’s. Prove it by the file or the tag.')
  const signal = AbortSignal.any([until, AbortSignal.timeout(DNS_SECONDS_MAX * 1000)])
  const name = dnsName(place)
  const textsAt = async (of: string) => (await textsOf(dns, of, signal)).map((text) => text.trim())
  const texts = await textsAt(name)
  if (!texts.includes(value))
    return missing(
      texts.length === 0
        ? `DNS has no TXT record at ${name}. New records may take an hour to be seen.`
        : `DNS has ${texts.length === 1 ? 'a TXT record' : `${texts.length} TXT records`} at ${name}, but none is the challenge.`,
    )
  // A record that stands at every name was put there for nobody: it may be a platform's, where others have their say too.
  const other = `_${randomBytes(9).toString('hex')}.${place.host}`
  if ((await textsAt(other)).includes(value))
    return missing(`DNS answers the challenge at every name of ${place.host}, which proves nothing. Put the record at ${name} alone.`)
  return found(`in the TXT record at ${name}`)
}

/** A question that was given up is as good as not answered. */
async function textsOf(dns: Dns, name: string, signal: AbortSignal): Promise<string[]> {
  try {
    return await dns.texts(name, signal)
  } catch (error) {
    if (error instanceof DnsSilent || !signal.aborted) throw error
    throw new DnsSilent(`DNS did not answer for ${name} in time`, { cause: error })
  }
}

async function lookAtFile(outside: Outside, request: LookRequest, until: AbortSignal): Promise<Look> {
  const { place, value } = request
  const answer = await get(outside, { ...request, url: place.file_url, kind: 'file' }, until)
  if ('found' in answer) return answer
  const { bytes, cut, headers, url } = answer
  const type = headers.get('content-type')
  // Many sites answer every address with a page of theirs.
  if (mediaKind(type, bytes) === 'html')
    return missing(`${url} answers a web page. Let it answer the challenge as plain text (text/plain).`)
  if (!cut && new TextDecoder().decode(bytes).trim() === value) return found(`in the file at ${url}`)
  return missing(`The file at ${url} holds something else. Let it hold the challenge and nothing besides.`)
}

async function lookAtPage(outside: Outside, request: LookRequest, until: AbortSignal): Promise<Look> {
  const { place, value, account_id, signal } = request
  const answer = await get(outside, { ...request, url: place.page_url, kind: 'page' }, until)
  if ('found' in answer) return answer
  const { bytes, headers, url } = answer
  const tags = await runInThread(
    'read_proof_tags',
    { bytes, content_type: headers.get('content-type') },
    { cpu_seconds_max: READ_CPU_SECONDS_MAX, owner: account_id, signal, short: true },
  )
  if (tags === null) return missing(`${url} answers something that is no web page.`)
  if (tags.found.includes(value)) return found(`in the head of ${url}`)
  if (tags.found.length > 0) return missing(`The head of ${url} has a tag of that name with another content.`)
  if (tags.cut || answer.cut) return unreachable(`${url} is too large to be read whole.`)
  return missing(`The head of ${url} has no tag named ${TAG} in the HTML that the server sends.`)
}

type Wish = LookRequest & { url: string; kind: 'file' | 'page' }

/** An answer to read, or what was seen instead of one. */
async function get(outside: Outside, wish: Wish, until: AbortSignal): Promise<GuardedResponse | Look> {
  try {
    return await ask(outside, wish, until)
  } catch (error) {
    // A site that speaks no https is read as its draft was.
    if (
      !(error instanceof FetchRefused) ||
      error.code !== 'connect_failed' ||
      !wish.url.startsWith('https:') ||
      new URL(wish.url).port !== ''
    )
      throw error
    return ask(outside, { ...wish, url: wish.url.replace(/^https:/, 'http:') }, until)
  }
}

async function ask({ fetch }: Outside, { url, kind, place, account_id }: Wish, signal: AbortSignal): Promise<GuardedResponse | Look> {
  const guarded = fairlyTimed(fetch)
  const obey = robotsGate(guarded, { account_id, signal, advice: 'Allow it, or prove the website another way.' })
  const first = new URL(url)
  await obey(first)
  let away: string | null = null
  try {
    const answer = await guarded(url, {
      headers: { accept: kind === 'file' ? 'text/plain, */*;q=0.1' : 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1' },
      seconds_max: FETCH_SECONDS_MAX,
      bytes_max: kind === 'file' ? FILE_BYTES_MAX : PAGE_BYTES_MAX,
      over_bytes: 'cut',
      signal,
      may_follow: async (to) => {
        if (!staysAt(place, to, first, kind)) {
          away = to.origin
          return false
        }
        await obey(to)
        return true
      },
    })
    return judgeStatus(answer)
  } catch (error) {
    if (away === null || error instanceof RobotsRefused) throw error
    return missing(`${url} redirects to ${away === first.origin ? 'another address of the site' : away}, which proves nothing of this one.`)
  }
}

function judgeStatus(answer: GuardedResponse): GuardedResponse | Look {
  const { status, url } = answer
  if (status >= 200 && status < 300) return answer
  if (status >= 500 || CLOSED.has(status)) return unreachable(`${url} answers ${status}. Let ListingBot read it.`)
  return missing(`${url} answers ${status}: there is nothing.`)
}
