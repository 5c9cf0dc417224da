import { anyOf, spaced, unspaced } from '../../lexicon/compile.ts'
import { FREE_WORD } from '../proof/pricing_words.ts'

// How sites say that their product is free. Every pattern is matched against `loose` text: lower case, plain quotes.

export const PRODUCT = spaced('product')
const CJK_PRODUCT = unspaced('product')
const FULLY = anyOf('fully')
const FREE_BEHIND = `(?: |, )?(?:${anyOf('free_behind')}|(?:${anyOf('and_open')}|&) (?:${anyOf('open_short')}))`
export const IS = `(?:${anyOf('is')})`
const IT = anyOf('it')

/** «completely free», «free to use», «free and open source»: says by itself that the product is free. */
export const STATED = new RegExp(
  `(?:(?<!\\p{L})(?:${FULLY})\\s(?:and \\p{L}+ )?${FREE_WORD}|${FREE_WORD}${FREE_BEHIND}(?!\\p{L})|(?<!\\p{L})(?:use|download|install|play|access|available|yours)(?: \\p{L}+){0,4} for free|(?<!\\p{L})(?:${anyOf('costs_nothing')})|kostenlos (?:nutzen|herunterladen|installieren|spielen|downloaden)|(?:télécharg\\p{L}{1,30}|utilis\\p{L}{1,30}) gratuitement|(?:descarg\\p{L}{1,30}|us\\p{L}{1,30}) gratis|scarica\\p{L}{0,30} grat\\p{L}{1,30}|(?:baixe|use) grátis|gratis (?:te )?(?:downloaden|gebruiken)|(?:open[- ]source|código abierto|código aberto|codice aperto|quelloffen|libre)(?:,| und| and| et| y| e| en) ${FREE_WORD}|(?:完全|永久|全て|すべて|ずっと|全部)(?:に)?(?:無料|免费|免費)|(?:無料|免费|免費)(?:で(?:ご)?(?:利用|使|お使)|です|使用|开源|でダウンロード)|(?:is|and) free of charge)`,
  'u',
)
export const COPULA = new RegExp(
  `(?<!\\p{L})${IS}\\s(?:\\p{L}+[ ,]{1,2}){0,3}${FREE_WORD}|(?:は|が)(?:、)?(?:無料|完全無料)|(?:是|均)?免费(?:的|开源)?`,
  'u',
)
export const SUBJECT = new RegExp(`(?<!\\p{L})(?:${PRODUCT}|${IT})(?!\\p{L})|${CJK_PRODUCT}|使用`, 'u')
export const ATTRIBUTE = new RegExp(
  `${FREE_WORD}(?:,? (?:and |& |und |et |y |e |en )?[\\p{L}\\d][\\p{L}\\d-]*){0,4}[ ,](?:${PRODUCT})(?!\\p{L})|(?<!\\p{L})(?:${PRODUCT})\\s(?:[\\p{L}-]+\\s){0,3}${FREE_WORD}|(?:無料|免费|免費)(?:の|な)?[\\p{L}]{0,8}(?:${CJK_PRODUCT})`,
  'u',
)
/** «free plan», «free up to 10 pins»: there is something free, and something that is not. */
export const FREE_PLAN = new RegExp(
  `(?<!\\p{L})(?:your |the )?first \\d[\\d.,]*k? \\p{L}+(?: \\p{L}+)? (?:every|per|each|a|of (?:every|each)) (?:day|week|month|year) (?:are|is) ${FREE_WORD}|(?<!\\p{L})die ersten \\d[\\d.,]* \\p{L}+ (?:pro|im|jeden) (?:tag|monat|jahr) sind ${FREE_WORD}|(?<!\\p{L})(?:grund|basis|gratis|free|standard|lite)[- ]?version (?:ist |is )?${FREE_WORD}|${FREE_WORD}[ -](?:forever )?(?:plans?|tiers?|versions?|editions?|accounts?|usage|tarif|konto|paket|variante|basisversion|versie|abonnement|plano|sürüm\\p{L}{0,30}|paket\\p{L}{0,30}|versij\\p{L}|wersj\\p{L})(?!\\p{L})|(?<!\\p{L})(?:plan|version|offre|forfait|formule|compte|versión|cuenta|versão|conta|piano|versione|account|plano|versiune\\p{L}?|cont|variant) ${FREE_WORD}|${FREE_WORD} (?:up to|for up to|for (?:one|1|a single|individuals|personal|solo|small)|bis (?:zu )?\\d|jusqu'à|hasta \\d|fino a \\d|até \\d|tot \\d)|(?:無料|免费|免費)(?:プラン|版|套餐|枠|会員)`,
  'u',
)
export const START_FREE = new RegExp(
  String.raw`(?:${anyOf('start')})\b[^.!?]{0,24}${FREE_WORD}|${FREE_WORD} (?:starten|loslegen|beginnen|registrieren|anmelden|başla)|無料で(?:始|はじ)`,
  'u',
)
/** A label made of nothing else: «Open Source · Free · macOS», «100 % kostenlos», «Free download». */
export const LABEL = new RegExp(
  `^(?:(?:${FULLY}|price:?|preis:?|prix:?|precio:?|cost:?|kosten:?) )?${FREE_WORD}(?: (?:forever|download|to use|for everyone|software|app|extension|tool|für immer|pour toujours|para siempre|per sempre|(?:and|&|und|et|y|e) open[- ]source|herunterladen|downloaden|installieren|télécharger|descargar|scaricare|baixar|indir))?$|^(?:download|install|get it|add to \\p{L}+|herunterladen|télécharger|descargar|scarica|baixar|downloaden)(?: it| now)?(?: for|:| -)? ${FREE_WORD}$|^${FREE_WORD} (?:for|on|für|pour|para|per|voor) (?:(?:google )?(?:chrome|firefox|edge|safari|mac|macos|windows|linux|ios|android|iphone|ipad|browsers?)(?:, | and | & | und | et | y | e )?){1,5}$|^(?:完全)?(?:無料|免费|免費)(?:ダウンロード|下载|下載)?$`,
  'u',
)
export const PRICE_QUESTION = new RegExp(`(?:${anyOf('price_question')})`, 'u')
export const YES = new RegExp(String.raw`^(?:${anyOf('yes')})(?!\p{L})`, 'u')
/** A sentence about something given along with the product, or about others. */
export const BESIDES =
  /(?<!\p{L})(?:consult\p{L}{0,30}|shipping|delivery|parking|quotes?|estimates?|appointments?|admission|beratung\p{L}{0,30}|anfrage|angebot\p{L}{0,30}|lieferung|versand|devis|livraison|presupuesto|envío|preventivo|spedizione|orçamento|frete|tier|plan|if you|student|non-?profit|kids|children|kinder|enfants|niños|bambini|under \d|unter \d|similar|other|others|most|many|competitors?|not all|library of|resources|stock|images|wifi|subscription)(?!\p{L})|相談|見積|送料/u

/** Pages that speak about the product as a whole; others may speak about one part of it. */
export const SPEAKS_OF_PRODUCT = new Set<string>(['home', 'pricing', 'features', 'faq'])
