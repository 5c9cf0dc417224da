import { anyOf } from '../../lexicon/compile.ts'
import type { Evidence } from '../../fields/draft.ts'
import { quoteAttribute, quoteBlock } from './quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'

export type Signal = { name: string; worth: number; quote: Evidence | null }

/** Buttons that only shops have, in many languages. */
const CART = new RegExp(String.raw`^\W*(?:${anyOf('cart_button')})(?![\p{L}])`, 'iu')
const CART_CHARS_MAX = 60
const CART_PATH = new RegExp(String.raw`\/(?:${anyOf('cart_address')})(?:\.html|\.php)?\/?(?:$|[?#])`, 'i')

/** What a programmer types to get a library or to call an API. */
const INSTALL =
  /^[\s$>#]*(?:npm (?:i|install|create)|npx|pnpm (?:add|dlx)|yarn add|bun add|deno add|pip3? install|pipx install|uv (?:add|tool install)|cargo (?:add|install)|go (?:get|install)|gem install|composer require|dotnet add|brew install(?! --cask)|mix deps|curl (?:-\S+ )*["']?https?:)/i
const CODE_CHARS_MAX = 2000

/** Where a product is published tells its kind: a page in an extension store is one of an extension. */
const PUBLISHED: [string, number, RegExp][] = [
  [
    'Developer Tools',
    3,
    /^https:\/\/(?:www\.)?(?:npmjs\.com\/package|pypi\.org\/project|crates\.io\/crates|pkg\.go\.dev|docs\.rs|packagist\.org\/packages|rubygems\.org\/gems|nuget\.org\/packages)\//i,
  ],
  [
    'Browser Extensions',
    3,
    /^https:\/\/(?:chromewebstore\.google\.com\/detail|chrome\.google\.com\/webstore\/detail|addons\.mozilla\.org\/[^?#]*addon|microsoftedge\.microsoft\.com\/addons\/detail)/i,
  ],
  ['Games & Entertainment', 4, /^https:\/\/(?:store\.steampowered\.com\/app\/|[\w-]+\.itch\.io\/|boardgamegeek\.com\/boardgame)/i],
  [
    'Blockchain & Crypto',
    4,
    /^https:\/\/(?:www\.)?(?:etherscan\.io|bscscan\.com|solscan\.io|raydium\.io|pump\.fun|dexscreener\.com|dextools\.io|coingecko\.com\/[^?#]*coins|coinmarketcap\.com\/currencies|opensea\.io)/i,
  ],
  ['Mobile Apps', 1.2, /^https:\/\/(?:apps\.apple\.com|play\.google\.com\/store\/apps)\//i],
]
const MANUAL = /^(?:docusaurus|vitepress|sphinx|mkdocs|mdbook|starlight)/i
const LINKS_MAX = 400

/** What a home page does rather than says: it sells from a cart, shows how to install a library, leads to a store's page. */
export function signalsOf(home: Reading): Signal[] {
  const found = new Map<string, Signal>()
  const add = (name: string, worth: number, quote: () => Evidence | null): void => {
    const known = found.get(name)
    if (!known || known.worth < worth) found.set(name, { name, worth, quote: quote() })
  }
  for (const block of home.blocks) {
    if (block.text.length <= CART_CHARS_MAX && CART.test(block.text)) add('E-commerce & Retail', 3, () => quoteBlock(home, block))
    if (INSTALL.test(block.text.slice(0, CODE_CHARS_MAX))) add('Developer Tools', 4, () => quoteBlock(home, block))
  }
  for (const link of home.links.slice(0, LINKS_MAX)) {
    if (CART_PATH.test(link.url)) add('E-commerce & Retail', 3, () => quoteAttribute(home, link.href))
    for (const [name, worth, address] of PUBLISHED) if (address.test(link.url)) add(name, worth, () => quoteAttribute(home, link.href))
  }
  const generator = metaOf(home, 'generator')
  if (generator && MANUAL.test(generator)) add('Developer Tools', 2, () => quoteAttribute(home, generator))
  return [...found.values()]
}

/** The categories that quoted lines are signals of, as `signalsOf` would take them. */
export function signalledBy(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => [
      ...(CART.test(line) || CART_PATH.test(line) ? ['E-commerce & Retail'] : []),
      ...(INSTALL.test(line) || MANUAL.test(line) ? ['Developer Tools'] : []),
      ...PUBLISHED.filter(([, , address]) => address.test(line)).map(([name]) => name),
    ])
}
