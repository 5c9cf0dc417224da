import { afterAll } from 'bun:test'
import { serveDns, type DnsTexts } from '../doubles/dns.ts'
import { submitted } from '../launch/founders.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'

/** A service that asks a name server and websites of its own. */
export async function startOwned(env: Record<string, string> = {}) {
  const sites: Record<string, SitePages> = {}
  const texts: DnsTexts = {}
  const dns = await serveDns(texts)
  afterAll(dns.stop)
  const served = serveSites(sites)
  const testService = await startTestService({ env: { ...served.env, DNS_SERVERS: dns.server, ...env } })

  /** A live listing, and its owner. */
  const live = async () => {
    const made = await submitted(testService, sites)
    const { listing_id } = made
    await testService.sql`
      update listings set status = 'live', launched_at = ${testService.service.clock()} where id = ${listing_id}`
    const [row] = await testService.sql<{ slug: string }[]>`select slug from listings where id = ${listing_id}`
    return { ...made, slug: row?.slug ?? '' }
  }
  /** What was e-mailed of a kind to an address or an account, the latest last. */
  const emails = async (kind: string, to?: string) => {
    const rows = await testService.sql<{ email: string; subject: string; letter: Letter }[]>`
      select o.email, o.subject, o.letter from outbox o where o.kind = ${kind} order by o.id`
    return rows.filter(({ email }) => to === undefined || email === to || email === `${to}@founders.example`)
  }
  /** The code of the latest e-mail to an address. */
  const codeFor = async (to: string) => /: (\d{6})$/.exec((await emails('ownership_code', to)).at(-1)?.subject ?? '')?.[1] ?? 'none'
  /** The token in the link of the latest e-mail of a kind. */
  const tokenOf = async (kind: string) => (await emails(kind)).at(-1)?.letter.action?.url.split('/').at(-1) ?? ''
  return { testService, sites, texts, dns, log: served.log, live, emails, codeFor, tokenOf }
}
type Letter = { action?: { url: string }; blocks: unknown[] }

/** A code that is not this one. */
export const otherThan = (code: string, nth = 1): string => String((Number(code) + nth) % 1_000_000).padStart(6, '0')

export const plain =
  (text: string, init: ResponseInit = {}) =>
  () =>
    new Response(text, { headers: { 'content-type': 'text/plain' }, ...init })

/** What was answered where nothing had to be confirmed first. */
export function settled<Answer extends { status: string }>(answer: Answer): Exclude<Answer, { status: 'confirm' }> {
  if (answer.status === 'confirm') throw new Error('it waits to be confirmed')
  // Just looked at.
  return answer as Exclude<Answer, { status: 'confirm' }>
}
