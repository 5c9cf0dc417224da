import { join } from 'node:path'
import type { Service } from '../core/context.ts'
import { deliverEmails, EMAILS_AT_ONCE } from '../mail/deliver.ts'
import { openSender } from '../mail/sender.ts'

/** A worker's part in the post: it sends what is due, and is woken when letters are written, in whichever process. */
export type MailDelivery = { deliver(signal: AbortSignal): Promise<void>; close(): void }

export function openMailDelivery(service: Service): MailDelivery {
  const { config, database, clock, sites, jobs, notifications, events } = service
  const sender = openSender({
    smtp_url: config.smtp_url,
    from: config.mail_from,
    folder: join(config.data_dir, 'outbox'),
    extra_ca: config.extra_ca,
    connections_max: EMAILS_AT_ONCE,
  })
  if (config.production && config.smtp_url === null)
    events.log('warn', 'letters_stay_files', { note: 'SMTP_URL is not set: letters are written under DATA_DIR/outbox and reach nobody' })
  // The schedule has the same key: one job waits at most, whoever asks for it.
  const ask = async () => void (await jobs.add(database, 'deliver_letters', {}, { key: 'schedule' }))
  const unsubscribe = notifications.on(
    'letters_waiting',
    oneAfterAnother(ask, (error) => events.jobBroke({ job: 'deliver_letters' }, error)),
  )
  return {
    async deliver(signal) {
      const more = await deliverEmails({ database, clock, sender, sites: () => sites.all(), log: events.log }, signal)
      if (more && !signal.aborted) await ask()
    },
    close() {
      unsubscribe()
      sender.close()
    },
  }
}

/** A call that comes while another runs is made up for afterwards, many as one: none that came is without a run that began later. */
function oneAfterAnother(run: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let wanted = false
  let running = false
  return () => {
    wanted = true
    if (running) return
    running = true
    const go = async () => {
      while (wanted) {
        wanted = false
        await run().catch(onError)
      }
      running = false
    }
    void go()
  }
}
