import { expect, test } from 'bun:test'
import { page, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const LONG = `/${'a'.repeat(15_000)}`
const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const home = (body: string) =>
  page('Beetroot', `<h1>Beetroot</h1><p>Beetroot plans the beds of small vegetable gardens, week by week.</p>${body}`)
const { env } = serveSites({
  'round.test': { '/': redirect(LONG), [LONG]: redirect(LONG) },
  'there.test': { '/': redirect(LONG), [LONG]: home('') },
  'links.test': {
    '/': home(`<a href="${LONG}">Pricing</a> <a href="/about">About</a> <a href="/contact">Contact</a>`),
    [LONG]: home('<p>$3 / month</p>'),
    '/about': redirect(LONG),
    '/contact': home(`<p>Write to <a href="mailto:hello@links.test?subject=${'x'.repeat(5000)}">hello@links.test</a></p>`),
  },
  'pictures.test': {
    '/': page(
      'Beetroot',
      `<h1>Beetroot</h1><p>Plans gardens.</p><img class="logo" src="${LONG}.png">`,
      `<meta property="og:image" content="${LONG}"><link rel="canonical" href="${LONG}"><link rel="icon" href="${LONG}"><link rel="manifest" href="${LONG}">`,
    ),
  },
})
const testService = await startTestService({ env })

for (const [host, wanted] of [
  ['round.test', 'failed url_not_allowed'],
  ['there.test', 'failed url_not_allowed'],
  ['links.test', 'ready Beetroot'],
  ['pictures.test', 'ready Beetroot'],
] as const)
  test(`an address longer than any that we keep breaks no draft: ${host}`, async () => {
    const { listing } = await testService.founder()
    const { id } = await listing.submitListing({ url: `http://${host}` })
    const { status, error, fields } = await listing.waitForDraft(id)
    expect(`${status} ${error?.code ?? fields.name.value}`).toBe(wanted)
    expect(testService.lines.filter(({ event }) => event === 'operation_broke' || event === 'job failed')).toEqual([])
  })
