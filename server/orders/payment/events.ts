import type { Service } from '../../core/context.ts'
import { EventRefused, ProviderUnavailable } from '../../pay/provider.ts'
import { applyRefund } from './refunds.ts'
import { syncPayment } from './sync_payment.ts'

/** `later`: the provider could not be asked, so that it should send the event again. */
type EventOutcome = 'taken' | 'refused' | 'later'

/** A provider's event as it came. What is not signed by the provider changes nothing; what came before changes nothing more. */
export async function takeEvent(service: Service, body: Uint8Array, signature: string | null): Promise<EventOutcome> {
  const { pay, events } = service
  if (!pay) return 'refused'
  try {
    const event = await pay.readEvent(body, signature)
    const outcome =
      event.about === 'session'
        ? await syncPayment(service, event.session_id, event)
        : event.about === 'other'
          ? 'nothing'
          : await applyRefund(service, event)
    events.paymentEvent({ id: event.id, type: event.type, outcome })
    return 'taken'
  } catch (error) {
    if (error instanceof EventRefused) {
      events.paymentEvent({ id: 'none', type: 'none', outcome: 'refused' })
      return 'refused'
    }
    if (!(error instanceof ProviderUnavailable)) throw error
    events.log('warn', 'payment_event_later', { note: error.message })
    return 'later'
  }
}
