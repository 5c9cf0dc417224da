import { Stripe } from 'stripe'
import { createBoundedFetch } from '../base/http/bounded_fetch.ts'
import { addressOf, type StripeSettings } from './stripe.ts'

const TIMEOUT_MILLISECONDS = 4_000
const ANSWER_BYTES_MAX = 1024 * 1024
const ENDPOINTS_MAX = 100
/** What the service has to be told of; all else it finds by asking. */
const NEEDED = ['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed']

/**
 * Whether the key is known, and whether the account tells its events to this address.
 * `unlisted`: the key is known and may not see webhooks, as restricted ones may not.
 */
type AccountState = 'refused' | 'unlisted' | 'no_webhook' | 'disabled' | 'events' | 'ok'

/** Reads the webhooks of the account; nothing is changed there. Throws where Stripe does not answer. */
export async function readAccount({ secret_key, api_base }: StripeSettings, webhook_url: string): Promise<AccountState> {
  const stripe = new Stripe(secret_key, {
    ...addressOf(api_base),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MILLISECONDS,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(createBoundedFetch({ bytes_max: ANSWER_BYTES_MAX })),
  })
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: ENDPOINTS_MAX })
    const endpoint = data.find(({ url }) => url === webhook_url)
    if (!endpoint) return 'no_webhook'
    if (endpoint.status !== 'enabled') return 'disabled'
    const told = new Set<string>(endpoint.enabled_events)
    return told.has('*') || NEEDED.every((event) => told.has(event)) ? 'ok' : 'events'
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'refused'
    if (error instanceof Stripe.errors.StripePermissionError) return 'unlisted'
    throw error
  }
}
