import { words } from '../../reading/fold.ts'
import { latinWordsIn } from '../../reading/left_over.ts'

/** Words of the dummy text that templates ship with, beyond those that tell it anywhere. */
const DUMMY = new Set(
  (
    'tempor magna enim minim quis nostrud ullamco laboris nisi aliquip commodo aute irure velit cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident ' +
    'culpa mollit varius morbi nunc faucibus tortor vitae viverra accumsan erat dapibus nec dola pharetra massa ultricies dere aida quam sagittis curabitur suspendisse'
  ).split(' '),
)
const DUMMY_WORDS_MIN = 2
const DUMMY_SHARE_MIN = 0.4
/** Features of the web-hosting plans that nearly every price template shows. */
const TEMPLATE_PLAN =
  /\b\d+ ?gb (?:disk|disc) space\b|\b\d+ (?:e-?mail accounts|sub ?domains|ftp accounts)\b|\bunlimited (?:bandwidth|e-?mail accounts)\b/i

/** Whether a line is dummy text: at least two words of it, and most of the line. */
export function isFiller(text: string): boolean {
  const said = words(text)
  const dummy = said.filter((word) => DUMMY.has(word)).length + latinWordsIn(text)
  return dummy >= DUMMY_WORDS_MIN && dummy / said.length >= DUMMY_SHARE_MIN
}

export const isTemplatePlan = (text: string): boolean => isFiller(text) || TEMPLATE_PLAN.test(text)
