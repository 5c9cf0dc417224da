import { expect, test } from 'bun:test'
import { submitted } from '../launch/founders.ts'
import { putUp } from './sisters.ts'
import { paint } from '../pictures.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })
const png = new Uint8Array(await paint(300, 300).png().toBuffer())

test('a live listing shows the picture as a new version, and its draft has it too', async () => {
  const { listing, listing_id, draft_id } = await submitted(testService, sites)
  const slug = await putUp(testService, listing_id)
  const kept = await listing.uploadListingPicture({ listing_id, kind: 'logo', file: png })
  const mine = await listing.getMyListing({ listing_id })
  expect([mine.logo_url, mine.versions[0]]).toMatchObject([kept.url, { via: 'upload_listing_picture', changes: [{ field: 'logo_url' }] }])
  expect((await testService.visitor().getListing({ slug })).logo_url).toBe(kept.url)
  const { value, state } = (await listing.getDraft({ id: draft_id })).fields.logo_url
  expect([value, ['manual', 'edited', 'override'].includes(state)]).toEqual([kept.url, true])
  expect((await listing.updateMyListing({ listing_id, fields: { logo_url: kept.url } })).logo_url).toBe(kept.url)
})

test('a foreign address that only looks like a kept picture is none', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  for (const logo_url of [`http://127.0.0.1/uploads/${'0'.repeat(32)}.webp`, `http://localhost:3001/uploads/${'0'.repeat(32)}.webp`]) {
    const problem = await refused(listing.updateMyListing({ listing_id, fields: { logo_url } }))
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, '/fields/logo_url'])
  }
})

test('another’s listing takes no picture, and a hundred a day are enough', async () => {
  const { listing, listing_id, account_id } = await submitted(testService, sites)
  const { listing: other } = await testService.founder()
  expect((await refused(other.uploadListingPicture({ listing_id, kind: 'cover', file: png }))).status).toBe(404)
  await testService.sql`
    insert into quotas (account_id, name, window_starts_at, used) values (${account_id}, 'photos_per_day', ${testService.service.clock()}, 100)
    on conflict (account_id, name) do update set used = 100`
  expect((await refused(listing.uploadListingPicture({ listing_id, kind: 'cover', file: png }))).code).toBe('rate_limited')
})

test('a drawing that is too much to draw counts as twenty pictures of the day', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const groups = Array.from({ length: 12 }, (_, depth) => `<g id="a${depth + 1}">${`<use href="#a${depth}"/>`.repeat(10)}</g>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><g id="a0"><rect width="1" height="1"/></g>${groups.join('')}</svg>`
  const used = async () =>
    (await testService.sql<{ used: number }[]>`select used from quotas where account_id = ${account_id} and name = 'photos_per_day'`)[0]
      ?.used
  const file = new Blob([svg], { type: 'image/svg+xml' })
  expect((await refused(listing.uploadListingPicture({ listing_id, kind: 'logo', file }))).status).toBe(422)
  expect(await used()).toBe(20)
  // As a founder's photo too, by the website and by a key.
  const call = testService.signedIn(account_id)
  await expect(call('save_photo', { picture: Buffer.from(svg).toString('base64') })).rejects.toThrow()
  expect(await used()).toBe(40)
})

test('so does a photograph whose scans are more than can be drawn', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  expect((await refused(listing.uploadListingPicture({ listing_id, kind: 'logo', file: jpegOf(20_000) }))).status).toBe(422)
  const [photos] = await testService.sql<
    { used: number }[]
  >`select used from quotas where account_id = ${account_id} and name = 'photos_per_day'`
  expect(photos?.used).toBe(20)
  // Another picture is drawn at once: nothing of it is left at work.
  expect((await listing.uploadListingPicture({ listing_id, kind: 'logo', file: png })).width).toBe(300)
})

/** A grey JPEG of 6300 × 6300 pixels in so many scans, none of which says anything of any block. */
function jpegOf(scans: number): Uint8Array<ArrayBuffer> {
  const SIDE = [0x18, 0x9c]
  const part = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes]
  // One code that ends 16,384 blocks at once; of the first scan one bit a block.
  const codes = (table: number, value: number) => part(0xc4, table, 1, ...Array<number>(15).fill(0), value)
  const head = [0xff, 0xd8, ...part(0xdb, 0, ...Array<number>(64).fill(1)), ...part(0xc2, 8, ...SIDE, ...SIDE, 1, 1, 0x11, 0)]
  const first = [...part(0xda, 1, 1, 0, 0, 0, 0), ...Array<number>((788 * 788) / 8).fill(0)]
  const scan = (at: number) => [...part(0xda, 1, 1, 0, 1 + (at % 63), 1 + (at % 63), 0), ...Array<number>(72).fill(0)]
  const scanned = Array.from({ length: scans }, (_, at) => Buffer.from(scan(at)))
  return new Uint8Array(
    Buffer.concat([Buffer.from([...head, ...codes(0, 0), ...codes(0x10, 0xe0), ...first]), ...scanned, Buffer.from([0xff, 0xd9])]),
  )
}

test('so does one that is drawn in the end, and one that is drawn at once counts as itself', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const noise = '<filter id="n"><feTurbulence baseFrequency="0.7" numOctaves="8"/></filter>'
  const drawing = (rects: number) =>
    new Blob(
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${noise}${'<rect width="1024" height="1024" filter="url(#n)"/>'.repeat(rects)}</svg>`,
      ],
      { type: 'image/svg+xml' },
    )
  const used = async () =>
    (await testService.sql<{ used: number }[]>`select used from quotas where account_id = ${account_id} and name = 'photos_per_day'`)[0]
      ?.used
  await listing.uploadListingPicture({ listing_id, kind: 'logo', file: drawing(0) })
  expect(await used()).toBe(1)
  await listing.uploadListingPicture({ listing_id, kind: 'logo', file: drawing(2) })
  expect(await used()).toBe(21)
})
