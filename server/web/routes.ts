import { CHECKOUT_ROUTES } from './checkout.ts'
import type { Route } from './door.ts'
import { INVOICE_ROUTES } from './invoice_page.tsx'
import { NEWSLETTER_ROUTES } from './newsletter.tsx'
import { TEST_PAY_ROUTES } from './test_pay.tsx'

/** Every page of the website; each area lists its own. */
export const ROUTES: readonly Route[] = [...CHECKOUT_ROUTES, ...INVOICE_ROUTES, ...NEWSLETTER_ROUTES, ...TEST_PAY_ROUTES]
