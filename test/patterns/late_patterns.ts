import { describe } from '../../server/core/described.ts'
import { termPattern } from '../../server/drafting/proof/category_index.ts'
import { prove } from '../../server/drafting/proof/proof.ts'
import { readPages } from '../../server/drafting/reading/reading.ts'
import { KNOWN_CATEGORIES } from '../../server/lexicon/category_words.ts'
import { categoryTermsOf } from '../../server/lexicon/compile.ts'
import { marked } from '../../server/doors/web/founder/field_proof.tsx'
import { draftOfHome, pageAt } from '../drafting/home.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja']
const SITE = `<title>Quellwerk</title><h1>Quellwerk</h1><p>Quellwerk is an app with maps of springs, founded in 2015.</p>
<script type="application/ld+json">{"@type":"Organization","name":"Quellwerk","foundingDate":"2015","email":"hi@quellwerk.net"}</script>
<p>Founder Ida Kranz is the founder of Quellwerk.</p><p>Ida Kranz and Tom Berg founded Quellwerk in 2015.</p>
<p>Available in English, German and French.</p><footer>Quellwerk GmbH, Hauptstraße 1, 10115 Berlin, Germany</footer>`

/**
 * Some expressions are built from what a page says, or when a language first comes up: one small site in several languages calls for all.
 * Terms of categories are built where a word begins like them.
 */
export function reachLatePatterns(): void {
  for (const lang of LANGUAGES) {
    const html = `<html lang="${lang}"><body>${SITE}</body></html>`
    const more = [{ path: '/about', kind: 'about' as const, html, found_by: 'link' as const }]
    const profile = draftOfHome(html, { more })
    const [reading] = readPages([pageAt('https://quellwerk.example.net/', html)])
    const quote = 'Quellwerk is an app with maps of springs, founded in 2015.'
    const evidence = [{ quote, url: reading?.url ?? '', match: 'exact' as const, retrieved_at: reading?.retrieved_at ?? '' }]
    if (reading) prove([reading], { ...profile, fields: { founded_year: { value: 2015, evidence } } })
  }
  for (const category of KNOWN_CATEGORIES)
    for (const sure of [true, false]) for (const { term } of categoryTermsOf('spaced', category, sure)) termPattern(term)
  marked('maps of springs', 'springs')
  // The contract's own, held against its examples.
  describe({ type: 'string', pattern: '^[a-z-]+$' }, 'slug', 'Listing')
}
