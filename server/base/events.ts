export type Log = (level: LogLevel, event: string, details?: Record<string, unknown>) => void

export const LOG_LEVELS = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** One line of JSON an event of this level or a graver one; bodies, tokens and e-mail addresses never stand in it. */
export function jsonLog(write: (line: string) => void, clock: () => Date, least: LogLevel = 'info'): Log {
  return (level, event, details = {}) => {
    if (LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least))
      write(`${JSON.stringify({ at: clock().toISOString(), level, event, ...details })}\n`)
  }
}

type Notes = { count(name: string, labels: Record<string, string | number>, by?: number): void; log: Log }

/** What happens in the business: each is a log line and a count. */
export function createEvents(log: Log) {
  const counts = new Map<string, number>()
  const count: Notes['count'] = (name, labels, by = 1) => {
    const series = `${name}{${Object.entries(labels)
      .map(([label, value]) => `${label}="${value}"`)
      .join(',')}}`
    counts.set(series, (counts.get(series) ?? 0) + by)
  }
  const notes = { count, log }
  return {
    log,
    ...callEvents(notes),
    ...modelEvents(notes),
    ...saleEvents(notes),
    ...machineEvents(notes),
    /** The counts in the text format of Prometheus. */
    metrics(): string {
      return [...counts].map(([series, value]) => `${series} ${value}\n`).join('')
    },
  }
}
export type Events = ReturnType<typeof createEvents>

/** What was asked of us, and what came of it. */
const callEvents = ({ count, log }: Notes) => ({
  operationAnswered(call: {
    operation: string
    via: string
    status: number
    milliseconds: number
    request_id: string
    account_id: string | null
  }) {
    count('listing_operations_total', { operation: call.operation, status: call.status })
    log('info', 'operation', call)
  },
  operationBroke(call: { operation: string; request_id: string }, error: unknown) {
    count('listing_failures_total', { operation: call.operation })
    log('error', 'operation_broke', { ...call, error: describe(error) })
  },
  pageAnswered(page: { page: string; method: string; status: number; milliseconds: number; request_id: string }) {
    count('listing_pages_total', { page: page.page, method: page.method, status: page.status })
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
    log('info', 'draft_finished', draft)
  },
})

/** What was asked of a language model, and what of its words the websites state. */
const modelEvents = ({ count, log }: Notes) => ({
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
    count('listing_model_answers_total', { failure: answer.reason })
    count('listing_model_calls_total', {}, answer.calls)
    count('listing_model_tokens_total', { kind: 'prompt' }, answer.prompt_tokens)
    count('listing_model_tokens_total', { kind: 'completion' }, answer.completion_tokens)
    count('listing_model_unproven_total', {}, answer.unproven)
    log('info', 'model_answered', answer)
  },
})

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
  paymentEvent(event: { event: string; type: string; outcome: string }) {
    count('listing_payment_events_total', { type: event.type, outcome: event.outcome })
    log('info', 'payment_event', event)
  },
})

/** How the machinery fares. */
const machineEvents = ({ count, log }: Notes) => ({
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
  jobBroke(job: { job: string }, error: unknown) {
    count('listing_job_failures_total', { job: job.job })
    log('error', 'job_broke', { ...job, error: describe(error) })
  },
})

/** The whole chain of causes with stacks, for the log only. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`
  return (error.stack ?? `${error.name}: ${error.message}`) + cause
}
