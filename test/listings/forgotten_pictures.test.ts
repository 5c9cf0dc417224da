import { expect, test } from 'bun:test'
import { newFileName } from '../../server/files/store.ts'
import { leaveFiles } from '../../server/files/unwanted.ts'
import { copyPictures } from '../../server/listings/pictures.ts'
import { sweepSitePictures } from '../../server/publishing/site_pictures.ts'
import { paint } from '../pictures.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { putShown, said, setCells } from '../web/public/put.ts'

const HOST = 'pictures.beetroot.dev'
const png = new Uint8Array(await paint(320, 200).png().toBuffer())
const answer = () => new Response(png, { headers: { 'content-type': 'image/png' } })
const pages: SitePages = { '/old.png': answer, '/new.png': answer }
const { env } = serveSites({ [HOST]: pages })
const testService = await startTestService({ role: 'web', env })
const { service, sql } = testService
const run = { id: 'by hand', try: 1, tries_max: 1, signal: new AbortController().signal, finish: async () => {} }

/** All names of files that the copies of a listing have. */
async function filesOf(listing_id: number): Promise<string[]> {
  const rows = await sql<
    { file: string; small: string | null }[]
  >`select file, small from listing_pictures where listing_id = ${listing_id}`
  return rows.flatMap(({ file, small }) => (small === null ? [file] : [file, small]))
}

test('copies that are replaced or named no more go with the next sweep where their store is away just then', async () => {
  const { id, profile_id } = await putShown(testService, await testService.account(), {
    cells: { cover_url: said(`http://${HOST}/old.png`) },
  })
  const away = { ...service, files: { ...service.files, remove: () => Promise.reject(new Error('the store is away')) } }
  const there = async (names: string[]) => Promise.all(names.map(async (name) => (await service.files.read(name)) !== null))
  await copyPictures(service, { listing_id: id }, run)
  const first = await filesOf(id)
  expect(first).toHaveLength(2)
  // Drawn anew, since it is old.
  testService.turnClock(31 * 86_400)
  await copyPictures(away, { listing_id: id }, run)
  const second = await filesOf(id)
  expect(second.filter((name) => first.includes(name))).toEqual([])
  await setCells(testService, profile_id, { cover_url: said(`http://${HOST}/new.png`) })
  await copyPictures(away, { listing_id: id }, run)
  const third = await filesOf(id)
  expect(await there([...first, ...second, ...third])).toEqual(Array(6).fill(true))
  await sweepSitePictures(service)
  expect(await there([...first, ...second])).toEqual(Array(4).fill(false))
  expect(await there(third)).toEqual([true, true])
})

test('what nobody wants goes before all profiles are looked through for what they name no more', async () => {
  const name = newFileName()
  await service.files.put(name, png)
  await leaveFiles(sql, [name], service.clock())
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = sql.begin(async (tx) => {
    await tx`lock table companies in access exclusive mode`
    held.resolve()
    await free.promise
  })
  await held.promise
  const sweeping = sweepSitePictures(service)
  await until(async () => (await service.files.read(name)) === null)
  free.resolve()
  await holding
  expect(await sweeping).toBe(1)
})

test('a copy that another visit had made meanwhile stays, and what was fetched twice leaves no file behind', async () => {
  const slow = Promise.withResolvers<Response>()
  let asked = 0
  pages['/twice.png'] = () => (asked++ === 0 ? slow.promise : answer())
  const { id } = await putShown(testService, await testService.account(), { cells: { cover_url: said(`http://${HOST}/twice.png`) } })
  const first = copyPictures(service, { listing_id: id }, run)
  await until(() => asked === 1)
  await copyPictures(service, { listing_id: id }, run)
  const kept = await filesOf(id)
  slow.resolve(new Response('', { status: 429 }))
  await first
  expect([kept.length, await filesOf(id)]).toEqual([2, kept])
})

test('a copy that came is kept though another visit failed meanwhile', async () => {
  const slow = Promise.withResolvers<Response>()
  let asked = 0
  pages['/late.png'] = () => (asked++ === 0 ? slow.promise : new Response('', { status: 429 }))
  const { id } = await putShown(testService, await testService.account(), { cells: { cover_url: said(`http://${HOST}/late.png`) } })
  const first = copyPictures(service, { listing_id: id }, run)
  await until(() => asked === 1)
  await copyPictures(service, { listing_id: id }, run)
  slow.resolve(answer())
  await first
  expect((await filesOf(id)).filter((name) => name !== null)).toHaveLength(2)
})
