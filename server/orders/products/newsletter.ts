import type { Sql } from '../../database/open.ts'
import { seatsTwice } from './duplicate_purchase.ts'
import { ANOTHER_WEEK, type ProductDefinition } from './product.ts'

/** A labelled paragraph in the newsletter of a week. */
export default {
  unit: 'an issue',
  result_label: 'Where it shows',
  choices: [{ option: 'week', field: 'newsletter_week', label: 'Week' }],
  first_week: 'next',
  seats: { per_week: 'seats_per_week', full_fix: ANOTHER_WEEK, gone_once: 'begun' },
  makes_live: false,
  deliver: async (sql, _service, line) => {
    const twice = await seatsTwice(sql, line)
    if ('held' in twice) return twice
    const { week = '' } = line.options
    // A paragraph stands in the issue that is composed when its week begins; that page is named before.
    if ((await issueOfLine(sql, line.id)) === 'missed') return { held: `The newsletter of ${week} was composed without this order.` }
    return { path: `/newsletter/${week}` }
  },
} satisfies ProductDefinition

/** Whether the week of a paid line's newsletter was composed, and with its paragraph; `open` before that. Its week is locked. */
async function issueOfLine(sql: Sql, line_id: number): Promise<'open' | 'stands' | 'missed'> {
  const [row] = await sql<{ stands: boolean }[]>`
    select i.order_line_ids @> array[s.order_line_id] as stands
    from seats s join newsletter_issues i on i.site_id = s.site_id and i.week = s.week
    where s.order_line_id = ${line_id} and s.kind = 'newsletter'`
  if (!row) return 'open'
  return row.stands ? 'stands' : 'missed'
}
