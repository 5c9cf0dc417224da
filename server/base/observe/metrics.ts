import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Labels, Meter } from './meter.ts'

/** What is counted: its sentence, and by which labels. */
const COUNTERS = {
  listing_operations_total: ['Calls of operations, answered', ['operation', 'status']],
  listing_failures_total: ['Operations that broke by a fault of ours', ['operation']],
  listing_pages_total: ['Pages, answered', ['page', 'method', 'status']],
  listing_drafts_total: ['Drafts that ended, by how', ['status', 'code']],
  listing_crawls_total: ['Websites that were read, or why they could not be', ['outcome']],
  listing_rechecks_total: ['Websites of listings that were read again, by what was found', ['outcome']],
  listing_model_answers_total: ['Drafts that asked a language model, by why there was no answer', ['failure']],
  listing_model_calls_total: ['Calls of a language model', []],
  listing_model_tokens_total: ['Tokens that calls of a language model took', ['kind']],
  listing_model_unproven_total: ['Values of a language model that no quote proves', []],
  listing_vies_silent_total: ['Questions that VIES did not answer', ['country']],
  listing_orders_paid_total: ['Orders that were paid', ['provider']],
  listing_orders_held_total: ['Orders that wait for the site team', []],
  listing_newsletters_total: ['Newsletters that were composed', ['nothing']],
  listing_payment_events_total: ['Events of the payment provider', ['type', 'outcome']],
  listing_emails_total: ['E-mails that were tried, by what became of them', ['status']],
  listing_webhook_deliveries_total: ['Events that were sent to webhooks, by what became of them', ['status']],
  listing_disk_changes_total: ['Times that the disk became short or had room again', ['short']],
  listing_replica_changes_total: ['Times that the replica was lost or came back', ['state']],
  listing_job_failures_total: ['Jobs that were given up', ['job']],
} as const satisfies Record<string, readonly [string, readonly string[]]>

const OF_CALLS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const OF_WORK = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320]

/** What takes time, in seconds: its sentence, its labels and its steps. */
const HISTOGRAMS = {
  listing_operation_seconds: ['Time to answer an operation, by the door that it came in by', ['operation', 'via'], OF_CALLS],
  listing_page_seconds: ['Time to answer a page', ['method'], OF_CALLS],
  listing_draft_seconds: [
    'Time of a draft by part: reading, drafting, model; whole, its processor time, its wait for a thread',
    ['part'],
    OF_WORK,
  ],
  listing_crawl_seconds: ['Time to read a website, by what came of it', ['outcome'], OF_WORK],
  listing_job_seconds: ['Time of a job, by how it ended', ['job', 'outcome'], OF_WORK],
} as const satisfies Record<string, readonly [string, readonly string[], readonly number[]]>

/** The state of what the service stands on, as it is when somebody asks. */
const GAUGES = {
  listing_build_info: ['The version that runs, as its label', ['version']],
  listing_writes_refused_for_disk: ['1 while writes are refused for want of room', []],
  listing_disk_free_bytes: ['Room on the disk of the embedded database', []],
  listing_model_up: ['1 while the language model answers', []],
  listing_replica_up: ['1 while the replica is read from', []],
  listing_outside_up: ['1 while what is set up outside of the service works, as it was found last', ['system']],
  listing_jobs: ['Jobs that are not done', ['job', 'state']],
  listing_job_wait_seconds: ['For how long the oldest job that could run has waited', ['job']],
  listing_database_connections: ['Connections to the database, by who holds them', ['application', 'state']],
} as const satisfies Record<string, readonly [string, readonly string[]]>

type GaugeName = keyof typeof GAUGES
export type Sample = { name: GaugeName; labels?: Labels; value: number }

/** How often the lag of the event loop is looked at: often enough to see that it stalls, and a process without a caller is hardly woken by it. */
const LAG_MILLISECONDS = 500

/** Counts for Prometheus, of one process; labelled with its name where several answer at one address. */
export function createMeter(process: string | null = null): Meter & {
  /** What this process counted. */
  own(): Promise<string>
  /** That, what the others counted, and the state of what they all stand on. */
  text(samples: readonly Sample[], others?: readonly string[]): Promise<string>
  content_type: string
} {
  const [registry, states] = [new Registry(), new Registry()]
  const registers = [registry]
  if (process !== null) registry.setDefaultLabels({ process })
  const taken = figuresOf(process)
  const own = async () => mergeTexts([await registry.metrics(), await taken.metrics()])
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  const gauges = new Map<string, Gauge>()
  for (const [name, [help, labels]] of Object.entries(COUNTERS))
    counters.set(name, new Counter({ name, help, labelNames: [...labels], registers }))
  for (const [name, [help, labels, buckets]] of Object.entries(HISTOGRAMS))
    histograms.set(name, new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers }))
  for (const [name, [help, labels]] of Object.entries(GAUGES))
    gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [states] }))
  return {
    count: (name, labels, by = 1) => known(counters, name).inc(labels, by),
    observe: (name, labels, seconds) => known(histograms, name).observe(labels, seconds),
    own,
    text: async (samples, others = []) => {
      // What is no more must not be told as it was.
      for (const gauge of gauges.values()) gauge.reset()
      for (const { name, labels = {}, value } of samples) gauges.get(name)?.set(labels, value)
      // A gauge without labels stands at nought until it is set; one that was not told is left out.
      const told = new Set<string>(samples.map(({ name }) => name))
      const state = (await states.metrics()).split('\n').filter((line) => !/^\w+ /.test(line) || told.has(line.split(' ')[0] ?? ''))
      return mergeTexts([await own(), ...others, state.join('\n')])
    },
    content_type: registry.contentType,
  }
}
const figures = new Map<string | null, Registry>()

/**
 * What the process itself takes, whatever meters are in it: its observers cannot be taken back. Not the kinds of its heap: the runtime has one, and
 * walks all of it, while everything else stands still, to say so once for each kind that it has not.
 */
function figuresOf(process: string | null): Registry {
  const present = figures.get(process)
  if (present) return present
  const register = new Registry()
  if (process !== null) register.setDefaultLabels({ process })
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_MILLISECONDS })
  for (const kind of ['total', 'used', 'available']) register.removeSingleMetric(`nodejs_heap_space_size_${kind}_bytes`)
  figures.set(process, register)
  return register
}

export type ServiceMeter = ReturnType<typeof createMeter>

/** One text of several: each name is explained once, with the lines of all under it. */
function mergeTexts(texts: readonly string[]): string {
  const families = new Map<string, string[]>()
  for (const text of texts)
    for (const family of text.split(/^(?=# HELP )/m)) {
      const [help = '', type = '', ...lines] = family.trim().split('\n')
      if (help === '') continue
      const gathered = families.get(help) ?? [help, type]
      gathered.push(...lines)
      families.set(help, gathered)
    }
  return `${[...families.values()].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function known<Kept>(all: ReadonlyMap<string, Kept>, name: string): Kept {
  const kept = all.get(name)
  if (!kept) throw new Error(`${name} is not in the table of metrics`)
  return kept
}
