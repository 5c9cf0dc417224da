import type { Drafted } from '../draft.ts'
import { FIELDS } from '../fields.ts'
import { quoteAttribute, quoteBlock } from '../proof.ts'
import { metaOf } from '../reading.ts'
import type { Site } from '../site.ts'
import { heroOf } from './hero.ts'

// "Made for …" in the languages read, followed by a noun that names people; without such a noun the phrase may be anything.
const MADE_FOR =
  /(?:\b(?:built|made|designed|created|perfect|ideal|tailored|crafted)\s+(?:specifically |exclusively |especially |just )?for|\bfor|(?:entwickelt|gemacht|gebaut|ideal|perfekt|optimiert|speziell)\s+für|\bfür|(?:conçue?|pensée?|idéale?|faite?|destinée?)s?\s+(?:pour|aux)|\bpour|(?:diseñad|hech|pensad|cread)[oa]s?\s+para|\bpara|(?:pensat|progettat|creat)[oaie]\s+per|\bper|(?:gemaakt|ontworpen|ideaal)\s+voor|\bvoor|\bpentru|\bdla|\bför)\s+/giu
const PEOPLE =
  /\b(?:developers?|engineers?|designers?|founders?|start-?ups?|teams?|freelancers?|agenc(?:y|ies)|creators?|students?|teachers?|educators?|schools?|universit(?:y|ies)|researchers?|scientists?|writers?|authors?|bloggers?|journalists?|marketers?|businesses|small business(?:es)?|enterprises?|companies|professionals|consultants?|lawyers?|doctors?|clinics?|patients?|parents?|families|kids|children|gamers?|players?|musicians?|artists?|photographers?|runners?|hikers?|readers|commuters|gardeners|farmers|nurses|therapists|contractors|tenants|drivers|pilots|collectors|owners|cyclists?|athletes?|coaches|travell?ers?|nomads|homeowners?|landlords?|investors?|traders?|accountants?|recruiters?|hr|sellers?|merchants?|retailers?|restaurants?|hotels?|nonprofits?|beginners|experts|makers|hackers|sysadmins|devops|entwickler(?:innen)?|unternehmen|firmen|betriebe|handwerker|selbst(?:st)?ändige|gründer|vereine|schulen|lehrer|schüler|studierende|studenten|familien|eltern|kinder|privatkunden|geschäftskunden|privatpersonen|développeurs?|équipes?|entreprises?|indépendants|étudiants|enseignants|familles|particuliers|professionnels|desarrolladores|equipos|empresas|autónomos|estudiantes|profesores|familias|profesionales|sviluppatori|aziende|imprese|professionisti|studenti|famiglie|desenvolvedores|equipes|estudantes|profissionais|famílias|ontwikkelaars|bedrijven|ondernemers|zzp'ers|studenten|particulieren|companii|firme|dezvoltatori|elevi|firm|programistów|företag|utvecklare)\b/iu

const PHRASE_CHARS_MAX = 110

/** Whom the site says it is for, as its own phrase; null unless the phrase names people. */
export function audienceOf(site: Site): Drafted<string> | null {
  const { home } = site
  const lines = [
    ...[metaOf(home, 'description'), metaOf(home, 'og:description'), home.title].flatMap((text) =>
      text ? [{ text, quote: (phrase: string) => quoteAttribute(home, phrase) }] : [],
    ),
    ...[...(heroOf(home)?.heading ?? []), ...(heroOf(home)?.below ?? [])].map((block) => ({
      text: block.text,
      quote: (phrase: string) => quoteBlock(home, block, phrase),
    })),
  ]
  for (const line of lines) {
    for (const match of line.text.matchAll(MADE_FOR)) {
      const phrase = line.text
        .slice(match.index + match[0].length)
        .split(
          /[.;:!?|–—()"]|,\s+(?:and you|so|which|die|damit)\b|\s-\s|\s(?:who|that|to|with|without|in|on|at|um|mit|ohne|qui|que|che|con|avec|sans|looking|wanting)\s/u,
        )[0]
        ?.replace(/(?<![\s,])[\s,]+$/, '')
      if (!phrase || phrase.length > Math.min(PHRASE_CHARS_MAX, FIELDS.audience.max) || phrase.length < 4) continue
      if (/^(?:free|you|your|all your|my|our|ihre|deine|votre|tu|su|il tuo)\b/i.test(phrase) || !PEOPLE.test(phrase)) continue
      const quote = line.quote(phrase)
      if (quote) return { value: phrase, evidence: [quote] }
    }
  }
  return null
}
