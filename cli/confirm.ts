import { createInterface } from 'node:readline/promises'
import type { Terminal } from './terminal.ts'

/** Asks for a yes; anything else, and no answer, is a no. */
export async function confirm(terminal: Terminal, question: string): Promise<boolean> {
  await terminal.settle()
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question(`${question} [y/N] `), ended])
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}
