import { anyOf, unspaced } from '../../../lexicon/compile.ts'
import { fold, squeeze } from '../../reading/fold.ts'

// Legal forms that no ordinary word looks like: one of them behind a name makes it a legal person anywhere in a text.
const CLEAR = String.raw`${anyOf('legal_form')}|ehf\.?|Tbk\.?`
// Two or three letters that also mean something else: they count only when the whole line, cell or copyright mark is the name.
const SHORT = `${anyOf('legal_form_short')}|PT`
// Forms that stand before the name.
const BEFORE = String.raw`${anyOf('legal_form_ahead')}|PT\.?`
const ASIAN_FORM = anyOf('legal_form_attached')
const CHINESE_FORM = String.raw`${anyOf('legal_form_ending')}`

const NAME_CHAR = String.raw`[\p{L}\p{M}\p{N}&+.'’!@/\-–]`
// Bounded, so that a line of dashes cannot be tried from each of its places to its end. German words go up to 63 letters.
const NAME_WORD = String.raw`(?:[\p{Lu}\p{N}&+]${NAME_CHAR}{0,80}|[a-z]{1,20}(?:[\p{Lu}\p{N}]|\.(?=\p{L})|-(?=\p{Lu}))${NAME_CHAR}{0,80})`
const JOINT = `(?:${anyOf('name_joint')})`
/** «Acme (UK) Limited», «Acme (M) Sdn Bhd»: where a company of that name is registered, or its kind. */
const BRACKETS = String.raw`(?:\s*\(\p{Lu}[\p{L}. ]{0,24}\))?`
// A dot after a whole word ends the sentence before the name.
const NAME = String.raw`${NAME_WORD}(?:(?<!\p{L}{4}\.),?\s+(?:${JOINT}\s+){0,2}${NAME_WORD}){0,7}?`
const EDGE = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}]|\.\p{L})`

const BEHIND = new RegExp(
  String.raw`${EDGE}(${NAME})${BRACKETS},?\s+(?:${CLEAR})${END}(?:\s*\((?:${anyOf('limited_liability')})\))?(?:\s*&\s*Co\.?\s*KG)?`,
  'gu',
)
const BEHIND_SHORT = new RegExp(
  String.raw`${EDGE}(${NAME}),?\s+(?:AG|SE|KG|UG|SAS|SA|SL|AS|AB|BV|NV|CIC|MB|AD|eG|eK|e\.K|SNC|SCI)(?=$|[,.;:)(–—|·-]|\s[\p{Ll}(|·•–—-])`,
  'gu',
)
/** `„БАУФИЗИК“ ЕООД`, `"Rytas" UAB`: the name in quotation marks, its form behind. */
const QUOTED_BEHIND = new RegExp(String.raw`[„“”"«»]\s?[\p{L}\p{N}][^„“”"«»]{1,58}\s?[“”"»«],?\s+(?:${CLEAR})${END}`, 'gu')
const AHEAD = new RegExp(
  String.raw`${EDGE}(?:${BEFORE})\s+(?:[„“"«»'‚]+\s?[^„“”"«»'‚‘]{2,60}?\s?[“”"»«'‘]+|${NAME_WORD}(?:(?<!\p{L}{4}\.)\s+(?:(?:d[aeo]s?|del|van)\s)?${NAME_WORD}){0,4}(?<!\p{L}{4}\.))`,
  'gu',
)
// A particle ends a Japanese name unless the name itself is written in hiragana; «ふくろう堂» ends in the sign of a house.
const JAPANESE_NAME = String.raw`(?:(?!${anyOf('no_name_attached')})[\p{Script=Hiragana}ー]{2,14}?(?:[屋堂家店社館園亭庵舎塾院荘組](?!\p{Script=Han})|[のも][屋堂家](?![\p{Script=Han}\p{Script=Hiragana}])|(?=[はがをにのともで](?:[\p{Script=Han}、，]|$)|[^\p{Script=Hiragana}ー]|$))|(?:(?![はがをにのとでも、。])(?:[\p{L}\p{N}＆&・ー\-]|\.(?=[\p{L}\p{N}]))){1,30}(?:[ 　](?:(?:and|of|for|the|&) )?[\p{Lu}\p{N}][\p{L}\p{N}&\-]*){0,3})`
const ASIAN = new RegExp(
  String.raw`(?:${ASIAN_FORM})[ 　]?${JAPANESE_NAME}|(?:(?<=^|[：:\s（「(])[\p{Script=Hiragana}ー]{2,10}|(?:(?!\p{Script=Hiragana})[\p{L}\p{N}＆&・ー\-.]){2,30})(?:${ASIAN_FORM})(?![\p{Script=Han}\p{Script=Katakana}A-Za-z0-9])|\p{Script=Han}[\p{Script=Han}\p{L}\p{N}（）()]{1,28}?(?:${CHINESE_FORM})`,
  'gu',
)
const WHOLE = new RegExp(
  String.raw`^(?:[„“"«]\s*)?[\p{L}\p{N}][^:;|©<>{}[\]—·•]{1,78}?[”"»]?,?\s+(?:${CLEAR}|${SHORT})(?:\s*\([^)]{2,40}\))?$|^(?:${BEFORE})\s+(?!(?:${anyOf('body_described')})(?!\p{L}))[^:;|©<>{}[\]]{2,78}$`,
  'u',
)

// What stands before a name in a sentence and is not part of it.
const LEADING = new RegExp(
  String.raw`^(?:(?:${anyOf('before_name')}|Copyright ©|©|©️|\(c\)|\(C\)|(?<!(?:19|20)\d\d[\s,:.]{1,3})(?:19|20)\d\d(?:\s*[-–—]\s*(?:(?:19|20)\d\d|present))?)[\s,:.]+)+`,
  'u',
)

// "Ein Projekt der Acme GmbH", "Product of Acme Inc": nouns and what joins them read like a name where nouns carry capitals.
const KIND_OF = new RegExp(
  String.raw`^(?:[\p{L}\p{N}]+ ){0,3}?(?:${anyOf('kind_of_offer')})\s+(?:${anyOf('offer_of')})\s+(?:the |la |der |die )?`,
  'iu',
)

/** Companies that sites name because they use them; a product of theirs carries the name itself. */
const VENDORS =
  /^(?:the )?(?:google|alphabet|apple|microsoft|amazon|aws|meta(?: platforms)?|facebook|instagram|whatsapp|twitter|x corp|linkedin|github|gitlab|cloudflare|vercel|netlify|render|fly\.io|heroku|digitalocean|hetzner|ovh|ionos|1&1|strato|all-?inkl|neue medien m[ü]nnich|netcup|host europe|hostinger|godaddy|namecheap|squarespace|wix|shopify|automattic|wordpress|webflow|framer|stripe|paypal|paddle|lemon ?squeezy|gumroad|klarna|adyen|mollie|square|revenuecat|fastspring|openai|anthropic|deepgram|elevenlabs|mistral|hugging ?face|supabase|firebase|mongodb|neon|planetscale|auth0|okta|clerk|sentry|functional software|datadog|posthog|plausible|mixpanel|amplitude|segment|hotjar|matomo|innocraft|intercom|crisp|zendesk|hubspot|mailchimp|intuit|the rocket science|sendgrid|twilio|postmark|resend|brevo|sendinblue|mailgun|convertkit|beehiiv|substack|calendly|zoom|slack|discord|telegram|notion|airtable|typeform|tally|zapier|fonticons|fontawesome|jsdelivr|unpkg|fastly|akamai|bunny|bunnyway|youtube|vimeo|spotify|tiktok|pinterest|snap|reddit|yandex|baidu|tencent|alibaba|adobe|oracle|ibm|salesforce|nvidia|valve|nintendo|sony|samsung|o2switch|gandi|infomaniak|scaleway|aruba|register\.it|siteground|kinsta|upstash|railway|algolia|usercentrics|cookiebot|cybot|iubenda|onetrust|termly|rapidmail|cleverreach|american arbitration association|trustpilot|proz|shutterstock|getty images|freepik|envato|creative commons|free software|apache software|python software|mozilla|eclipse|linux)(?:$|[\s.,])/i
/** A site that itself lives on a reserved name, `lumbrio.example`, is no sample. */
const SAMPLE = new RegExp(
  String.raw`${anyOf('sample_company')}|(?<!\w\.)\b(?:${anyOf('sample_word')})\b|\b(?:${anyOf('sample_word')})\.\w|[[\]{}<>]|_{2,}|…\s*$`,
  'iu',
)

/** True when a name belongs to a form filler's or theme maker's imagination. */
export const isSample = (text: string): boolean => SAMPLE.test(text)

export const isVendor = (name: string): boolean => VENDORS.test(name.trim())

/** «© 2031 Lumbrio טכנולוגיות בע"מ»: scripts without capitals, where a name begins as its line or a part of it does. */
const UNCASED = new RegExp(
  String.raw`(?<=^|[|·–—©,.:;(]\s?|\d{4}\s)(?:[\p{L}\p{N}&'’׳-]{1,30}\s){1,6}(?:${unspaced('legal_form_short')})`,
  'gu',
)

// Most lines hold no legal form at all; looking for one first keeps the search for names off them.
const ANY_FORM = new RegExp(String.raw`\s(?:${CLEAR})${END}`, 'u')
const ANY_BEFORE = new RegExp(String.raw`${EDGE}(?:${BEFORE})\s`, 'u')
const UNCASED_FORM = new RegExp(unspaced('legal_form_short'), 'u')
const ANY_ASIAN = new RegExp(`${anyOf('legal_form_hint')}|${ASIAN_FORM}`, 'u')

/** Names of legal persons in a running text, as they stand there: `Northwind Labs GmbH`, `UAB „Rytas“`, `合同会社はと`. */
export function legalNames(text: string): string[] {
  if (text.length > 20_000) return []
  const found: { at: number; name: string }[] = []
  const wanted: [RegExp, RegExp][] = [
    [ANY_FORM, BEHIND],
    [ANY_FORM, QUOTED_BEHIND],
    [ANY_BEFORE, AHEAD],
    [ANY_ASIAN, ASIAN],
    [UNCASED_FORM, UNCASED],
  ]
  for (const pattern of wanted.flatMap(([sign, name]) => (sign.test(text) ? [name] : [])))
    for (const match of text.matchAll(pattern)) {
      const name = isCut(text, match) ? null : trimName(match[0])
      if (name && !found.some((other) => other.name.includes(name))) found.push({ at: match.index, name })
    }
  return found.toSorted((a, b) => a.at - b.at).map((entry) => entry.name)
}

/** The same for forms of two or three letters; only where the words around already say that a company is named. */
export function shortLegalNames(text: string): string[] {
  return text.length > 4000
    ? []
    : [...text.matchAll(BEHIND_SHORT)].flatMap((match) => (isCut(text, match) ? [] : (trimName(match[0]) ?? [])))
}

/** Behind a word too long for a name, within one, or behind more words than a name has, it is the end of a longer name. */
const CUT_OFF = /[\p{L}\p{N}]-$|(?:^|\s)\S{81,}\s+$/u
const isCut = (text: string, { index, 0: name }: RegExpExecArray): boolean => {
  const before = text.slice(Math.max(0, index - 200), index)
  return (
    CUT_OFF.test(before) ||
    (/^[A-Z]{2} /.test(name) && POSTCODE_AHEAD.test(before)) ||
    (name.split(/\s+/).length > NAME_WORDS_MAX && /(?:^|\s)\p{Lu}\S*[\p{L}\p{N}],?\s+$/u.test(before))
  )
}
const NAME_WORDS_MAX = 8
/** «6851 AB Haven»: the letters end a Dutch postcode; «© 2031 AB Lumbrio» is a year. */
const POSTCODE_AHEAD = /(?<!(?:©|[Cc]opyright)\s?)(?<!\d)[1-9]\d{3} ?$/

const SMALL_WORD_AHEAD = new RegExp(String.raw`^(?:${anyOf('small_word_ahead')})+(?=\p{Script=Han})`, 'u')
/** «Write to post@lumbrio.test. Lumbrio Ltd»: an address ends the sentence before. */
const HOST_AHEAD = /^[\w-]+(?:\.[\w-]+)+\.\s(?=\p{Lu})/u
/** «© Rialto 2031 Rialto Serviços Ltda»: a trading name and its year in front of the legal name that begins alike. */
function withoutTradingName(name: string): string {
  const [, ahead = '', behind = ''] = /^(.{2,50}?)\s(?:19|20)\d\d\s(?=\p{Lu})(.{4,})$/u.exec(name) ?? []
  return ahead !== '' && squeeze(behind).startsWith(squeeze(ahead)) ? behind : name
}

/** «Aracaju - SE», «Calgary, AB»: a town and the two letters of its region. A legal form does not stand behind a dash. */
const REGION_BEHIND = /\s[-–—/]\s?\p{Lu}{2}$|,\s(?:AB|AL|MB|NV|SC|SE)$/u
/** «AS IS» and «AS AVAILABLE» are what terms promise nothing beyond. */
const NO_WARRANTY = /^AS (?:IS|AVAILABLE)\b/

/** «SAS au capital de 5 000 €» tells the form of a company and its capital, not its name. */
const SHARE_CAPITAL = new RegExp(anyOf('share_capital'), 'iu')

function trimName(raw: string): string | null {
  const name = withoutTradingName(fold(raw))
    .replace(LEADING, '')
    .replace(KIND_OF, '')
    .replace(SMALL_WORD_AHEAD, '')
    .replace(HOST_AHEAD, '')
    .replace(/^[^\p{L}\p{N}„“"«（(㈱㈜]+/u, '')
  const core = nameCore(name)
  if (core.length < 2 || name.length > 100 || isSample(name) || REGION_BEHIND.test(name) || NO_WARRANTY.test(name)) return null
  if (FORM_ALONE.test(core) || FORM_ALONE.test(name) || FORM_FIRST.test(name) || ANY_ASIAN.test(core) || TWO_FORMS.test(name)) return null
  // A form alone, or a sentence that ends in "limited", is no name.
  return /\p{L}/u.test(core) && !/^(?:the|our|this|a|an|any|such|non|und|and|of|no|not|is|be|to)$/i.test(core) ? name : null
}

/** The kind of a business by itself, which is no name: «Ditta individuale». */
const SOLE_TRADER = new RegExp(String.raw`^(?:${anyOf('sole_trader')})$`, 'u')

/** The whole of a line, cell or labelled value as a company's name; short legal forms count here. */
export function wholeName(line: string): string | null {
  const text = fold(line).replace(/[,;]$/, '')
  if (
    text.length > 100 ||
    isSample(text) ||
    KIND_OF.test(text) ||
    SOLE_TRADER.test(text) ||
    REGION_BEHIND.test(text) ||
    NO_WARRANTY.test(text) ||
    (SHARE_CAPITAL.test(text) && /\d/.test(text))
  )
    return null
  // A trading name in brackets behind the form is no part of the legal one.
  const bare = text.replace(/\s?\((?!haftung)[^()]*\)$/i, '')
  if (bare !== text) return wholeName(bare)
  // «PT Lumbrio, Jl. Dedalu 12»: what stands behind the comma is where it is.
  const comma = text.indexOf(',')
  if (comma > 0 && FORM_AHEAD.test(text) && /\d/.test(text.slice(comma))) return null
  // «Lumbrio is operated by Acme Ltd.» ends as a name does, and is a sentence.
  const [inner] = legalNames(text)
  if (inner && inner !== text && /\p{Ll}\p{Ll} \p{Ll}{2,} /u.test(text.slice(0, text.indexOf(inner)))) return null
  // «How to Choose a Roofing Company»: a business is not called by an article within its name.
  if (/\p{Ll} (?:an?|your|our) \p{Lu}/u.test(text)) return null
  if (WHOLE.test(text) && !/[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text) && text.split(' ').length <= 12) return text
  const names = legalNames(text)
  return names.length === 1 && names[0] === text ? text : null
}

const TWO_FORMS = new RegExp(`(?:${ASIAN_FORM}).*(?:${ASIAN_FORM})`, 'u')
const FORM_ALONE = new RegExp(`^(?:${CLEAR}|${SHORT})$`, 'u')
/** «GmbH & Co. KG» behind a name that is written small. */
const FORM_FIRST = new RegExp(String.raw`^(?:${CLEAR}|${SHORT})\s?&\s?Co`, 'u')
const FORM_AT_END = new RegExp(String.raw`,?\s(?:${CLEAR}|${SHORT})(?:\s?\([^()]*\))?$`, 'u')
const FORM_AHEAD = new RegExp(String.raw`^(?:${BEFORE})\s+|^(?:${ASIAN_FORM})|(?:${ASIAN_FORM}|${CHINESE_FORM})$`, 'u')

/** The name without its legal form: what the company is called. */
export function nameCore(name: string): string {
  let core = fold(name)
  for (let round = 0; round < 3; round++) core = core.replace(FORM_AT_END, '').replace(FORM_AHEAD, '').trim()
  return core.replace(/^[„“"«'‚]+|(?<![“”"»'‘,])[“”"»'‘,]+$/g, '').trim()
}

export const hasLegalForm = (name: string): boolean =>
  nameCore(name) !==
  fold(name)
    .replace(/^[„“"«'‚]+|(?<![“”"»'‘,])[“”"»'‘,]+$/g, '')
    .trim()
