import { afterEach, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_HOST } from '../../server/demo/sample_site.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { rootForDatabases } from '../database_root.ts'
import { freePort } from '../free_port.ts'

const root = join(import.meta.dir, '../..')
const folder = temporaryFolder(rootForDatabases())
const environment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', XDG_CONFIG_HOME: join(folder, 'settings') }
const running = new Set<Bun.Subprocess>()

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    await child.exited
  }
  running.clear()
})

function start(settings: Record<string, string>, words = ['node', 'cli/run.mjs', 'start']) {
  const child = Bun.spawn(words, { cwd: root, env: { ...environment, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  return child
}

async function ended(child: ReturnType<typeof start>) {
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  return { out, err, code }
}

describe('what npm start prints works as it stands', () => {
  test.each([
    ['another PORT and DATA_DIR', () => ({ PORT: String(freePort()), DATA_DIR: join(folder, 'its data') })],
    ['any free port', () => ({ PORT: '0', DATA_DIR: join(folder, 'any') })],
  ])('with %s', async (_, settings) => {
    const child = start(settings())
    let said = ''
    for await (const chunk of child.stdout) {
      said += new TextDecoder().decode(chunk)
      if (said.includes('seed-demo')) break
    }
    // What ended before it said all that says why.
    if (!said.includes('seed-demo')) expect(await new Response(child.stderr).text()).toBe('')
    const [, link = ''] = /^ {2}(http:\S+)$/m.exec(said) ?? []
    expect((await fetch(link)).status).toBe(200)
    const commands = said.match(/^ {2}\S.*npm.*$/gm) ?? []
    expect(commands).toHaveLength(2)
    for (const command of commands) {
      // The one address that is the reader's to choose.
      const typed = command.trim().replace('https://your-product.com', `http://${SAMPLE_HOST}`)
      const ran = await ended(start({}, ['sh', '-c', typed]))
      expect({ typed, ...ran }).toMatchObject({ code: 0 })
      expect(ran.out).toMatch(/Tallyroom|60 sample listings added/)
    }
  })
})

describe('a port that is taken', () => {
  test.each([
    ['npm start', ['npm', 'start', '--silent']],
    ['serve', ['node', 'cli/run.mjs', 'listing-server', 'serve']],
    ['serve --role web', ['node', 'cli/run.mjs', 'listing-server', 'serve', '--role', 'web']],
  ])('is one sentence with what to do, before %s begins anything', async (_, words) => {
    const taken = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
    const data = join(folder, 'never')
    const { err, code } = await ended(start({ PORT: String(taken.port), DATA_DIR: data, npm_config_update_notifier: 'false' }, words))
    const said = err.split('\n').filter((line) => line !== '' && !line.startsWith('npm '))
    expect(said).toEqual([expect.stringMatching(/Port \d+ on 127\.0\.0\.1 is taken.* set another one: PORT=\d+$/)])
    expect([code, existsSync(data)]).toEqual([1, false])
    await taken.stop(true)
  })
  test.each([['serve'], ['serve --role worker']])('so is that of the counts of a worker, before %s begins anything', async (line) => {
    const taken = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
    const data = join(folder, 'neither')
    const settings = { PORT: String(freePort()), METRICS_PORT: String(taken.port), DATA_DIR: data }
    const { err, code } = await ended(start(settings, ['node', 'cli/run.mjs', 'listing-server', ...line.split(' ')]))
    expect(err).toMatch(/^listing-server: Port \d+ on 127\.0\.0\.1 is taken.* set another one: METRICS_PORT=\d+\n$/)
    expect([code, existsSync(data)]).toEqual([1, false])
    await taken.stop(true)
  })
  test('one port for both is a wrong setting', async () => {
    const port = String(freePort())
    const { err, code } = await ended(
      start({ PORT: port, METRICS_PORT: port, DATA_DIR: join(folder, 'both') }, ['node', 'cli/run.mjs', 'listing-server', 'serve']),
    )
    expect([err, code]).toEqual([`listing-server: METRICS_PORT: ${port} is the PORT already; set another one.\n`, 2])
  })
})
