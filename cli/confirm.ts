import { io } from './io.ts'
import type { Terminal } from './terminal.ts'

/** Asks for a yes; anything else, and no answer, is a no. */
export async function confirm(terminal: Terminal, question: string): Promise<boolean> {
  return /^y(es)?$/i.test(await ask(terminal, `${question} [y/N]`))
}

/** What the person types; nothing where they end the input. */
export async function ask(terminal: Terminal, question: string): Promise<string> {
  await terminal.settle()
  const { stdin, stderr } = io()
  // Takes longer to load than most commands do all they are asked for.
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: stdin, output: stderr })
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question(`${question} `), ended])
  lines.close()
  return answer.trim()
}
