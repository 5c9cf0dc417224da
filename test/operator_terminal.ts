import { afterAll } from 'bun:test'
import { join } from 'node:path'
import type { Act } from './cli/listing.ts'

export type Typed = { words: string[]; env: Record<string, string> }
export type Answered = { out: string; err: string; code: number }

/**
 * Types commands as the operator does, beside a running service: in a process of its own, yet in one for all commands of a file, since
 * starting it costs more than most commands. spawnOperator() starts the program itself.
 */
export function openOperatorTerminal(env: Record<string, string>) {
  const waiting: ((answered: Answered) => void)[] = []
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'operator_process.ts')], {
    env: process.env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Lines are answered in their order.
    ipc: (answered: Answered) => waiting.shift()?.(answered),
  })
  afterAll(() => child.kill())
  return (words: readonly string[], more: Record<string, string> = {}): Promise<Answered> =>
    new Promise((resolve) => {
      waiting.push(resolve)
      child.send({ words: [...words], env: { ...env, ...more } } satisfies Typed)
    })
}

/** The program itself, started for one line. */
export async function spawnOperator(words: readonly string[], env: Record<string, string>): Promise<Answered> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '..', 'server', 'main.ts'), ...words], {
    env: { ...process.env, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { out: out.trim(), err: err.trim(), code }
}

/** The same on a terminal, where somebody answers what it asks. */
export async function onOperatorTerminal(
  words: readonly string[],
  env: Record<string, string>,
  act: Act,
): Promise<{ shown: string; code: number }> {
  let shown = ''
  const decoder = new TextDecoder()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '..', 'server', 'main.ts'), ...words], {
    env: { ...process.env, ...env },
    terminal: {
      cols: 120,
      rows: 40,
      data(terminal, bytes) {
        shown += decoder.decode(bytes, { stream: true })
        act(shown, (keys) => terminal.write(keys))
      },
    },
  })
  const code = await child.exited
  child.terminal?.close()
  return { shown, code }
}
