import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { createListing } from '../../sdk/index.ts'
import { readBody } from '../../server/base/http/body.ts'
import { paint } from '../pictures.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const png = await paint(640, 400).png().toBuffer()
const HOST = 'pictures.beetroot.dev'
const SECRET = 'http://169.254.169.254/latest/meta-data/'
const sites: Record<string, SitePages> = {
  [HOST]: {
    '/cover.png': () => new Response(new Uint8Array(png), { headers: { 'content-type': 'text/html' } }),
    '/page': () => new Response('<html>No picture</html>', { headers: { 'content-type': 'image/png' } }),
    '/away': () => new Response(null, { status: 302, headers: { location: SECRET } }),
    '/gone.png': () => new Response('Gone', { status: 410 }),
  },
}
const { env, log } = serveSites(sites)
const testService = await startTestService({ env })

async function drafted() {
  const host = `p${crypto.randomUUID().slice(0, 8)}.test`
  sites[host] = gardenSite()
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url: `http://${host}` })
  await founder.listing.waitForDraft(id)
  return { ...founder, id }
}
const own = await drafted()

/** A picture as everybody gets it, at the address of this service. */
async function served(url: string) {
  const answer = await fetch(`${testService.url}${new URL(url).pathname}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  return sharp(await answer.bytes()).metadata()
}
const post = (body: FormData | string | Blob, headers: Record<string, string> = {}) =>
  testService.call(`/drafts/${own.id}/pictures`, { method: 'POST', body, headers: { authorization: `Bearer ${own.apiKey}`, ...headers } })
function formOf(...parts: [name: string, value: string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}
const file = (bytes: Uint8Array = png) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

describe('a picture becomes the value of its field, saved as the founder’s:', () => {
  test('a logo, drawn anew, in place of what was drafted', async () => {
    const { listing, id } = own
    const kept = await listing.uploadPicture({ id, kind: 'logo', file: new Uint8Array(png) })
    expect(kept).toMatchObject({ field: 'logo_url', width: 640, height: 400, bytes: expect.any(Number) })
    expect(kept.url).toMatch(/^http:\/\/localhost:3000\/uploads\/[0-9a-f]{32}\.webp$/)
    const { value, state } = (await listing.getDraft({ id })).fields.logo_url
    expect([value, ['manual', 'edited', 'override'].includes(state)]).toEqual([kept.url, true])
    expect(await served(kept.url)).toMatchObject({ format: 'webp', width: 640, height: 400 })
    // What was read is sent back whole.
    expect((await listing.updateDraft({ id, fields: { logo_url: value } })).fields.logo_url.value).toBe(kept.url)
  })

  test('by its address, whatever the website says it is', async () => {
    const { listing, id } = own
    const kept = await listing.uploadPicture({ id, kind: 'cover', url: `http://${HOST}/cover.png` })
    expect([kept.field, (await listing.getDraft({ id })).fields.cover_url.value]).toEqual(['cover_url', kept.url])
  })

  test('in base64, with or without the head of a data address; a stream; a drawing of shapes, larger than it says', async () => {
    const { listing, id } = await drafted()
    const base64 = png.toString('base64')
    const svg =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12" fill="red"/></svg>'
    const kept = [
      await listing.uploadPicture({ id, kind: 'screenshot', base64 }),
      await listing.uploadPicture({ id, kind: 'screenshot', base64: `data:image/png;base64,${base64}` }),
      await listing.uploadPicture({ id, kind: 'screenshot', file: file().stream() as AsyncIterable<Uint8Array<ArrayBuffer>> }),
      await listing.uploadPicture({ id, kind: 'screenshot', file: new Blob([svg]) }),
    ]
    expect(kept.map(({ width, height }) => [width, height])).toEqual([
      [640, 400],
      [640, 400],
      [640, 400],
      [1024, 512],
    ])
    const { value } = (await listing.getDraft({ id })).fields.screenshots
    expect(value?.slice(-4)).toEqual(kept.map(({ url }) => url))
    for (let count = value?.length ?? 0; count < 8; count++) await listing.uploadPicture({ id, kind: 'screenshot', base64 })
    const problem = await refused(listing.uploadPicture({ id, kind: 'screenshot', base64 }))
    expect([problem.status, problem.errors?.[0]]).toMatchObject([422, { field: '/kind', code: 'too_many', limit: 8 }])
  })

  test('a form as other libraries write it: names without quotes, words before it, blanks behind a delimiter', async () => {
    const head = 'A form.\r\n--b \t\r\nContent-Disposition: form-data; name=kind\r\n\r\nlogo\r\n--b\r\n'
    const disposition = "Content-Disposition: form-data; name=file; filename=logo.png; filename*=utf-8''logo.png\r\n\r\n"
    const answer = await post(new Blob([head + disposition, file(), '\r\n--b--\r\n']), {
      'content-type': 'multipart/form-data; boundary="b"',
    })
    expect([answer.status, await answer.json()]).toMatchObject([201, { field: 'logo_url' }])
  })

  test('with what it shows, in one call; of a logo or a photo nothing is said', async () => {
    const { listing, id } = await drafted()
    const { url } = await listing.uploadPicture({ id, kind: 'cover', file: file(), alt: 'Beds on squared paper' })
    const second = await listing.uploadPicture({ id, kind: 'screenshot', base64: png.toString('base64'), alt: 'The same with prices' })
    const { pictures } = await listing.getDraft({ id })
    expect(pictures).toContainEqual({ url, alt: 'Beds on squared paper', crop: null })
    expect(pictures).toContainEqual({ url: second.url, alt: 'The same with prices', crop: null })
    for (const kind of ['logo', 'photo'] as const) {
      const problem = await refused(listing.uploadPicture({ id, kind, file: file(), alt: 'A beetroot' }))
      expect([kind, problem.status, problem.errors?.[0]?.field]).toEqual([kind, 422, '/alt'])
    }
    const problem = await refused(listing.uploadPicture({ id, kind: 'cover', file: file(), alt: 'x'.repeat(251) }))
    expect([problem.status, problem.errors?.[0]]).toMatchObject([422, { field: '/alt', code: 'too_long' }])
  })

  test('a photo of the founder, complete at once', async () => {
    const { listing, id } = await drafted()
    const kept = await listing.uploadPicture({ id, kind: 'photo', file: file() })
    expect([kept.field, (await listing.getFounderProfile()).photo_url]).toEqual(['photo_url', kept.url])
    expect((await listing.getFounderProfile()).missing.map(({ code }) => code)).not.toContain('photo')
  })
})

test('sent twice with one key it is one picture; another picture under it is refused', async () => {
  const { listing, id, account_id } = await drafted()
  const idempotencyKey = crypto.randomUUID()
  const first = await listing.uploadPicture({ id, kind: 'screenshot', file: file() }, { idempotencyKey })
  const before = (await listing.getDraft({ id })).fields.screenshots.value
  expect(await listing.uploadPicture({ id, kind: 'screenshot', file: file() }, { idempotencyKey })).toEqual(first)
  expect((await listing.getDraft({ id })).fields.screenshots.value).toEqual(before)
  const other = await refused(listing.uploadPicture({ id, kind: 'screenshot', file: new Blob(['x']) }, { idempotencyKey }))
  expect([other.status, other.code]).toEqual([422, 'idempotency_conflict'])
  const [row] = await testService.sql<{ count: number }[]>`
    select count(*)::integer as count from site_pictures s join profiles p on p.id = s.profile_id join companies c on c.id = p.company_id
    where c.account_id = ${account_id}`
  expect(row?.count).toBe(1)
})

test('another’s draft takes no picture', async () => {
  const { listing } = await testService.founder()
  expect((await refused(listing.uploadPicture({ id: own.id, kind: 'logo', file: file() }))).status).toBe(404)
  const reader = createListing({ baseUrl: testService.url, apiKey: await testService.key(own.account_id, ['account:read']), retries: 0 })
  expect((await refused(reader.uploadPicture({ id: own.id, kind: 'logo', file: file() }))).status).toBe(403)
})

describe('what is no picture changes nothing and says what to send:', () => {
  const svg = (inside: string, head = '') =>
    Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
  const wide = async () => paint(60_000, 1).png().toBuffer()
  const laughs = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(20)}"><!ENTITY b "${'&a;'.repeat(20)}">]>`
  const wrong: [string, () => Buffer | Promise<Buffer>, number][] = [
    ['nothing', () => Buffer.alloc(0), 422],
    ['a page of HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    ['a PNG cut off', () => png.subarray(0, png.length / 2), 422],
    ['the head of a PNG before a script', () => Buffer.concat([png.subarray(0, 8), Buffer.from('<script>'.repeat(99))]), 422],
    ['more than 10 MB', () => Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), 413],
    ['a line 60,000 pixels wide', wide, 422],
    ['a drawing with a script', () => svg('<script>alert(1)</script>'), 422],
    ['a drawing that does something on load', () => svg('<g onload="alert(1)"/>'), 422],
    ['a drawing with a file of this machine', () => svg('<image href="file:///etc/passwd" width="9" height="9"/>'), 422],
    ['a drawing that uses a foreign file', () => svg(`<use href="${SECRET}#a"/>`), 422],
    ['a drawing with a page inside', () => svg('<foreignObject><p>x</p></foreignObject>'), 422],
    ['a drawing styled from elsewhere', () => svg(`<style>@import "${SECRET}";</style>`), 422],
    ['a drawing filled from elsewhere', () => svg(`<rect fill="url(${SECRET})"/>`), 422],
    ['a drawing whose entities grow', () => svg('<text>&b;</text>', laughs), 422],
    ['a drawing in another encoding', () => svg('+ADw-script+AD4-', '<?xml version="1.0" encoding="UTF-7"?>'), 422],
    [
      'a drawing of 900 megapixels',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect/></svg>'),
      422,
    ],
    ['a drawing cut off', () => svg('<rect').subarray(0, -6), 422],
  ]
  for (const [name, bytes, status] of wrong)
    test(name, async () => {
      const before = (await own.listing.getDraft({ id: own.id })).fields.logo_url
      const answer = await post(formOf(['kind', 'logo'], ['file', file(await bytes())]))
      const problem = await answer.json()
      expect([answer.status, problem.code === 'internal', JSON.stringify(problem).length < 2000]).toEqual([status, false, true])
      expect((await own.listing.getDraft({ id: own.id })).fields.logo_url).toEqual(before)
    })

  test('an address that leads to no picture, or nowhere public', async () => {
    for (const [url, code] of [
      [`http://${HOST}/page`, 'invalid'],
      [`http://${HOST}/gone.png`, 'invalid'],
      [`http://${HOST}/away`, 'url_not_allowed'],
      ['http://nowhere.beetroot.dev/', 'invalid'],
    ] as const) {
      const problem = await refused(own.listing.uploadPicture({ id: own.id, kind: 'logo', url }))
      expect([url, problem.status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([url, 422, '/url', code])
    }
    for (const url of [SECRET, 'http://127.0.0.1/a.png', 'file:///etc/passwd'])
      expect((await refused(own.listing.uploadPicture({ id: own.id, kind: 'logo', url }))).status).toBe(422)
  })

  test('a body that is no such form, or holds something else', async () => {
    const part = (name: string, more = '') => `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\nlogo\r\n`
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
    const bodies: [string, Promise<Response>, number, string][] = [
      ['no file', post(formOf(['kind', 'logo'])), 422, '/file'],
      ['no kind', post(formOf(['file', file()])), 422, '/kind'],
      ['another kind', post(formOf(['kind', 'hero'], ['file', file()])), 422, '/kind'],
      ['two files', post(formOf(['kind', 'logo'], ['file', file()], ['file', file()])), 422, '/file'],
      ['two kinds', post(formOf(['kind', 'logo'], ['kind', 'logo'], ['file', file()])), 422, '/kind'],
      ['a member nobody knows', post(formOf(['kind', 'logo'], ['file', file()], ['size', '9'])), 422, '/size'],
      ['a member that every object has', post(formOf(['kind', 'logo'], ['file', file()], ['__proto__', '9'])), 422, '/__proto__'],
      ['a file and an address', post(formOf(['kind', 'logo'], ['file', file()], ['url', `http://${HOST}/cover.png`])), 422, '/url'],
      ['nothing in JSON', post('{"kind":"logo"}', { 'content-type': 'application/json' }), 422, '/url'],
      ['a file in JSON', post('{"kind":"logo","file":"x"}', { 'content-type': 'application/json' }), 422, '/file'],
      ['base64 that is none', post('{"kind":"logo","base64":"§"}', { 'content-type': 'application/json' }), 422, '/base64'],
      [
        'more base64 than 700 KB',
        post(JSON.stringify({ kind: 'logo', base64: 'A'.repeat(716_801) }), { 'content-type': 'application/json' }),
        422,
        '/base64',
      ],
      [
        'words in another encoding',
        post(
          new Blob([part('alt').slice(0, -6), Uint8Array.of(0xe9), '\r\n', part('kind').replace('logo', 'cover'), part('file'), '--b--']),
          multipart,
        ),
        422,
        '/alt',
      ],
      ['bytes alone', post(file(), { 'content-type': 'image/png' }), 415, ''],
      ['no boundary', post('x', { 'content-type': 'multipart/form-data' }), 400, ''],
      ['a boundary of a kilobyte', post('x', { 'content-type': `multipart/form-data; boundary=${'b'.repeat(1000)}` }), 400, ''],
      ['no end', post(`${part('kind')}${part('file')}`, multipart), 400, ''],
      ['a thousand parts', post(`${part('kind').repeat(1000)}--b--`, multipart), 400, ''],
      ['a part without a name', post('--b\r\ncontent-type: image/png\r\n\r\nx\r\n--b--', multipart), 400, ''],
      ['a head without an end', post(`--b\r\n${'x'.repeat(9000)}`, multipart), 400, ''],
      ['twelve megabytes', post(formOf(['kind', 'logo'], ['file', file(Buffer.alloc(12 * 1024 * 1024))])), 413, ''],
    ]
    for (const [name, asked, status, field] of bodies) {
      const answer = await asked
      const { errors = [] } = (await answer.json()) as { errors?: { field: string }[] }
      expect([name, answer.status, errors[0]?.field ?? '']).toEqual([name, status, field])
    }
  })
})

test('what nothing names any more goes with its file, and what was kept before a crash is among it', async () => {
  const { sweepSitePictures } = await import('../../server/publishing/site_pictures.ts')
  const { listing, id } = await drafted()
  const first = await listing.uploadPicture({ id, kind: 'logo', file: file() })
  const second = await listing.uploadPicture({ id, kind: 'logo', file: file() })
  testService.turnClock(40 * 24 * 3600)
  expect(await sweepSitePictures(testService.service)).toBeGreaterThanOrEqual(1)
  const status = async (url: string) => (await fetch(`${testService.url}${new URL(url).pathname}`)).status
  expect([await status(first.url), await status(second.url)]).toEqual([404, 200])
})

test('a picture that was found to be named is looked for again in a week, and not before', async () => {
  const { sweepSitePictures } = await import('../../server/publishing/site_pictures.ts')
  const { listing, id } = await drafted()
  const first = await listing.uploadPicture({ id, kind: 'logo', file: file() })
  const swept = async () => {
    for (let looked = 1; looked > 0;) looked = await sweepSitePictures(testService.service)
    return (await fetch(`${testService.url}${new URL(first.url).pathname}`)).status
  }
  testService.turnClock(40 * 24 * 3600)
  expect(await swept()).toBe(200)
  await listing.uploadPicture({ id, kind: 'logo', file: file() })
  expect(await swept()).toBe(200)
  testService.turnClock(8 * 24 * 3600)
  expect(await swept()).toBe(404)
})

test('a picture that only links show is named as well', async () => {
  const { sweepSitePictures } = await import('../../server/publishing/site_pictures.ts')
  const { listing, id } = await drafted()
  const { url } = await listing.uploadPicture({ id, kind: 'logo', file: file() })
  await listing.uploadPicture({ id, kind: 'logo', file: file() })
  await listing.updateDraft({ id, seo: { og_image_url: `https://www.listing.com${new URL(url).pathname}` } })
  testService.turnClock(40 * 24 * 3600)
  await sweepSitePictures(testService.service)
  expect((await fetch(`${testService.url}${new URL(url).pathname}`)).status).toBe(200)
})

test('a body that does not arrive is given up with a sentence, and holds its place no longer', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(20_000)) })
  const error: unknown = await readBody(new Request('http://x', { method: 'POST', body }), 50_000, 0.05).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'invalid_json', details: { detail: expect.stringContaining('did not arrive') } })
})

test('a picture that is fetched counts before anybody is asked for it, whatever comes of it', async () => {
  const { listing, id, account_id } = await drafted()
  const upload = () => refused(listing.uploadPicture({ id, kind: 'cover', url: `http://${HOST}/gone.png` }))
  const asked = () => log.filter(({ path }) => path === '/gone.png').length
  const before = asked()
  expect((await upload()).status).toBe(422)
  const [row] = await testService.sql`
    update quotas set used = used + 99 where account_id = ${account_id} and name = 'photos_per_day' returning used`
  expect(row?.used).toBe(100)
  expect([(await upload()).code, asked() - before]).toEqual(['rate_limited', 1])
})

test('a draft that goes while its picture is fetched is told so', async () => {
  const { listing, id } = await drafted()
  const gate = Promise.withResolvers<Response>()
  let asked = false
  sites[HOST] = { ...sites[HOST], '/held.png': () => ((asked = true), gate.promise) }
  const sent = refused(listing.uploadPicture({ id, kind: 'cover', url: `http://${HOST}/held.png` }))
  await until(() => asked)
  await listing.deleteDraft({ id })
  gate.resolve(new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } }))
  expect((await sent).code).toBe('not_found')
})
