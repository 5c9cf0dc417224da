import type { DraftedProfile } from '../../fields/draft.ts'
import { findMoney } from '../proof/money.ts'
import { loose } from '../reading/fold.ts'
import type { ShownLine, ShownSite } from './model_pages.ts'

/** A value of the rules that one weak sign stands for. */
export type WeakFact = { cell: 'hq_city' | 'starting_price' | 'categories'; value: string }

const CURRENCY = /[$€£¥₹₽₩]|\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|PLN|SEK|NOK|DKK|CZK|CAD|AUD)\b|円/u

/** A city that only a footer names, a price without a currency, a category by one hit. */
export function weakFactsOf({ fields, categories }: DraftedProfile, { site }: ShownSite): WeakFact[] {
  const found: WeakFact[] = []
  const city = fields.hq_city?.value
  if (typeof city === 'string') {
    const named = site.believed.flatMap(({ blocks }) => blocks.filter(({ text }) => loose(text).includes(loose(city))))
    if (named.length > 0 && named.every(({ region }) => region === 'footer')) found.push({ cell: 'hq_city', value: city })
  }
  const price = fields.starting_price?.value
  if (typeof price === 'string' && price !== 'Free' && !CURRENCY.test(price)) found.push({ cell: 'starting_price', value: price })
  const [category] = categories?.value ?? []
  if (category && categories?.value.length === 1 && categories.evidence.length === 1) found.push({ cell: 'categories', value: category })
  return found
}

/** Whether a line speaks against a weak value: it is somebody else's there, or the line says another thing. */
export function isDoubtful({ cell, value }: WeakFact, { voice, text }: ShownLine, categoriesOf: (text: string) => Set<string>): boolean {
  if (cell === 'categories') {
    const said = categoriesOf(text)
    return voice === 'own' && said.size > 0 && !said.has(value)
  }
  if (voice === 'own') return false
  if (cell === 'hq_city') return loose(text).includes(loose(value))
  const amounts = new Set(findMoney(text).map(({ amount }) => amount))
  return loose(text).includes(loose(value)) || findMoney(value).some(({ amount }) => amounts.has(amount))
}
