import type { ParameterOrJSON } from 'postgres'
import { APIError } from 'better-auth/api'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Pool, Sql } from '../database/open.ts'

/** PostgreSQL's `unknown`: the server reads the text as whatever the column is, jsonb too, and the driver encodes it only once. */
const UNKNOWN_TYPE = 705
/** Raised where a token is written whose consent has just ended; the migration 0015_grants says when. */
const CONSENT_ENDED = 'LG001'

/**
 * The sign-in library's query builder on the service's own pool. A transaction is the driver's own `begin`, held open until the builder
 * commits: a connection that is killed then fails the query as everywhere else, where one reserved by hand could hang.
 */
export function kyselyOn(pool: Pool): Kysely<Record<string, never>> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => new PoolDriver(pool),
    },
  })
}

type Ending = { commit(): void; rollBack(reason: Error): void; ended: Promise<void> }

/** A borrowed place on the pool; inside a transaction, the transaction. */
class DriverConnection implements DatabaseConnection {
  transaction: { sql: Sql; ending: Ending } | null = null
  constructor(private readonly pool: Pool) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const over = this.transaction?.sql ?? this.pool
    const sent = parameters.map((value) => (typeof value === 'string' ? this.pool.typed(value, UNKNOWN_TYPE) : value))
    const rows = await over.unsafe(sql, sent as ParameterOrJSON<never>[]).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === CONSENT_ENDED)) throw error
      throw new APIError('BAD_REQUEST', { error: 'invalid_grant', error_description: 'What this was given for has ended.' })
    })
    // The builder's own types say what its queries answer.
    return { rows: [...rows] as Row[], numAffectedRows: BigInt(rows.count ?? 0) }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the sign-in library streams nothing')
  }
}

class RolledBack extends Error {}

class PoolDriver implements Driver {
  constructor(private readonly pool: Pool) {}
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new DriverConnection(this.pool)
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await begin(this.pool, driverConnectionOf(connection))
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { ending } = endingOf(connection)
    ending.commit()
    await ending.ended
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { ending } = endingOf(connection)
    ending.rollBack(new RolledBack())
    await ending.ended.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Resolves once the transaction is open; `ended` does when the database has answered its commit. */
function begin(pool: Pool, place: DriverConnection): Promise<void> {
  return new Promise((opened, failed) => {
    let commit = () => {}
    let rollBack = (_reason: Error) => {}
    const decided = new Promise<void>((resolve, reject) => {
      commit = resolve
      rollBack = reject
    })
    const ended = pool.begin(async (sql) => {
      place.transaction = { sql, ending: { commit, rollBack, ended: done } }
      opened()
      await decided
    })
    const done: Promise<void> = ended.then(() => undefined)
    // Who commits or rolls back hears of a failure; one that comes before fails the opening.
    done.catch(failed)
  })
}

function driverConnectionOf(connection: DatabaseConnection): DriverConnection {
  if (!(connection instanceof DriverConnection)) throw new Error('the connection is not of this driver')
  return connection
}

function endingOf(connection: DatabaseConnection): { ending: Ending } {
  const place = driverConnectionOf(connection)
  const { transaction } = place
  if (!transaction) throw new Error('there is no transaction to end')
  place.transaction = null
  return transaction
}
