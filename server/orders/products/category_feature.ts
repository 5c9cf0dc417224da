import { duplicatePurchase, isDuplicatePurchase } from './duplicate_purchase.ts'
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
  seats: { per_week: 'seats_per_week', full_fix: ANOTHER_WEEK },
  makes_live: false,
  deliver: async (sql, _service, line) => {
    if (await isDuplicatePurchase(sql, line)) return { held: duplicatePurchase(line) }
    const [category] = await sql<
      { slug: string }[]
    >`select slug from categories where name = any(${line.options.categories ?? []}::text[]) order by name limit 1`
    return { path: category ? `/categories/${category.slug}` : null }
  },
} satisfies ProductDefinition
