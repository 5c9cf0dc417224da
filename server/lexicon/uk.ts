import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Ukrainian. */
export const uk: Lexicon = {
  legal_form_ahead: 'ТОВ|ФОП|ПП',
  company_label: 'назва(?: компанії)?|компанія|назва юридичної особи',
  publisher_label: 'власник|володілець|продавець',
  publisher_heading: 'реквізити',
  controller_heading: 'володілець',
  register_number: 'рнокпп|єдрпоу|іпн',
  ours: 'сервіс',
  founder: '[Зз]асновни(?:к|ця)|[Сс]півзасновни(?:к|ця)',
  founded_in: 'засновано (?:в|у)|заснована (?:в|у)',
  founded_label: 'дата заснування|рік заснування',
  free: raw`безкоштовн\p{L}{1,4}`,
  trial: 'безкоштовний пробний',
  open_source: raw`відкрит\p{L}{1,30} (?:вихідн|код)`,
  product: raw`застосун\p{L}{1,30}|програм\p{L}{1,30}|сервіс`,
  fully: 'повністю',
  pricing_heading: 'цін',
  imprint_page: 'юридична інформація',
  pricing_page: 'ціни|тарифи',
  about_page: 'про нас|про компанію',
  contact_page: 'контакти',
  faq_page: 'поширені запитання',
  terms_page: 'умови',
  privacy_page: 'конфіденційн',
  features_page: 'можливості',
  press_page: 'прес',
  faq_heading: 'поширені (?:за)?питання|часті (?:за)?питання',
  no_question: '(?:залишились|є|маєте) .{0,10}питання.{0,10}',
  features_heading: 'можливості|послуги',
  integrations_heading: 'інтеграції',
  generic_name: 'головна',
}
