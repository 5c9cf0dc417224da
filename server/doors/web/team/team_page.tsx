/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Page } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'

const GROUPS = [
  {
    title: 'To do',
    entries: [
      { href: '/team', label: 'Overview' },
      { href: '/team/edits', label: 'Edits' },
      { href: '/team/reports', label: 'Reports' },
      { href: '/team/clusters', label: 'Vote clusters' },
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
  const told = ctx.request.method === 'POST' ? undefined : wordsOf(done, ctx.url.searchParams.get('done'))
  const wrong = Object.keys(fieldErrors).length > 0
  return htmlPage(
    ctx,
    { title: at === '/team' ? 'Team' : `${title} · Team`, noindex: true, secret: true, section: 'team', status: wrong ? 422 : 200 },
    <div class="beside start team">
      <nav class="side-nav team-nav" aria-label="Team">
        {GROUPS.map((group) => (
          <div class="team-nav-group">
            <p class="side-title">{group.title}</p>
            {group.entries.map(({ href, label }) => (
              <a href={href} aria-current={href === at ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </div>
        ))}
      </nav>
      <div class="stack loose">
        <header class="team-head">
          <h1>{title}</h1>
          {lead && <p class="muted">{lead}</p>}
        </header>
        {told && <Notice tone="good">{told}</Notice>}
        {wrong && <Notice tone="bad">{fieldErrors[''] ?? 'Nothing was changed yet: see what is marked below.'}</Notice>}
        {children}
      </div>
    </div>,
  )
}

const wordsOf = (done: Record<string, string>, name: string | null): string | undefined =>
  name !== null && Object.hasOwn(done, name) ? done[name] : undefined

/** A page for the team alone. */
export const forTeam = (path: string, get: Page, post?: Page) => ({ path, get, ...(post ? { post } : {}), team: true as const })

/** The part of a filter or search that stands in the address, with the page of the list. */
export function hrefWith(ctx: PageRequest, changes: Record<string, string | number | null>): string {
  const query = new URLSearchParams(ctx.url.searchParams)
  query.delete('done')
  if (!('page' in changes)) query.delete('page')
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') query.delete(name)
    else query.set(name, String(value))
  return query.size > 0 ? `${ctx.url.pathname}?${query}` : ctx.url.pathname
}

/** A word of the address, such as what is searched for, in a form that the database takes. */
export const wordAsked = (ctx: PageRequest, name: string, characters_max = 254): string =>
  (ctx.url.searchParams.get(name) ?? '').slice(0, characters_max).toWellFormed().replaceAll('\0', '').trim()

const PAGES_MAX = 400

/** Which page of a list the address asks for; the first for what is no page. */
export function pageAsked(ctx: PageRequest, per_page: number): { page: number; limit: number; offset: number } {
  const text = ctx.url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), PAGES_MAX) : 1
  return { page, limit: per_page, offset: (page - 1) * per_page }
}

/** A few choices of which one is taken, each a link. */
export function Choices({
  label,
  at,
  items,
}: {
  label: string
  at: string
  items: readonly { value: string; label: string; href: string }[]
}) {
  return (
    <nav class="team-choices" aria-label={label}>
      {items.map((item) => (
        <a href={item.href} aria-current={item.value === at ? 'true' : undefined}>
          {item.label}
        </a>
      ))}
    </nav>
  )
}
