import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import type { Sql } from '../database/open.ts'

const SLUG_CHARACTERS_MAX = 80
const SLUG_TRIES_MAX = 1000

type Named = { name: string; site_key: string }

/**
 * Readable, unused ends for the addresses of pages, one for each name in its order. Two who look for some at once wait for each other on
 * the site.
 */
export async function freeSlugs(sql: Sql, site_id: number, names: readonly Named[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${site_id}`}, ${TEXT_LOCKS.name}))`
  const bases = names.map(baseOf)
  const used = await sql<
    { slug: string }[]
  >`select slug from listings where site_id = ${site_id} and slug = any(${[...new Set(bases)]}::text[])`
  const taken = new Set(used.map(({ slug }) => slug))
  const slugs: string[] = []
  for (const base of bases) {
    const slug = taken.has(base) ? await numbered(sql, site_id, base, taken) : base
    taken.add(slug)
    slugs.push(slug)
  }
  return slugs
}

/** A name in letters that no address has gives way to that of its website. A number alone would be taken for the id of a listing. */
function baseOf({ name, site_key }: Named): string {
  const base = plain(name) || plain(site_key.replace(/\.[^.]*$/, ''))
  return /^\d*$/.test(base) ? `product-${base}`.replace(/-$/, '') : base
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_CHARACTERS_MAX)
    .replace(/^-+|(?<!-)-+$/g, '')
}

async function numbered(sql: Sql, site_id: number, base: string, taken: ReadonlySet<string>): Promise<string> {
  const used = await sql<{ slug: string }[]>`select slug from listings where site_id = ${site_id} and slug like ${`${base}-%`}`
  const there = new Set(used.map(({ slug }) => slug))
  for (let number = 2; number <= SLUG_TRIES_MAX; number++) {
    const slug = `${base}-${number}`
    if (!there.has(slug) && !taken.has(slug)) return slug
  }
  return `${base}-${crypto.randomUUID().slice(0, 8)}`
}
