/** @jsxRuntime automatic @jsxImportSource preact */
import { fail } from '../../../base/error.ts'
import type { Site } from '../../../core/sites.ts'
import { Pager } from '../frame/pager.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { NO_PAGE } from '../public/page_number.ts'

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

type SiteChoicesProps = { ctx: PageRequest; sites: readonly Pick<Site, 'key' | 'name'>[]; at: string; all?: string }

/** Of which site the list is, where there are several; `all` is what the choice of every site is called. */
export function SiteChoices({ ctx, sites, at, all }: SiteChoicesProps) {
  if (sites.length <= 1) return null
  const items = sites.map(({ key, name }) => ({ value: key, label: name, href: hrefWith(ctx, { site: key, week: null }) }))
  const every = all === undefined ? [] : [{ value: '', label: all, href: hrefWith(ctx, { site: null }) }]
  return <Choices label="Site" at={at} items={[...every, ...items]} />
}

type ListPagerProps = { ctx: PageRequest; page: number; total: number; per_page: number }

/** The pages of a list of the team, each with the filter that is chosen. One behind its end is none; it would say that nothing is there. */
export function ListPager({ ctx, page, total, per_page }: ListPagerProps) {
  if (page > 1 && (page - 1) * per_page >= total) fail('not_found', { detail: NO_PAGE })
  return <Pager page={page} total_pages={Math.ceil(total / per_page)} hrefOf={(to) => hrefWith(ctx, { page: to })} />
}

type ListSearchProps = { action: string; label: string; words: string; characters_max: number; name?: string; status?: string | null }

/** The line above a list that is looked through by words, of those alone that have the chosen status. */
export function ListSearch({ action, label, words, characters_max, name = 'q', status }: ListSearchProps) {
  return (
    <form class="search" action={action} role="search">
      {status && <input type="hidden" name="status" value={status} />}
      <label class="visually-hidden" for="team-q">
        {label}
      </label>
      <input id="team-q" type="search" name={name} value={words} maxlength={characters_max} placeholder={label} />
      <button class="button">Find</button>
    </form>
  )
}
