import type { Limits } from '../limits.ts'

/**
 * What the work for one purpose, such as a draft, may cost in all: seconds of processor time, however long they take by the clock.
 * Every task that is given the budget spends from it, also the one that is ended for spending too much.
 */
export class WorkBudget {
  private spent = 0
  private waited = 0

  constructor(
    /** Whose work it is, an account where there is one; owners take turns at the threads. */
    readonly owner: string,
    readonly cpu_seconds_max: number,
    /** Aborted when nobody wants the result any more. */
    readonly signal?: AbortSignal,
  ) {}

  /** All that reading and drafting one site may cost. */
  static ofDraft(owner: string, { draft_cpu_milliseconds }: Limits, signal?: AbortSignal): WorkBudget {
    return new WorkBudget(owner, draft_cpu_milliseconds / 1000, signal)
  }

  /** For how long its tasks stood in line for a thread that has started, added up. */
  get seconds_waited(): number {
    return this.waited
  }

  get cpu_seconds_spent(): number {
    return this.spent
  }

  get cpu_seconds_left(): number {
    return Math.max(0, this.cpu_seconds_max - this.spent)
  }

  spend(cpu_seconds: number): void {
    this.spent += cpu_seconds
  }

  /** For work that we ended without need, and do again. */
  giveBack(cpu_seconds: number): void {
    this.spent -= cpu_seconds
  }

  wait(seconds: number): void {
    this.waited += seconds
  }
}

/** What a task may cost, and whose it is. */
export type WorkOptions = {
  /** Seconds of processor time of its thread, from the moment it is handed over; beyond them the thread is killed. */
  cpu_seconds_max: number
  /** What this and other tasks may cost together; its owner is this task's. */
  budget?: WorkBudget | undefined
  /** Whose work it is where there is no budget; owners take turns. */
  owner?: string
  /** Aborted when nobody wants the result any more, as that of the budget: the task leaves the line, or its thread is ended. */
  signal?: AbortSignal | undefined
  /** Somebody waits for it and it is mostly small: it need not wait for a thread that drafts. */
  short?: boolean
  /** Holds much memory while it runs: one such task at a time, on a thread that gives all of it back by ending with it. */
  heavy?: boolean
  /** Longest by the clock, for a thread that is stopped or starved; then the task is given to another, once. */
  seconds_max?: number
  /** Told what the task tells of itself while it runs. */
  on_note?: (note: string) => void
}

/** Bytes or characters of markup from which work on it is heavy: a tree of them holds forty times as much. */
export const HEAVY_BYTES_MIN = 256 * 1024

/** The input takes more work than it may cost. Trying again would cost the same: the answer is final. */
export class WorkExceeded extends Error {
  readonly code = 'work_exceeded'
}

/** Our own side did not get to the work in time, whatever the input is. Trying again may help; the input is not to blame. */
export class WorkDelayed extends Error {
  readonly code = 'work_delayed'
}
