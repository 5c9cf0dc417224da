import type { Service } from './context.ts'
import { ApiError } from '../base/error.ts'
import type { Pool } from '../database/open.ts'

/** Long enough for an operator to make room; clients that repeat by themselves do no harm meanwhile. */
const ROOM_SECONDS = 60

const noRoom = (): ApiError =>
  new ApiError('unavailable', {
    retry_after: ROOM_SECONDS,
    detail: 'The service has no room to write for the moment; reading goes on. Try again in a minute.',
  })

/** Refuses what would write while the disk of the database is nearly full. */
export function refuseWithoutRoom({ disk }: Service): void {
  if (disk.isShort()) throw noRoom()
}

/** Anyone may ask whether the service is ready, as often as they like: the database is asked so often at most. */
const ASKED_MILLISECONDS = 500
const asked = new WeakMap<Pool, { at: number; answer: Promise<boolean> }>()

function answers(database: Pool): Promise<boolean> {
  const last = asked.get(database)
  if (last && performance.now() - last.at < ASKED_MILLISECONDS) return last.answer
  const answer = database`select 1`.then(
    () => true,
    () => false,
  )
  asked.set(database, { at: performance.now(), answer })
  return answer
}

/**
 * Ready means that the database answers; a load balancer asks here. What is lost besides follows, a line each, and after it what was found
 * outside of the service where somebody asks for that.
 */
export async function answerReady(
  { database, disk, copy, drafter }: Service,
  outside = async (): Promise<string[]> => [],
): Promise<Response> {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
  if (!(await answers(database)))
    return new Response('the database does not answer\n', { status: 503, headers: { ...headers, 'retry-after': '2' } })
  const lines = ['ready']
  if (disk.isShort()) lines.push(`disk: ${Math.round((disk.free_bytes ?? 0) / 1024 / 1024)} MB free, writes are refused`)
  if (copy.state === 'down') lines.push('replica: does not answer or is no fresh copy, public reads come from the primary')
  const trouble = drafter.model?.trouble()
  if (trouble) lines.push(`model: ${trouble}`)
  for (const line of await outside()) if (!trouble || !line.startsWith('model:')) lines.push(line)
  return new Response(`${lines.join('\n')}\n`, { headers })
}
