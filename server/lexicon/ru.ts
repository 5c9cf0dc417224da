import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Russian. */
export const ru: Lexicon = {
  country_names: {
    RU: 'российская федерация',
  },
  legal_form_ahead: 'ООО|ОАО|ЗАО|АО|ИП',
  company_label: 'организация|наименование(?: организации)?|компания|фирма',
  operator_label: 'владелец|оператор|продавец',
  operator_heading: 'реквизиты',
  register_number: 'инн|огрн',
  ours: 'сайт|сервис',
  contact_heading: 'контакт',
  founder: '[Оо]снователь(?:ница)?|[Сс]ооснователь',
  founded_in: 'основана в',
  founded_label: 'год основания',
  free: raw`бесплатн\p{L}{1,4}`,
  free_beside_behind: raw`консульт\p{L}{0,30}|достав\p{L}{0,30}|пробн\p{L}{0,30}|замер\p{L}{0,30}`,
  trial: 'пробный период',
  open_source: raw`открыт\p{L}{1,30} (?:исходн|код)`,
  product: raw`приложен\p{L}{1,30}|програм\p{L}{1,30}|сервис`,
  fully: 'полностью',
  pricing_heading: 'цен|тариф',
  faq_heading: 'часто задаваемые|частые вопросы|вопросы и ответы',
  no_question: '(?:остались|есть) .{0,10}вопросы.{0,10}',
  features_heading: 'возможности|функции|услуги',
  use_cases_heading: 'для кого',
  integrations_heading: 'интеграции',
  generic_name: 'главная',
}
