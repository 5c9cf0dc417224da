import { once } from 'node:events'
import type { Pool } from '../server/database/open.ts'
import { facetWord, provenWords } from '../server/listings/facets.ts'
import { listingWords, quote } from '../server/listings/search_words.ts'
import { createRandom, type Listed } from './search_texts.ts'
import { refreshSearchTiers, SEARCH_FORM } from '../server/listings/search_row.ts'

const ROWS_A_WRITE = 500
/** What listings say of the facets: the first values more often than the last. */
const FACETS: readonly [string, readonly string[]][] = [
  ['pricing_model', ['freemium', 'paid', 'free', 'open_source', 'contact']],
  ['free_trial', ['true', 'false']],
  ['platform', ['web', 'macos', 'windows', 'ios', 'android', 'linux', 'api', 'browser_extension', 'self_hosted', 'cli']],
  ['license', ['open_source']],
  ['country', ['US', 'DE', 'GB', 'FR', 'NL', 'EE', 'PL', 'JP', 'BR', 'SE']],
  ['language', ['en', 'de', 'fr', 'es', 'ja']],
]

/** Fills a migrated, empty database with live listings of its first site. Indexes are made after the rows, which takes a tenth of the time. */
export async function fillCorpus(sql: Pool, size: number, listings: () => Listed): Promise<void> {
  await sql.unsafe(`
    insert into auth."user" (id, name, email) values ('bench', 'Bench', 'bench@localhost.localdomain');
    insert into companies (account_id, site_key, url, facts)
      select 'bench', 'bench-' || n, 'https://bench-' || n || '.example/', '{"cells":{}}' from generate_series(1, ${size}) n;
    insert into profiles (company_id, site_id, words) select c.id, s.id, '{"cells":{}}' from companies c, (select min(id) as id from sites) s;
    insert into listings (id, account_id, profile_id, site_id, slug, status) overriding system value
      select p.id, 'bench', p.id, p.site_id, 'bench-' || p.id, 'live' from profiles p;`)
  const indexes = await sql<{ indexname: string; indexdef: string }[]>`
    select indexname, indexdef from pg_indexes where tablename = 'search_rows' and indexname <> 'search_rows_pkey'`
  for (const { indexname } of indexes) await sql`drop index ${sql(indexname)}`
  await sql`alter table search_rows disable trigger user`
  await copyRows(sql, size, listings)
  await sql`alter table search_rows enable trigger user`
  await sql`insert into category_changes (site_id, category, change) select site_id, unnest(categories), 1 from search_rows`
  await refreshSearchTiers(sql)
  await sql`vacuum full search_rows`
  await sql`set maintenance_work_mem = '1GB'`
  for (const { indexdef } of indexes) await sql.unsafe(indexdef)
  for (const table of ['search_rows', 'category_changes', 'listings', 'companies', 'profiles']) await sql`vacuum analyze ${sql(table)}`
}

async function copyRows(sql: Pool, size: number, listings: () => Listed): Promise<void> {
  const random = createRandom(size)
  const categories = (await sql<{ name: string }[]>`select name from categories order by id`).map(({ name }) => name)
  const [site] = await sql<{ id: number }[]>`select min(id)::integer as id from sites`
  const stream = await sql`
    copy search_rows (listing_id, site_id, tier, votes, listed_at, name_key, categories, facets, item, title_words, all_words, form) from stdin`.writable()
  let lines: string[] = []
  for (let id = 1; id <= size; id++) {
    lines.push(rowOf(id, site?.id ?? 1, random, listings(), categories))
    if (lines.length < ROWS_A_WRITE && id < size) continue
    if (!stream.write(lines.join(''))) await once(stream, 'drain')
    lines = []
  }
  stream.end()
  await once(stream, 'finish')
}

function rowOf(id: number, site_id: number, random: () => number, listed: Listed, names: string[]): string {
  const { name, headline, summary, description } = listed
  const pick = (list: readonly string[]) => list[Math.floor(random() ** 2 * list.length)] ?? ''
  const categories = [...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(names)))]
  const votes = Math.floor(1 / (random() + 0.002) - 0.99)
  const week = 1 + Math.floor(random() * 150)
  const launched = new Date(Date.UTC(2024, 0, 1) + week * 604_800_000)
  const launch_week = `${2024 + Math.floor((week - 1) / 52)}-W${String(1 + ((week - 1) % 52)).padStart(2, '0')}`
  const facets = FACETS.flatMap(([facet, values]) => (random() < 0.7 ? [`${facet}:${pick(values)}`] : []))
  const filters = [...facets.map((facet) => facetWord(site_id, facet)), ...provenWords(site_id, Math.floor(random() * 30))]
  const words = listingWords({ site_id, name, headline, categories, launch_week, texts: [summary, description], filters })
  const url = `https://bench-${id}.example/`
  const item = {
    id,
    slug: `bench-${id}`,
    name,
    url,
    headline,
    summary,
    logo_url: `${url}logo.png`,
    categories,
    launch_week,
    launched_at: launched,
  }
  const array = (texts: readonly string[]) => `{${texts.map((text) => `"${text}"`).join(',')}}`
  const fields = [id, site_id, 0, votes, launched.toISOString(), words.name_key, array(categories), array(facets), JSON.stringify(item)]
  return `${[...fields, words.title_words, words.all_words.map(quote).join(' '), SEARCH_FORM].map((field) => String(field).replaceAll('\\', '\\\\')).join('\t')}\n`
}
