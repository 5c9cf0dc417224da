/** @jsxRuntime automatic @jsxImportSource preact */
import { dollars } from '../../../base/money.ts'
import { testProviderOf } from '../../../orders/payment/test_payments.ts'
import { OUTCOMES, type Outcome, type TestSession } from '../../../pay/test_provider.ts'
import { taken } from '../public/taken.ts'
import { TestBar } from './checkout_page.tsx'
import { missingPage, type Route } from '../frame/door.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Notice } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'

/** The page of the provider that stands in where none is set up. It exists in test mode alone. */
export const TEST_PAY_ROUTES: readonly Route[] = [{ path: '/pay/test/:session', get: showPage, post: press }]

const LABELS: Record<Outcome, string> = { succeed: 'Pay', fail: 'Fail', later: 'Pay later', cancel: 'Cancel' }

async function showPage(ctx: PageRequest): Promise<Response> {
  const session = await sessionOf(ctx)
  return session ? page(ctx, session) : notThere(ctx)
}

async function press(ctx: PageRequest): Promise<Response> {
  const session = await sessionOf(ctx)
  if (!session) return notThere(ctx)
  const sent = (await ctx.form()).text('outcome')
  const outcome = OUTCOMES.find((each) => each === sent)
  if (!outcome) return page(ctx, session, `Press one of the buttons: outcome is ${OUTCOMES.join(', ')}.`)
  taken(await ctx.call('press_test_payment', { session_id: session.id, outcome }))
  return redirect(outcome === 'cancel' ? session.cancel_url : session.success_url)
}

async function sessionOf({ service, params }: PageRequest): Promise<TestSession | null> {
  const { session = '' } = params
  return /^test_cs_[\w-]{22}$/.test(session) ? ((await testProviderOf(service)?.find(session)) ?? null) : null
}

const notThere = (ctx: PageRequest) => missingPage.get?.(ctx) ?? new Response(null, { status: 404 })

function page(ctx: PageRequest, session: TestSession, mistake?: string): Response {
  const { state, total_cents, order_number } = session
  const offered = state === 'open' ? OUTCOMES : state === 'processing' ? (['succeed', 'fail'] as const) : []
  return htmlPage(
    ctx,
    { title: 'TEST payment', secret: true, noindex: true, bare: true, status: mistake === undefined ? 200 : 422 },
    <div class="narrow stack">
      <TestBar />
      <h1>Test payment of {dollars(total_cents ?? 0)}</h1>
      <p class="lead">Order {order_number}. This page takes the place of a payment provider, so that everything can be tried.</p>
      {mistake !== undefined && <Notice tone="bad" title={mistake} />}
      {state === 'processing' && <Notice title="The bank is working on this payment. What does it say?" />}
      {offered.length === 0 ? (
        <Notice title={`This payment is over: ${state}.`}>
          <p>
            <a href={session.success_url}>See the order</a>
          </p>
        </Notice>
      ) : (
        <PostForm class="cluster">
          {offered.map((outcome) => (
            <button class={outcome === 'succeed' ? 'button' : 'button quiet'} name="outcome" value={outcome}>
              {LABELS[outcome]}
            </button>
          ))}
        </PostForm>
      )}
      {state === 'open' && (
        <p class="hint">
          Pay and Fail answer at once; Pay later waits for a bank, which says yes after ten seconds; Cancel ends the order.
        </p>
      )}
    </div>,
  )
}
