// What stands around an amount that is no price of the product. Matched against `loose` text: lower case, plain quotes and dashes.

const L = '(?<!\\p{L})'
const R = '(?!\\p{L})'
const any = (...words: string[]) => words.join('|')

const OLD_PRICE = any(
  'was|were|formerly|previously|regular(?:ly)?(?: price)?|normally|usually|instead of|originally|rrp|msrp|list price|compare at|retail(?: price)?|worth|valued at|(?<!best )(?<!great )value(?: of)?|save(?:s|d| up to)?|made|generated|saving|you save|discount',
  'statt|anstatt|normalerweise|uvp|bisher|vorher|früher|wert|im wert von|sparen(?: sie)?|spare|ersparnis|rabatt|au lieu de|avant|valeur|économisez|remise|en lugar de|en vez de|antes|ahorra|ahorre|valor de|descuento',
  'invece di|anziché|prima|risparmi|risparmia|sconto|em vez de|economize|desconto|in plaats van|bespaar|korting|normaal|în loc de|economisești|reducere|yerine|tasarruf|indirim|通常|定価|参考価格|原价|原價|vietoj|zamiast|oszczędzasz',
)
const NO_OFFER = any(
  'by|give|chip in|contribute|less than|cheaper than|on average|get|receive|claim|up to|at most|maximum|max\\.?|over|more than|invest(?:ing)?|borrow|lend|loans?|raised|earn(?:s|ed|ing)?|won?|win|prize|donat\\p{L}{0,30}|tips?|sponsor\\p{L}{0,30}|coffee|fines?|penalt\\p{L}{0,30}|shipping|delivery|postage|minimum order|orders? (?:over|above|of)|spend|spent|capital|salar\\p{L}{1,30}|budget|revenue',
  'funding|grants?|bonus|cash|voucher|gift(?: card)?|deposit|extra|additional|renew\\p{L}{0,30}|set-?up(?: fee)?|invoices?|balance|total|subtotal|lose|losing|costing|average|typical(?:ly)?|estimated?|compared to|versus|vs\\.?|add-?ons?|plus|overage',
  'weniger als|im schnitt|im durchschnitt|erhalten|bekommen|sichern|bis zu|maximal|mehr als|verdien\\p{L}{0,30}|spende\\p{L}{0,30}|kaffee|strafe|bußgeld|versand(?:kosten)?|liefer\\p{L}{0,30}|mindestbestellwert|bestellwert|(?:stamm|grund)kapital|gehalt|umsatz|gutschein|kaution|anzahlung|zusätzlich|zzgl\\.?|aufpreis|verlänger\\p{L}{0,30}|erneuer\\p{L}{0,30}|einrichtung\\p{L}{0,30}|gesamt|rechnung|durchschnitt\\p{L}{0,30}|anfahrt\\p{L}{0,30}|fahrtkosten',
  "moins de|recevez|jusqu'à|plus de|gagn\\p{L}{0,30}|dons?|amende|frais de port|livraison|à partir de \\d+ commandes|capital(?: social)?|salaire|chiffre d'affaires|bon|caution|acompte|supplément\\p{L}{0,30}|renouvell\\p{L}{0,30}|en moyenne|facture",
  'menos de|recibe|hasta|más de|gana\\p{L}{0,30}|donaci\\p{L}{1,30}|multa|envíos?|pedido mínimo|capital social|salario|fianza|adicional|suplemento|renovaci\\p{L}{1,30}|promedio|fino a|oltre|più di|guadagn\\p{L}{0,30}|donazion\\p{L}{1,30}|spedizion\\p{L}{1,30}|capitale(?: sociale)?|stipendio|cauzione|supplemento|rinnov\\p{L}{0,30}|fattura|in media',
  'ganhe|receba|meno di|ricevi|minder dan|ontvang|até|mais de|ganh\\p{L}{1,30}|doaç\\p{L}{1,30}|frete|entrega|caução|renovaç\\p{L}{1,30}|tot wel|meer dan|verdien|doneer|verzend\\p{L}{0,30}|borg|toeslag|verlenging|gemiddeld|până la|peste|transport|livrare|kadar|kargo|sermaye\\p{L}{0,30}|kazan\\p{L}{0,30}|bağış',
  'approx\\.?|approximately|about|around|roughly|ca\\.|circa|environ|etwa|rund|ungefähr|aproximadamente|ongeveer|aproximativ|yaklaşık|apie',
)
const NO_OFFER_CJK = '满|送料|資本金|寄付|最大|以上のご購入|約|平均|年商|報酬|注册资本|运费|最高|大约|約|奖金|总计|合計'

/** Right before an amount: an older price, a saving, a threshold, an estimate, somebody's income. */
export const BEFORE_NO_PRICE = new RegExp(
  `(?:${L}(?:${OLD_PRICE}|${NO_OFFER})${R}[\\s:(]{0,3}(?:(?:a|an|the|of|is|costs?|fees?|kostet|kosten|coûte|cuesta|costa|custa|von|de|di|nur|only|just|einem?r?|un|une|una|just under|every|per|each|user|users?|seats?|members?|is)\\s){0,2}|(?:${NO_OFFER_CJK})[:：\\s]{0,2}|[~≈≃><≥+×=Øø]\\s?|\\d{1,3}\\s?[x×]\\s?(?:de|of|von|da|à|a)?\\s?)$`,
  'u',
)

/** Right behind an amount. */
export const AFTER_NO_PRICE = new RegExp(
  `^[\\s*)-]{0,3}(?:(?:[\\p{L}]+\\s){0,1}(?:${any(
    'off|discount|savings?|saved|cashback|bonus|credits?(?! per)|gift|vouchers?|worth|value|raised|(?:in )?free credits|in (?:funding|revenue|sales|prizes|savings|rewards|credits?)|rewards?|donations?|tips?|fines?|mrr|arr|capital|minimum|set-?up|upfront|shipping|delivery|renewal|deposit|extra|budget|salary|more than|less',
    'grants?|prizes?|rabatt|ersparnis|gutschein|guthaben|wert|versand|startguthaben|kaution|aufpreis|stammkapital|einrichtung|mindest\\p{L}{0,30}|gespart|de réduction|de remise|de descuento|di sconto|de desconto|korting|reducere|indirim|livraison|envío|spedizione|frete|verzendkosten|rinnovo|offerts?|de bonus',
    'coffees?|kaffee|latte|cup of|üzeri|d.achats?|to fund|donated|hidden|commission|down|fees?|gebühr\\p{L}{0,30}|provision|transaction',
  )})${R}|(?:割引|引き|オフ|相当|お得|以上|立减|优惠|返现|以下)|\\+?\\s?=|\\s?[×*]\\s?\\d)`,
  'u',
)
/** A price of somebody else's service, or of what is measured out in tokens. */
export const FOREIGN_PRICE =
  /festnetz|mobilfunk|(?:€|ct|cent)\.?\s?\/\s?min|national rate|patreon|ko-fi|buy me a coffee|github sponsors|liberapay|open ?collective|paypal\.me|(?:chatgpt|claude|openai|anthropic|gemini|copilot|apple developer|google play|aws|azure|netflix|spotify|adobe|vercel|heroku|stripe|paypal)(?: code)? (?:subscription|plan|pro|plus|max|team|developer|account|costs?|charges|fees?|takes)|api (?:cost|usage|fees?|calls? cost|pricing)|(?:provider|vendor)s? (?:charge|cost|bill|price)|\/\s?(?:1?m|1?k|million|thousand)?\s?tokens?|per (?:1?m|1?k|million|thousand)?\s?(?:input |output )?tokens?|(?:other|standard|typical|most|existing|big|large|many|average|regular|leading|similar) (?:\p{L}+ )?(?:providers?|vendors?|firms?)|other (?:tools|apps|services|platforms|providers|companies|solutions)|competitors?|traditional|alternatives? (?:cost|charge)|agenc(?:y|ies) charge|anderswo|andere (?:anbieter|tools|agenturen)|konkurren|concurren|competencia|competidor|concorren/u

/** A sentence about what is bought after or beside the product. */
export const SIDE_SENTENCE =
  /(?<!\p{L})(?:renew(?:al|als|s|ing)?|updates? (?:cost|for)|coperto|cover charge|service charge|kurtaxe|hunde?|haustiere?|pets?|dogs?|(?:tourist|city) tax|taxe de séjour|anfahrt\p{L}{0,30}|fahrtkosten|parking fee|add-?ons?|each additional|extra (?:seats?|users?|licen[sc]es?)|students?|zusätzliche\p{L}{0,30}|verlängerung\p{L}{0,30}|rinnov\p{L}{0,30}|renouvel\p{L}{0,30}|renovaci\p{L}{1,30}|renovaç\p{L}{1,30}|verlenging)(?!\p{L})/u

/** Amounts from which delivery is free. */
export const FREE_FROM =
  /(?:free|gratis|kostenlos\p{L}{0,30}|kostenfrei\p{L}{0,30}|frei|gratuit\p{L}{0,30}|grátis|ücretsiz|darmow\p{L}{0,30}|nemokam\p{L}{0,30}|無料|包邮) ?(?:shipping|delivery|versand|lieferung|livraison|envíos?|spedizione|consegna|frete|entrega|verzending|bezorging|livrare|kargo|teslimat|dostaw\p{L}{0,30}|pristatym\p{L}{0,30})|(?:shipping|delivery|versand|lieferung|livraison|envíos?|spedizione|consegna|frete|entrega|verzending|livrare|kargo|teslimat|送料)(?: is| ist)? ?(?:free|gratis|kostenlos|kostenfrei|offerte?|gratuit\p{L}{0,30}|grátis|ücretsiz|無料)|versandkostenfrei|portofrei|包邮|送料無料/u

/** Headings above amounts that are no offer of the product. */
export const HEADING_NO_OFFER = new RegExp(
  `${L}(?:${any(
    'prizes?|awards?|bount(?:y|ies)|sponsor\\p{L}{0,30}|donat\\p{L}{0,30}|support (?:us|the|this|me|our)|supporters?|tip(?:s|ping)?(?: jar)?|testimonials?|reviews?|customer stories|what (?:people|our|customers|they|users) .{0,20}say|examples?|sample|calculat\\p{L}{1,30}|roi|savings?|case stud\\p{L}{1,30}|careers?|jobs?|shipping|delivery|refunds?|affiliates?|referral\\p{L}{0,30}|earn\\p{L}{0,30}|versus|vs\\.?|competit\\p{L}{1,30}|alternatives?|coming soon|roadmap|news|blog|changelog|funding|investors?|provider\\p{L}{0,30}|vendors?|renewal\\p{L}{0,30}|add-?ons?|extras?|gift cards?|salary|monthly cost estimates?',
    'spende\\p{L}{0,30}|unterstütz\\p{L}{0,30}|bewertung\\p{L}{0,30}|kundenstimmen|referenzen|beispiel\\p{L}{0,30}|rechner|ersparnis|fallstudie\\p{L}{0,30}|karriere|stellen\\p{L}{0,30}|versand\\p{L}{0,30}|rückerstattung|konkurrenz|demnächst|aktuelles|anbieter|zusatz\\p{L}{0,30}|gutschein\\p{L}{0,30}|dons?|faire un don|soutenir|témoignages|avis|exemples?|calculat\\p{L}{1,30}|économies|livraison|concurren\\p{L}{1,30}|bientôt|options?|carte cadeau',
    'donaciones|apóyanos|testimonios|opiniones|reseñas|ejemplos?|calculadora|ahorro|envíos?|próximamente|donazion\\p{L}{1,30}|sostieni\\p{L}{0,30}|recensioni|esempi[o]?|risparmi\\p{L}{0,30}|spedizion\\p{L}{1,30}|in arrivo|rinnov\\p{L}{0,30}|doaç\\p{L}{1,30}|depoimentos|exemplos?|economia|frete|em breve|donaties|steun ons|voorbeeld\\p{L}{0,30}|verzend\\p{L}{0,30}|binnenkort|bağış|yorumlar|örnek|yakında|寄付|お客様の声|計算|求人|导航|捐赠|赞助|示例|评价|即将',
  )})${R}|寄付|お客様の声|シミュレーション|捐赠|赞助|示例|即将`,
  'u',
)
const COMPARISON =
  /(?<!\p{L})(?:compar\p{L}{1,30}|vergleich\p{L}{0,30}|comparati\p{L}{1,30}|confront\p{L}{1,30}|vergelijk\p{L}{0,30}|比較|比较|对比)/u
const OWN_PLANS = /plan|tarif|pricing|price|packag|paket|edition|tier|preis|prix|prezz|prec|pakket|プラン|料金|套餐|价格/u
export const comparesOthers = (heading: string): boolean => COMPARISON.test(heading) && !OWN_PLANS.test(heading)

/** Parts of a page that show the product at work, other people's words or a calculation. */
export const PATH_NO_OFFER =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:mock(?:up|ups)?|demo|screenshots?|screen|preview|browser|terminal|window|testimonials?|reviews?|calculator|calc|rechner|sample|examples?|dashboard|compar(?:e|ison)|versus|vs|competitors?|sponsors?|donat(?:e|ion|ions)|tooltip|phone|chat|bubble|illustration|ticker|roi|savings|invoice|receipt|skeleton)(?=[-_.#\s]|$)/
export const STRUCK_PATH =
  /(?:^|[\s.#_-])(?:old-?price|price-?old|was-?price|price-?was|original-?price|price-?original|regular-?price|compare-?price|price-?compare|line-through|strike(?:through|d)?|crossed)(?:$|[\s.#_-])|\s(?:s|del|strike)(?:[.#]\S*)?(?:\s|$)/

export const COMING_SOON =
  /coming soon|coming \d|not yet available|available soon|join the waitlist|waitlist|notify me|(?<!\p{L})donate|give \$|spenden(?!\p{L})|faire un don|(?<!\p{L})donar(?!\p{L})|dona ora|doar agora|doneer|寄付する|捐赠|jetzt bewerben|apply now|postuler|postúlate|candidati ora|candidate-se|solliciteer|başvur|demnächst|in kürze|bald verfügbar|bientôt|prochainement|próximamente|in arrivo|prossimamente|em breve|binnenkort|în curând|yakında|netrukus|wkrótce|snart|準備中|近日|即将|敬请期待|준비 중/u
/** A card that is sold only beside the product. */
export const SIDE_CARD =
  /(?<!\p{L})(?:add-?ons?|extras?|renewals?|top-?ups?|set-?up|gift|donat\p{L}{0,30}|sponsor\p{L}{0,30}|supporter|training|workshop|consult\p{L}{1,30}|zusatz\p{L}{0,30}|verlängerung|erneuerung|einrichtung|spende|gutschein|rinnov\p{L}{0,30}|renouvell\p{L}{0,30}|renovaci\p{L}{1,30}|renovaç\p{L}{1,30}|supplément|suplemento|verlenging|optional)(?!\p{L})|寄付|オプション|捐赠/u
/** What dashboards, budgets and sample papers count: amounts under such a label are nobody's price. */
export const METRIC =
  /(?<!\p{L})(?:coperto|cover charge|service charge|revenue|balance|totals?|subtotal|sales|income|spent|spending|expenses?|savings?|profit|budget|portfolio|payouts?|invoices?|mrr|arr|market cap|volume|net worth|salary|rent|groceries|amount|due|owed|paid|received|turnover|capital|umsatz|einnahmen|ausgaben|saldo|kontostand|gesamt|summe|rechnung\p{L}{0,30}|stammkapital|budget|miete|gehalt|gewinn|chiffre d'affaires|solde|dépenses|revenus|loyer|ingresos|gastos|saldo|ventas|alquiler|entrate|uscite|fatturato|spese|affitto|receita|despesas|saldo|aluguel|omzet|uitgaven|inkomsten|huur|venituri|cheltuieli|gelir|gider|bakiye|toplam)(?!\p{L})|資本金|売上|残高|合計|収入|支出|余额|收入|支出|总计|注册资本|初期費用|初期|入会金|登録料|手数料|(?<!\p{L})(?:registration|sign-?up|joining|onboarding|activation) fees?|aufnahmegebühr|anmeldegebühr|einrichtungsgebühr|frais d'inscription/u
/** Tables about others: their first row names what is compared. */
export const TABLE_OF_OTHERS =
  /(?<!\p{L})(?:provider|vendor|competitor|model|alternative|tool|others?|service provider|anbieter|konkurrenz|fournisseur|concurrent|proveedor|competidor|fornitore|concorrente|aanbieder)s?(?!\p{L})/u

/** Areas where prices of the product are expected: headings, ids and classes. */
export const PRICING_HEADING =
  /pric(?:e|es|ing)|plans?(?!\p{L})|speisekarte|leistungen|(?<!\p{L})(?:our )?men[uùú]s?(?!\p{L})|à la carte|la carte|packages?|rates|cost|membership|mitgliedschaft|mitgliedsbeitr|adhésion|membresía|suscripci|subscri|tickets?|admission|eintritt|entrada|ingresso|bilet|buy|licen[sc]|preis|tarif|pakete?|kosten|angebot|prix|abonnement|forfait|formule|precio|planes|tarifa|prezz|piani|listino|preço|planos|valores|prijs|tarieven|pakket|preț|tarife|pachete|fiyat|paket|ücret|kain|árak|áraink|ceník|hinnat|hinnasto|hinnad|cenas|τιμ[έο]|الأسعار|cennik|ceny|pris(?:er)?(?!\p{L})|料金|価格|プラン|价格|價格|套餐|定价|요금|가격|цен|тариф|цін/u
export const PRICING_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:pric(?:e|es|ing)|plans?|preise?|tarif(?:e|s)?|precios?|prezzi|tiers?|packages?|pakete|fiyat(?:lar)?|cennik|ryokin)(?=[-_.#\s]|$)/

/** Words that make a sentence with an amount a statement about what the product costs. */
export const SAYS_COST =
  /(?<!\p{L})(?:(?:get|go|buy|upgrade to) pro|pro (?:is|plan|version|costs|licen[sc]e)|premium|costs?|prices?d?|pricing|starts? at|starting|from|plans?|only|just|subscri\p{L}{1,30}|licen[sc]e|buy|purchase|pay|order|get|then|after(?:wards)?|danach|anschließend|ensuite|puis|después|luego|dopo|poi|depois|daarna|apoi|sonra|upgrade|unlock|membership|fee|rates?|kostet|kosten|preise?|lizenz|kauf\p{L}{0,30}|abo|ab|nur|pauschale?|festpreis|stundensatz|coûte|prix|tarif|abonnement|acheter|à partir|dès|cuesta|precio|compra|desde|suscripción|costa|prezzo|acquist\p{L}{1,30}|licenza|abbonamento|a partire|preço|custa|compre|assinatura|a partir|kost|prijs|koop|vanaf|costă|preț|abonament|de la|fiyat\p{L}{0,30}|ücret\p{L}{0,30}|abonelik|kaina|kainuoja|nuo|cena|kosztuje|pris|koster|kostar)(?!\p{L})|料金|価格|月額|年額|税込|价格|售价|仅需|每月|가격|월/u
/** The same for a sentence outside a price list, where «a website costs $5,000» may be said of anything. */
export const SAYS_OWN_COST =
  /(?<!\p{L})(?:(?:get|go|buy|upgrade to) pro|pro (?:is|plan|version|costs|licen[sc]e)|premium|plans?|pric(?:e|ed|es|ing)|starts? at|starting (?:at|from)|only|just|subscri\p{L}{1,30}|licen[sc]es?|buy|purchase|order (?:now|yours)|unlock|remove|upgrade|membership|you pay|pay (?:once|only|just)|then|after(?:wards)?|(?:it|this|that|which|app|course|class|workshop|session|lesson|book|kit|box|pass|ticket)s? costs?|yours for|available for|(?:es|er|sie|das|kurs|app|lizenz|workshop|seminar|buch|beitrag|mitgliedschaft) kostet|beträgt|preise?|lizenz|jetzt|kauf\p{L}{0,30}|abo|nur|pauschale?|festpreis|stundensatz|danach|anschließend|(?:il|elle|cours|app|licence|formation|atelier) coûte|prix|tarif|abonnement|acheter|seulement|ensuite|puis|(?:app|curso|licencia|taller|sesión) cuesta|precio|compra|suscripción|solo|después|luego|(?:corso|licenza|app|sessione) costa|prezzo|acquist\p{L}{1,30}|licenza|abbonamento|dopo|poi|preço|(?:curso|licença|app) custa|compre|assinatura|apenas|depois|(?:app|cursus|licentie) kost|prijs|koop|slechts|daarna|preț|abonament|doar|apoi|fiyat\p{L}{0,30}|ücret\p{L}{0,30}|abonelik|sadece|yalnızca|sonra|kaina|tik|cena|tylko|pris|bara|kun)(?!\p{L})|料金|価格|月額|年額|税込|价格|售价|仅需|每月|가격|월/u
