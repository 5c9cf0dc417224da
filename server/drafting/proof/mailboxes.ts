import { anyOf } from '../../lexicon/compile.ts'

const WRITTEN_OUT = new RegExp(
  String.raw`(?<![\w.+@-])([\w.+-]{1,64})(?:@|\s?[[({<_]\s?(?:@|${anyOf('at_sign')})\s?[\])}>_]\s?)([\w-]{1,63}(?:(?:\.|\s?[[({]\s?(?:\.|\p{L}{2,7})\s?[\])}]\s?)[\w-]{2,63}){1,4})`,
  'giu',
)
const DOT = /\s?[[({][^\])}]{1,9}[\])}]\s?/g
/** Within a sentence «info @ tidepool.dev» may say where. */
const SPACED_OUT = /(^|[:：]\s?|\n )([a-z][a-z.+-]{1,63}) @ (?=[\w-]{1,63}\.)/g

/** «info [at] tidepool (dot) dev», «info(@)tidepool.dev»: mailboxes as people read what keeps programs from them. */
export const plainMailboxes = (text: string): string =>
  text
    .replace(/[＠（）]/g, (wide) => wide.normalize('NFKC'))
    .replace(WRITTEN_OUT, (_, local: string, domain: string) => `${local}@${domain.replace(DOT, '.')}`)
    .replace(SPACED_OUT, '$1$2@')
