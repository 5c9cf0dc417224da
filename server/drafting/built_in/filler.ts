import { words } from '../reading/fold.ts'

/** Words of the dummy text that templates ship with, beyond its well-known first line. */
const DUMMY = new Set(
  (
    'lorem ipsum dolor amet consectetur adipiscing adipisicing elit eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud ullamco laboris nisi aliquip commodo consequat duis aute ' +
    'irure reprehenderit voluptate velit cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa deserunt mollit laborum feugiat scelerisque varius morbi nunc faucibus pellentesque tortor ' +
    'vitae purus viverra accumsan tellus lectus urna erat tincidunt pulvinar dapibus nec nisl volutpat dola pharetra massa ultricies dere aida quam molestie egestas sagittis vestibulum curabitur suspendisse'
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
  const dummy = said.filter((word) => DUMMY.has(word)).length
  return dummy >= DUMMY_WORDS_MIN && dummy / said.length >= DUMMY_SHARE_MIN
}

export const isTemplatePlan = (text: string): boolean => isFiller(text) || TEMPLATE_PLAN.test(text)
