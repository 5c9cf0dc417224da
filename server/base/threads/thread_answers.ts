import { ownThreadId } from './thread_clock.ts'

declare const self: Worker

/** What a thread can be told to do: functions of one plain value, and of a way to say how far they are. */
export type TaskTable = Record<string, ThreadTask>
type ThreadTask = ((input: never, tell: (note: string) => void) => unknown) & { load?: () => Promise<unknown> }

export type ThreadOrder = { name: string; input: unknown; heavy: boolean }
export type ThreadAnswer =
  | { kind: 'started'; id: number | null; late: string[] }
  | { kind: 'loaded' }
  | { kind: 'note'; note: string }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; message: string; stack: string | undefined }

/** A task whose code a thread loads when it is first asked for it: rules that every thread had would take 20 MB of each. */
export function loadedLate<Input, Output>(load: () => Promise<(input: Input, tell: (note: string) => void) => Output>) {
  const task = async (input: Input, tell: (note: string) => void): Promise<Awaited<Output>> => await (await load())(input, tell)
  return Object.assign(task, { load })
}

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
  const late = Object.keys(tasks).filter((name) => tasks[name]?.load)
  send({ kind: 'started', id: ownThreadId(), late })
}

/** Whose code is here. */
const loaded = new Set<string>()

async function answer(tasks: TaskTable, { name, input }: ThreadOrder, send: (answer: ThreadAnswer) => void): Promise<ThreadAnswer> {
  try {
    // The sender's types tie input to name; across threads only the table itself can be looked up.
    const task = tasks[name] as ((input: unknown, tell: (note: string) => void) => unknown) & Pick<ThreadTask, 'load'>
    if (!loaded.has(name)) {
      await task.load?.()
      loaded.add(name)
      send({ kind: 'loaded' })
    }
    return { kind: 'done', output: await task(input, (note) => send({ kind: 'note', note })) }
  } catch (error) {
    return error instanceof Error
      ? { kind: 'failed', message: error.message, stack: error.stack }
      : { kind: 'failed', message: String(error), stack: undefined }
  }
}
