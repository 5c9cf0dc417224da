/** @jsxRuntime automatic @jsxImportSource preact */
import { dollars } from '../../../base/money.ts'
import type { OrderRecord } from '../../../orders/record/rows.ts'
import { Notice, type FieldErrors } from '../frame/parts.tsx'

/** What happened since the page was last shown. */
export type Told = {
  fieldErrors?: FieldErrors | undefined
  status?: number
  updated?: boolean
  /** A script asked: what is wrong stands beside its field, and nothing above is moved while somebody types. */
  live?: boolean
  /** The total that the person had seen, where it is another now. */
  was_cents?: number
  dropped_code?: string | undefined
  provider?: 'away' | 'refuses'
}

type Telling = { order: OrderRecord; told: Told; fieldErrors: FieldErrors; blocker: string | null }

/** What the person has to know before they press a button again. */
export function Tellings({ order, told, fieldErrors, blocker }: Telling) {
  const { was_cents, dropped_code, updated, live, provider } = told
  const general = fieldErrors['']
  return (
    <>
      {blocker !== null && (
        <Notice tone="bad" title="This order can no longer be paid">
          <p>{blocker} Nothing was charged. Please cancel this order.</p>
        </Notice>
      )}
      {Object.keys(fieldErrors).length > 0 && (!live || general !== undefined) && (
        <Notice tone="bad" title="Something needs fixing before you can pay">
          <p>{general ?? 'See the fields marked below. Nothing was charged.'}</p>
        </Notice>
      )}
      {dropped_code !== undefined && (
        <Notice tone="warn" title={`The code ${dropped_code} is no longer valid`}>
          <p>It was taken off. Please check the new total before you pay.</p>
        </Notice>
      )}
      {was_cents !== undefined && was_cents !== order.total_cents && (
        <Notice tone="warn" title={`The total is now ${dollars(order.total_cents)}`}>
          <p>It was {dollars(was_cents)}. Nothing was charged. If you agree, press the button to pay.</p>
        </Notice>
      )}
      {updated && dropped_code === undefined && <Notice title={`The total is ${dollars(order.total_cents)}`} />}
      {order.status === 'failed' && blocker === null && provider === undefined && (
        <Notice tone="warn" title="The last payment did not go through">
          <p>Nothing was charged. You can try again, or pay another way.</p>
        </Notice>
      )}
      {provider === 'refuses' && (
        <Notice tone="bad" title="The payment provider did not take this order">
          <p>Nothing was charged, and your order is kept. Check the e-mail address and try again; if it still fails, write to us.</p>
        </Notice>
      )}
      {provider === 'away' && (
        <Notice tone="bad" title="The payment page cannot be reached at the moment">
          <p>Nothing was charged, and your order is kept. Please try again in a while; if it still fails, write to us.</p>
        </Notice>
      )}
    </>
  )
}
