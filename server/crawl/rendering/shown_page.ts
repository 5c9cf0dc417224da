import type { Page, Request, Route } from 'playwright-core'
import { VIEWPORTS, type FromDriver, type ResourceAnswer, type ResourceKind, type ToDriver } from './messages.ts'
import type { DraftContext } from './browser_context.ts'
import { DRAWN, LOOK, take } from './page_scripts.ts'
import { PageWorld } from './page_world.ts'

type Order = Extract<ToDriver, { type: 'show' }>
type Look = { loaded: boolean; nodes: number; characters: number }
type Send = (message: FromDriver) => void

/** As many as make a page readable; below them it is waited for more. */
const READABLE_CHARACTERS = 200
const LOOK_MILLISECONDS = 100
/** Without a change, and nothing asked for: the page stands. */
const QUIET_MILLISECONDS = 300
/** The same where something is asked for without an end, or little is to be read, such as «Loading…». */
const QUIET_BUSY_MILLISECONDS = 1500
const QUIET_EMPTY_MILLISECONDS = 2500
const QUIET_EMPTY_BUSY_MILLISECONDS = 6000
const PICTURES_MILLISECONDS_MAX = 2000
const SHOT_MILLISECONDS_MAX = 3000
/** The worker counts too; beyond this it is not even asked. */
const ASKED_MAX = 150
/** One transparent pixel stands for each picture of a page that is only read. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const KINDS = new Set<string>(['document', 'script', 'stylesheet', 'image', 'font', 'xhr', 'fetch'])
const isKind = (type: string): type is ResourceKind => KINDS.has(type)

let requests = 0

/** One page from its document to its text and pictures. */
export class ShownPage {
  private readonly waiting = new Map<number, (answer: ResourceAnswer | null) => void>()
  private asked = 0
  /** Scripts and what they fetch, and pictures, that are under way. */
  private busy = 0
  private pictures = 0
  private hurried = false
  private document: ResourceAnswer | null

  constructor(
    private readonly order: Order,
    private readonly send: Send,
  ) {
    this.document = order.document
  }

  answer(request: number, answer: ResourceAnswer | null): void {
    this.waiting.get(request)?.(answer)
    this.waiting.delete(request)
  }

  takeNow(): void {
    this.hurried = true
  }

  /** Sends the page's text and then its pictures; or that it crashed. Never rejects. */
  async show({ context, open }: DraftContext): Promise<void> {
    const { page: number, photograph } = this.order
    let page: Page | null = null
    try {
      page = await open()
      const opened = page
      opened.on('crash', () => this.send({ type: 'crashed', page: number }))
      await opened.route('**/*', (route) => this.route(route, opened).catch(() => route.abort().catch(() => {})))
      const world = new PageWorld(await context.newCDPSession(opened))
      await opened.goto(this.order.url, { waitUntil: 'commit', timeout: 0 })
      await this.settle(world)
      this.send({ type: 'text', page: number, html: await world.evaluate<string>(take(this.order.url)) })
      this.send({ type: 'done', page: number, photographs: photograph ? await this.photographs(world) : [] })
    } catch {
      this.send({ type: 'crashed', page: number })
    } finally {
      await page?.close().catch(() => {})
    }
  }

  private async route(route: Route, page: Page): Promise<void> {
    const request = route.request()
    const kind = request.resourceType()
    const method = request.method()
    // Any other refusal would put a page of the browser's own in the place of what is shown.
    const refuse = () => route.abort(kind === 'document' ? 'aborted' : 'blockedbyclient')
    if (!isKind(kind) || (method !== 'GET' && method !== 'HEAD')) return refuse()
    if (kind === 'document') {
      if (!isMainDocument(request, page)) return refuse()
      const { document } = this
      this.document = null
      if (document) return fulfill(route, document)
    }
    if (!this.order.photograph && kind === 'image') return route.fulfill({ status: 200, contentType: 'image/gif', body: PIXEL })
    if (!this.order.photograph && kind === 'font') return refuse()
    const answer = await this.ask(request.url(), kind, method)
    return answer ? fulfill(route, answer, request.headers()['origin']) : refuse()
  }

  private async ask(url: string, kind: ResourceKind, method: 'GET' | 'HEAD'): Promise<ResourceAnswer | null> {
    if (this.asked++ >= ASKED_MAX) return null
    const picture = kind === 'image' || kind === 'font'
    if (picture) this.pictures++
    else this.busy++
    try {
      const request = ++requests
      const { promise, resolve } = Promise.withResolvers<ResourceAnswer | null>()
      this.waiting.set(request, resolve)
      this.send({ type: 'request', page: this.order.page, request, url, kind, method })
      return await promise
    } finally {
      if (picture) this.pictures--
      else this.busy--
    }
  }

  /** Until the page stands, or its time is nearly over. */
  private async settle(world: PageWorld): Promise<void> {
    let last: Look = { loaded: false, nodes: 0, characters: 0 }
    // Counted in looks, each of which waits for the page: on a busy machine they become as slow as what it does between two requests.
    let quiet = 0
    while (!this.hurried) {
      const look = await world.evaluate<Look>(LOOK)
      // A clock that ticks or a dot that moves changes neither how much is to be read nor, by much, how much there is.
      const changed = look.characters !== last.characters || Math.abs(look.nodes - last.nodes) > 3 || !look.loaded
      // While what it will show is on its way, there is nothing that it could be taken with.
      quiet = changed || (look.characters === 0 && this.busy > 0) ? 0 : quiet + LOOK_MILLISECONDS
      last = look
      if (quiet >= this.quietMilliseconds(look)) return
      await Bun.sleep(LOOK_MILLISECONDS)
    }
  }

  private quietMilliseconds({ characters }: Look): number {
    if (characters >= READABLE_CHARACTERS) return this.busy > 0 ? QUIET_BUSY_MILLISECONDS : QUIET_MILLISECONDS
    return this.busy > 0 ? QUIET_EMPTY_BUSY_MILLISECONDS : QUIET_EMPTY_MILLISECONDS
  }

  private async photographs(world: PageWorld): Promise<Extract<FromDriver, { type: 'done' }>['photographs']> {
    const taken: Extract<FromDriver, { type: 'done' }>['photographs'] = []
    try {
      const until = performance.now() + PICTURES_MILLISECONDS_MAX
      while (this.pictures > 0 && !this.hurried && performance.now() < until) await Bun.sleep(LOOK_MILLISECONDS)
      for (const { width, height, mobile } of VIEWPORTS) {
        await world.session.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, deviceScaleFactor: 1 })
        await world.evaluate(DRAWN)
        const shot = world.session.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: false })
        const { data } = await Promise.race([shot, late(SHOT_MILLISECONDS_MAX)])
        taken.push({ png: Buffer.from(data, 'base64'), width, height })
      }
    } catch {
      // What was taken before the page moved on is a picture too.
    }
    return taken
  }
}

async function late(milliseconds: number): Promise<never> {
  await Bun.sleep(milliseconds)
  throw new Error('the page would not be photographed')
}

function isMainDocument(request: Request, page: Page): boolean {
  try {
    return request.isNavigationRequest() && request.frame() === page.mainFrame()
  } catch {
    // A frame that is not there yet is none of ours.
    return false
  }
}

/** Nobody is signed in here and nothing that identifies is sent, so that a site's rules about foreign readers protect nobody. */
async function fulfill(route: Route, { status, content_type, policy, bytes }: ResourceAnswer, origin?: string): Promise<void> {
  const foreign = origin === undefined ? {} : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  const headers = { 'content-type': content_type, ...(policy === null ? {} : { 'content-security-policy': policy }), ...foreign }
  await route.fulfill({ status, headers, body: Buffer.from(bytes) })
}
