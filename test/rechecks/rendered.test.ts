import { expect, test } from 'bun:test'
import type { Renderer } from '../../server/crawl/renderer.ts'
import { runDueLooks } from '../../server/publishing/rechecks/recheck.ts'
import { chromiumPath } from '../chromium_path.ts'
import { app, shows } from '../crawl/rendering/browser.ts'
import { html } from '../crawl/web.ts'
import { openOperatorTerminal } from '../operator_terminal.ts'
import { DAY, startKept } from './kept.ts'

const env = { RENDER: 'auto', CHROMIUM_PATH: await chromiumPath() }
const { testService, live, due, served } = await startKept(env)
const { service, turnClock } = testService

const HEAD = '<title>Tidepool</title><meta name="description" content="Reef tanks, kept in balance.">'
const shell = (text: string) => () => html(app(shows(text), HEAD))
const tide = (imprint = '<h1>Imprint</h1><p>Tidepool GmbH, Hafenstraße 4, 20457 Hamburg, Germany</p>') => ({
  '/': shell('<h1>Tidepool keeps reef tanks in balance</h1><p>Tidepool GmbH was founded in 2019.</p><a href="/imprint">Imprint</a>'),
  '/imprint': shell(imprint),
})

const BROKEN: Renderer = {
  mode: 'auto',
  open: () => ({ pages_left: 6, is_out_of_time: false, render: async () => ({ lost: 'crashed' }), close: async () => {} }),
}

test('what a browser showed is not gone where none can show it; the next look that has one finds it', async () => {
  const one = await live(tide())
  for (const renderer of [null, BROKEN]) {
    turnClock(31 * DAY)
    await runDueLooks({ ...service, renderer }, service.clock())
  }
  expect([await one.checked(), await one.proposals()]).toEqual([null, []])
  turnClock(31 * DAY)
  await due()
  expect(await one.checked()).toMatchObject({ site: 'reachable', gone: [] })
})

test('of a page beside a home page that needs no browser nothing is gone either', async () => {
  const one = await live({
    ...tide(),
    '/':
      '<title>Tidepool</title><h1>Tidepool keeps reef tanks in balance</h1><p>' +
      'Water that stays as it is. '.repeat(20) +
      '</p><a href="/imprint">Imprint</a>',
  })
  turnClock(31 * DAY)
  await runDueLooks({ ...service, renderer: null }, service.clock())
  expect([(await one.checked())?.gone, await one.proposals()]).toEqual([[], []])
})

test('`weeks run` shows pages in a browser of its own', async () => {
  const one = await live(tide())
  one.pages['/imprint'] = shell('<h1>Imprint</h1><p>Tidepool GmbH, Hafenstraße 4, 50667 Köln, Germany</p>')
  const operator = openOperatorTerminal({ ...served.env, ...env, DATABASE_URL: service.config.database_url ?? '' })
  expect((await operator(['weeks', 'run', '--at', new Date(service.clock().getTime() + 31 * DAY * 1000).toISOString()])).code).toBe(0)
  expect((await one.open()).map(({ field }) => field)).toEqual(['hq_city'])
})
