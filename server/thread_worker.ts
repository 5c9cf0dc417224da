import { THREAD_TASKS, type ThreadTasks } from './thread_tasks.ts'

declare const self: Worker

export type ThreadOrder = { name: keyof ThreadTasks; input: unknown }
export type ThreadAnswer = { ok: true; output: unknown } | { ok: false; message: string; stack: string | undefined }

self.onmessage = async ({ data }: MessageEvent<ThreadOrder>) => {
  self.postMessage(await answer(data))
}

async function answer({ name, input }: ThreadOrder): Promise<ThreadAnswer> {
  try {
    // The sender's types tie input to name; across threads only the table itself can be looked up.
    const task = THREAD_TASKS[name] as (input: unknown) => unknown
    return { ok: true, output: await task(input) }
  } catch (error) {
    return error instanceof Error
      ? { ok: false, message: error.message, stack: error.stack }
      : { ok: false, message: String(error), stack: undefined }
  }
}
