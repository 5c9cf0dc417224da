/**
 * robots.txt as RFC 9309 reads it, reduced to the one group that speaks to us and to one spelling of every address.
 * Libraries misread groups with unknown lines, bracketed patterns and percent-encoding (RFC 9309 §2.2.2–4).
 */
export type RobotsRule = { allow: boolean; pattern: string }
export type RobotsGroup = { rules: RobotsRule[]; crawl_delay_seconds: number | null; sitemaps: string[] }

/** Legal files stay far below; beyond it, patterns exist to burn time. Cut so that a rule only ever forbids more. */
const WILDCARDS_MAX = 8
const PATTERN_CHARACTERS_MAX = 1024
/** Three characters may say one; of what is longer, no pattern gets anything but its beginning. */
const TYPED_CHARACTERS_MAX = 4 * PATTERN_CHARACTERS_MAX
const RULES_MAX = 20_000
const SITEMAPS_MAX = 20
const CRAWL_DELAY_SECONDS_MAX = 24 * 3600

const KEYS: Record<string, 'agent' | 'allow' | 'disallow' | 'delay' | 'sitemap'> = {
  'user-agent': 'agent',
  useragent: 'agent',
  'user agent': 'agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  'crawl-delay': 'delay',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
}

/** Rules as they stand in the file; those of groups that do not speak to us are not kept. */
type Group = { named: boolean; everyone: boolean; lines: { allow: boolean; value: string }[]; delay: number | null }

/** The merged group of `token` (or of `*` where no group names it), its rules in canonical spelling. */
export function readRobotsGroup(text: string, token: string): RobotsGroup {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let group: Group | null = null
  let rulesBegan = false
  let kept = 0
  for (const [key, value] of linesOf(text)) {
    if (key === 'sitemap') {
      if (sitemaps.length < SITEMAPS_MAX && value !== '') sitemaps.push(value)
    } else if (key === 'agent') {
      // Only a rule ends the list of agents; sitemap, crawl-delay and unknown lines in between do not (§2.2.1, §2.2.4).
      if (!group || rulesBegan) groups.push((group = { named: false, everyone: false, lines: [], delay: null }))
      rulesBegan = false
      if (value === '*' || /^\*\s/.test(value)) group.everyone = true
      else if (/^[a-z_-]*/i.exec(value)?.[0].toLowerCase() === token.toLowerCase()) group.named = true
    } else if (group && key === 'delay') group.delay ??= delaySeconds(value)
    else if (group) {
      rulesBegan = true
      // Twice as many: the groups for everyone and those for us.
      if ((group.named || group.everyone) && kept++ <= 2 * RULES_MAX) group.lines.push({ allow: key === 'allow', value })
    }
  }
  const named = groups.filter((one) => one.named)
  const ours = named.length > 0 ? named : groups.filter((one) => one.everyone)
  const lines = ours.flatMap((one) => one.lines)
  const rules = lines.slice(0, RULES_MAX).flatMap(({ allow, value }) => canonicalRules(allow, value))
  return {
    // A list that never ends is read as one that forbids everything.
    rules: lines.length > RULES_MAX || kept > 2 * RULES_MAX ? [...rules, { allow: false, pattern: '/' }] : rules,
    crawl_delay_seconds: ours.find((one) => one.delay !== null)?.delay ?? null,
    sitemaps,
  }
}

function* linesOf(text: string): Generator<[(typeof KEYS)[string], string]> {
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const hash = raw.indexOf('#')
    const line = (hash < 0 ? raw : raw.slice(0, hash)).trim()
    const colon = line.indexOf(':')
    // A lost colon is forgiven where exactly two words stand there, as Google does.
    const [, bareKey = '', bareValue = ''] =
      colon < 0 ? (/^(\S{1,20})\s+(\S+)$/.exec(line) ?? []) : [line, line.slice(0, colon), line.slice(colon + 1)]
    const key = Object.hasOwn(KEYS, bareKey.trim().toLowerCase()) ? KEYS[bareKey.trim().toLowerCase()] : undefined
    if (key) yield [key, bareValue.trim()]
  }
}

function delaySeconds(value: string): number | null {
  return /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Math.min(Number(value), CRAWL_DELAY_SECONDS_MAX) : null
}

function canonicalRules(allow: boolean, path: string): RobotsRule[] {
  if (path === '') return []
  // The RFC knows no rule without a slash; who forbids `private/` is understood all the same.
  if (allow && !/^[/*]/.test(path)) return []
  const rooted = /^[/*]/.test(path) ? path : `/${path}`
  const typed = rooted.replace(/\*{2,}/g, '*')
  if (allow && typed.length > TYPED_CHARACTERS_MAX) return []
  const pattern = bounded(allow, canonical(typed.slice(0, TYPED_CHARACTERS_MAX), true).replace(/\*{2,}/g, '*'))
  if (pattern === null) return []
  // Behind a wildcard nobody knows whether `%2F` stands in the path or in the query, where it equals `/`: forbid both.
  const star = pattern.indexOf('*')
  if (allow || star < 0 || !/%2F|%3F/.test(pattern.slice(star))) return [{ allow, pattern }]
  const inQuery = pattern.slice(0, star) + pattern.slice(star).replaceAll('%2F', '/').replaceAll('%3F', '?')
  return [
    { allow, pattern },
    { allow, pattern: inQuery },
  ]
}

function bounded(allow: boolean, pattern: string): string | null {
  const stars = pattern.split('*')
  if (pattern.length <= PATTERN_CHARACTERS_MAX && stars.length <= WILDCARDS_MAX + 1) return pattern
  if (allow) return null
  return stars
    .slice(0, WILDCARDS_MAX + 1)
    .join('*')
    .slice(0, PATTERN_CHARACTERS_MAX)
    .replace(/%.?$/, '')
}

const UNRESERVED = /[A-Za-z0-9._~-]/
const encoder = new TextEncoder()

/**
 * One spelling for a path with query: unreserved octets plain, all others as upper-case percent triplets, except the
 * separators `/ ? = &`; behind the first `?` an encoded slash or question mark equals a plain one (RFC 9309 §2.2.2).
 * In a pattern `*` and a final `$` keep their meaning; in an address they are octets like others.
 */
export function canonical(path: string, isPattern: boolean): string {
  // Nearly every rule and address is spelled so already.
  if (/^[A-Za-z0-9._~/-]*$/.test(path)) return path
  let out = ''
  let inQuery = false
  for (let at = 0; at < path.length;) {
    const hex = /^%[0-9a-f]{2}/i.exec(path.slice(at, at + 3))?.[0]
    const character = hex ? String.fromCharCode(parseInt(hex.slice(1), 16)) : String.fromCodePoint(path.codePointAt(at) ?? 0xfffd)
    const plain = hex === undefined
    const special = isPattern && plain && (character === '*' || (character === '$' && at === path.length - 1))
    const separator = (plain && /[/?=&]/.test(character)) || (inQuery && /[/?]/.test(character))
    if (special || separator || UNRESERVED.test(character)) out += character
    else if (hex) out += hex.toUpperCase()
    else for (const octet of encoder.encode(character)) out += `%${octet.toString(16).toUpperCase().padStart(2, '0')}`
    if (plain && character === '?') inQuery = true
    at += hex ? 3 : character.length
  }
  return out
}
