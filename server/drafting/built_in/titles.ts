// No title that people read has more parts; one made of joints alone would have thousands.
const PARTS_MAX = 40

/** A title cut where titles are joined: bars, dashes, colons. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s[|–—·•»›~/-]+\s|[|｜│]|[–—]\s|[:：]\s|、|,\s(?=\p{Lu})/u, PARTS_MAX)
    .map((part) => part.trim())
    .filter(Boolean)
}
