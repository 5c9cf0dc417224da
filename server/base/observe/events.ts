import { UNMEASURED, type Meter } from './meter.ts'

/** The members that each line has already are none of what it tells besides. */
type Details = Record<string, unknown> & { at?: never; level?: never; event?: never }
export type Log = (level: LogLevel, event: string, details?: Details) => void

export const LOG_LEVELS = ['info', 'warn', 'error'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** One line of JSON an event of this level or a graver one; bodies, tokens and e-mail addresses never stand in it. */
export function jsonLog(write: (line: string) => void, clock: () => Date, least: LogLevel = 'info'): Log {
  return (level, event, details = {}) => {
    if (LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least))
      write(`${JSON.stringify({ at: clock().toISOString(), level, event, ...details })}\n`)
  }
}

type Notes = Meter & { log: Log }

/** What happens in the business: each is a log line and a count. */
export function createEvents(log: Log, meter: Meter = UNMEASURED) {
  const notes = { ...meter, log }
  return {
    log,
    ...callEvents(notes),
    ...draftEvents(notes),
    ...modelEvents(notes),
    ...saleEvents(notes),
    ...machineEvents(notes),
  }
}
export type Events = ReturnType<typeof createEvents>

/** What was asked of us, and what came of it. */
const callEvents = ({ count, observe, log }: Notes) => ({
  operationAnswered(call: {
    operation: string
    via: string
    status: number
    milliseconds: number
    request_id: string
    account_id: string | null
  }) {
    count('listing_operations_total', { operation: call.operation, status: call.status })
    observe('listing_operation_seconds', { operation: call.operation, via: call.via }, call.milliseconds / 1000)
    log('info', 'operation', call)
  },
  operationBroke(call: { operation: string; request_id: string }, error: unknown) {
    count('listing_failures_total', { operation: call.operation })
    log('error', 'operation_broke', { ...call, error: describe(error) })
  },
  pageAnswered(page: { page: string; method: string; status: number; milliseconds: number; request_id: string }) {
    count('listing_pages_total', { page: page.page, method: page.method, status: page.status })
    observe('listing_page_seconds', { method: page.method }, page.milliseconds / 1000)
    log('info', 'page', page)
  },
  draftFinished(draft: {
    draft_id: string
    run: number
    status: string
    code: string | null
    pages: number
    milliseconds: number
    cpu_milliseconds: number
    /** Its tasks in line for a thread. */
    waited_milliseconds: number
  }) {
    count('listing_drafts_total', { status: draft.status, code: draft.code ?? 'none' })
    observe('listing_draft_seconds', { part: 'whole' }, draft.milliseconds / 1000)
    observe('listing_draft_seconds', { part: 'processor' }, draft.cpu_milliseconds / 1000)
    observe('listing_draft_seconds', { part: 'waiting' }, draft.waited_milliseconds / 1000)
    log('info', 'draft_finished', draft)
  },
})

/** Where the time of a draft goes. */
const draftEvents = ({ count, observe }: Notes) => ({
  /** `read`, or why the website could not be. */
  siteRead(outcome: string, seconds: number) {
    count('listing_crawls_total', { outcome })
    observe('listing_crawl_seconds', { outcome }, seconds)
    observe('listing_draft_seconds', { part: 'reading' }, seconds)
  },
  /** `unchanged` and `changed`, or why it was not read. */
  siteChecked(outcome: string, seconds: number) {
    count('listing_rechecks_total', { outcome })
    observe('listing_crawl_seconds', { outcome: `again_${outcome}` }, seconds)
  },
  draftPartEnded(part: 'drafting', seconds: number) {
    observe('listing_draft_seconds', { part }, seconds)
  },
})

/** What was asked of a language model, and what of its words the websites state. */
const modelEvents = ({ count, observe, log }: Notes) => ({
  modelAnswered(answer: {
    draft_id: string
    /** `none`, or why there was no answer. */
    reason: string
    unproven: number
    calls: number
    prompt_tokens: number
    completion_tokens: number
    seconds: number
  }) {
    countModel(count, answer)
    count('listing_model_unproven_total', {}, answer.unproven)
    observe('listing_draft_seconds', { part: 'model' }, answer.seconds)
    log('info', 'model_answered', answer)
  },
  modelTranslated(answer: ModelSpent & { listing_id: number; reason: string; holds: boolean }) {
    countModel(count, answer)
    log('info', 'summary_translated', answer)
  },
})

type ModelSpent = { calls: number; prompt_tokens: number; completion_tokens: number }

function countModel(count: Notes['count'], { reason, calls, prompt_tokens, completion_tokens }: ModelSpent & { reason: string }): void {
  count('listing_model_answers_total', { failure: reason })
  count('listing_model_calls_total', {}, calls)
  count('listing_model_tokens_total', { kind: 'prompt' }, prompt_tokens)
  count('listing_model_tokens_total', { kind: 'completion' }, completion_tokens)
}

/** What is sold, and what is sent out about it. */
const saleEvents = ({ count, log }: Notes) => ({
  /** A register of VAT numbers did not answer: VAT is charged meanwhile. */
  viesSilent(register: { country: string; reason: string }) {
    count('listing_vies_silent_total', { country: register.country })
    log('warn', 'vies_silent', register)
  },
  orderPaid(order: { number: string; provider: string; total_cents: number; late: boolean }) {
    count('listing_orders_paid_total', { provider: order.provider })
    log('info', 'order_paid', order)
  },
  orderHeld(order: { number: string; reason: string }) {
    count('listing_orders_held_total', {})
    log('warn', 'order_held', order)
  },
  issueComposed(issue: { site_id: number; week: string; nothing: boolean; mailed: boolean; sponsored: number; left_out: number }) {
    count('listing_newsletters_total', { nothing: String(issue.nothing) })
    log('info', 'newsletter_composed', issue)
  },
  paymentEvent(event: { id: string; type: string; outcome: string }) {
    count('listing_payment_events_total', { type: event.type, outcome: event.outcome })
    log('info', 'payment_event', event)
  },
})

/** How the machinery fares. */
const machineEvents = ({ count, observe, log }: Notes) => ({
  emailTried(status: string) {
    count('listing_emails_total', { status })
  },
  webhookTried(tried: { webhook_id: string; type: string; attempt: number; code: number | null; status: string }) {
    count('listing_webhook_deliveries_total', { status: tried.status })
    log('info', 'webhook_tried', tried)
  },
  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number) {
    observe('listing_job_seconds', { job, outcome }, seconds)
  },
  diskChanged(disk: { short: boolean; free_bytes: number; floor_bytes: number }) {
    count('listing_disk_changes_total', { short: String(disk.short) })
    const note = disk.short ? 'writes are refused and reads go on until there is room again: free some space' : 'writes are taken again'
    log(disk.short ? 'error' : 'warn', disk.short ? 'disk_full' : 'disk_has_room', { ...disk, note })
  },
  replicaChanged(state: string, error: unknown) {
    count('listing_replica_changes_total', { state })
    if (state === 'down') log('error', 'replica_down', { note: 'public reads come from the primary', error: describe(error) })
    else log('warn', 'replica_up', { note: 'public reads come from the replica again' })
  },
  tracesChanged(traces: { state: 'lost' | 'back'; lost: number; reason: string }) {
    const note = traces.state === 'lost' ? 'the collector takes no traces; calls go on' : 'the collector takes traces again'
    log('warn', `traces_${traces.state}`, { lost: traces.lost, reason: traces.reason, note })
  },
  jobBroke(job: { job: string }, error: unknown) {
    count('listing_job_failures_total', { job: job.job })
    log('error', 'job_broke', { ...job, error: describe(error) })
  },
})

/** The whole chain of causes with stacks, for the log only. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`
  return (error.stack ?? `${error.name}: ${error.message}`) + cause
}
