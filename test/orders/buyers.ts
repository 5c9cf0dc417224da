import type { Schemas } from '../../sdk/index.ts'
import type { TestService } from '../test_service.ts'
import type { buyer } from './shop.ts'

export type Buyer = Awaited<ReturnType<typeof buyer>>

export const launchOf = ({ listing_id }: { listing_id: number }, week = 'now') => [
  { product: 'launch' as const, listing_id, options: { week } },
]

/** What a person types on the checkout page. */
export const BILLING = {
  name: 'Ada Lindgren',
  email: 'ada@beetroot.example',
  country: 'US',
  company: '',
  vat_number: '',
  address: '1 Main St\nDenver',
}

/** A page of the service, at the address where it listens. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

export async function open(testService: TestService, url: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(testService.url + pathOf(url), { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** Sends a form as a browser does. Answers where it leads, and what the page says. */
export async function post(testService: TestService, url: string, fields: Record<string, string>) {
  const response = await fetch(testService.url + pathOf(url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html', origin: testService.service.config.base_url },
    redirect: 'manual',
  })
  return { status: response.status, text: await response.text(), location: response.headers.get('location') }
}

/** From the checkout page to the provider's page; shows the new total first where there is one. */
export async function toProvider(testService: TestService, checkout_url: string, fields: Record<string, string> = {}): Promise<string> {
  const sent = { ...BILLING, ...fields, action: 'pay' }
  const first = await post(testService, checkout_url, sent)
  const { location, text, status } = first.location === null ? await post(testService, checkout_url, sent) : first
  if (location === null) throw new Error(`the checkout page leads nowhere: ${status} ${text.replace(/<[^>]*>/g, ' ').slice(0, 1500)}`)
  return location
}

/** Pays on the TEST page, or presses another of its buttons. */
export async function payTest(
  testService: TestService,
  checkout_url: string,
  outcome = 'succeed',
  fields: Record<string, string> = {},
): Promise<void> {
  const page = await toProvider(testService, checkout_url, fields)
  const { status } = await post(testService, page, { outcome })
  if (status !== 303) throw new Error(`the TEST page answers ${status}`)
}

export async function checkout(who: Buyer, items: Schemas['OrderItem'][], more: Omit<Schemas['CheckoutRequest'], 'items'> = {}) {
  return who.listing.createCheckout({ items, billing_country: 'US', ...more })
}
