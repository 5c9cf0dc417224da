import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Slovak. */
export const sk: Lexicon = {
  little_words: 'a je na sa v pre s že sú alebo to vaše ako do ktoré nie od',
  legal_form: raw`s\.\s?r\.\s?o\.|spol\. s r\.\s?o\.|a\.\s?s\.|v\.\s?o\.\s?s\.|z\.\s?s\.|o\.\s?p\.\s?s\.`,
  company_label: 'obchodné meno',
  publisher_label: 'prevádzkovateľ',
  faq_heading: 'často kladené',
  terms_link: 'podmienky',
  and_own: 'a',
  features_heading: 'funkcie|služby|služieb|čo (?:robíme|ponúkame)|ponuka|výhody|prečo|vlastnosti',
  audience_heading: 'pre koho|komu|cieľov(?:á|é) skupin[ay]',
  use_cases_heading: 'využitie|použitie|na čo|príležitosti',
  integrations_heading: 'integrácie|funguje s|prepojenia',
  no_features_heading: raw`história|hodnoty|otváracie|galéria|akcie|kalendár|kariéra|tím|klienti|zákazníci|partneri|blog|novinky|ako to (?:funguje|prebieha)|krok\p{L}*|postup|otázky|kontakt|o nás|cenník|ceny|referencie`,
  problem_heading: raw`problém\p{L}*|poznáte to|chyby`,
  no_prose:
    'kliknite|nižšie|vyššie|táto stránka|kontaktujte|zavolajte|napíšte|prihláste|viac informácií|otváracie|newsletter|vyplňte|už čoskoro|práva vyhradené|príklad|ďakujeme',
  made_for: '(?:vhodn[éýá] |určen[éýá] )?pre',
  people_served:
    'firmy|rodiny|deti|rodičov|dospelých|začiatočníkov|školy|zákazníkov|tímy|podnikateľov|domácnosti|obce|seniorov|majiteľov|organizácie',
  no_audience: 'nás|vás|naše|vaše',
  audience_goes_on: 'v|na|s|z|od|ktorí|ktoré|bez',
}
