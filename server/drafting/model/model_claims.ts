import { accountOf } from '../built_in/accounts.ts'
import { categoriesIn } from '../proof/category_words.ts'
import { carries } from '../proof/carries.ts'
import type { Drafted, DraftedFaq, DraftedFounder, DraftedProfile, Evidence, SeoName } from '../../fields/draft.ts'
import { FIELDS, type FieldName, type Platform } from '../../fields/fields.ts'
import { fold, loose } from '../reading/fold.ts'
import { blankProfile } from './merge.ts'
import { visible, type ShownSite } from './model_pages.ts'
import { addressesStand, retold } from './model_retold.ts'
import * as bounds from './model_schema.ts'
import type { ModelAnswer, ModelQuote, Said } from './model_schema.ts'
import { fieldReader, readList, readText, some, unique, type Held, type Read } from './model_values.ts'
import { isPlaceholder } from '../reading/trust.ts'

const QUOTES_MAX = 8
/** A shorter quote proves nothing by itself, unless it is a whole line of the page. */
const QUOTE_CHARS_MIN = 8

/**
 * What of an answer may be claimed at all, before it is proven: only cells that were asked for; quotes that stand in what the model was
 * shown; values within their bounds, without invisible characters, placeholders or foreign addresses.
 */
export function claimsOf(answer: ModelAnswer, shown: ShownSite, asked: string[], categories: string[]): DraftedProfile {
  const pages = new Map(shown.site.readings.map((reading) => [reading.url, reading]))
  const held: Held = { shown, fill: new Set(asked), categories, pages }
  const profile = blankProfile()
  // The schema names exactly these members.
  for (const [name, said] of Object.entries(answer.fields) as [FieldName, Said<unknown> | null][]) {
    const drafted = claim(held, name, said, fieldReader(held, name))
    if (drafted) profile.fields[name] = drafted
  }
  for (const [name, said] of Object.entries(answer.seo) as [SeoName, Said<unknown> | null][]) {
    const read: Read<unknown> = name === 'keywords' ? readList(bounds.SEO_MAX.keywords) : readText(held, name, bounds.SEO_MAX[name])
    const drafted = claim(held, `seo.${name}`, said, read)
    if (drafted) profile.seo[name] = drafted
  }
  for (const [platform, said] of Object.entries(answer.company_socials) as [Platform, Said<string> | null][]) {
    const link = said && held.fill.has(`company_socials.${platform}`) ? linkOf(held, said) : null
    const account = link && accountOf(link.url)
    if (link && account?.platform === platform && !account.personal)
      profile.company_socials[platform] = { value: account.url, evidence: link.evidence }
  }
  if (held.fill.has('faqs')) profile.faqs = answer.faqs.slice(0, bounds.FAQS_MAX).flatMap((faq) => faqOf(held, faq))
  if (held.fill.has('founders'))
    profile.founders = answer.founders.slice(0, bounds.FOUNDERS_MAX).flatMap((founder) => founderOf(held, founder))
  profile.categories = claim(held, 'categories', answer.categories, (value, quotes) => {
    const said = categoriesIn(quotes.map((entry) => entry.quote).join(' \n '))
    return some(
      unique(value)
        .filter((name) => categories.includes(name) && said.has(name))
        .slice(0, bounds.CATEGORIES_MAX),
    )
  })
  return profile
}

function claim<Value>(held: Held, cell: string, said: Said<unknown> | null | undefined, read: Read<Value>): Drafted<Value> | null {
  if (!said || !held.fill.has(cell)) return null
  const shape = cell in FIELDS ? FIELDS[cell as FieldName].shape : null
  const link = shape === 'url' ? linkOf(held, said) : null
  const evidence = shape === 'url' ? (link?.evidence ?? []) : evidenceOf(held, said.quotes)
  const value = evidence.length > 0 ? read(link ? link.url : said.value, evidence) : null
  return value === null ? null : { value, evidence }
}

/** Quotes that stand in a line the model was shown; one that runs over several lines is taken apart. */
function evidenceOf(held: Held, quotes: ModelQuote[]): Evidence[] {
  return quotes.slice(0, QUOTES_MAX).flatMap(({ quote, url }) => {
    const page = held.shown.pages.find((shown) => shown.url === url)
    const reading = held.pages.get(url)
    if (!page || !reading) return []
    return quote.split('\n', QUOTES_MAX).flatMap((part): Evidence[] => {
      const wanted = fold(visible(part))
      const near = loose(wanted)
      const line = wanted === '' ? undefined : page.lines.find((shown) => shown.includes(wanted) || loose(shown).includes(near))
      if (line === undefined || (wanted.length < QUOTE_CHARS_MIN && loose(line) !== near)) return []
      return [{ quote: wanted, url, match: 'exact', retrieved_at: reading.retrieved_at }]
    })
  })
}

/** The link a value names, on a page its quotes name; its proof is the address as the page writes it. */
function linkOf(held: Held, said: Said<unknown>): { url: string; evidence: Evidence[] } | null {
  for (const page of held.shown.pages) {
    const link = page.links.find(({ url }) => url === said.value)
    const reading = held.pages.get(page.url)
    if (link && reading && said.quotes.some(({ url }) => url === page.url))
      return { url: link.url, evidence: [{ quote: link.href, url: page.url, match: 'exact', retrieved_at: reading.retrieved_at }] }
  }
  return null
}

function faqOf(held: Held, faq: ModelAnswer['faqs'][number]): DraftedFaq[] {
  const evidence = evidenceOf(held, faq.quotes)
  const question = visible(faq.question)
  const answer = evidence.length > 0 ? retold('faq', faq.answer, bounds.ANSWER_CHARS_MAX, evidence, held.pages) : null
  // Answers may be retold; a question is the site's own or none.
  const asked = carries({ name: 'question', shape: 'text' }, question, evidence, held.pages)
  if (answer === null || !asked || question.length > bounds.QUESTION_CHARS_MAX || !addressesStand(question, evidence)) return []
  return [{ question, answer, evidence }]
}

/** Without a role that a quote states, which the proof looks at, somebody is a name on a page and no founder. */
function founderOf(held: Held, founder: ModelAnswer['founders'][number]): DraftedFounder[] {
  const evidence = evidenceOf(held, founder.quotes)
  const name = visible(founder.name)
  const role = founder.role === null ? '' : visible(founder.role)
  if (evidence.length === 0 || isPlaceholder(name)) return []
  if (name.length > FIELDS.name.max || role.length > bounds.ROLE_CHARS_MAX || !addressesStand(`${name} ${role}`, evidence)) return []
  const bio = founder.bio === null ? null : retold('bio', founder.bio, bounds.BIO_CHARS_MAX, evidence, held.pages)
  return [{ name, role, bio, photo_url: null, socials: {}, evidence }]
}
