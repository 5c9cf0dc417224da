import { seatsTwice } from './duplicate_purchase.ts'
import { ANOTHER_WEEK, type ProductDefinition } from './product.ts'

/** A labelled place on top of a category's page, for each category and week booked. */
export default {
  unit: 'a week and category',
  result_label: 'Where it shows',
  choices: [
    { option: 'categories', field: 'feature_categories', label: 'Categories' },
    { option: 'weeks', field: 'feature_weeks', label: 'Weeks' },
  ],
  first_week: 'next',
  seats: { per_week: 'seats_per_week', full_fix: ANOTHER_WEEK, gone_once: 'over' },
  makes_live: false,
  deliver: async (sql, _service, line) => {
    const twice = await seatsTwice(sql, line)
    if ('held' in twice) return twice
    const [category] = await sql<
      { slug: string }[]
    >`select slug from categories where name = any(${line.options.categories ?? []}::text[]) order by name limit 1`
    return { path: category ? `/categories/${category.slug}` : null, ...twice }
  },
} satisfies ProductDefinition
