import type { Sql } from '../database/open.ts'
import type { Provider } from './provider.ts'
import { openStripe, type StripeSettings } from './stripe.ts'
import { openTestProvider, type TestProvider } from './test_provider.ts'

export type PaySettings = {
  payments: 'stripe' | 'test' | null
  stripe: Omit<StripeSettings, 'api_base'> | null
  stripe_api_base: string | null
}

/** Who takes money by the settings; null where nobody does. `test_secret` signs the events of the test provider. */
export function openPay({ payments, stripe, stripe_api_base }: PaySettings, sql: Sql, test_secret: string): Provider | TestProvider | null {
  if (payments === 'test') return openTestProvider({ sql, secret: test_secret })
  return payments === 'stripe' && stripe ? openStripe({ ...stripe, api_base: stripe_api_base }) : null
}
