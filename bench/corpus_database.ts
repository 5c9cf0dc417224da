import { SEARCH_FORM } from '../server/listings/search_row.ts'
import { migrate } from '../server/database/migrate.ts'
import { openPool, type Address, type Pool } from '../server/database/open.ts'
import { ensureMainSite } from '../server/core/sites.ts'
import { fillCorpus } from './search_corpus.ts'
import type { Corpus } from './search_texts.ts'

const FILL_SECONDS_MAX = 7_200

/** Makes the database of a size unless an earlier run did, at this version's words. */
export async function ensureCorpus(admin: Pool, address: Address, corpus: Corpus, size: number): Promise<Address> {
  const name = `bench_${corpus.name}_${size}_${SEARCH_FORM}`
  const found = { ...address, database: name }
  if ((await admin`select 1 from pg_database where datname = ${name}`).length > 0) return found
  const half = `${name}_half`
  await admin`drop database if exists ${admin(half)}`
  await admin`create database ${admin(half)}`
  const pool = openPool({ ...address, database: half }, { pool_max: 1, statement_seconds_max: FILL_SECONDS_MAX })
  console.log(`filling ${size} listings of ${corpus.name} …`)
  await migrate(pool)
  await ensureMainSite(pool, 'http://localhost:3000')
  await fillCorpus(pool, size, corpus.listings(size))
  await fillLean(pool)
  await pool.end()
  await admin`alter database ${admin(half)} rename to ${admin(name)}`
  return found
}

/** The plain table that a careful engineer would make in ten minutes: the floor that search is held beside. */
async function fillLean(pool: Pool): Promise<void> {
  await pool`create table lean_rows as select listing_id as id, votes, item, title_words || all_words as words from search_rows`
  await pool`alter table lean_rows add primary key (id)`
  await pool`create index on lean_rows using gin (words)`
  await pool`create index on lean_rows (votes desc, id)`
  await pool`vacuum analyze lean_rows`
}
