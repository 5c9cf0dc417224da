import { expect, test } from 'bun:test'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { MIGRATION_LOCK, START_LOCK } from '../../server/database/advisory_locks.ts'
import { openDatabase } from '../../server/database/open.ts'
import { prepare, prepareForCommand } from '../../server/boot/prepare.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { sql, database, service } = testService
const markOf = async () => (await sql<{ mark: string }[]>`select obj_description(to_regnamespace('jobs'), 'pg_namespace') as mark`)[0]?.mark

test('a command on a database that is ready waits for nobody who starts beside it', async () => {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`
    // It would wait for this transaction, which waits for it.
    await prepareForCommand(database, service.config)
  })
  expect(await markOf()).toMatch(/^[0-9a-f]{64}$/)
})

test('a service on a database that is up to date begins without going through what made it', async () => {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    // Migrations would wait for this transaction, which waits for them.
    await prepare(database, service.config)
  })
  await sql.unsafe(`comment on schema jobs is null`)
  await prepare(database, service.config)
  expect(await markOf()).toMatch(/^[0-9a-f]{64}$/)
})

test('a command on a database of another version brings it up to this one', async () => {
  const mark = await markOf()
  for (const other of [`'${'0'.repeat(64)}'`, 'null']) {
    await sql.unsafe(`comment on schema jobs is ${other}`)
    await prepareForCommand(database, service.config)
    expect(await markOf()).toBe(mark)
  }
})

/** Where a database listens whose first connection on this way waits for an answer that does not come in time. */
async function lateWay() {
  const { address } = database
  const sockets: Socket[] = []
  const way = createServer((socket) => {
    sockets.push(socket)
    if (sockets.length > 1) socket.pipe(connect(join(address.host, `.s.PGSQL.${address.port}`))).pipe(socket)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const bound = way.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const close = () => {
    for (const socket of sockets) socket.destroy()
    way.close()
  }
  return { address: { ...address, host: '127.0.0.1', port }, sockets, close }
}

test('a connection that comes too late on a busy machine is tried again', async () => {
  const { address, sockets, close } = await lateWay()
  // What is ready already is only looked at.
  await prepare({ sql, address }, service.config)
  expect(sockets.length).toBe(0)
  await sql.unsafe(`comment on schema jobs is null`)
  await prepare({ sql, address }, service.config)
  // Again for the lock, and once for the queues.
  expect(sockets.length).toBe(3)
  close()
})

test('a database that is late with its first answer is waited for, which is said', async () => {
  const { address, sockets, close } = await lateWay()
  const said: string[] = []
  const opened = await openDatabase({
    database_url: `postgres://${address.user}:${encodeURIComponent(address.password ?? '')}@127.0.0.1:${address.port}/${address.database}`,
    data_dir: '/nowhere',
    pool_max: 1,
    log: (_, event) => void said.push(event),
  })
  expect(sockets.length).toBe(2)
  expect(said).toEqual(['database_late'])
  await opened.close()
  close()
})
