import { oneAfterAnother } from '../base/one_after_another.ts'
import type { Service } from '../core/context.ts'
import { defineJob, SCHEDULE_KEY, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Sends the events that are due to webhooks. */
    deliver_webhooks: NoPayload
  }
}

/** After so long a run takes nothing more and lets another follow. */
const RUN_SECONDS_MAX = 300

/** Woken when deliveries are written, in whichever process; a run that is under way hears of them too. */
export default defineJob('deliver_webhooks', {
  rule: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 5 },
  schedule: { cron: '* * * * *', at_start: true },
  needs_room: true,
  open: async (service: Service) => {
    const { deliverDue } = await import('./dispatch.ts')
    const { database, jobs, notifications, events } = service
    const ask = async () => void (await jobs.add(database, 'deliver_webhooks', {}, { key: SCHEDULE_KEY }))
    const unsubscribe = notifications.on(
      'webhooks_waiting',
      oneAfterAnother(ask, (error) => events.jobBroke({ job: 'deliver_webhooks' }, error)),
    )
    return {
      run: async (_job, { signal }) => {
        const stop = AbortSignal.timeout(RUN_SECONDS_MAX * 1000)
        await deliverDue(service, signal, stop)
        if (stop.aborted && !signal.aborted) await ask()
      },
      close: unsubscribe,
    }
  },
})
