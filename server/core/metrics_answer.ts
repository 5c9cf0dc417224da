import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '../base/sha256.ts'
import { version } from '../../package.json'
import { bearerToken } from '../base/http/bearer_token.ts'
import type { Sample } from '../base/observe/metrics.ts'
import type { Pool } from '../database/open.ts'
import type { Service } from './context.ts'

/** Longer than the database ever takes for it; a scrape answers without it then. */
const DATABASE_MILLISECONDS_MAX = 2000
const SERIES_MAX = 500

/** `/metrics` for whoever holds METRICS_TOKEN; for anybody where none is set. */
export async function answerMetrics(service: Service, request: Request, outside: () => Sample[]): Promise<Response> {
  const { meter, config } = service
  if (meter && mayRead(config.metrics_token, bearerToken(request))) {
    const [database, others] = await Promise.all([stateOfDatabase(service.reads), service.siblings?.metrics() ?? []])
    const text = await meter.text([...stateOf(service), ...outside(), ...database], others)
    return new Response(text, { headers: { 'content-type': meter.content_type, 'cache-control': 'no-store' } })
  }
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store', 'www-authenticate': 'Bearer realm="metrics"' }
  return new Response('Send METRICS_TOKEN as `Authorization: Bearer …`.\n', { status: 401, headers })
}

/** Both are hashed first, so that neither the time nor the length of a comparison tells anything of the token. */
function mayRead(token: string | null, sent: string | null): boolean {
  return token === null || timingSafeEqual(sha256(token), sha256(sent ?? ''))
}

function stateOf({ disk, copy, drafter }: Service): Sample[] {
  const samples: Sample[] = [
    { name: 'listing_build_info', labels: { version }, value: 1 },
    { name: 'listing_writes_refused_for_disk', value: Number(disk.isShort()) },
  ]
  if (disk.free_bytes !== null) samples.push({ name: 'listing_disk_free_bytes', value: disk.free_bytes })
  if (drafter.model) samples.push({ name: 'listing_model_up', value: Number(drafter.model.trouble() === null) })
  if (copy.state !== 'none') samples.push({ name: 'listing_replica_up', value: Number(copy.state === 'up') })
  return samples
}

/** The queue and the connections; nothing of them while the database is away, for which there are other signs. */
async function stateOfDatabase(sql: Pool): Promise<Sample[]> {
  const { promise: late, resolve } = Promise.withResolvers<Sample[]>()
  const timer = setTimeout(() => resolve([]), DATABASE_MILLISECONDS_MAX)
  try {
    return await Promise.race([readDatabase(sql), late])
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}

async function readDatabase(sql: Pool): Promise<Sample[]> {
  const [jobs, connections] = await Promise.all([
    sql<{ job: string; state: string; count: number; seconds: number }[]>`
      select name as job, state::text as state, count(*)::int as count,
        coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float8 as seconds
      from jobs.job where state in ('created', 'retry', 'active') group by name, state limit ${SERIES_MAX}`,
    sql<{ application: string; state: string; count: number }[]>`
      select application_name as application, coalesce(state, 'none') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() group by application_name, state limit ${SERIES_MAX}`,
  ])
  const waits = new Map<string, number>()
  for (const { job, state, seconds } of jobs) if (state !== 'active') waits.set(job, Math.max(waits.get(job) ?? 0, seconds))
  return [
    ...jobs.map(({ job, state, count }): Sample => ({ name: 'listing_jobs', labels: { job, state }, value: count })),
    ...[...waits].map(([job, value]): Sample => ({ name: 'listing_job_wait_seconds', labels: { job }, value })),
    ...connections.map(({ application, state, count }): Sample => ({
      name: 'listing_database_connections',
      labels: { application, state },
      value: count,
    })),
  ]
}
