import { createInterface } from 'node:readline/promises'
import { failField } from '../base/error.ts'

/** What cannot be undone is asked for by its name, on a terminal. */
export async function confirm(what: string, name: string): Promise<void> {
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await asking.question(`${what}. Type ${name} to go on: `)
  asking.close()
  if (typed.trim().toLowerCase() !== name.toLowerCase()) failField('', `That is not ${name}. Nothing was done.`)
}
