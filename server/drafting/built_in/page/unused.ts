import { anyOf } from '../../../lexicon/compile.ts'
import type { Reading } from '../../reading/reading.ts'

const SMALL_PAGE_LINES = 60
const LINE_CHARS_MAX = 160
const HOST = String.raw`[^\s.]{1,60}\.\S{2,30}`
const UNUSED = new RegExp(
  String.raw`(?:^${HOST}|(?<!\p{L})(?:${anyOf('this_domain')})(?: ${HOST})?) (?:${anyOf('is_for_sale')})(?!\p{L})|^(?:welcome to nginx|apache2? .{0,30}default page|index of \/|iis windows|it works!$|(?:error )?[45]\d\d\b.{0,24}(?:not.found|forbidden|denied|unavailable|bad gateway|server error)|(?:page|site|deployment) not found(?!\p{L})|there isn['’]t a github pages site|no such app|(?:this )?account (?:has been )?suspended|just a moment\.\.\.|attention required!|default web (?:site )?page)`,
  'iu',
)

/** «quellwerk.net is for sale», «Welcome to nginx!», «404 Not Found»: what stands on a host where nobody has put a site. */
export const isUnused = ({ title, blocks }: Reading): boolean =>
  [title, ...blocks.flatMap(({ level, text }) => (level === 1 || blocks.length <= SMALL_PAGE_LINES ? [text] : []))].some(
    (text) => text.length <= LINE_CHARS_MAX && UNUSED.test(text),
  )
