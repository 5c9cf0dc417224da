import type { Lexicon } from './lexicon.ts'

/** Vietnamese. */
export const vi: Lexicon = {
  little_words: 'và của là cho các được với trong bạn chúng tôi không có một',
  free: 'miễn phí',
  faq_heading: 'câu hỏi',
}
