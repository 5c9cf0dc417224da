import { createGuardedFetch, openHostsFile, type GuardedFetch } from '../crawl/guarded_fetch.ts'
import { countAsPublic } from '../base/addresses/web_url.ts'
import type { Config } from '../core/config.ts'
import { agentOf } from './browser.ts'

/** The one way out, as the settings open it; the names that they open are public wherever an address is checked. */
export function openFetch({ connect_to, hosts_file, extra_ca, base_url }: Config): GuardedFetch {
  const fetch = createGuardedFetch({
    connect_to,
    hosts_file: hosts_file === null ? null : openHostsFile(hosts_file),
    extra_ca,
    user_agent: agentOf(base_url),
  })
  countAsPublic(fetch.named)
  return fetch
}
