import { ownThreadId } from './thread_clock.ts'

declare const self: Worker

/** What a thread can be told to do: functions of one plain value, and of a way to say how far they are. */
export type TaskTable = Record<string, (input: never, tell: (note: string) => void) => unknown>

export type ThreadOrder = { name: string; input: unknown; heavy: boolean }
export type ThreadAnswer =
  | { kind: 'started'; id: number | null }
  | { kind: 'note'; note: string }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; message: string; stack: string | undefined }

/** Makes the thread that calls it one of a ThreadPool, with these tasks. */
export function answerOrders(tasks: TaskTable): void {
  const send = (message: ThreadAnswer) => self.postMessage(message)
  self.addEventListener(
    'message',
    ({ data }: MessageEvent<ThreadOrder>) =>
      void answer(tasks, data, send).then((answered) => {
        send(answered)
        // At once, and not when the next large input stands beside what is left of this one.
        if (data.heavy) Bun.gc(true)
      }),
  )
  send({ kind: 'started', id: ownThreadId() })
}

async function answer(tasks: TaskTable, { name, input }: ThreadOrder, send: (answer: ThreadAnswer) => void): Promise<ThreadAnswer> {
  try {
    // The sender's types tie input to name; across threads only the table itself can be looked up.
    const task = tasks[name] as (input: unknown, tell: (note: string) => void) => unknown
    return { kind: 'done', output: await task(input, (note) => send({ kind: 'note', note })) }
  } catch (error) {
    return error instanceof Error
      ? { kind: 'failed', message: error.message, stack: error.stack }
      : { kind: 'failed', message: String(error), stack: undefined }
  }
}
