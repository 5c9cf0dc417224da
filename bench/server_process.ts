import { join } from 'node:path'

const MAIN = join(import.meta.dir, '..', 'server', 'main.ts')
type Env = Record<string, string>
/** As `cli/run.mjs` and everything under deploy/ start it. */
const HEAP_ENV = { BUN_JSC_forceRAMSize: String(256 * 1024 * 1024) }
const WEB_ENV = { MIMALLOC_PURGE_HOLES_MIN_INTERVAL: '5000' }

/** A service in a process of its own, as the operator starts it; its address once it answers. `onLine` hears its log from then on. */
export async function startServer(
  env: Env,
  role = 'all',
  onLine: (line: string) => void = () => {},
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = Bun.spawn(['bun', MAIN, 'serve', '--role', role], {
    env: { ...HEAP_ENV, ...(role !== 'worker' && WEB_ENV), ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const reader = child.stderr.getReader()
  const decoder = new TextDecoder()
  let said = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    said += decoder.decode(part.value, { stream: true })
    const started = said.split('\n').find((line) => line.includes('"event":"started"'))
    if (!started) continue
    // Its log goes on; a pipe that nobody reads would stop it.
    void (async () => {
      let rest = ''
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) onLine(line)
      }
    })()
    const { url } = JSON.parse(started) as { url: string }
    return {
      url,
      pid: child.pid,
      stop: async () => {
        child.kill('SIGTERM')
        await child.exited
      },
    }
  }
  throw new Error(`the service did not start:\n${said}`)
}

/** Types a command of the operator and returns what it prints. */
export async function listingServer(words: string[], env: Env): Promise<string> {
  const child = Bun.spawn(['bun', MAIN, ...words], { env: { ...process.env, ...env }, stdout: 'pipe', stderr: 'inherit' })
  const out = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error(`listing-server ${words.join(' ')} failed`)
  return out.trim()
}
