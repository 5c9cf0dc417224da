import { failAt } from '../base/error.ts'
import { AddressRefused, checkUrl, hostOf, portOf } from '../base/addresses/web_address.ts'
import type { GuardedFetch } from '../crawl/guarded_fetch.ts'

const FIX = 'Send a public https address without a port, such as https://your-product.com/hooks/listing.'

/** An address that events may be sent to; where its name leads is looked at each time that something is sent. */
export function readWebhookUrl(typed: string, named: GuardedFetch['named']): string {
  const refuse = (message: string) => failAt({ field: '/url', code: 'url_not_allowed', message, fix: FIX }, 'url_not_allowed')
  const url = URL.parse(typed.trim())
  if (!url) return refuse('is not a web address.')
  if (url.protocol !== 'https:') return refuse('does not begin with https://.')
  url.hash = ''
  try {
    checkUrl(url, named)
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    return refuse(error.message)
  }
  if (portOf(url) !== 443 && !named(hostOf(url), portOf(url)).port) return refuse('is on another port than 443.')
  return url.href
}
