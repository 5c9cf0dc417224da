import type { Sql } from '../database/open.ts'

/** What each job is told, by its name. Every `*.job.ts` declares its own here; payloads are plain JSON objects. */
export interface JobPayloads {}
export type JobName = keyof JobPayloads
export type NoPayload = Record<string, never>
/** Of a job that does what is due: at an instant that somebody asked for, else now. */
export type AtTime = { at?: string }
export const clockOf = ({ clock }: { clock: () => Date }, { at }: AtTime): (() => Date) => (at === undefined ? clock : () => new Date(at))

/** Names of jobs with what each is told. */
export type JobTable = Record<string, object>
/** All jobs of the service. */
export type OwnJobs = { [Name in JobName]: JobPayloads[Name] }

/** How a job is treated. Everything is bounded: tries, time, and how many run at once. */
export type JobRule = {
  /** Runs at once per worker process. */
  concurrency: number
  /** Where accounts ask for it: how many run at once for one of them, and further places for those of whom none runs. */
  accounts?: { each_max: number; first_places: number }
  /** Longest single run; after that it counts as failed and its signal is aborted. */
  seconds_max: number
  /** A process that dies in the middle counts as a try. */
  tries_max: number
  /** Wait before the second try; doubles from then on, up to ten minutes, with some chance in it. */
  retry_seconds: number
}

/** For a job that comes by itself. */
export type JobSchedule = {
  /** Five fields in UTC, such as `0 3 * * *`. */
  cron: string
  /** Also whenever a worker starts: what fell due while nothing ran is done then, one job after the other. */
  at_start?: true
}
/** The key under which a scheduled job waits: one at most, whoever asks for it. */
export const SCHEDULE_KEY = 'schedule'

/** What a job may know of its own run. */
export type JobRun = {
  id: string
  /** 1 for the first. */
  try: number
  tries_max: number
  /** Aborted when the run is over its time, when another worker has the job, and when the process stops. */
  signal: AbortSignal
  /**
   * Marks the job done within the caller's transaction, so that its effect and its end are one: exactly once, also after
   * `kill -9`. Throws JobLost, which rolls the transaction back, when the job was taken from this worker.
   */
  finish(tx: Sql): Promise<void>
}

/** What a worker does for a job, for as long as it lives. */
type JobWork<Payload> = {
  /** Whoever throws gets another try. Without `finish` an effect may come twice, so it must not matter. */
  run: (payload: Payload, run: JobRun) => Promise<void>
  /** Told once when the job is given up. */
  failed?: (payload: Payload) => Promise<void>
  /** Lets go of what it holds, when the worker ends. */
  close?: () => void
}

export type Job<Name extends string, Service> = {
  name: Name
  rule: JobRule
  schedule: JobSchedule | null
  needs_room: boolean
  open: (service: Service) => Promise<Required<JobWork<object>>>
}

type Definition<Name extends JobName, Service> = {
  rule: JobRule
  /** Only of a job that is told nothing. */
  schedule?: NoPayload extends JobPayloads[Name] ? JobSchedule : never
  /** Waits while the disk of the database is short, instead of using up its tries. */
  needs_room?: true
  /** Loads what does the work: a process that only asks for jobs knows their rules and no more. */
  open: (service: Service) => Promise<JobWork<JobPayloads[Name]>>
}

/**
 * A job, whole, in one file: `<name>.job.ts` beside its feature, which declares its payload in `JobPayloads` and exports this by default.
 * `bun sdk/generate.ts` puts it into the table of jobs.
 */
export function defineJob<Name extends JobName, Service>(
  name: Name,
  { rule, schedule, needs_room, open }: Definition<Name, Service>,
): Job<Name, Service> {
  // The payload is what `add` was given for this name, as its type demands.
  const asAdded = (payload: object) => payload as JobPayloads[Name]
  return {
    name,
    rule,
    schedule: schedule ?? null,
    needs_room: needs_room ?? false,
    open: async (service) => {
      const { run, failed, close } = await open(service)
      return {
        run: (payload, itself) => run(asAdded(payload), itself),
        failed: async (payload) => failed?.(asAdded(payload)),
        close: () => close?.(),
      }
    },
  }
}
