// No title that people read has more parts; one made of joints alone would have thousands.
const PARTS_MAX = 40

/** Where no spaces are written, none stand around a dash or a low line either: «青石笔记-简洁的笔记软件». */
const JOINTS = /\s[|–—·•»›~/-]+\s|[|｜│]|[–—]\s|[:：]\s|、|(?<=\p{Script=Han})[-_–—－]{1,3}|[-_–—－]{1,3}(?=\p{Script=Han}{2})/u
/** «Quellwerk, Maps of springs»; not within brackets. */
const COMMA = /,\s(?=\p{Lu})(?![^()]{0,200}\))/u

/** A title cut where titles are joined: bars, dashes, colons, a comma; several commas part the entries of a list. */
export function titleParts(title: string): string[] {
  return title
    .split(JOINTS, PARTS_MAX)
    .flatMap((part) => {
      const pieces = part.split(COMMA, 3)
      return pieces.length === 2 ? pieces : [part]
    })
    .slice(0, PARTS_MAX)
    .map((part) => part.trim())
    .filter(Boolean)
}
