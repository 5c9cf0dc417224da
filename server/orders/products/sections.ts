import type { ValidationIssue } from '../../base/error.ts'
import type { Sql } from '../../database/open.ts'
import { judgeTwice, type Twice } from './duplicate_purchase.ts'
import { SECTIONS } from '../../listings/show.ts'
import type { Bought, PaidLine, ProductDefinition, ReadItem } from './product.ts'

/** Further sections of a listing's page, unlocked for good; a paid launch has them all. */
export default {
  unit: 'a section',
  result_label: 'See the listing',
  choices: [{ option: 'sections', field: 'sections', label: 'Sections' }],
  first_week: 'next',
  seats: null,
  makes_live: false,
  in_paid_launch: 'The paid launch of this order opens all sections: leave them out, or pay for them twice.',
  refuse,
  owned: ({ plan, unlocked_sections }) =>
    plan === 'paid' || unlocked_sections.length === SECTIONS.length ? 'All sections of this listing are unlocked.' : null,
  deliver: async (sql, _service, line, now) => {
    const twice = await sectionsTwice(sql, line)
    return 'held' in twice ? twice : { path: await unlock(sql, line, now), ...twice }
  },
  takeBack: lock,
} satisfies ProductDefinition

function refuse(item: ReadItem, { plan, unlocked_sections }: Bought, before: readonly ReadItem[]): ValidationIssue[] {
  const earlier = before.flatMap(({ options }) => options.sections ?? [])
  return (item.options.sections ?? []).flatMap((section, position): ValidationIssue[] => {
    const field = `/items/${item.index}/options/sections/${position}`
    if (plan === 'paid')
      return [{ field, code: 'already_bought', message: 'is open already: a paid launch has all sections.', fix: 'Leave this item out.' }]
    if (unlocked_sections.includes(section))
      return [{ field, code: 'already_bought', message: 'is unlocked already.', fix: 'Leave it out.' }]
    return earlier.includes(section) ? [{ field, code: 'duplicate', message: 'is bought by an item before.', fix: 'Leave it out.' }] : []
  })
}

async function sectionsTwice(sql: Sql, line: PaidLine): Promise<Twice> {
  const { sections = [] } = line.options
  const [row] = await sql<{ unlocked: string[] }[]>`select unlocked_sections as unlocked from listings where id = ${line.listing_id}`
  const had = sections.filter((section) => row?.unlocked.includes(section))
  return judgeTwice(line, had, sections.length)
}

async function unlock(sql: Sql, { listing_id, options }: PaidLine, now: Date): Promise<string> {
  const [row] = await sql<{ slug: string }[]>`
    update listings set updated_at = ${now},
      unlocked_sections = array(select distinct section from unnest(unlocked_sections || ${options.sections ?? []}::text[]) as section order by section)
    where id = ${listing_id} returning slug`
  return `/listings/${row?.slug ?? ''}`
}

/** Sections that another order paid for stay open. */
async function lock(sql: Sql, { id, listing_id }: PaidLine, now: Date): Promise<boolean> {
  const locked = await sql`
    update listings set updated_at = ${now}, unlocked_sections = left_open.sections
    from (select array(
      select section from listings, unnest(unlocked_sections) as section where listings.id = ${listing_id} and section in (
        select jsonb_array_elements_text(l.options -> 'sections') from order_lines l join fulfillments f on f.order_line_id = l.id
        where l.listing_id = ${listing_id} and l.product = 'sections' and l.id <> ${id} and f.revoked_at is null)) as sections) as left_open
    where id = ${listing_id} and unlocked_sections <> left_open.sections`
  return locked.count > 0
}
