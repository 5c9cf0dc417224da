import { runCommand } from '../server/main.ts'
import type { Answered, Typed } from './operator_terminal.ts'

// The other end of openOperatorTerminal(): runs the program's own lines one after the other, with what each of them printed.
const [write_out, write_err, environment] = [process.stdout.write, process.stderr.write, { ...process.env }]
let turn = Promise.resolve()
process.on('message', (typed: Typed) => void (turn = turn.then(() => answer(typed))))

async function answer({ words, env }: Typed): Promise<void> {
  let [out, err] = ['', '']
  Object.assign(process.env, env)
  process.stdout.write = (text: string | Uint8Array) => ((out += String(text)), true)
  process.stderr.write = (text: string | Uint8Array) => ((err += String(text)), true)
  try {
    const code = await runCommand(words)
    process.send?.({ out: out.trim(), err: err.trim(), code } satisfies Answered)
  } finally {
    process.stdout.write = write_out
    process.stderr.write = write_err
    for (const name of Object.keys(env)) {
      if (environment[name] === undefined) delete process.env[name]
      else process.env[name] = environment[name]
    }
  }
}
