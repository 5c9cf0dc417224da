import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { chromiumPath } from '../chromium_path.ts'
import { app, shows } from '../crawl/rendering/browser.ts'
import { html } from '../crawl/web.ts'
import { serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const HEAD = '<title>Tidepool</title><meta name="viewport" content="width=device-width">'
const shell = (script: string) => () => html(app(script, HEAD))
const ebb = { hangs: false }
const { env } = serveSites({
  'tide.test': {
    '/': shell(
      `fetch('/ready').then(() => { ${shows('<h1>Tidepool keeps reef tanks in balance</h1><a href="/imprint">Imprint</a><img src="/screenshot.png" alt="screenshot">')} })`,
    ),
    '/ready': () => Response.json({}),
    '/imprint': shell(shows('<h1>Imprint</h1><p>Tidepool GmbH, Hafenstraße 4, 20457 Hamburg, Germany</p><p>hello@tide.test</p>')),
  },
  'noise.test': {
    '/': shell(
      `${shows('<h1>Noise</h1>')} const c = document.createElement('canvas'); c.width = 1280; c.height = 800; c.style = 'position:fixed;inset:0'; document.body.append(c);
       const g = c.getContext('2d'); const d = g.createImageData(1280, 800); for (let n = 0; n < d.data.length; n++) d.data[n] = n % 4 === 3 ? 255 : Math.random() * 256; g.putImageData(d, 0, 0)`,
    ),
  },
  'ebb.test': {
    '/': () =>
      html(
        app(
          ebb.hangs ? 'for (;;) {}' : shows('<h1>Ebb counts the tides</h1><p>Ebb was founded in 2019.</p><a href="/imprint">Imprint</a>'),
          '<title>Ebb</title><meta name="description" content="Tides, counted.">',
        ),
      ),
    '/imprint': shell(shows('<h1>Imprint</h1><p>Ebb GmbH, Hafenstraße 4, 20457 Hamburg, Germany</p>')),
  },
  'hang.test': { '/': () => html(app('for (;;) {}')) },
})
const testService = await startTestService({
  env: { ...env, RENDER: 'auto', CHROMIUM_PATH: await chromiumPath(), LIMITS: 'drafts_per_hour=50' },
})

async function draftOf(url: string, service = testService) {
  const { listing } = await service.founder()
  const { id } = await listing.submitListing({ url })
  return { listing, id, draft: await listing.waitForDraft(id, { timeoutSeconds: 120 }) }
}

/** A picture as everybody gets it, at the address of this service. */
async function served(url: unknown): Promise<Uint8Array> {
  const answer = await fetch(`${testService.url}${new URL(String(url)).pathname}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  return answer.bytes()
}

describe('a site that scripts write', () => {
  test('is drafted from what people see, with pictures of it', async () => {
    const { draft, listing, id } = await draftOf('http://tide.test')
    expect(draft.status).toBe('ready')
    expect(draft.warnings).toEqual([])
    expect(draft.progress).toMatchObject({ pages_read: 2, pages_rendered: 2 })
    expect(draft.fields.legal_name).toMatchObject({
      value: 'Tidepool GmbH',
      evidence: [{ url: 'http://tide.test/imprint', rendered: true }],
    })
    expect(draft.fields.contact_email.evidence[0]).toMatchObject({ rendered: true })

    const { value, evidence, state } = draft.fields.screenshots
    expect(state).toBe('ai')
    expect(value?.[2]).toBe('http://tide.test/screenshot.png')
    const sizes = [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]
    for (const [index, size] of sizes.entries()) {
      const bytes = await served(value?.[index])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...size })
      expect(evidence[index]).toEqual({
        match: 'picture',
        url: 'http://tide.test/',
        retrieved_at: expect.any(String),
        sha256: new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
      })
    }
    expect(evidence[2]).toMatchObject({ quote: '/screenshot.png', rendered: true })

    // Kept, edited, removed and restored as any field.
    const [first = '', second = ''] = value ?? []
    const edited = await listing.updateDraft({ id, fields: { screenshots: [second] } })
    expect(edited.fields.screenshots).toMatchObject({ value: [second], state: 'edited', ai_value: value })
    expect((await listing.updateDraft({ id, fields: { screenshots: null } })).fields.screenshots).toMatchObject({
      value: null,
      state: 'deleted',
    })
    expect((await listing.updateDraft({ id, restore: ['screenshots'] })).fields.screenshots).toMatchObject({ value, state: 'ai' })
    await served(first)

    // Read again for something else, the site is not photographed again.
    await listing.updateDraft({ id, regenerate: ['headline'] })
    const again = await listing.waitForDraft(id, { timeoutSeconds: 120 })
    expect(again.fields.screenshots.value).toEqual(value)
    expect(
      await testService.sql`select file from site_pictures s join drafts d on d.profile_id = s.profile_id where d.id = ${id}`,
    ).toHaveLength(2)
  })
  test('a picture is at most 300 KB, whatever it shows', async () => {
    const { draft } = await draftOf('http://noise.test')
    const bytes = await served(draft.fields.screenshots.value?.[0])
    expect(bytes.length).toBeLessThanOrEqual(300 * 1024)
  })
  test('a picture that belongs to no profile any more is deleted', async () => {
    const { draft, id } = await draftOf('http://tide.test')
    const url = draft.fields.screenshots.value?.[0]
    const { sweepSitePictures } = await import('../../server/publishing/site_pictures.ts')
    expect(await sweepSitePictures(testService.service)).toBe(0)
    await testService.sql`delete from profiles where id = (select profile_id from drafts where id = ${id})`
    expect(await sweepSitePictures(testService.service)).toBe(2)
    expect((await fetch(`${testService.url}${new URL(String(url)).pathname}`)).status).toBe(404)
  })
  test('that is shown by no browser when it is read again keeps what it stated, and the draft says so', async () => {
    const { listing, id, draft } = await draftOf('http://ebb.test')
    const before = [draft.fields.founded_year.value, draft.fields.hq_city.value]
    expect(before).toEqual([2019, 'Hamburg'])
    ebb.hangs = true
    await listing.updateDraft({ id, regenerate: ['founded_year', 'hq_city'] })
    const { fields, warnings } = await listing.waitForDraft(id, { timeoutSeconds: 120 })
    expect([fields.founded_year.value, fields.hq_city.value]).toEqual(before)
    const kept = new Set(warnings.flatMap(({ code, field }) => (code === 'crawl_incomplete' ? [field] : [])))
    expect(kept).toEqual(new Set(['founded_year', 'hq_city'] as const))
  })
  test('that never ends costs its own draft, which says why', async () => {
    const { draft } = await draftOf('http://hang.test')
    expect(draft).toMatchObject({ status: 'failed', error: { code: 'empty_content' }, warnings: [{ code: 'needs_javascript' }] })
  })
})

describe('without a browser', () => {
  test('RENDER=never reads the markup as it came, and says so', async () => {
    const never = await startTestService({ env: { ...env, RENDER: 'never' } })
    const { draft } = await draftOf('http://tide.test', never)
    expect(draft).toMatchObject({ status: 'ready', progress: { pages_rendered: 0 }, warnings: [{ code: 'needs_javascript' }] })
    expect(draft.fields.screenshots.value).toBeNull()
  })
  test('a CHROMIUM_PATH that is no program is refused at start, by its name', async () => {
    for (const wrong of ['/no/such/browser', '/etc/passwd', '/tmp'])
      expect(startTestService({ env: { CHROMIUM_PATH: wrong } })).rejects.toThrow(/^CHROMIUM_PATH: /)
    expect(startTestService({ env: { RENDER: 'sometimes' } })).rejects.toThrow(/^RENDER: .*auto, always, never/)
  })
  test('a program that is no browser costs a warning, and other sites are drafted', async () => {
    const broken = await startTestService({ env: { ...env, RENDER: 'auto', CHROMIUM_PATH: '/bin/true' } })
    const { draft } = await draftOf('http://tide.test', broken)
    expect(draft.warnings).toMatchObject([{ code: 'needs_javascript', message: expect.stringContaining('no browser could be started') }])
    expect(broken.lines.map(({ event }) => event)).toContain('browser_broke')
  })
})
