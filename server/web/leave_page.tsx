/** @jsxRuntime automatic @jsxImportSource preact */
import { htmlPage, redirect } from './page.tsx'
import { safeUrl } from './safe_url.ts'
import type { Visit } from './visit.ts'

const STRIPE_PAGES = 'https://checkout.stripe.com'

/** Where the form of the checkout page may lead: browsers hold redirects after a form to what its page allows. */
export function payTargets({ service: { config } }: Visit): string[] {
  return config.stripe_api_base === null ? [STRIPE_PAGES] : [STRIPE_PAGES, new URL(config.stripe_api_base).origin]
}

/** Sends the buyer to the provider's page. A page on a host of its own, which the form may not lead to, is reached by a step between. */
export function leavePage(visit: Visit, url: string): Response {
  const { origin } = new URL(url)
  if (origin === visit.url.origin || origin === new URL(visit.site.url).origin || payTargets(visit).includes(origin)) return redirect(url)
  return htmlPage(
    visit,
    { title: 'On to payment', secret: true, noindex: true, headers: { refresh: `0; url=${url}` } },
    <div class="narrow stack">
      <h1>On to payment</h1>
      <p>
        <a class="button" href={safeUrl(url)}>
          Continue to the payment page
        </a>
      </p>
    </div>,
  )
}
