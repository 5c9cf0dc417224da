import { Parser } from 'htmlparser2'
import { decodePlain } from './charset.ts'

const ADDRESSES_MAX = 5000
const ADDRESS_CHARACTERS_MAX = 2048

export type Sitemap = { pages: string[]; sitemaps: string[] }

class Full extends Error {}

/**
 * Addresses in a sitemap or sitemap index (sitemaps.org 0.9), at most ADDRESSES_MAX; a text sitemap too. Entities that a
 * document declares for itself are not expanded, so none can explode. Runs on a thread; never throws.
 */
export function readSitemap({ bytes }: { bytes: Uint8Array }): Sitemap {
  const text = decodePlain(bytes)
  if (!text.trimStart().startsWith('<')) return { pages: plainAddresses(text), sitemaps: [] }
  const found: Sitemap = { pages: [], sitemaps: [] }
  let parent: 'pages' | 'sitemaps' | null = null
  let address: string | null = null
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'url') parent = 'pages'
        else if (name === 'sitemap') parent = 'sitemaps'
        else if (name === 'loc' && parent) address = ''
      },
      ontext(piece) {
        if (address !== null) address = (address + piece).slice(0, ADDRESS_CHARACTERS_MAX)
      },
      onclosetag(name) {
        if (name === 'loc' && parent && address !== null) {
          found[parent].push(address.trim())
          address = null
          if (found.pages.length + found.sitemaps.length >= ADDRESSES_MAX) throw new Full()
        } else if (name === 'url' || name === 'sitemap') parent = null
      },
    },
    { xmlMode: true },
  )
  try {
    parser.write(text)
    parser.end()
  } catch (error) {
    if (!(error instanceof Full)) throw error
  }
  return found
}

function plainAddresses(text: string): string[] {
  return text
    .split(/\r?\n/, ADDRESSES_MAX)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line) && line.length <= ADDRESS_CHARACTERS_MAX)
}
