import { createInterface } from 'node:readline'
import { failField } from '../base/error.ts'

/** What cannot be undone is asked for by its name, on a terminal. Who ends the input, or presses Ctrl-C, has not named it. */
export async function confirm(what: string, name: string): Promise<void> {
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const { promise, resolve } = Promise.withResolvers<string>()
  asking.once('SIGINT', () => asking.close())
  asking.once('close', () => resolve(''))
  asking.question(`${what}. Type ${name} to go on: `, resolve)
  const typed = await promise
  asking.close()
  if (typed.trim().toLowerCase() !== name.toLowerCase()) failField('', `That is not ${name}. Nothing was done.`)
}
