import { fail, isErrorCode } from '../../../base/error.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'

/** Loaded with its first reader: it holds the contract a second time, as it is shown. */
const docsRoute: Route = { path: '/docs', get: async (ctx) => (await import('./docs_page.tsx')).docsPage(ctx) }

/** Where the `type` of a problem document leads. */
const errorRoute: Route = {
  path: '/errors/:code',
  get({ params: { code = '' } }) {
    return isErrorCode(code) ? redirect(`/docs#error-${code}`) : fail('not_found')
  },
}

export const DOCS_ROUTES: readonly Route[] = [docsRoute, errorRoute]
