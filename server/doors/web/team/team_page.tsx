/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Page } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { PageBody } from '../frame/page_body.tsx'
import type { FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { SideNav } from '../frame/side_nav.tsx'
import { wordsAsked } from '../frame/words_asked.ts'

const GROUPS = [
  {
    title: 'To do',
    entries: [
      { href: '/team', label: 'Overview' },
      { href: '/team/edits', label: 'Edits' },
      { href: '/team/reports', label: 'Reports' },
      { href: '/team/clusters', label: 'Vote clusters' },
      { href: '/team/claims', label: 'Claims' },
    ],
  },
  {
    title: 'Look up',
    entries: [
      { href: '/team/listings', label: 'Listings' },
      { href: '/team/accounts', label: 'Accounts' },
      { href: '/team/orders', label: 'Orders' },
      { href: '/team/outbox', label: 'Outbox' },
      { href: '/team/jobs', label: 'Jobs' },
      { href: '/team/log', label: 'Team log' },
    ],
  },
  {
    title: 'Directory',
    entries: [
      { href: '/team/weeks', label: 'Weeks and seats' },
      { href: '/team/categories', label: 'Categories' },
      { href: '/team/questions', label: 'Interview' },
      { href: '/team/sites', label: 'Sites' },
    ],
  },
  {
    title: 'Shop',
    entries: [
      { href: '/team/products', label: 'Products' },
      { href: '/team/promos', label: 'Promo codes' },
    ],
  },
] as const

export type TeamEntry = (typeof GROUPS)[number]['entries'][number]['href']

type TeamPage = {
  title: string
  /** The entry of the navigation that the page belongs to. */
  at: TeamEntry
  lead?: ComponentChildren
  /** What `?done=` may say. */
  done?: Record<string, string>
  fieldErrors?: FieldErrors | undefined
}

/** A page of the site team: its navigation, what was just done, and what stands wrong in the form that was sent. */
export function teamPage(
  ctx: PageRequest,
  { title, at, lead, done = {}, fieldErrors = {} }: TeamPage,
  children: ComponentChildren,
): Response {
  const told = ctx.request.method === 'POST' ? undefined : wordsAsked(done, ctx)
  const wrong = Object.keys(fieldErrors).length > 0
  return htmlPage(
    ctx,
    { title: at === '/team' ? 'Team' : `${title} · Team`, noindex: true, secret: true, section: 'team', status: wrong ? 422 : 200 },
    <div class="beside start team">
      <SideNav name="Team" at={at} groups={GROUPS} />
      <PageBody title={title} head="team-head" lead={lead} told={told} fieldErrors={fieldErrors}>
        {children}
      </PageBody>
    </div>,
  )
}

/** A page for the team alone. */
export const forTeam = (path: string, get: Page, post?: Page) => ({ path, get, ...(post ? { post } : {}), team: true as const })
