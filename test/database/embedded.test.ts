import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../../server/database/embedded.ts'
import { openDatabase, type Database } from '../../server/database/open.ts'
import { isPostgres, livePostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { rootForDatabases } from '../database_root.ts'
import { nextTurn, until } from '../until.ts'

let data_dir: string
const cluster = () => join(data_dir, 'postgres', 'cluster')
const spawned: Bun.Subprocess[] = []

beforeEach(() => {
  data_dir = mkdtempSync(join(rootForDatabases(), 'listing-embedded-'))
  chmodSync(data_dir, 0o755)
})

/** Data of a service that ran once and ended, for what is not about the first start: making it takes more than all else together. */
let made: Promise<string> | undefined
async function begun(): Promise<void> {
  const ready = await (made ??= makeOnce())
  // Where root's data lies elsewhere, the folder is but a link to it.
  if (lstatSync(join(ready, 'postgres')).isDirectory()) await Bun.$`cp -a ${join(ready, 'postgres')} ${data_dir}`
}
async function makeOnce(): Promise<string> {
  const folder = mkdtempSync(join(rootForDatabases(), 'listing-embedded-'))
  chmodSync(folder, 0o755)
  await (await openDatabase({ database_url: null, data_dir: folder, pool_max: 1, log: () => {} })).close()
  return folder
}
afterAll(async () => {
  const ready = await made
  if (!ready) return
  rmSync(realpathSync(join(ready, 'postgres')), { recursive: true })
  rmSync(ready, { recursive: true })
})

afterEach(async () => {
  for (const child of spawned.splice(0)) {
    child.kill('SIGKILL')
    await child.exited
  }
  await stopPostmaster(cluster())
  if (existsSync(join(data_dir, 'postgres'))) rmSync(realpathSync(join(data_dir, 'postgres')), { recursive: true })
  rmSync(data_dir, { recursive: true })
})

function start(kind: 'service' | 'command') {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'owner_process.ts'), data_dir, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  spawned.push(child)
  return child
}

/** The initdb that works in our own folder, by its number. */
function killInitdb(): void {
  const { stdout } = Bun.spawnSync(['ps', '-eo', 'pid=,args='])
  for (const line of stdout.toString().split('\n'))
    if (line.includes(`initdb -D ${realpathSync(data_dir)}/`)) process.kill(parseInt(line), 'SIGKILL')
}

/** The first thing a process says. */
async function firstLine(child: { stdout: ReadableStream<Uint8Array> }): Promise<string> {
  const { value } = await child.stdout.getReader().read()
  return new TextDecoder().decode(value).trim()
}

async function open(exclusive = false): Promise<Database> {
  return await openDatabase({ database_url: null, data_dir, pool_max: 10, log: () => {}, exclusive })
}

async function notes(): Promise<string[]> {
  const { sql, close } = await open()
  const rows = await sql<{ note: string }[]>`select note from kept order by at`
  await close()
  return rows.map(({ note }) => note)
}

describe('one data folder', () => {
  test('is ready after one session, in which a database that lacks is made', async () => {
    for (const which of ['the first', 'another']) {
      const { close } = await openEmbedded({ data_dir, log: () => {}, settings: { log_connections: 'on' } })
      await close()
      const log = join(data_dir, 'postgres', 'postgres.log')
      expect([which, readFileSync(log, 'utf8').match(/connection authorized/g)]).toEqual([which, ['connection authorized']])
      truncateSync(log)
    }
  })

  test('is served once: the second service is told the pid of the first, also while the first still starts', async () => {
    const services = [start('service'), start('service'), start('service')]
    const said = await Promise.all(services.map(firstLine))
    const winner = services[said.indexOf('ready')]
    expect(said.filter((line) => line === 'ready')).toHaveLength(1)
    for (const line of said.filter((one) => one !== 'ready'))
      expect(line).toStartWith(`DataDirInUse: A Listing service already runs on ${data_dir} (process ${winner?.pid})`)
  })

  test('serves commands beside the service, and without one starts and stops the database for each', async () => {
    await begun()
    expect(await Promise.all(Array.from({ length: 4 }, () => start('command').exited))).toEqual([0, 0, 0, 0])
    expect(livePostmaster(cluster())).toBeNull()
    const service = start('service')
    const commands = [start('command'), start('command'), start('command')]
    expect(await firstLine(service)).toBe('ready')
    expect(await Promise.all(commands.map(({ exited }) => exited))).toEqual([0, 0, 0])
    expect(livePostmaster(cluster())).not.toBeNull()
    service.kill('SIGTERM')
    expect(await service.exited).toBe(0)
    expect(livePostmaster(cluster())).toBeNull()
    expect((await notes()).toSorted()).toEqual([...Array.from({ length: 7 }, () => 'command'), 'service'])
  })

  test('keeps the database up for a command that outlives the service', async () => {
    await begun()
    const service = start('service')
    await firstLine(service)
    const command = await open()
    service.kill('SIGTERM')
    await service.exited
    expect(await command.sql`select 1 as one`).toHaveLength(1)
    await command.close()
    expect(livePostmaster(cluster())).toBeNull()
  })

  test('goes on while what it says of itself cannot be read', async () => {
    await begun()
    const said: string[] = []
    const { sql, close } = await openDatabase({ database_url: null, data_dir, pool_max: 1, log: (level) => void said.push(level) })
    const pid = livePostmaster(cluster())?.pid
    const file = join(cluster(), 'postmaster.pid')
    renameSync(file, `${file}.aside`)
    mkdirSync(file)
    await until(() => said.includes('error'))
    expect(await sql`select 1 as one`).toHaveLength(1)
    rmdirSync(file)
    renameSync(`${file}.aside`, file)
    expect(livePostmaster(cluster())?.pid).toBe(pid)
    expect(said).not.toContain('warn')
    await close()
  })

  test('works where only its owner may look, and begins anew when it was removed', async () => {
    const parent = data_dir
    mkdirSync(join(parent, 'closed'), { mode: 0o700 })
    for (const place of ['closed', 'closed/data']) {
      data_dir = join(parent, place)
      for (let round = 0; round < 2; round++) {
        const { sql, close } = await open(true)
        await sql`create table once (id int)`
        await close()
        rmSync(realpathSync(join(data_dir, 'postgres')), { recursive: true })
        rmSync(data_dir, { recursive: true })
        if (place === 'closed') mkdirSync(data_dir, { mode: 0o700 })
      }
      rmSync(join(parent, 'closed'), { recursive: true, force: true })
      mkdirSync(join(parent, 'closed'), { mode: 0o700 })
    }
    data_dir = parent
  })
})

describe('after kill -9', () => {
  test('of the service, the next one adopts the running database, and stops it at its end', async () => {
    await begun()
    const first = start('service')
    await firstLine(first)
    const orphan = livePostmaster(cluster())?.pid
    first.kill('SIGKILL')
    await first.exited
    const second = start('service')
    expect(await firstLine(second)).toBe('ready')
    expect(livePostmaster(cluster())?.pid).toBe(orphan)
    second.kill('SIGTERM')
    await second.exited
    expect(livePostmaster(cluster())).toBeNull()
    expect(await notes()).toEqual(['service', 'service'])
  })

  test('of service and database together, the next start recovers by itself', async () => {
    await begun()
    const first = start('service')
    await firstLine(first)
    const postmaster = livePostmaster(cluster())?.pid ?? 0
    first.kill('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await first.exited
    expect(await firstLine(start('service'))).toBe('ready')
  })

  test('of the database, the running service starts it again, and nothing acknowledged is lost', async () => {
    await begun()
    const { sql, close } = await open(true)
    await sql`create table ledger (id int primary key)`
    const acknowledged: number[] = []
    let running = true
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; running; turn++) {
        const id = writer * 1_000_000 + turn
        await sql`insert into ledger (id) values (${id})`.then(() => acknowledged.push(id)).catch(nextTurn)
      }
    })
    for (let round = 0; round < 3; round++) {
      const before = acknowledged.length
      await until(() => acknowledged.length > before + 200)
      const pid = livePostmaster(cluster())?.pid ?? 0
      process.kill(pid, 'SIGKILL')
      await until(() => !isPostgres(pid))
      const after = acknowledged.length
      await until(() => acknowledged.length > after + 200)
    }
    running = false
    await Promise.all(writers)
    const kept = new Set((await sql<{ id: number }[]>`select id from ledger`).map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await close()
  })

  for (const victims of ['the service', 'the service and initdb']) {
    test(`of ${victims} in the very first start, the next start begins anew`, async () => {
      const first = start('service')
      const half = () =>
        existsSync(join(data_dir, 'postgres'))
          ? readdirSync(join(data_dir, 'postgres')).find((name) => name.startsWith('cluster.half-'))
          : undefined
      await until(() => half() !== undefined && readdirSync(join(data_dir, 'postgres', half() ?? '')).length > 5)
      first.kill('SIGKILL')
      if (victims.endsWith('initdb')) killInitdb()
      await first.exited
      expect(existsSync(cluster())).toBe(false)
      const second = start('service')
      expect(await firstLine(second)).toBe('ready')
      second.kill('SIGTERM')
      await second.exited
      // An orphan of the killed initdb may write a little longer; a start after that leaves nothing of it.
      await until(async () => {
        await (await open()).close()
        return half() === undefined
      })
    })
  }

  test('a stale pid file is seen through, whoever has that pid now', async () => {
    await begun()
    await (await open()).close()
    const stranger = Bun.spawn(['sleep', '60'])
    spawned.push(stranger)
    for (const pid of [stranger.pid, process.pid, 1, 2 ** 22 - 1]) {
      writeFileSync(join(cluster(), 'postmaster.pid'), `${pid}\n${cluster()}\n1700000000\n5432\n/nowhere\n\n  1234567   7\nready\n`)
      writeFileSync(join(data_dir, 'service.pid'), `${pid}\n`)
      const { sql, close } = await open(true)
      expect(await sql`select 1 as one`).toHaveLength(1)
      await close()
    }
    expect(stranger.exitCode).toBeNull()
  })
})
