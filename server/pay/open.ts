import type { Provider } from './provider.ts'
import type { StripeSettings } from './stripe.ts'
import { openTestProvider, type TestProvider, type TestSettings } from './test_provider.ts'

type PaySettings = {
  payments: 'stripe' | 'test' | null
  stripe: Omit<StripeSettings, 'api_base'> | null
  stripe_api_base: string | null
}

/**
 * Who takes money by the settings; null where nobody does. `test` is what the test provider needs; its secret signs its events. Stripe's
 * library is loaded where it is used, and only there.
 */
export async function openPay(
  { payments, stripe, stripe_api_base }: PaySettings,
  test: TestSettings,
): Promise<Provider | TestProvider | null> {
  if (payments === 'test') return openTestProvider(test)
  if (payments !== 'stripe' || !stripe) return null
  const { openStripe } = await import('./stripe.ts')
  return openStripe({ ...stripe, api_base: stripe_api_base })
}
