import { load } from 'cheerio'

/**
 * Serves a site as a single-page app would: every page is the same empty shell, and its script asks for what the page says and shows it.
 * The addresses it adds are none that the robots.txt of a site means, such as `/*.json`.
 */
export async function answerAsApp(request: Request, answerPlain: (request: Request) => Response): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === '/app.js') return new Response(SCRIPT, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
  if (url.pathname === '/page-data/')
    return Response.json(await partsOf(answerPlain(new Request(new URL(url.searchParams.get('path') ?? '/', url)))))
  const plain = answerPlain(request)
  return isPage(plain) ? new Response(SHELL, { headers: { 'content-type': 'text/html; charset=utf-8' } }) : plain
}

const SHELL =
  '<!doctype html><html><head><meta charset="utf-8"><title>App</title></head><body><noscript>This app needs JavaScript.</noscript><div id="root"></div><script type="module" src="/app.js"></script></body></html>'

/** Shows the page of the address, a while after it came, as real data does. */
const SCRIPT = `async function show(path) {
  const page = await (await fetch('/page-data/?path=' + encodeURIComponent(path))).json()
  await new Promise((done) => setTimeout(done, 150))
  document.documentElement.lang = page.language
  document.title = page.title
  document.head.insertAdjacentHTML('beforeend', page.head)
  document.getElementById('root').innerHTML = page.body
}
addEventListener('click', (event) => {
  const link = event.target.closest('a[href]')
  if (!link || link.origin !== location.origin) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  show(link.pathname)
})
show(location.pathname)
`

const isPage = (answer: Response): boolean => answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** What an app would hold of a page: all but the scripts that ran on it. */
async function partsOf(answer: Response) {
  if (!isPage(answer)) return { title: 'Not found', language: 'en', head: '', body: '<h1>Not found</h1>' }
  const bytes = Buffer.from(await answer.arrayBuffer())
  // The few pages that are no UTF-8 say so by their first bytes.
  const $ = load(bytes[0] === 0xff ? bytes.toString('utf16le') : bytes.toString('utf8'))
  $('script:not([type*="ld+json"]), noscript').remove()
  const title = $('head title').text()
  $('head title, head meta[charset], head style, head link[rel="stylesheet"], head meta[http-equiv]').remove()
  return { title, language: $('html').attr('lang') ?? '', head: $('head').html() ?? '', body: $('body').html() ?? '' }
}
