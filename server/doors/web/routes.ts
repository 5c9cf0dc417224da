import { ACCOUNT_ROUTES } from './account/routes.ts'
import { DOCS_ROUTES } from './docs/routes.ts'
import { CHECKOUT_ROUTES } from './checkout/checkout.ts'
import type { Route } from './frame/door.ts'
import { FOUNDER_ROUTES } from './founder/routes.ts'
import { INVOICE_ROUTES } from './checkout/invoice_page.tsx'
import { NEWSLETTER_ROUTES } from './newsletter/newsletter_page.tsx'
import { PUBLIC_ROUTES } from './public/routes.ts'
import { SIGN_IN_ROUTES } from './sign_in/routes.ts'
import { TEAM_ROUTES } from './team/routes.ts'
import { TEST_PAY_ROUTES } from './checkout/test_pay_page.tsx'

/** Every page of the website; each area lists its own. */
export const ROUTES: readonly Route[] = [
  ...PUBLIC_ROUTES,
  ...DOCS_ROUTES,
  ...SIGN_IN_ROUTES,
  ...ACCOUNT_ROUTES,
  ...FOUNDER_ROUTES,
  ...CHECKOUT_ROUTES,
  ...INVOICE_ROUTES,
  ...NEWSLETTER_ROUTES,
  ...TEST_PAY_ROUTES,
  ...TEAM_ROUTES,
]
