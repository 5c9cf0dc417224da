import { bareHost, parseAddress } from '../base/addresses/web_address.ts'
import type { Service } from '../core/context.ts'
import { CrawlFailed } from '../crawl/crawl_failed.ts'
import type { Crawled } from '../crawl/page.ts'
import { areOthers } from '../listings/elsewhere.ts'

const FIX = 'If the product is yours, claim its listing; otherwise send the address of a website of your own.'

/** A website that only leads to one that others have listed would have their words for its proof, and the same product listed twice. Throws CrawlFailed. */
export async function refuseOthersWebsite(
  { database, fetch }: Pick<Service, 'database' | 'fetch'>,
  { url, account_id }: { url: string; account_id: string | null },
  { url: read }: Pick<Crawled, 'url'>,
): Promise<void> {
  const [from, to] = [new URL(url), new URL(read)]
  if (bareHost(from.hostname) === bareHost(to.hostname)) return
  // Whichever page of it the redirect leads to.
  const keys = [read, new URL('/', read).href].map((address) => parseAddress(address, fetch.named).site_key)
  if (!(await areOthers(database, keys, account_id))) return
  throw new CrawlFailed('url_not_allowed', `${from.host} redirects to ${to.host}, which is listed already, and not by this account.`, {
    fix: FIX,
  })
}
