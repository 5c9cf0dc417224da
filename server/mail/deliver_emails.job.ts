import { join } from 'node:path'
import type { Events } from '../base/observe/events.ts'
import { madeOnce } from '../base/made_once.ts'
import { oneAfterAnother } from '../base/one_after_another.ts'
import type { Notifications } from '../database/notifications.ts'
import type { Pool } from '../database/open.ts'
import { clockOf, defineJob, SCHEDULE_KEY, type AtTime } from '../jobs/job.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { Delivery } from './deliver.ts'
import type { Sender, SenderOptions } from './sender.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Sends the e-mails that are due. */
    deliver_emails: AtTime
  }
}

/** Of the service, which is made above this room. */
type Mailing = {
  config: Pick<SenderOptions, 'smtp_url' | 'extra_ca'> & {
    mail_from: SenderOptions['from']
    data_dir: string
    production: boolean
    site_accent: string | null
    site_logo: Uint8Array | null
  }
  database: Pool
  clock: () => Date
  sites: { all: Delivery['sites'] }
  jobs: Jobs
  notifications: Notifications
  events: Pick<Events, 'log' | 'jobBroke' | 'emailTried'>
}

/** A worker's part in the mail: it sends what is due, and is woken when e-mails are written, in whichever process. */
export default defineJob('deliver_emails', {
  rule: { concurrency: 1, seconds_max: 900, tries_max: 3, retry_seconds: 10 },
  schedule: { cron: '* * * * *', at_start: true },
  open: async ({ config, database, clock, sites, jobs, notifications, events }: Mailing) => {
    const [{ deliverEmails, EMAILS_AT_ONCE }, { drawMark, readLogo }] = await Promise.all([
      import('./deliver.ts'),
      import('../files/mark.ts'),
    ])
    const mark = config.site_logo && (await drawMark(await readLogo(config.site_logo)))
    const look = { accent: config.site_accent, mark }
    let opened: Sender | undefined
    // The mail library is loaded with the first e-mail.
    const sender = madeOnce(async () => {
      const { openSender } = await import('./sender.ts')
      return (opened = openSender({
        ...config,
        from: config.mail_from,
        folder: join(config.data_dir, 'outbox'),
        connections_max: EMAILS_AT_ONCE,
      }))
    })
    if (config.production && config.smtp_url === null)
      events.log('warn', 'emails_stay_files', { note: 'SMTP_URL is not set: e-mails are written under DATA_DIR/outbox and reach nobody' })
    const ask = async (asked: AtTime = {}) => void (await jobs.add(database, 'deliver_emails', asked, { key: asked.at ?? SCHEDULE_KEY }))
    const unsubscribe = notifications.on(
      'letters_waiting',
      oneAfterAnother(
        () => ask(),
        (error) => events.jobBroke({ job: 'deliver_emails' }, error),
      ),
    )
    return {
      run: async (asked, { signal }) => {
        const delivery = {
          database,
          clock: clockOf({ clock }, asked),
          sender: { send: async (...given: Parameters<Sender['send']>) => (await sender()).send(...given) },
          look,
          sites: () => sites.all(),
          log: events.log,
          onEnd: events.emailTried,
        }
        const more = await deliverEmails(delivery, signal)
        if (more && !signal.aborted) await ask(asked)
      },
      close: () => {
        unsubscribe()
        opened?.close()
      },
    }
  },
})
