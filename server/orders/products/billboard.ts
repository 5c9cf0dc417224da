import { seatsTwice } from './duplicate_purchase.ts'
import { ANOTHER_WEEK, type ProductDefinition } from './product.ts'

/** A labelled place on top of the home page, for each week booked. */
export default {
  unit: 'a week',
  result_label: 'Where it shows',
  choices: [{ option: 'weeks', field: 'billboard_weeks', label: 'Weeks' }],
  first_week: 'next',
  seats: { per_week: 'billboard_seats', full_fix: ANOTHER_WEEK, gone_once: 'over' },
  makes_live: false,
  deliver: async (sql, _service, line) => {
    const twice = await seatsTwice(sql, line)
    return 'held' in twice ? twice : { path: '/', ...twice }
  },
} satisfies ProductDefinition
