import type { Fragment, Sql } from '../database/open.ts'
import { findListings } from '../listings/rows.ts'
import { writeSearchRows } from '../listings/search_row.ts'
import { changed } from '../core/audit.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField } from '../base/error.ts'

const CATEGORIES_MAX = 200
const LISTINGS_IN_MEMORY_MAX = 500

type CategoryWords = { name: string; description: string }
export type Category = { name: string; slug: string; description: string }

export async function listCategories(sql: Sql): Promise<(Category & { listings: number })[]> {
  return sql<(Category & { listings: number })[]>`
    select c.name, c.slug, c.description, coalesce(n.listings, 0)::integer as listings
    from categories c left join (select category, sum(change) as listings from category_changes group by category) n on n.category = c.name
    order by c.name limit ${CATEGORIES_MAX}`
}

/** Adds a category; its address is made of its name and stays as it is from then on. */
export async function addCategory({ sql }: Context, given: CategoryWords): Promise<Reply<{ slug: string }>> {
  const words = checkWords(given)
  const slug = slugOf(words.name)
  if (slug === '') failField('name', 'Use at least one letter or digit of the Latin alphabet: the address is made of the name.')
  const all = await lockCategories(sql)
  if (all.length >= CATEGORIES_MAX) failField('', `There are at most ${CATEGORIES_MAX} categories.`)
  expectFree(all, words.name, null)
  if (all.some((category) => category.slug === slug)) failField('name', `Another category has the address /categories/${slug}.`)
  await sql`insert into categories ${sql({ ...words, slug })}`
  return audited({ slug }, { action: 'category.add', kind: 'category', subject: slug, label: words.name, after: words })
}

/** Renames or describes a category. Listings stay in it under its new name, its address stays, and search follows at once. */
export async function changeCategory({ sql }: Context, slug: string, given: CategoryWords): Promise<Reply<undefined>> {
  const words = checkWords(given)
  const all = await lockCategories(sql)
  const category = all.find((one) => one.slug === slug)
  if (!category) failField('', 'There is no such category.')
  const { name, description } = category
  const difference = changed({ name, description }, words)
  if (!difference) return audited(undefined, null)
  if (words.name !== name) {
    expectFree(all, words.name, slug)
    await renameEverywhere(sql, name, words.name)
  }
  await sql`
      update categories set name = ${words.name}, description = ${words.description},
        drafted_as = case when name = ${words.name} then drafted_as else coalesce(drafted_as, name) end
      where slug = ${slug}`
  return audited(undefined, { action: 'category.change', kind: 'category', subject: slug, label: words.name, ...difference })
}

function checkWords({ name, description }: { name: string; description: string }): { name: string; description: string } {
  const line = name.replace(/\s+/gu, ' ').trim()
  if ([...line].length < 2 || [...line].length > 60) failField('name', 'Write a name of 2 to 60 characters.')
  if (/[\p{C}<>]/u.test(line)) failField('name', 'Use letters, digits and plain signs.')
  if ([...description].length > 300) failField('description', 'Shorten the description to 300 characters.')
  return { name: line, description }
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Who changes the catalogue waits for who does so at the same time. */
async function lockCategories(sql: Sql): Promise<Category[]> {
  await sql`lock table categories in share row exclusive mode`
  return sql<Category[]>`select name, slug, description from categories order by name`
}

function expectFree(all: readonly Category[], name: string, slug: string | null): void {
  const key = name.toLowerCase()
  if (all.some((category) => category.slug !== slug && category.name.toLowerCase() === key))
    failField('name', `There is a category ${name} already.`)
}

/** Profiles name their categories, so that each that names this one is rewritten: what its owner chose, and what the drafter did. */
async function renameEverywhere(sql: Sql, from: string, to: string): Promise<void> {
  await sql`set local statement_timeout = '2min'`
  const cell = (path: string[]): Fragment => sql`facts #> ${path}::text[]`
  const renamed = (list: Fragment) => sql`(
    select coalesce(jsonb_agg(case when name = ${from} then ${to}::text else name end order by place), '[]')
    from jsonb_array_elements_text(${list}) with ordinality as e (name, place))`
  const names = (list: Fragment) => sql`jsonb_typeof(${list}) = 'array' and ${list} ? ${from}`
  for (const path of [
    ['cells', 'categories', 'own'],
    ['cells', 'categories', 'ai', 'value'],
  ])
    await sql`
      update companies set facts = jsonb_set(facts, ${path}::text[], ${renamed(cell(path))}), updated_at = now() where ${names(cell(path))}`
  // What websites say that listings do not: who accepts it later, or has dismissed it, means the same category.
  const was: Fragment = sql`proposals.now`
  const drafted: Fragment = sql`drafted -> 'value'`
  await sql`
    update proposals set now = case when ${names(was)} then ${renamed(was)} else now end,
      drafted = case when ${names(drafted)} then jsonb_set(drafted, '{value}', ${renamed(drafted)}) else drafted end
    where field = 'categories' and (status = 'open' or holds)`
  // Places that were bought in it, and lines of orders that are still to be delivered; invoices say what was agreed to.
  await sql`update seats set category = ${to} where category = ${from}`
  const bought: Fragment = sql`options -> 'categories'`
  await sql`update order_lines set options = jsonb_set(options, '{categories}', ${renamed(bought)}) where ${bought} ? ${from}`
  const live = await sql<{ listing_id: number }[]>`
    select r.listing_id from search_rows r join listings l on l.id = r.listing_id where ${from} = any(r.categories) order by l.id for no key update of l`
  for (let first = 0; first < live.length; first += LISTINGS_IN_MEMORY_MAX) {
    const ids = live.slice(first, first + LISTINGS_IN_MEMORY_MAX).map(({ listing_id }) => listing_id)
    await writeSearchRows(sql, await findListings(sql, ids))
  }
}
