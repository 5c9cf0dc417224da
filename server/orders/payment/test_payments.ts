import type { Service } from '../../core/context.ts'
import type { Outcome, TestProvider } from '../../pay/test_provider.ts'
import { takeEvent } from './events.ts'

/** How long a payment of the test provider takes that takes its time. */
const LATER_SECONDS = 10

export function testProviderOf({ pay }: Pick<Service, 'pay'>): TestProvider | null {
  return pay && 'press' in pay ? pay : null
}

/** A button of the TEST page: the event travels as a provider's does. Answers whether it could still be pressed. */
export async function pressTestButton(service: Service, session_id: string, outcome: Outcome): Promise<boolean> {
  const event = await testProviderOf(service)?.press(session_id, outcome)
  if (!event) return false
  if (outcome === 'later')
    await service.jobs.add(service.database, 'settle_test_payment', { session_id }, { key: session_id, delay_seconds: LATER_SECONDS })
  await takeEvent(service, event.body, event.signature)
  return true
}

/** The bank of the test provider says yes, unless somebody pressed otherwise meanwhile. */
export async function settleTestPayment(service: Service, session_id: string): Promise<void> {
  const session = await testProviderOf(service)?.find(session_id)
  if (session?.state === 'processing') await pressTestButton(service, session_id, 'succeed')
}
