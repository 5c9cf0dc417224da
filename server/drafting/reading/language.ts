import { words } from './fold.ts'

// The little words that every text of a language is full of; those shared by many languages are left out.
const LITTLE_WORDS: Record<string, string> = {
  en: 'the and of to is for with your you that this are it from our we on',
  de: 'und der die das ist nicht mit für ein eine sie wir auf den von zu ihre oder werden dem',
  fr: 'le les des et est vous nous pour dans une votre vos avec sur qui pas du au aux',
  es: 'el los las y es para con una por que del su sus nosotros más como al tu',
  it: 'il di che e per con una della del le è sono nel gli alla non dei i più tuo',
  pt: 'o os e do da para com uma que não em dos das você seu sua ao mais são',
  nl: 'de het een en van is voor met je wij uw niet zijn ook bij op onze te dat',
  ro: 'și de la cu pentru este sau în nu mai din care sunt pe ale dumneavoastră noastre să o',
  tr: 've bir bu için ile olarak daha olan da de en çok size siz biz hizmet gibi sizin',
  pl: 'i w na z do się jest nie to dla oraz przez od jak są że twój nasze',
  sv: 'och att det är för med som på av inte du vi din vår den ett till kan',
  da: 'og at det er for med som på af ikke du vi din vores den et til kan har',
  no: 'og at det er for med som på av ikke du vi din vår den et til kan ditt',
  fi: 'ja on ei se että tai voit kun myös sekä ovat meidän mutta kanssa sinun',
  cs: 'a je na se v pro s že jsou nebo to vaše jako do které není od',
  sk: 'a je na sa v pre s že sú alebo to vaše ako do ktoré nie od',
  hu: 'a az és egy hogy nem is van vagy meg ez ha mint csak már minden',
  lt: 'ir yra su į iš kad ar tai jūsų kaip arba mūsų nuo už bei per jūs mes',
  lv: 'un ir ar uz no par vai kas jūsu mūsu tā kā var lai',
  et: 'ja on ei et see või kui ka meie teie mis oma saab',
  hr: 'i je u na za se su da od ili s vaš koji naše kao nije',
  sl: 'in je na za se so da od ali s vaš ki naše kot ni pri',
  ca: 'i el els les amb per una del que és dels nostre més als la seva',
  id: 'dan yang di untuk dengan dari ini adalah anda kami pada atau dalam ke',
  vi: 'và của là cho các được với trong bạn chúng tôi không có một',
}
const SETS = Object.entries(LITTLE_WORDS).map(([lang, list]) => [lang, new Set(list.split(' '))] as const)

const NONE = new Set<string>()

/** Words of a language that carry no meaning of their own. */
export function littleWords(lang: string | null): Set<string> {
  return SETS.find(([own]) => own === lang)?.[1] ?? NONE
}

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
]
const CHARS_READ_MAX = 20_000
const WORDS_MIN = 25

/** The two-letter language a text is written in. Short texts fall back to what the page declares, which is often a template's `en`. */
export function languageOf(text: string, declared: string | null): string | null {
  const stated =
    declared
      ?.trim()
      .toLowerCase()
      .match(/^[a-z]{2}(?=$|[-_])/)?.[0] ?? null
  const sample = text.slice(0, CHARS_READ_MAX)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters < 40) return stated
  for (const [lang, script] of SCRIPTS) {
    const share = (sample.match(script)?.length ?? 0) / letters
    if (share > (lang === 'ja' ? 0.1 : 0.25)) return lang
  }
  if ((sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters > 0.3) return cyrillic(sample, stated)
  const said = words(sample)
  if (said.length < WORDS_MIN) return stated
  const shares = SETS.map(([lang, set]) => ({ lang, share: said.filter((word) => set.has(word)).length / said.length })).toSorted(
    (a, b) => b.share - a.share,
  )
  const best = shares[0]
  if (!best || best.share < 0.06) return stated
  // A short list of plans and names proves little: «Pro» is a Czech word too.
  if (stated && said.length < 120 && best.share < 0.15) return stated
  const own = shares.find((entry) => entry.lang === stated)
  return own && own.share > best.share * 0.85 ? stated : best.lang
}

function cyrillic(sample: string, stated: string | null): string {
  if (stated && ['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk'].includes(stated)) return stated
  return /[іїєґ]/i.test(sample) ? 'uk' : 'ru'
}
