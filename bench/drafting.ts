import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { parseAddress } from '../server/base/addresses/web_address.ts'
import { createGuardedFetch, parseConnectTo } from '../server/crawl/guarded_fetch.ts'
import { CrawlFailed, crawlSite } from '../server/crawl/site.ts'
import type { Page } from '../server/crawl/page.ts'
import type { DraftedProfile } from '../server/fields/draft.ts'
import type { FieldName } from '../server/fields/fields.ts'
import { runInThread, stopThreads } from '../server/base/threads/thread.ts'
import { findBrowser } from '../server/crawl/rendering/find_browser.ts'
import { openRenderer } from '../server/crawl/rendering/open_renderer.ts'
import { FIELD_RULES, judge, type Expected, type Judgement } from './drafting_judge.ts'
import { verbatimShare } from './drafting_quotes.ts'
import { answerAsApp } from './drafting_spa.ts'
import { table, type SiteResult } from './drafting_table.ts'

/*
 * How good are the drafts? `bun bench/drafting.ts FOLDER… [--only HOST,HOST] [--json FILE] [--misses] [--spa]`
 *
 * Each FOLDER holds sites as `<host>/www/…` (files as a web server would send them) and `<host>/site.json`:
 *   { "base": "/", "expected": { "<fact>": null | { "accept": […] } | { "may": […] } } }
 * `accept`: the site states it, one of these must come out. `may`: arguable, not counted. null: the site does not state it,
 * whatever comes out is an invention. What each fact may hold stands in drafting_judge.ts. `"stated": [fields]` beside it names the
 * profile fields that the site states at all: no draft can fill more of them. A folder may also hold `categories.json`
 * with `{ "categories": [names] }`, the catalogue. With --spa each page is an empty shell whose script shows what the page says, and is
 * read in a browser (CHROMIUM_PATH, or the machine's). Every site is served on loopback, read by the real crawler and drafted by the
 * built-in rules; nothing leaves this machine.
 */

type Site = { host: string; www: string; base: string; expected: Expected; stated: FieldName[] | null }
type Options = { folders: string[]; only: string[] | null; json: string | null; misses: boolean; spa: boolean }

const CPU_SECONDS_MAX = 30
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

function optionsOf(words: string[]): Options {
  const options: Options = { folders: [], only: null, json: null, misses: false, spa: false }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--only') options.only = (words[++at] ?? '').split(',')
    else if (word === '--json') options.json = words[++at] ?? null
    else if (word === '--misses') options.misses = true
    else if (word === '--spa') options.spa = true
    else options.folders.push(word)
  }
  return options
}

function sitesIn(folder: string): Site[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((host) => {
      const www = join(folder, host, 'www')
      const about = join(folder, host, 'site.json')
      if (!existsSync(www)) return []
      const { base, expected, stated } = existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')) : {}
      return [{ host, www, base: base ?? '/', expected: expected ?? {}, stated: stated ?? null }]
    })
}

function catalogueOf(folders: string[]): string[] {
  const files = folders.map((folder) => join(folder, 'categories.json')).filter((file) => existsSync(file))
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).categories)
}

/** Sends files of a folder: directories by their index.html, addresses without an ending by their .html file. */
function answer(www: string, request: Request): Response {
  const url = new URL(request.url)
  const path = normalize(decodeURIComponent(url.pathname))
  const file = join(www, path)
  const isFile = (name: string) => existsSync(name) && statSync(name).isFile()
  const send = (name: string) =>
    new Response(Bun.file(name), { headers: { 'content-type': TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream' } })
  if (!path.endsWith('/') && isFile(file)) return send(file)
  if (!path.endsWith('/') && isFile(`${file}.html`)) return send(`${file}.html`)
  if (!isFile(join(file, 'index.html')))
    return new Response('<title>Not found</title>', { status: 404, headers: { 'content-type': 'text/html' } })
  return path.endsWith('/')
    ? send(join(file, 'index.html'))
    : new Response(null, { status: 301, headers: { location: `${url.pathname}/` } })
}

async function draftSite(site: Site, catalogue: string[]): Promise<SiteResult> {
  const answerPlain = (request: Request) => answer(site.www, request)
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: options.spa ? (request) => answerAsApp(request, answerPlain) : answerPlain,
  })
  const fetch = createGuardedFetch({
    user_agent: 'ListingBot/1.0 (+http://localhost/bot)',
    connect_to: parseConnectTo(`*:80:127.0.0.1:${server.port}`),
  })
  const started = performance.now()
  try {
    const { url } = parseAddress(`http://${site.host}${site.base}`, fetch.named)
    const crawled = await crawlSite({ url, scheme_given: true, fetch, renderer, limits: { delay_seconds: 0 } })
    const read = performance.now()
    const profile = await runInThread(
      'draft_built_in',
      { pages: crawled.pages, categories: catalogue },
      { cpu_seconds_max: CPU_SECONDS_MAX },
    )
    return result(site, profile, crawled.pages, [(read - started) / 1000, (performance.now() - read) / 1000])
  } catch (error) {
    if (!(error instanceof CrawlFailed)) throw error
    return { ...result(site, EMPTY, [], [(performance.now() - started) / 1000, 0]), failed: error.message }
  } finally {
    void server.stop(true)
  }
}

const EMPTY: DraftedProfile = { fields: {}, faqs: [], founders: [], categories: null, company_socials: {}, seo: {}, warnings: [] }

function result(site: Site, profile: DraftedProfile, pages: Page[], [crawl_seconds, draft_seconds]: [number, number]): SiteResult {
  const judgements: Record<string, Judgement> = {}
  for (const [fact, read] of Object.entries(FIELD_RULES))
    if (fact in site.expected) judgements[fact] = judge(fact, site.expected[fact] ?? null, read(profile))
  return {
    host: site.host,
    profile,
    judgements,
    stated: site.stated,
    pages: pages.length,
    ...verbatimShare(profile, pages),
    crawl_seconds,
    draft_seconds,
    failed: null,
  }
}

const options = optionsOf(process.argv.slice(2))
if (options.folders.length === 0) {
  console.error('usage: bun bench/drafting.ts FOLDER… [--only HOST,HOST] [--json FILE] [--misses] [--spa]')
  process.exit(2)
}
const browser = options.spa ? await findBrowser(process.env.CHROMIUM_PATH ?? null, join(tmpdir(), 'listing-bench-browser')) : null
if (options.spa && browser === null) throw new Error('There is no Chromium: install one or name it by CHROMIUM_PATH.')
const renderer = browser && openRenderer({ mode: 'auto', browser, user_agent: 'ListingBot/1.0 (+http://localhost/bot)', log: () => {} })
const catalogue = catalogueOf(options.folders)
const results: SiteResult[] = []
for (const site of options.folders.flatMap(sitesIn))
  if (options.only === null || options.only.includes(site.host)) results.push(await draftSite(site, catalogue))
console.log(table(results, options.misses))
if (options.json)
  await Bun.write(options.json, JSON.stringify(Object.fromEntries(results.map(({ host, profile }) => [host, profile])), null, 1))
await renderer?.stop()
stopThreads()
