import { fail } from '../../base/error.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { lockMine } from '../../listings/rows.ts'
import { askForLook, findLook } from '../../publishing/rechecks/rows.ts'

const DAY_MILLISECONDS = 86_400_000

/** Has the website of a listing read again, once a day. */
export default defineOperation('recheck_listing', async ({ listing_id }, context) => {
  const { sql, account_id, now, jobs } = context
  const { company_id, status } = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  if (status === 'archived' || status === 'suspended')
    fail('conflict', { retryable: false, detail: `The listing is ${status}, and its website is not read meanwhile.` })
  const asked_at = (await findLook(sql, company_id))?.asked_at ?? null
  if (asked_at && now.getTime() < asked_at.getTime() + DAY_MILLISECONDS) {
    const again = new Date(asked_at.getTime() + DAY_MILLISECONDS)
    fail('rate_limited', {
      detail: `Its website was read again within the last day. Ask after ${again.toISOString()}.`,
      retry_after: Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000)),
    })
  }
  await context.consumeQuota('rechecks_per_day')
  await askForLook(sql, company_id, now)
  await jobs.add(sql, 'recheck', { company_id }, { key: String(company_id), account_id })
  return new Reply({ status: 'queued' as const, next_allowed_at: new Date(now.getTime() + DAY_MILLISECONDS).toISOString() }, 202)
})
