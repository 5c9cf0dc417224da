import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { DatabaseUnavailable, isOutage, openDatabase, openPool, type Pool, type Transaction } from '../../server/database/open.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'
import { nextTurn, until } from '../until.ts'

let database: FreshDatabase
let sql: Pool

beforeAll(async () => {
  database = await freshDatabase({ kind: 'empty', version: '1', prepare: async () => {} })
  sql = database.open()
})

afterAll(async () => {
  await sql.end()
  await database.drop()
})

const external = (database_url: string) => openDatabase({ database_url, data_dir: '/nowhere', pool_max: 2, log: () => {} })

const failure = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  )
const answers = async (query: PromiseLike<unknown>): Promise<boolean> => (await failure(query)) === null

describe('values', () => {
  test('come as numbers, days, dates, and what was put in', async () => {
    const at = new Date('2026-11-21T08:00:00.123Z')
    const texts = [
      'a',
      'b,"c',
      '',
      '\\',
      '{x}',
      'null',
      'NULL',
      ' ',
      'ä\n',
      '"\\\t',
      '"\u001f',
      '\u007f\\',
      '😀"',
      '\u2028"',
      '{"a":"\\n"}',
    ]
    const uuids = ['018f3a5e-7b7c-7c0a-9d3e-000000000001']
    const value = { list: [1, 'two', null], text: 'ünïcode "quoted"' }
    const [row] = await sql<Record<string, unknown>[]>`
      with held as (select ${uuids[0] ?? ''}::uuid as id)
      select count(*) as many, 9007199254740991::int8 as large, ${'2026-02-28'}::date as day, ${at}::timestamptz as at, 1.5::float8 as share,
             12.50::numeric as exact, ${[3, -1]}::int[] as wholes, ${[]}::text[] as none, ${sql.json(value)}::jsonb as value, null as nothing, ${true}::boolean as truth, ${texts}::text[] as list, array(select id from held where id = any(${uuids})) as ids`
    expect(row).toEqual({
      many: 1,
      large: 9007199254740991,
      day: '2026-02-28',
      at,
      share: 1.5,
      exact: '12.50',
      value,
      nothing: null,
      truth: true,
      list: texts,
      wholes: [3, -1],
      none: [],
      ids: uuids,
    })
  })
})

test('a statement whose table has changed since it was prepared is asked again with the same values', async () => {
  const pool = database.open(1)
  const [bytes, value, at] = [Buffer.from([0, 1, 255]), { text: 'x' }, new Date('2026-11-21T08:00:00.123Z')]
  await pool`create table changing (bytes bytea, value jsonb, at timestamptz, list text[])`
  const add = () => pool`insert into changing values (${bytes}, ${pool.json(value)}, ${at}, ${['a', 'b']}::text[]) returning *`
  await add()
  await sql`alter table changing add column more int`
  expect([...(await add())]).toEqual([{ bytes, value, at, list: ['a', 'b'], more: null }])
  await pool.end({ timeout: 5 })
})

test('of a pool the session that answered last is asked next, so that those not needed can be closed', async () => {
  const pool = openPool(database.address, { pool_max: 4 })
  const session = async () => (await pool<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(0.01)`)[0]?.pid
  const all = await Promise.all(Array.from({ length: 4 }, session))
  expect(new Set(all).size).toBe(4)
  const used = new Set<number | undefined>()
  for (let call = 0; call < 8; call++) used.add(await session())
  expect(used.size).toBe(1)
  await pool.end()
})

describe('an outage', () => {
  test('is told from a mistake, so that doors can say "try again"', async () => {
    const mistakes = await Promise.all(
      [sql`select 1/0`, sql`select * from nowhere`, sql`select ${'x'}::int`].map((query) =>
        query.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    )
    expect(mistakes.map(isOutage)).toEqual([false, false, false])
    const slow = openPool(database.address, { pool_max: 1, statement_seconds_max: 1 })
    const error = await slow`select pg_sleep(30)`.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(isOutage(error)).toBe(true)
    await slow.end()
    expect(
      isOutage(
        await slow`select 1`.then(
          () => null,
          (reason: unknown) => reason,
        ),
      ),
    ).toBe(true)
  })

  test('of 40 workers whose connections are killed all the time leaves none of them hanging', async () => {
    const pool = database.open(10)
    const failures: unknown[] = []
    let settled = 0
    let running = true
    const workers = Array.from({ length: 40 }, async (_, worker) => {
      while (running) {
        const ask = worker % 4 === 0 ? pool.begin(async (tx) => await tx`select ${worker}::int as it`) : pool`select ${worker}::int as it`
        const rows = await ask.catch((error: unknown) => void failures.push(error))
        if (rows) expect(rows[0]?.it).toBe(worker)
        settled++
        if (!rows) await nextTurn()
      }
    })
    for (let round = 0; round < 15; round++) {
      const before = settled
      await until(() => settled > before + 100)
      await database.throwOut()
      const after = settled
      await until(() => settled > after + 100)
    }
    running = false
    await Promise.all(workers)
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.filter((error) => !isOutage(error))).toEqual([])
    expect(await pool`select 1 as one`).toHaveLength(1)
    await pool.end({ timeout: 5 })
  })

  test('ends a transaction for good: what it asks afterwards goes to no connection that others use by then', async () => {
    await sql`create table kept (id int)`
    const pool = database.open(1)
    let later: Promise<unknown> = Promise.resolve()
    const lost = pool.begin((tx) => {
      later = goOn(tx)
      return later
    })
    const goOn = async (tx: Transaction) => {
      await tx`insert into kept values (1)`
      await database.throwOut()
      // The pool's only connection is open again, and belongs to whoever asks next.
      await until(() => answers(pool`select 1`))
      await tx`insert into kept values (2)`
    }
    expect(isOutage(await failure(lost))).toBe(true)
    expect(isOutage(await failure(later))).toBe(true)
    expect(await pool`select id from kept`).toHaveLength(0)
    await pool.end({ timeout: 5 })
  })

  test('and one that came to its end likewise', async () => {
    const pool = database.open(1)
    const tx = await pool.begin((inside) => Promise.resolve({ inside }))
    expect(await failure(tx.inside`select 1`)).toMatchObject({ code: 'TRANSACTION_ENDED' })
    expect(await pool`select 1 as one`).toHaveLength(1)
    await pool.end({ timeout: 5 })
  })

  test('mixes no answers: a lost transaction that goes on asking while its connection opens anew gives its neighbours nothing', async () => {
    const pool = database.open(1)
    const wrong: unknown[] = []
    for (let round = 0; round < 20; round++) {
      let going = true
      const lost = pool
        .begin(async (tx) => {
          await database.throwOut()
          for (; going; await nextTurn()) await tx`select 'theirs' as whose where false`.catch(() => {})
        })
        .catch(() => {})
      const rows = await until(async () => pool`select 'mine' as whose`.catch(() => null))
      if (rows[0]?.whose !== 'mine') wrong.push(rows)
      going = false
      await lost
    }
    expect(wrong).toEqual([])
    await pool.end({ timeout: 5 })
  })
})

describe('what came before a query failed', () => {
  /** More than the server keeps back before it sends. */
  const WIDE = 20_000
  test.each([
    ['by a mistake', (pool) => pool`select repeat('x', ${WIDE}), 1 / (2 - i) from generate_series(1, 3) i`],
    [
      'because its connection was ended',
      (pool) => pool`
      select repeat('x', ${WIDE}), case when i = 2 then pg_terminate_backend(pg_backend_pid()) end from generate_series(1, 3) i`,
    ],
  ] satisfies [string, (pool: Pool) => PromiseLike<unknown>][])('%s, is no part of the next answer', async (_, ask) => {
    const pool = database.open(1)
    expect(await failure(ask(pool))).toBeInstanceOf(Error)
    expect([...(await pool`select 7 as it`)]).toEqual([{ it: 7 }])
    await pool.end({ timeout: 5 })
  })
})

describe('a database that is not there', () => {
  const cases: [string, string, RegExp][] = [
    [
      'nobody listens',
      'postgres://ada:hunter2@127.0.0.1:23099/listing',
      /The database "listing" at 127\.0\.0\.1:23099 does not answer .* Start it\. Correct DATABASE_URL, or unset it/,
    ],
    ['its name does not resolve', 'postgres://ada:hunter2@no-such-host.invalid/listing', /cannot be found: its host name does not resolve/],
    ['it has no name', 'postgres://ada:hunter2@localhost', /^DATABASE_URL is not usable\. It names no database/],
    ['it is another product', 'mysql://ada:hunter2@localhost/listing', /^DATABASE_URL is not usable\. It must look like postgres:/],
    ['it is no address', 'hunter2', /^DATABASE_URL is not usable\. It must look like postgres:/],
    ['its password is not escaped', 'postgres://ada:hunter2%@localhost/listing', /^DATABASE_URL is not usable\. It has a % .* %25/],
    ['its TLS mode is unknown', 'postgres://ada:hunter2@localhost/listing?sslmode=hunter', /sslmode=hunter is not known/],
  ]
  for (const [name, url, words] of cases) {
    test(`is refused at start with what to do, without its password: ${name}`, async () => {
      const error = await external(url).then(
        () => null,
        (reason: unknown) => reason,
      )
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      expect((error as Error).message).toMatch(words)
      expect((error as Error).message).not.toContain('hunter2')
    })
  }

  test('and a pooler that takes no settings of a session is named for what it is', async () => {
    const says = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
    const refusal = Buffer.alloc(5 + says.length)
    refusal.write('E')
    refusal.writeInt32BE(4 + says.length, 1)
    refusal.write(says, 5)
    const pooler = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: (socket) => void socket.end(refusal) } })
    const error = await external(`postgres://ada:hunter2@127.0.0.1:${pooler.port}/listing`).catch((reason: Error) => reason.message)
    pooler.stop(true)
    expect(error).toMatch(/session mode with ignore_startup_parameters/)
  })

  test('is named when only the database is missing on a server that answers', async () => {
    const missing = new URL(database.url)
    missing.pathname = '/no_such_database'
    const error = await external(missing.href).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect((error as Error).message).toMatch(/"no_such_database" at .* does not exist on that server/)
  })

  test('opens by its address when it is there, and a replica may only be read', async () => {
    const {
      sql: pool,
      replica,
      mode,
      close,
    } = await openDatabase({ database_url: database.url, replica_url: database.url, data_dir: '/nowhere', pool_max: 2, log: () => {} })
    expect(mode).toBe('external')
    expect(await pool`select 1 as one`).toHaveLength(1)
    expect(await replica`select 1 as one`).toHaveLength(1)
    const written = await replica`create table forbidden (id int)`.then(
      () => null,
      (error: unknown) => (error as { code: string }).code,
    )
    expect(written).toBe('25006')
    await close()
  })
})
