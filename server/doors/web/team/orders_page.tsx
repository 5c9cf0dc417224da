/** @jsxRuntime automatic @jsxImportSource preact */
import { listOrderRows, type OrderRow } from '../../../team/order_list.ts'
import { ORDER_STATUSES } from '../../../orders/record/states.ts'
import { Empty, Pager, Time } from '../frame/parts.tsx'
import { Choices, forTeam, hrefWith, pageAsked, teamPage, wordAsked } from './team_page.tsx'
import { writeDollars } from './money.ts'

const PER_PAGE = 50
const WORDS_MAX = 254
const FILTERS = ['held', 'evidence', ...ORDER_STATUSES] as const
const TONES: Record<string, string> = { paid: 'good', disputed: 'bad', failed: 'warn', refunded: 'warn', partially_refunded: 'warn' }

/** `/team/orders`: orders of anyone, by number or e-mail address. */
export const ordersRoute = forTeam('/team/orders', async (ctx) => {
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const words = wordAsked(ctx, 'q', WORDS_MAX)
  const status = FILTERS.find((name) => name === ctx.url.searchParams.get('status')) ?? null
  const { items, total } = await listOrderRows(ctx.service.reads, { status, words, limit, offset })
  return teamPage(
    ctx,
    { title: 'Orders', at: '/team/orders' },
    <>
      <form class="search" action="/team/orders" role="search">
        <label class="visually-hidden" for="team-q">
          Number or e-mail address
        </label>
        <input id="team-q" type="search" name="q" value={words} maxlength={WORDS_MAX} placeholder="Number or e-mail address" />
        <button class="button">Find</button>
      </form>
      <Choices
        label="Which orders"
        at={status ?? ''}
        items={[
          { value: '', label: 'All', href: hrefWith(ctx, { status: null }) },
          ...FILTERS.map((name) => ({ value: name, label: name.replace('_', ' '), href: hrefWith(ctx, { status: name }) })),
        ]}
      />
      {items.length === 0 ? (
        <Empty title={status === 'held' ? 'No order waits for the team' : 'No orders here'} />
      ) : (
        <div class="scroll-x" tabindex={0} role="group" aria-label="Table">
          <table class="table wide">
            <thead>
              <tr>
                <th>Order</th>
                <th>Account</th>
                <th class="number">Total</th>
                <th>State</th>
                <th>Made</th>
              </tr>
            </thead>
            <tbody>
              {items.map((order) => (
                <tr>
                  <td>
                    <a href={`/team/orders/${order.number}`}>{order.number}</a>
                  </td>
                  <td>{order.email ?? order.billed_to ?? 'gone'}</td>
                  <td class="number">{writeDollars(order.total_cents)}</td>
                  <td>
                    <OrderTags order={order} />
                  </td>
                  <td>
                    <Time at={order.created_at.toISOString()} form="instant" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} total_pages={Math.ceil(total / PER_PAGE)} hrefOf={(to) => hrefWith(ctx, { page: to })} />
    </>,
  )
})

export function OrderTags({
  order: { status, fulfillment, held_reason },
}: {
  order: Pick<OrderRow, 'status' | 'fulfillment' | 'held_reason'>
}) {
  return (
    <span class="cluster">
      <span class={`tag ${TONES[status] ?? ''}`}>{status.replace('_', ' ')}</span>
      {fulfillment !== 'none' && <span class="tag">delivery {fulfillment}</span>}
      {held_reason !== null && <span class="tag bad">held</span>}
    </span>
  )
}
