/** Runs `listing` as people do: within this process, or as one of its own where a test is about that, piped or on a pseudo terminal. */
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { withIo } from '../../cli/terminal/io.ts'
import { runListing } from '../../cli/program.ts'

const ENTRY = join(import.meta.dir, '../../cli/index.ts')
// No folder for settings, so that the keys of whoever runs the tests are never sent anywhere.
const NO_SETTINGS = join(import.meta.dir, 'no_such_folder')

type Environment = Record<string, string>
export type Act = (shown: string, type: (keys: string) => void) => void
export type Ran = { code: number; stdout: string; stderr: string }

function environment(more: Environment): Environment {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, XDG_CONFIG_HOME: NO_SETTINGS, ...more }
}

/** With both outputs piped. Starting a process costs more than most commands, so this starts none. */
export async function piped(words: string[], env: Environment = {}, input = ''): Promise<Ran> {
  const [stdout, stderr] = [pipe(), pipe()]
  const stdin = Readable.from([Buffer.from(input)])
  const code = await withIo({ words, env: environment(env), stdin, stdout, stderr, onInterrupt: () => () => {} }, runListing)
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}

function pipe() {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => (chunks.push(chunk), done()),
  })
  return Object.assign(stream, { text: () => Buffer.concat(chunks).toString() })
}

/** The same in a process of its own. */
export async function spawned(words: string[], env: Environment = {}, input?: string): Promise<Ran> {
  const child = Bun.spawn([process.execPath, ENTRY, ...words], {
    env: environment(env),
    stdin: input === undefined ? 'ignore' : new Blob([input]),
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [stdout, stderr, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { code, stdout, stderr }
}
/** On a terminal of that many columns; `act` sees what is shown so far and may type. */
export async function onTerminal(
  words: string[],
  { env = {}, cols = 80, act }: { env?: Environment; cols?: number; act?: Act } = {},
): Promise<{ code: number; shown: string }> {
  let shown = ''
  const decoder = new TextDecoder()
  const child = Bun.spawn([process.execPath, ENTRY, ...words], {
    env: environment({ TERM: 'xterm-256color', ...env }),
    terminal: {
      cols,
      rows: 40,
      data(terminal, bytes) {
        shown += decoder.decode(bytes, { stream: true })
        act?.(shown, (keys) => terminal.write(keys))
      },
    },
  })
  const code = await child.exited
  child.terminal?.close()
  return { code, shown: shown.replaceAll('\r\n', '\n') }
}

/** Acts the first time that a text is shown. */
export function once(text: string, act: (type: (keys: string) => void) => void): Act {
  let done = false
  return (shown, type) => {
    if (done || !shown.includes(text)) return
    done = true
    act(type)
  }
}

/** What a person reads: without colours and what the spinner wiped away. */
export function plain(shown: string): string {
  // oxlint-disable-next-line no-control-regex
  return shown.replace(/\u001b\[[0-9;?]*[a-zA-Z]/g, '')
}
