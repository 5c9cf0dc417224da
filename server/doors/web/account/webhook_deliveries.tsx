/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { clip } from '../../../base/clip.ts'
import { Table } from '../frame/data_table.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Pager } from '../frame/pager.tsx'
import { Empty, Time } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'
import { pageNumber, shownOn } from '../public/page_number.ts'
import { taken } from '../public/taken.ts'

const PER_PAGE = 20

export async function deliveriesOf(ctx: PageRequest, webhook_id: string): Promise<Schemas['DeliveryPage']> {
  return taken(await ctx.call('list_deliveries', { webhook_id, page: pageNumber(ctx.url, PER_PAGE), per_page: PER_PAGE }))
}

type DeliveriesProps = { action: string; page: Schemas['DeliveryPage']; can_send: boolean }

/** What was sent in the last 30 days, with the last answer, and a button that sends it again. */
export function Deliveries({ action, page, can_send }: DeliveriesProps) {
  return (
    <section class="stack" aria-labelledby="deliveries">
      <h2 id="deliveries">What was sent</h2>
      {shownOn(page.page, page.items).length === 0 ? (
        <Empty title="Nothing yet">What is sent to it appears here. Send a test event to see what that looks like.</Empty>
      ) : (
        <Table columns={['Event', 'When', 'Result', 'Again']} label="What was sent" wide>
          {page.items.map((item) => (
            <tr>
              <td>
                <code>{item.type}</code>
                <br />
                <span class="muted">{item.event_id}</span>
              </td>
              <td>
                <Time at={item.at} form="instant" />
              </td>
              <td>
                {resultOf(item)}
                {item.next_try_at && (
                  <>
                    <br />
                    next try <Time at={item.next_try_at} form="instant" />
                  </>
                )}
                {item.answer && <p class="muted">{clip(item.answer, ANSWER_SHOWN_MAX)}</p>}
              </td>
              <td>
                <PostForm action={action}>
                  <input type="hidden" name="delivery_id" value={item.delivery_id} />
                  <button
                    class="button quiet small"
                    name="action"
                    value="again"
                    disabled={!can_send}
                    aria-label={`Send ${item.event_id} again`}
                  >
                    Send again
                  </button>
                </PostForm>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Pager page={page.page} total_pages={page.total_pages} hrefOf={(to) => `${action}?page=${to}`} />
    </section>
  )
}

const ANSWER_SHOWN_MAX = 200

function resultOf({ status, code, attempt, duration_ms }: Schemas['Delivery']): string {
  if (attempt === 0) return 'on its way'
  const tries = attempt === 1 ? 'first try' : `try ${attempt}`
  return `${status}: ${code ?? 'no answer'} in ${duration_ms ?? 0} ms, ${tries}`
}
