import { pattern } from './patterns.ts'

// Parties that legal pages and footers name beside the operator: representatives, officers, authorities, makers of the website.

/** `EU representative: …`, `Data protection officer: …`: the value on the same line is somebody else, whatever the heading above says. */
export const OTHER_PARTY_LABEL = pattern(
  String.raw`^(?:(?:our|the|unser[e]?|notre|nostro|nuestro|ons)\s)?(?:(?:(?:EU|EEA|UK|Swiss|GDPR|UK GDPR|EU GDPR|Art(?:icle|\.|ikel)? ?27|authori[sz]ed|legal|data protection)[ -/]{1,3}){1,3}representative(?: (?:in|for|under|pursuant)[^:]{1,40})?|representative (?:in|for) the (?:EU|EEA|UK|European Union|United Kingdom)|data protection officer|dpo|registered agent|auditors?|statutory auditor|tax (?:adviser|advisor|consultant)|accountants?|hosting(?: provider)?|hosted by|datenschutzbeauftragte[rn]?|(?:EU-?)?vertreter(?:in)? (?:in der EU|nach Art[^:]{1,30}|gemäß Art[^:]{1,30})|steuerberat\p{L}*|wirtschaftsprüfer\p{L}*|abschlussprüfer\p{L}*|hoster|délégué(?:e)? à la protection des données|représentant dans l[’']UE|expert-comptable|hébergeur|responsabile della protezione dei dati|rappresentante nell[’']UE|delegado de protección de datos|representante en la UE|encarregado de proteção de dados|functionaris (?:voor )?gegevensbescherming|FG|inspektor ochrony danych|pověřenec|dataskyddsombud|databeskyttelsesrådgiver|personvernombud|tietosuojavastaava)\s*[:：]\s*\S`,
)

/** A sentence about an authority that people may turn to; its number and mailbox are not the site's. */
export const AUTHORITY = pattern(
  String.raw`\b(?:supervisory authorit(?:y|ies)|data protection (?:authorit(?:y|ies)|commission(?:er)?|office|ombudsman)|information commissioner\p{L}*|ICO|CNIL|AEPD|ombudsman|regulator|trading standards|lodge a complaint|(?:complain|complaint) (?:to|with)|aufsichtsbehörde|datenschutzbehörde|landesbeauftragte\p{L}*|bundesbeauftragte\p{L}*|beschwerde (?:bei|einzulegen|einreichen)|autorité de contrôle|réclamation auprès|garante (?:per la|della)|autorità (?:di controllo|garante)|reclamo (?:al|all)|autoridad de control|agencia española|autoridade de controlo|reclamación ante|autoriteit persoonsgegevens|toezichthoud\p{L}*|urząd ochrony danych|prezes\p{L}* urzędu|organ nadzorczy|úřad pro ochranu|integritetsskyddsmyndigheten|datatilsynet|tietosuojavaltuutet\p{L}*|valstybinė duomenų apsaugos|emergency (?:services|number)|crisis line|poison control|notruf|numéro d[’']urgence|consumer (?:protection|rights) (?:agency|authority|office|board)|tourist board)\b|個人情報保護委員会|消費者センター|消費生活センター`,
)

/** What stands before the maker of a website: `Webdesign: …`, `Site by …`. The same name is never the operator on another page. */
export const CREDIT_BEFORE = pattern(
  String.raw`(?:^|[\s|·•–—-])(?:(?:web-?)?(?:design|entwicklung|gestaltung|development|ontwerp)(?: (?:&|und|and|en|et) (?:\p{L}+))?|webmaster|webdesigner|web ?agency|webagentur|konzept(?:ion)?[^:]{0,40}|umsetzung[^:]{0,30}|programmierung|realisierung|realisation|realisatie|réalisation|création (?:du )?site|conception[^:]{0,30}|realizzazione|sito (?:web )?(?:a cura di|creato da)|diseño(?: web)?|desarrollo(?: web)?|desenvolvimento|realizacja|wykonanie|projekt i wykonanie|tvorba (?:webu|stránek)|sprendimas|sukūrė|izstrāde|teostus|webbdesign|weboldal|webb)\s*(?:[:：]|by|von|par)\s*$|\b(?:web)?site (?:by|designed by|built by|made by|developed by|created by|von|par)\s*$|\b(?:designed|powered) by\s*$`,
)
