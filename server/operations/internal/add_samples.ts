import { defineExternalOperation } from '../../core/operation.ts'

/** Each sample is a transaction of its own; what a run that was cut off did not add, the next one does. */
export default defineExternalOperation(
  'add_samples',
  async ({ count }) => ({ kind: 'samples', subject: 'samples', label: `${count} sample listings` }),
  async ({ count }, { database, clock }) => {
    // Five hundred lines of samples that only this needs.
    const { seedDemo } = await import('../../team/samples/seed.ts')
    const added = await seedDemo({ sql: database, now: clock() }, count)
    return { after: { added }, body: { added } }
  },
)
