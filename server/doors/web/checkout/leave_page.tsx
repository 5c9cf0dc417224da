/** @jsxRuntime automatic @jsxImportSource preact */
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { linkTo } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'

const STRIPE_PAGES = 'https://checkout.stripe.com'

/** Where the form of the checkout page may lead: browsers hold redirects after a form to what its page allows. */
export function payTargets({ service: { config } }: PageRequest): string[] {
  return config.stripe_api_base === null ? [STRIPE_PAGES] : [STRIPE_PAGES, new URL(config.stripe_api_base).origin]
}

/** Sends the buyer to the provider's page. A page on a host of its own, which the form may not lead to, is reached by a step between. */
export function leavePage(ctx: PageRequest, url: string): Response {
  const { origin } = new URL(url)
  if (origin === ctx.url.origin || origin === new URL(ctx.site.url).origin || payTargets(ctx).includes(origin)) return redirect(url)
  return htmlPage(
    ctx,
    { title: 'On to payment', secret: true, noindex: true, headers: { refresh: `0; url=${url}` } },
    <div class="narrow stack">
      <h1>On to payment</h1>
      <p>
        <a class="button" {...linkTo(url)}>
          Continue to the payment page
        </a>
      </p>
    </div>,
  )
}
