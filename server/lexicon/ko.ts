import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Korean. */
export const ko: Lexicon = {
  country_names: {
    KR: '대한민국',
  },
  legal_form_attached: raw`주식회사|㈜|\(주\)|유한회사`,
  company_label: '회사명|상호|상호명|법인명|운영사',
  operator_label: '운영자',
  operator_heading: '회사소개|사업자 정보',
  contact_heading: '연락',
  team_size_label: '직원 ?수',
  founder: '창업자|공동 ?창업자|설립자',
  founded_label: '설립일?',
  free: '무료',
  free_beside_behind: '체험|상담|배송',
  free_beside_before: '배송|상담|일',
  trial: '무료 체험',
  open_source: '오픈 ?소스',
  price_on_request: '견적 문의',
  product: '앱|서비스',
  fully: '완전',
  pricing_heading: '요금|가격',
  says_cost: '가격|월',
  says_own_cost: '가격|월',
  coming_soon: '준비 중',
  free_shipping: '무료 ?배송',
  faq_heading: '자주 묻는',
  features_heading: '기능|특징',
  speaks_languages: '언어',
  generic_name: '홈',
}
