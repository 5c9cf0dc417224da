import { EXIT, Failure } from './failure.ts'
import { io } from './io.ts'
import type { Terminal } from './terminal.ts'

/** Asks for a yes; anything else, and no answer, is a no. */
export async function confirm(terminal: Terminal, question: string): Promise<boolean> {
  return /^y(es)?$/i.test(await ask(terminal, `${question} [y/N]`))
}

/** What the person types; nothing where they end the input. Ctrl-C ends the command: nothing was done before the answer. */
export async function ask(terminal: Terminal, question: string): Promise<string> {
  await terminal.settle()
  const { stdin, stderr } = io()
  // Takes longer to load than most commands do all they are asked for.
  const { createInterface } = await import('node:readline')
  const lines = createInterface({ input: stdin, output: stderr })
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => reject(new Failure('Interrupted. Nothing was done.', 'listing --help', EXIT.interrupted)))
      lines.once('close', () => resolve(''))
      lines.question(`${question} `, (answer) => resolve(answer.trim()))
    })
  } finally {
    lines.close()
  }
}
