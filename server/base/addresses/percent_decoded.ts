import { cleanText } from '../plain_text.ts'

/** What an address of somebody else's says by per cent signs, for reading; a part that is no UTF-8 stands as it is written. */
export const percentDecoded = (text: string): string => cleanText(text.replace(/(?:%[\da-f]{2})+/gi, decode))

function decode(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    return escapes
  }
}
