import type { Provider } from './provider.ts'
import { openStripe, type StripeSettings } from './stripe.ts'
import { openTestProvider, type TestProvider, type TestSettings } from './test_provider.ts'

export type PaySettings = {
  payments: 'stripe' | 'test' | null
  stripe: Omit<StripeSettings, 'api_base'> | null
  stripe_api_base: string | null
}

/** Who takes money by the settings; null where nobody does. `test` is what the test provider needs; its secret signs its events. */
export function openPay({ payments, stripe, stripe_api_base }: PaySettings, test: TestSettings): Provider | TestProvider | null {
  if (payments === 'test') return openTestProvider(test)
  return payments === 'stripe' && stripe ? openStripe({ ...stripe, api_base: stripe_api_base }) : null
}
