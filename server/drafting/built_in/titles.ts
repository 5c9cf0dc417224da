/** A title cut where titles are joined: bars, dashes, colons. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s[|–—·•»›~/-]+\s|[|｜│]|[–—]\s|[:：]\s|、|,\s(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter(Boolean)
}
