import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Danish. */
export const da: Lexicon = {
  little_words: 'og at det er for med som på af ikke du vi din vores den et til kan har',
  legal_form: raw`ApS|A\/S`,
  name_joint: 'og',
  company_label: 'firmanavn|virksomhed|virksomhedsnavn',
  operator_label: 'ansvarlig|dataansvarlig',
  operator_heading: 'firmaoplysninger',
  controller_heading: 'dataansvarlig',
  register_number: 'cvr',
  ours: 'denne',
  company_speaks: 'vi er',
  based_in: 'baseret i',
  founder: '(?:[Mm]ed)?[Gg]rundlægger',
  i_am: 'jeg hedder',
  i_am_capital: 'Jeg hedder|Jeg er',
  founded_by: raw`(?:laget|lavet|skabt|grundlagt|stiftet|etablert|etableret|startet)(?: i)?(?: \d{4})? a[fv]`,
  founds: 'grundlagde|stiftet|startet',
  founded_in: 'etabler(?:t|et|ad) i|grundlagt i',
  founded_label: 'grundlagt',
  since: 'siden',
  story_began: 'startet|begyndte',
  our_story: 'det hele|(?:vår|vores) (?:historia|historie)',
  launched: 'startet|grundlagde',
  free: 'gratis',
  trial: 'gratis prøveperiode',
  fully: 'helt',
  is: 'er',
  pricing_heading: raw`pris(?:er)?(?!\p{L})`,
  says_cost: 'pris|koster',
  says_own_cost: 'pris|kun',
  free_shipping: 'gratis (?:verzending|frakt|fragt)|fri (?:frakt|fragt)',
  faq_heading: 'ofte stillede',
  generic_name: 'forside|om os',
}
