import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Bulgarian. */
export const bg: Lexicon = {
  legal_form: 'E?OOD|ЕООД|ООД',
  legal_form_short: 'AD|АД',
  legal_form_ahead: 'ЕТ',
  company_label: 'наименование на фирмата',
  free: raw`безплатн\p{L}{0,4}`,
  city_joint: 'на',
  city_ahead: raw`гр\.`,
  and_names: 'и',
  privacy_link: 'поверител',
  per_period: 'на',
}
