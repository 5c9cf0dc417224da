const RULES_MAX = 2000
const SELECTORS_MAX = 500
const SELECTOR_CHARACTERS_MAX = 200
const STYLE_CHARACTERS_MAX = 500_000
const ZERO = /^[-+]?0*(\.0*)?(px|em|rem|%|vw|vh|pt)?$/

/** Each property with the values that take an element out of sight. */
const HIDING: Record<string, (value: string) => boolean> = {
  display: (value) => value === 'none',
  visibility: (value) => value === 'hidden' || value === 'collapse',
  'content-visibility': (value) => value === 'hidden',
  'font-size': (value) => isTiny(value),
  width: isTiny,
  height: isTiny,
  'max-width': isTiny,
  'max-height': isTiny,
  'text-indent': isFarAway,
  left: isFarAway,
  top: isFarAway,
  right: isFarAway,
  bottom: isFarAway,
  'margin-left': isFarAway,
  'margin-top': isFarAway,
  clip: isClippedAway,
  'clip-path': (value) => /^(inset\(\s*(50|100)%|circle\(\s*0)/.test(value),
  transform: (value) => /scale(3d|x|y)?\(\s*(0+(\.0*)?|\.0+)\s*[,)]/.test(value) || /translate[xy]?\(\s*-\d{4,}/.test(value),
}

/** True where the declarations of a style attribute or a rule take an element out of sight. */
export function hidesByStyle(style: string): boolean {
  const last = new Map<string, string>()
  for (const declaration of withoutComments(style).split(';')) {
    const at = declaration.indexOf(':')
    if (at < 0) continue
    const value = declaration.slice(at + 1).replace(/!important/i, '')
    last.set(declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase())
  }
  return [...last].some(([property, value]) => Object.hasOwn(HIDING, property) && HIDING[property]?.(value) === true)
}

/** Whole sections are see-through until a script fades them in, so that this counts for a link and its picture alone. */
export const isSeeThrough = (style: string): boolean =>
  /(^|;)\s*opacity\s*:\s*(0?\.0\d*|0+(\.0*)?%?)\s*(!important\s*)?(;|$)/i.test(withoutComments(style))

/**
 * The plain selectors of a page's own style sheets whose rules take elements out of sight, joined for one match; null where there are
 * none. Rules inside `@media` and the like are left out: they hold for some readers only.
 */
export function hidingSelectors(sheets: readonly string[]): string | null {
  const found: string[] = []
  const css = withoutComments(sheets.join('\n').slice(0, STYLE_CHARACTERS_MAX))
  for (const { selector, declarations } of topRules(css)) {
    if (found.length >= SELECTORS_MAX) break
    if (selector.startsWith('@') || !hidesByStyle(declarations)) continue
    found.push(...selector.split(',').filter(isPlain))
  }
  return found.length === 0 ? null : found.join(', ')
}

function topRules(css: string): { selector: string; declarations: string }[] {
  const rules: { selector: string; declarations: string }[] = []
  let depth = 0
  let from = 0
  let opened = 0
  for (let at = 0; at < css.length && rules.length < RULES_MAX; at++) {
    const sign = css[at]
    if (sign === '{' && depth++ === 0) opened = at
    else if (sign === ';' && depth === 0) from = at + 1
    else if (sign === '}' && depth > 0 && --depth === 0) {
      rules.push({ selector: css.slice(from, opened).trim(), declarations: css.slice(opened + 1, at) })
      from = at + 1
    }
  }
  return rules
}

/** Names, classes and ids, one inside another: what a matcher reads without throwing, checked in linear time. */
function isPlain(selector: string): boolean {
  if (selector.length > SELECTOR_CHARACTERS_MAX) return false
  const parts = selector.split('>').flatMap((piece) => piece.trim().split(/\s+/))
  return parts.every((part) => /^(?=.)(\*|[a-z][a-z0-9-]*)?([.#][a-z_][\w-]*)*$/i.test(part))
}

const withoutComments = (css: string): string => css.replace(/\/\*[^]*?(\*\/|$)/g, ' ')

/** A rectangle of at most one pixel, as `rect(0, 0, 0, 0)` or `rect(1px 1px 1px 1px)`. */
function isClippedAway(value: string): boolean {
  const sides = /^rect\(([^()]*)\)$/
    .exec(value)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean)
  return sides?.length === 4 && sides.every((side) => /^[01](px)?$/.test(side))
}

function isTiny(value: string): boolean {
  return ZERO.test(value) || /^(0?\.\d+|1)px$/.test(value)
}

/** Pushed a thousand pixels or more out of the page. */
function isFarAway(value: string): boolean {
  return /^-\d{4,}(\.\d+)?px$/.test(value) || /^-\d{3,}(\.\d+)?(em|rem|vw|vh|%)$/.test(value)
}
