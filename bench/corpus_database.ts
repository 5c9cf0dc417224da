import { migrate } from '../server/database/migrate.ts'
import { openPool, type Address, type Pool } from '../server/database/open.ts'
import { ensureMainSite } from '../server/core/sites.ts'
import { fillCorpus } from './search_corpus.ts'

const FILL_SECONDS_MAX = 7_200

/** Makes the database of a size unless an earlier run did. */
export async function ensureCorpus(admin: Pool, address: Address, size: number): Promise<Address> {
  const name = `bench_${size}`
  const found = { ...address, database: name }
  if ((await admin`select 1 from pg_database where datname = ${name}`).length > 0) return found
  const half = `${name}_half`
  await admin`drop database if exists ${admin(half)}`
  await admin`create database ${admin(half)}`
  const pool = openPool({ ...address, database: half }, { pool_max: 1, statement_seconds_max: FILL_SECONDS_MAX })
  console.log(`filling ${size} listings …`)
  await migrate(pool)
  await ensureMainSite(pool, 'http://localhost:3000')
  await fillCorpus(pool, size)
  await pool.end()
  await admin`alter database ${admin(half)} rename to ${admin(name)}`
  return found
}
