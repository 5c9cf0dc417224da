import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { crawlSite } from '../../../server/crawl/site.ts'
import type { Confinement } from '../../../server/crawl/rendering/confinement.ts'
import { html, serveWeb } from '../web.ts'
import { app, rendererOf, shows } from './browser.ts'

/** Addresses at which this machine hears itself. */
const own = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address
const ADDRESSES = ['127.0.0.1', '::1', ...(own ? [own] : [])]

type Listener = { address: string; port: number; close(): void }
const heard: string[] = []
const listeners: Listener[] = []

async function listenTcp(address: string): Promise<void> {
  const server = createServer((socket) => {
    heard.push(`tcp ${address}`)
    socket.on('data', (data) => heard.push(`tcp ${address} ${data.toString('latin1').slice(0, 100)}`)).on('error', () => {})
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.on('error', reject).listen(0, address, () => resolve())
  await promise
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  listeners.push({ address, port: bound.port, close: () => server.close() })
  const datagrams = createSocket(address.includes(':') ? 'udp6' : 'udp4')
  datagrams.on('message', () => heard.push(`udp ${address}`)).on('error', () => {})
  datagrams.bind(bound.port, address)
  listeners.push({ address, port: bound.port, close: () => datagrams.close() })
}

beforeAll(async () => {
  // A machine without IPv6 has no such address to be heard at.
  for (const address of ADDRESSES) await listenTcp(address).catch(() => {})
})
afterAll(() => {
  for (const listener of listeners) listener.close()
})

/** Everything a page knows to reach somebody with, at each address. */
function attempts(): string {
  const hosts = listeners.map(({ address, port }) => `${address.includes(':') ? `[${address}]` : address}:${port}`)
  return `const tried = []; const attempt = (name, act) => { try { const out = act(); if (out && out.catch) out.catch(() => {}); tried.push(name) } catch (e) { tried.push(name + ' refused') } };
    const add = (tag, members) => { const node = Object.assign(document.createElement(tag), members); document.head.append(node); return node };
    for (const host of ${JSON.stringify([...new Set(hosts)])}) for (const scheme of ['http://', 'https://']) {
      const url = scheme + host + '/';
      attempt('fetch', () => fetch(url, { mode: 'no-cors' }));
      attempt('fetch post', () => fetch(url, { method: 'POST', mode: 'no-cors', body: 'x', keepalive: true }));
      attempt('xhr', () => { const r = new XMLHttpRequest(); r.open('GET', url); r.send() });
      attempt('beacon', () => navigator.sendBeacon(url, 'x'));
      attempt('image', () => { new Image().src = url + 'a.png' });
      attempt('socket', () => new WebSocket(url.replace('http', 'ws')));
      attempt('events', () => new EventSource(url));
      attempt('transport', () => new WebTransport('https://' + host + '/'));
      attempt('webrtc', () => { const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + host }, { urls: 'turn:' + host, username: 'a', credential: 'b' }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)) });
      attempt('webrtc of a frame', () => { const f = document.createElement('iframe'); document.documentElement.append(f); const c = new f.contentWindow.RTCPeerConnection({ iceServers: [{ urls: 'stun:' + host }] }); c.createDataChannel('x'); c.createOffer().then((o) => c.setLocalDescription(o)) });
      for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'prerender', 'modulepreload', 'stylesheet', 'icon', 'manifest'])
        attempt(rel, () => add('link', { rel, href: url, as: 'script' }));
      attempt('script', () => add('script', { src: url + 'a.js' }));
      attempt('speculation', () => add('script', { type: 'speculationrules', text: JSON.stringify({ prefetch: [{ source: 'list', urls: [url] }], prerender: [{ source: 'list', urls: [url] }] }) }));
      attempt('frame', () => { const f = document.createElement('iframe'); f.src = url; document.documentElement.append(f) });
      attempt('object', () => { const f = document.createElement('object'); f.data = url; document.documentElement.append(f) });
      attempt('video', () => { const f = document.createElement('video'); f.src = url + 'a.mp4'; f.preload = 'auto'; document.documentElement.append(f) });
      attempt('popup', () => open(url));
      attempt('form', () => { const f = document.createElement('form'); f.method = 'post'; f.action = url; f.target = '_blank'; document.documentElement.append(f); f.submit() });
      attempt('ping', () => { const a = document.createElement('a'); a.href = '#x'; a.ping = url; document.documentElement.append(a); a.click() });
      attempt('download', () => { const a = document.createElement('a'); a.href = url; a.download = 'x'; document.documentElement.append(a); a.click() });
      attempt('worker', () => new Worker(URL.createObjectURL(new Blob(['fetch("' + url + '",{mode:"no-cors"}).catch(()=>{}); new WebSocket("' + url.replace('http', 'ws') + '")']))));
      attempt('shared worker', () => new SharedWorker(URL.createObjectURL(new Blob(['fetch("' + url + '")']))));
      attempt('service worker', () => navigator.serviceWorker.register('/worker.js'));
      attempt('report', () => add('meta', { httpEquiv: 'Content-Security-Policy', content: 'img-src x.test; report-uri ' + url }));
      attempt('socket stream', () => new WebSocketStream(url.replace('http', 'ws')));
    }
    attempt('file frame', () => { const f = document.createElement('iframe'); f.src = 'file:///etc/passwd'; document.documentElement.append(f) });
    attempt('file', () => fetch('file:///etc/passwd').then((a) => a.text()).then((t) => { document.title = 'READ ' + t }));
    ${shows('<h1>Tidepool</h1>')}
    document.title = 'Tried ' + tried.length;
    addEventListener('load', () => requestIdleCallback(() => { location.href = ${JSON.stringify(`http://${hosts[0]}/`)} }));`
}

/** The browser's own settings alone, and with all that this machine allows beneath them. */
const CONFINEMENTS: [string, { confinement?: Confinement }][] = [
  ['by its own settings alone', { confinement: { driver: [], browser: [], sandbox: false, account: null } }],
  ['with what the machine takes from it besides', {}],
]

describe('the browser has no network of its own', () => {
  test.each(CONFINEMENTS)('nothing that a page tries is heard at any address of this machine: %s', async (_, options) => {
    heard.length = 0
    const web = serveWeb({ 'a.test': { '/': () => html(app(attempts())) } })
    const renderer = await rendererOf(options)
    const { pages } = await crawlSite({ url: 'http://a.test/', scheme_given: true, fetch: web.fetch(), renderer })
    await renderer.stop()
    expect(pages[0]).toMatchObject({ rendered: true })
    // The page ran: it counted what it tried, read no file, and was not led away.
    expect(Number(/<title>Tried (\d+)/.exec(pages[0]?.html ?? '')?.[1])).toBeGreaterThan(50)
    expect(heard).toEqual([])
    // The listeners do hear who has a network.
    await fetch(`http://127.0.0.1:${listeners.find(({ address }) => address === '127.0.0.1')?.port}/`, {
      signal: AbortSignal.timeout(500),
    }).catch(() => {})
    expect(heard.length).toBeGreaterThan(0)
    await web.stop()
  })
  test('only what robots.txt and the guard allow is asked of the web, by reading alone', async () => {
    const web = serveWeb({
      'a.test': {
        '/': () =>
          html(
            app(
              `fetch('http://closed.test/data').catch(() => {}); fetch('/save', { method: 'POST', body: 'x' }).catch(() => {}); fetch('http://open.test/data').then((a) => a.json()).then(({ name }) => { ${shows('<h1></h1>')} document.querySelector('h1').textContent = name; });`,
            ),
          ),
      },
      'closed.test': { '/robots.txt': () => new Response('User-agent: *\nDisallow: /'), '/data': () => Response.json({ name: 'Closed' }) },
      'open.test': { '/data': () => Response.json({ name: 'Openly said' }) },
    })
    const renderer = await rendererOf()
    const { pages } = await crawlSite({ url: 'http://a.test/', scheme_given: true, fetch: web.fetch(), renderer })
    await renderer.stop()
    expect(pages[0]?.html).toContain('<h1>Openly said</h1>')
    expect(web.paths('closed.test')).toEqual(['/robots.txt'])
    expect(web.paths('open.test')).toEqual(['/robots.txt', '/data'])
    expect(web.paths('a.test')).not.toContain('/save')
    for (const { headers } of web.hits) {
      expect(headers.get('user-agent')).toContain('ListingBot')
      expect([headers.get('cookie'), headers.get('authorization')]).toEqual([null, null])
    }
    await web.stop()
  })
})
