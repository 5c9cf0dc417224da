import { load } from 'cheerio'
import type { Page } from '../server/crawl/page.ts'
import type { DraftedProfile, Evidence } from '../server/fields/draft.ts'
import { fold } from '../server/drafting/reading/fold.ts'

/** Quotes checked against the pages by a reader of its own, which shares no code with the one that drafted. */
export function verbatimShare(profile: DraftedProfile, pages: Page[]): { quotes: number; verbatim: number } {
  const texts = new Map(pages.map((page) => [page.url, readingsOf(page)]))
  const quotes = evidenceOf(profile)
  return {
    quotes: quotes.length,
    verbatim: quotes.filter(({ quote, url }) => texts.get(url)?.some((text) => text.includes(fold(quote)))).length,
  }
}

function evidenceOf(profile: DraftedProfile): Evidence[] {
  const held = [profile.fields, profile.company_socials, profile.seo].flatMap((group) => Object.values(group))
  return [...held, ...profile.faqs, ...profile.founders, ...(profile.categories ? [profile.categories] : [])].flatMap(
    ({ evidence }) => evidence,
  )
}

/** The ways to read a page aloud: run together, with a pause at every tag, and what its attributes and data scripts hold. */
function readingsOf(page: Page): string[] {
  if (page.kind === 'manifest') return [fold(page.html)]
  const $ = load(page.html)
  const held: string[] = [fold($('title').first().text())]
  $('*').each((_, element) => {
    if (element.type === 'tag' || element.type === 'script') held.push(...Object.values(element.attribs).map(fold))
  })
  $('script[type*="ld+json"]').each((_, script) => {
    held.push(fold($(script).text()), ...stringsOf($(script).text()))
  })
  $('script, style, template').remove()
  const joined = fold($('body').text())
  $('body *').each((_, element) => {
    $(element).prepend(' ').append(' ')
  })
  return [joined, fold($('body').text()), ...held]
}

function stringsOf(script: string): string[] {
  const strings: string[] = []
  try {
    JSON.parse(script, (_, value: unknown) => {
      if (typeof value === 'string') strings.push(fold(value))
      return value
    })
  } catch {
    // Broken data scripts can only be quoted as they are written.
  }
  return strings
}
