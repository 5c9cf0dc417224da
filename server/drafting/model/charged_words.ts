import { anyOf } from '../../lexicon/compile.ts'
import { plain } from './word_stems.ts'

/*
 * Words that change what a sentence promises. A retelling may leave most words out and bend others; these it may neither add nor, where
 * they bind what stands beside them, leave out. Patterns are of text as `plain` gives it: lower case, no accents, `ue` for `ü`.
 */

const spelled = (spaced: string, anywhere = ''): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spaced})(?![\p{L}\p{N}])${anywhere ? `|${anywhere}` : ''}`, 'iu')

/** What a sentence may say only where its lines say it too, in these or other words of the same row. */
export const ASSERTED: Record<string, RegExp> = {
  always: spelled(
    String.raw`all|every|everything|everyone|always|never fails?|entire|alle[nrsm]?|saemtliche\p{L}*|jede[nrsm]?|immer|stets|tous|toutes?|chaque|toujours|todos?|todas?|cada|siempre|cualquier|tutti|tutte|ogni|sempre|todos os|alle|elke|altijd|wszystk\p{L}+|zawsze`,
    'すべて|全て|全部|あらゆる|いつでも|必ず|常に',
  ),
  only: spelled(
    String.raw`only|exclusive(?:ly)?|solely|nur|ausschliesslich|exklusiv\p{L}*|seul(?:e|ement)?|uniquement|exclusivement|solo|solamente|unicamente|exclusivamente|apenas|soltanto|alleen|tylko|reserve[es]* (?:a|aux?)|reservad[ao]s? (?:a|para)|vorbehalten|n(?:e |')\p{L}+ (?:\p{L}+ )?que`,
    'のみ|だけ|専用|限定',
  ),
  superlative: spelled(
    String.raw`best|first|leading|leader|most|number one|no\.? ?1|world'?s|unique|unrivalled|unmatched|top|fastest|cheapest|largest|biggest|easiest|simplest|smartest|highest|lowest|safest|greatest|finest|newest|strongest|quickest|smallest|award[- ]winning|beste[nrsm]?|fuehrend\p{L}*|marktfuehr\p{L}*|groesste\p{L}*|schnellste\p{L}*|guenstigste\p{L}*|einfachste\p{L}*|erste[nrsm]?|einzige\p{L}*|einzigartig\p{L}*|meist\p{L}+|am [\p{L}]+sten|meilleure?s?|premiere?s?|leaders?|le plus|la plus|les plus|numero un|unique|mejor(?:es)?|lider|primer[ao]?|el mas|la mas|los mas|las mas|numero uno|unic[ao]s?|migliore?|primo|il piu|la piu|melhor|maior|beste|grootste|najlepsz\p{L}+`,
    '最も|最高|世界初|業界|唯一|最大|最速|最安|一番|ナンバーワン',
  ),
  compared: spelled(
    String.raw`better|faster|cheaper|easier|safer|more than|less than|twice|half the|besser|schneller|guenstiger|billiger|sicherer|mehr als|weniger als|doppelt|mieux|plus \p{L}+ que|moins|plus rapide\p{L}*|moins chere?s?|mas \p{L}+ que|menos|mas rapid[ao]s?|mas barat[ao]s?|doble|piu \p{L}+ di|meno`,
    'より(?:速|早|安|高|良|簡)|よりも|以上',
  ),
  certified: spelled(
    String.raw`certif\p{L}+|zertif\p{L}+|iso|soc ?2|accredit\p{L}+|akkredit\p{L}+|audited|auditier\p{L}*|tuev|compliant|compliance|konform\p{L}*|conformes?|conformite|cumple|conforme|hipaa|homolog\p{L}+|agree[es]?|zugelassen|approved|genehmigt|accreditat\p{L}+|gepruefte?[rns]?`,
    '認証|認定|準拠|承認|監査',
  ),
  privacy_law: spelled(String.raw`gdpr|dsgvo|rgpd|lopd|ccpa|hds`, '個人情報保護法'),
  official: spelled(
    String.raw`official(?:ly)?|offiziell\p{L}*|officiel\p{L}*|oficial(?:es|mente)?|ufficial\p{L}*|government|regierung\p{L}*|gouvernement\p{L}*|gobierno|eu-\p{L}+`,
    '公式|政府',
  ),
  award: spelled(
    String.raw`awards?|prizes?|prix|premios?|premiad[ao]s?|auszeichnung\p{L}*|ausgezeichnet\p{L}*|patent\p{L}*|brevet\p{L}*|recompense\p{L}*`,
    '受賞|特許|賞',
  ),
  trusted: spelled(
    String.raw`trust(?:ed|s)?|popular|loved|beloved|famous|thousands|millions|hundreds|dozens|beliebt\p{L}*|vertrau\p{L}*|tausende\p{L}*|millionen|hunderte\p{L}*|populaires?|confiance|milliers|centaines|populares?|confianza|confian|miles|cientos|millones|migliaia|duizenden|tysi\p{L}+`,
    '人気|信頼|何千|多数の|話題',
  ),
  guaranteed: spelled(
    String.raw`guarante\p{L}+|warrant\p{L}+|garant\p{L}+|money[- ]back|geld[- ]zurueck|refund\p{L}*|rembours\p{L}+|reembolso\p{L}*|erstatt\p{L}+`,
    '保証|返金',
  ),
  secure: spelled(
    String.raw`secure\p{L}*|security|encrypt\p{L}*|safe(?:ly|ty)?|sicher|sicherheit|verschluessel\p{L}*|securis\p{L}+|chiffr\p{L}+|segur[ao]s?|seguridad|cifrad[ao]s?|encriptad[ao]s?|sicur[aoie]|beveiligd?|bezpieczn\p{L}+|end-to-end|ende-zu-ende`,
    '安全|暗号|セキュリティ|セキュア',
  ),
  free: spelled(String.raw`free|gratis|kostenlos\p{L}*|kostenfrei\p{L}*|gratuit\p{L}*|sin coste|za darmo|darmow\p{L}+`, '無料|無償|タダ'),
  unlimited: spelled(
    String.raw`unlimited|limitless|unbegrenzt\p{L}*|unbeschraenkt\p{L}*|illimite\p{L}*|ilimitad[ao]s?|illimitat\p{L}|lifetime|forever|lebenslang\p{L}*|fuer immer|a vie|de por vida|para siempre`,
    '無制限|永久|無限',
  ),
  at_once: spelled(
    String.raw`instant\p{L}*|immediate\p{L}*|sofort\p{L}*|immediat\p{L}*|inmediat\p{L}*|real[- ]?time|echtzeit|temps reel|tiempo real|in seconds|in minutes|in sekunden`,
    '即時|即座|瞬時|リアルタイム|すぐに',
  ),
  by_itself: spelled(String.raw`automat\p{L}*|by itself|von selbst|selbsttaetig\p{L}*`, '自動'),
  intelligent: spelled(
    String.raw`ai|a\.i\.|ki|ki-\p{L}+|ia|artificial|kuenstliche\p{L}*|machine learning|maschinelles|intelligen\p{L}+|gpt\p{L}*|llms?`,
    '人工知能|機械学習|ＡＩ',
  ),
  open_source: spelled(
    String.raw`open[- ]?source|quelloffen\p{L}*|code (?:source )?(?:ouvert|libre)|codigo abierto|software libre`,
    'オープンソース',
  ),
  made_by: spelled(
    String.raw`(?:made|built|developed|created|designed|run|operated|owned|produced|launched) by|(?:made|developed|designed|based|produced) in|founded|owned|owns|acquired|belongs to|backed by|funded|invest\p{L}*|partner\p{L}*|sponsor\p{L}*|entwickelt (?:von|in)|gegruendet|gehoert (?:zur |zum |der |dem )?(?:\p{L}+ ){0,2}(?:gmbh|ag|gruppe|konzern|holding)|uebernommen|finanziert|betrieben von|tochter\p{L}*|(?:cree|developpe|concu|edite|fabrique)e? (?:par|en|a)|fonde\p{L}*|rachete\p{L}*|filiale|partenaires?|(?:cread|desarrollad|hech|disenad|fabricad)[ao]s? (?:por|en)|fundad[ao]s?|adquirid[ao]s?|soci[ao]s?|hosted (?:by|in|on)|gehostet\p{L}*|heberge\p{L}*|alojad[ao]s?|maker of|hersteller\p{L}*|makes|stellt \p{L}+ her|stammt`,
    '創業|設立|買収|提携|開発元|開発した|運営会社|出資|傘下|子会社|製の',
  ),
  praised: spelled(
    String.raw`powerful|beautiful\p{L}*|amazing|intuitiv\p{L}*|seamless\p{L}*|modern\p{L}*|elegan\p{L}+|robust\p{L}*|innovati\p{L}*|revolution\p{L}*|world-class|state-of-the-art|cutting-edge|effortless\p{L}*|reliab\p{L}+|perfect\p{L}*|perfekt\p{L}*|parfait\p{L}*|ideal\p{L}*|comprehensive|professional\p{L}*|professionell\p{L}*|leistungs(?:stark|faehig)\p{L}*|zuverlaessig\p{L}*|umfassend\p{L}*|nahtlos\p{L}*|muehelos\p{L}*|puissant\p{L}*|fiables?|complet\p{L}*|potentes?|innovador\p{L}*|profesional\p{L}*|premium|delightful|stunning|smart|cleverer?|clevere?[nrs]?|genial\p{L}*|popular`,
    '強力|便利|革新|最適|直感的|スムーズ|完璧|快適|優れ|高性能|画期的',
  ),
  easy: spelled(
    String.raw`eas(?:y|ily|e)|simpl\p{L}+|einfach\p{L}*|leicht|facil\p{L}*|sencill\p{L}+|makkelijk|eenvoudig\p{L}*|latwo|semplic\p{L}+`,
    '簡単|手軽|かんたん|シンプル|やさし',
  ),
  fast: spelled(
    String.raw`fast|quick(?:ly)?|rapid\p{L}*|schnell\p{L}*|rasch|vite|velo[cz]\p{L}*|snel\p{L}*|szybk\p{L}+|lightning`,
    '高速|素早|迅速|速く|短時間',
  ),
  personal_help: spelled(
    String.raw`24/7|around the clock|rund um die uhr|24 heures|24 horas|phone support|telefonsupport|dedicated|persoenlich\p{L}*`,
    '24時間|年中無休|専任',
  ),
  saves: spelled(
    String.raw`sav(?:e|es|ed|ings?)|reduc\p{L}+|increas\p{L}+|boost\p{L}*|improv\p{L}+|spar(?:t|en|st)|reduzier\p{L}*|steiger\p{L}*|verbesser\p{L}*|economis\p{L}+|reduit|reduire|augment\p{L}+|amelior\p{L}+|ahorr\p{L}+|aument\p{L}+|mejor(?:a|an|ar)`,
    '削減|向上|節約|改善|増加|短縮',
  ),
  fully: spelled(
    String.raw`fully|complete(?:ly)?|entirely|vollstaendig\p{L}*|komplett\p{L}*|voellig|entierement|completement|totalement|completamente|totalmente|100 ?%`,
    '完全|全面',
  ),
  sold: spelled(
    String.raw`prices?|pricing|costs?|preis\p{L}*|kostet|prix|coute\p{L}*|precios?|cuesta\p{L}*|discount\p{L}*|rabatt\p{L}*|remise\p{L}*|descuento\p{L}*`,
    '[$€£¥]|円|価格|料金|割引|値段',
  ),
}

/** What binds the words beside it: a sentence that takes these must take it along. */
export const BINDING: Record<string, RegExp> = {
  planned: spelled(
    String.raw`coming|soon|planned|planning|plan to|roadmap|beta|preview|waitlist|waiting list|in development|under development|upcoming|next (?:year|month|spring|summer|autumn|winter|quarter|release|version)|later this year|will (?:add|come|support|follow|launch)|working on|hope to|under consideration|being considered|a l'etude|en cours d'etude|in planung|in vorbereitung|en estudio|muy pronto|arbeiten (?:gerade |derzeit )?an|travaillons|trabajando en|trabajamos en|stiamo lavorando|not yet|experimental|bald|geplant\p{L}*|in arbeit|in entwicklung|demnaechst|in kuerze|naechste[nrs]? (?:jahr|monat|version)|bientot|prevue?s?|a venir|en preparation|en cours de developpement|prochaine\p{L}*|proximamente|pronto|previst[ao]s?|en desarrollo|llegara\p{L}*|proxim[ao]s?|presto|in arrivo|prossim\p{L}+|em breve|binnenkort|wkrotce|${anyOf('coming_soon')}`,
    '検討中|近日|予定|開発中|今後|準備中|ベータ|対応検討|まもなく',
  ),
  supposed: spelled(
    String.raw`imagine|suppose|what if|stell dir vor|stellen sie sich vor|angenommen|imaginez|supposons|imagina|supongamos`,
    'もし|かもしれ|仮に',
  ),
  excepted: spelled(
    String.raw`except|unless|excluding|ausser|ausgenommen|sauf|excepte|hormis|excepto|salvo|tranne|eccetto|behalve`,
    'を除|以外',
  ),
  contrasted: spelled(
    String.raw`unlike|compared (?:to|with)|instead of|rather than|other (?:tools|apps|programs|providers|services|products)|competitors?|im gegensatz|anders als|statt|anstatt|andere (?:tools|apps|programme|anbieter)|konkurren\p{L}*|wettbewerb\p{L}*|contrairement|a la difference|au lieu|d'autres (?:outils|logiciels)|concurrents?|a diferencia|en lugar|en vez|otras? (?:herramientas|aplicaciones)|otros (?:programas|proveedores)|competidor\p{L}*|competencia|a differenza|invece di`,
    '他社|と違|に比べ|とは異な|ではなく|代わりに|競合',
  ),
  gone: spelled(
    String.raw`no longer|used to|formerly|discontinued|retired|removed|until 20\d\d|eingestellt|nicht mehr|ehemals|n'est plus|ne \p{L}+ plus|autrefois|ya no|antiguamente|descontinuad[ao]s?`,
    '終了|廃止|以前は|かつて',
  ),
  only: ASSERTED['only'] ?? /(?!)/u,
  optional: spelled(
    String.raw`optional(?:ly)?|add-?ons?|extra (?:cost|charge)|for an extra|on request|gegen aufpreis|aufpreis|zubuchbar\p{L}*|auf anfrage|en option|en supplement|sur demande|opcional\p{L}*|bajo peticion|con coste adicional`,
    'オプション|別途|有料オプション|要問',
  ),
}

/** «Not only» and the like deny nothing. */
const NO_DENIAL = new RegExp(
  spelled(
    String.raw`not only|not just|nicht nur|non seulement|pas seulement|no solo|no solamente|non solo|niet alleen|n(?:e |')\p{L}+ (?:\p{L}+ )?que`,
    'だけでなく|のみならず',
  ),
  'giu',
)
const DENIAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|can't|[\p{L}]+n't|nicht|kein\p{L}{0,3}|nie|niemals|nichts|weder|ohne|ne|pas|rien|jamais|aucune?s?|sans|ni|sin|nunca|jamas|ningun\p{L}{0,2}|nada|non|senza|mai|nessun\p{L}?|nao|sem|niet|geen|zonder|nooit|nie|bez|inte|utan|ikke|uden|uten)(?![\p{L}\p{N}])|(?:ない|ません|せず|ずに|不要|なし|無し|非対応|未対応|できな|ありませ|なく)|\p{L}{3,}(?:-free|less)(?!\p{L})|(?<!\p{L})n'(?=\p{L})|✗|✘|❌`,
  'giu',
)

/** «Without any» denies once. */
const LACK_AT_ALL =
  /(?<!\p{L})(sans|sin|ohne|without|senza) (?:rien|aucune?|nada|ningun\p{L}*|jede[nrms]?|any|niente|nessun\p{L}*)(?!\p{L})/giu
const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem|zonder|bez|utan|uden|uten)(?!\p{L})|なしに/giu

/** Whether a text denies something, and whether it denies a lack: «never without». Pairs such as «ne … pas» are one denial. */
export function denialsIn(text: string): { not: boolean; without: boolean } {
  const read = plain(text).replace(NO_DENIAL, ' ').replace(LACK_AT_ALL, '$1')
  return { not: (read.replace(WITHOUT, ' ').match(DENIAL) ?? []).length > 0, without: read.search(WITHOUT) !== -1 }
}

export function denies(text: string): boolean {
  const { not, without } = denialsIn(text)
  return not || without
}

export const withoutDenials = (text: string): string => plain(text).replace(DENIAL, ' ')

/** Without the words that bind: what is planned, without its «planned». */
export const withoutBinding = (text: string): string =>
  Object.values(BINDING).reduce((left, row) => left.replace(new RegExp(row, 'giu'), ' '), plain(text))

/** Names of the rows of a table of words that a text has. */
export function rowsIn(table: Record<string, RegExp>, text: string): string[] {
  const read = plain(text)
  return Object.keys(table).filter((row) => table[row]?.test(read))
}

/** Days and months, which no retelling adds. */
export const MONTHS = spelled(
  String.raw`january|february|march(?= \d)|april|june|july|august|september|october|november|december|januar|februar|maerz|juni|juli|oktober|dezember|janvier|fevrier|mars(?= \d)|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|tomorrow|gestern|heute|morgen|hier soir|aujourd'hui|demain|ayer|hoy`,
)

/** Names under which plans are sold. */
export const PLAN_NAMES = spelled(
  String.raw`pro|plus|premium|business|enterprise|starter|basic|team|ultimate|growth|advanced|profi|standard|essential|entreprise|profesional|empresa|equipo`,
  'プロプラン|ビジネスプラン|無料プラン|エンタープライズ',
)
export const PLAN_WORD = spelled(
  String.raw`plans?|tiers?|editions?|tarif\p{L}*|paket\p{L}*|offres?|formules?|planes|pakiet\p{L}*|abonnement\p{L}*|versions?`,
  'プラン',
)
