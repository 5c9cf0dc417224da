import sharp from 'sharp'
import type { TestService } from './test_service.ts'
import { until } from './until.ts'

/** Where every site of a test finds a real, small photo; a name that could be anybody's, as photo_url has to be. */
export const PHOTO_HOST = 'pictures.beetroot.dev'
export const PHOTO_URL = `http://${PHOTO_HOST}/ada.png`

export const paint = (width: number, height: number, background = '#7a2f4f') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

const photo = new Uint8Array(await paint(96, 64).png().toBuffer())

/** What that host answers. */
export const answerPhoto = (path: string): Response =>
  path === '/ada.png' ? new Response(photo, { headers: { 'content-type': 'image/png' } }) : new Response('Not found', { status: 404 })

/** Waits until every picture that an account's profiles name was fetched, or could not be. */
export async function photosTaken(
  testService: TestService,
  account_id: string,
): Promise<{ state: string; reason: string | null; file: string }[]> {
  return until(async () => {
    const rows = await testService.sql<{ state: string; reason: string | null; file: string }[]>`
      select state, reason, file from photos where account_id = ${account_id} order by id`
    return rows.every(({ state }) => state !== 'pending') ? rows : null
  })
}

/** A copy that is there already, for accounts that are written straight into the database. */
export async function putPhoto(testService: TestService, account_id: string, source_url = PHOTO_URL): Promise<void> {
  const now = testService.service.clock()
  const file = `${crypto.randomUUID().replaceAll('-', '')}.webp`
  await testService.service.files.put(file, new Uint8Array(await paint(8, 8).webp().toBuffer()))
  await testService.sql`
    insert into photos (account_id, source_url, file, state, asked_at, fetched_at) values (${account_id}, ${source_url}, ${file}, 'ready', ${now}, ${now})`
}
