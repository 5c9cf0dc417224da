/** @jsxRuntime automatic @jsxImportSource preact */
import { listOrderRows, type OrderRow } from '../../../team/order_list.ts'
import { ORDER_STATUSES } from '../../../orders/record/states.ts'
import { Empty, Time } from '../frame/parts.tsx'
import { Table } from '../frame/data_table.tsx'
import { Choices, hrefWith, pageAsked, wordAsked, ListPager, ListSearch } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { dollars } from '../../../base/money.ts'

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
      <ListSearch action="/team/orders" label="Number or e-mail address" words={words} characters_max={WORDS_MAX} status={status} />
      <Choices
        label="Which orders"
        at={status ?? ''}
        items={[
          { value: '', label: 'All', href: hrefWith(ctx, { status: null }) },
          ...FILTERS.map((name) => ({ value: name, label: name.replace('_', ' '), href: hrefWith(ctx, { status: name }) })),
        ]}
      />
      {items.length === 0 ? (
        <Empty title={status === 'held' ? 'No order is waiting for the team' : 'No orders here'}>
          {status !== null || words !== '' ? (
            <a href="/team/orders">All orders</a>
          ) : (
            <>
              They appear once a checkout starts. What is sold, and for how much, is under <a href="/team/products">Products</a>.
            </>
          )}
        </Empty>
      ) : (
        <OrderTable orders={items} />
      )}
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
})

function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <Table wide columns={['Order', 'Account', { label: 'Total', number: true }, 'State', 'Made']}>
      {orders.map((order) => (
        <tr>
          <td>
            <a href={`/team/orders/${order.number}`}>{order.number}</a>
          </td>
          <td>{order.email ?? order.billed_to ?? 'gone'}</td>
          <td class="number">{dollars(order.total_cents)}</td>
          <td>
            <OrderTags order={order} />
          </td>
          <td>
            <Time at={order.created_at.toISOString()} form="instant" />
          </td>
        </tr>
      ))}
    </Table>
  )
}

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
