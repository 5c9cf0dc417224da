import { bareHost } from '../../../base/addresses/web_address.ts'

/** Programs say what they are, or say nothing; who lies is counted, and does no harm by it. */
const PROGRAM = /bot|crawl|spider|slurp|preview|fetch|curl|wget|python|java\/|go-http|headless|lighthouse|monitor|scan|^$/i

/** Whether a request is somebody reading, to be counted for the founder: no program, no page that a browser loads ahead. */
export function countsAsVisitor({ method, headers }: Request): boolean {
  const ahead = `${headers.get('sec-purpose') ?? ''}${headers.get('purpose') ?? ''}`.includes('prefetch')
  return method === 'GET' && !ahead && !PROGRAM.test(headers.get('user-agent') ?? '')
}

/** The website that somebody came from, by its host; null for none, and for our own. */
export function foreignHost({ headers }: Request, own_url: string): string | null {
  const from = URL.parse(headers.get('referer') ?? '')
  if (!from || (from.protocol !== 'https:' && from.protocol !== 'http:') || from.host === new URL(own_url).host) return null
  return bareHost(from.hostname)
}
