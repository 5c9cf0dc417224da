/** @jsxRuntime automatic @jsxImportSource preact */
import { canBePaid } from '../../../orders/payment/start_payment.ts'
import type { OrderRecord } from '../../../orders/record/rows.ts'
import { askBefore } from '../frame/ask_before.tsx'
import type { Form } from '../frame/form.ts'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'

/** Asks before an order ends whose places somebody else may take then; null where that was asked, or it has ended. */
export const askToCancel = (ctx: PageRequest, order: OrderRecord, form: Form): Response | null =>
  canBePaid(order, ctx.service.clock())
    ? askBefore(
        ctx,
        form,
        (_, { title }, children) =>
          htmlPage(
            ctx,
            { title, noindex: true, secret: true, bare: true },
            <div class="narrow stack">
              <h1>{title}</h1>
              {children}
            </div>,
          ),
        {
          ...{ title: 'Cancel this order?', at: '', button: 'Cancel the order', back: ctx.url.pathname, stay: 'Keep it' },
          children: <p>Nothing was charged. Whatever it reserves, such as a week, is free for others at once.</p>,
        },
      )
    : null
