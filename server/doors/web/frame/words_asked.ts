import type { PageRequest } from './page_request.ts'

/** Which words of a closed list the address asks for, such as what was just done; nothing that an address says is ever echoed. */
export function wordsAsked(words: Record<string, string>, { url }: PageRequest, name = 'done'): string | undefined {
  const asked = url.searchParams.get(name) ?? ''
  return Object.hasOwn(words, asked) ? words[asked] : undefined
}
