import type { RobotsRule } from './robots_rules.ts'

/** Rules of one kind, in an order that finds the longest that matches without asking each; plain values, which cross threads. */
type RuleSet = {
  /** Patterns without a wildcard, sorted. */
  prefixes: string[]
  /** For each the place of the longest other that it begins with, or -1. */
  shorter: number[]
  /** Patterns with `*` or a final `$`, the longest first. */
  patterns: string[]
}
export type RobotsMatcher = { allow: RuleSet; disallow: RuleSet }

/** What one address may cost: characters searched, and so many for each pattern with a wildcard. Four hundred patterns take half of it. */
const WORK_MAX = 300_000
const PATTERN_WORK = 16

export function buildMatcher(rules: readonly RobotsRule[]): RobotsMatcher {
  const of = (kind: boolean) => rulesOf(rules.filter(({ allow }) => allow === kind).map(({ pattern }) => pattern))
  return { allow: of(true), disallow: of(false) }
}

/** RFC 9309 §2.2.2: the longest rule that matches decides, and of two as long the one that allows. */
export function isAllowedBy({ allow, disallow }: RobotsMatcher, path: string): boolean {
  const forbidden = longestMatch(disallow, path)
  return forbidden === 0 || (forbidden !== null && (longestMatch(allow, path) ?? 0) >= forbidden)
}

function rulesOf(patterns: string[]): RuleSet {
  const unique = [...new Set(patterns)]
  const isPlain = (pattern: string) => !pattern.includes('*') && !pattern.endsWith('$')
  const prefixes = unique.filter(isPlain).toSorted()
  const shorter: number[] = []
  const open: number[] = []
  for (const [at, prefix] of prefixes.entries()) {
    while (open.length > 0 && !prefix.startsWith(prefixes[open.at(-1) ?? 0] ?? '')) open.pop()
    shorter.push(open.at(-1) ?? -1)
    open.push(at)
  }
  return { prefixes, shorter, patterns: unique.filter((pattern) => !isPlain(pattern)).toSorted((one, other) => other.length - one.length) }
}

/** The length of the longest pattern that matches, 0 where none does; null where finding out would take more than one address may cost. */
function longestMatch({ prefixes, shorter, patterns }: RuleSet, path: string): number | null {
  const found = longestPrefix(prefixes, shorter, path)
  let work = 0
  for (const pattern of patterns) {
    if (pattern.length <= found) return found
    work += PATTERN_WORK
    if (path.startsWith(pattern.slice(0, literalEnd(pattern)))) {
      const pieces = pattern.split('*')
      work += path.length * pieces.length
      if (work <= WORK_MAX && matches(pieces, path)) return pattern.length
    }
    if (work > WORK_MAX) return null
  }
  return found
}

/** The last that is not behind the path begins like it, or one of those it begins with does. */
function longestPrefix(prefixes: string[], shorter: number[], path: string): number {
  let low = 0
  let high = prefixes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((prefixes[middle] ?? '') <= path) low = middle + 1
    else high = middle
  }
  let at = low - 1
  while (at >= 0 && !path.startsWith(prefixes[at] ?? '')) at = shorter[at] ?? -1
  return prefixes[at]?.length ?? 0
}

function literalEnd(pattern: string): number {
  const star = pattern.indexOf('*')
  return star < 0 ? pattern.length - 1 : star
}

/** Whether a canonical path matches the pieces of a canonical pattern; leftmost search, which is exact for `*`. */
function matches(pieces: string[], path: string): boolean {
  const anchored = pieces.at(-1)?.endsWith('$') ?? false
  const last = anchored ? (pieces.at(-1) ?? '').slice(0, -1) : ''
  const first = pieces.length === 1 ? last : (pieces[0] ?? '')
  if (!path.startsWith(first)) return false
  if (pieces.length === 1) return path.length === first.length
  let at = first.length
  for (const piece of anchored ? pieces.slice(1, -1) : pieces.slice(1)) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !anchored || (path.length - last.length >= at && path.endsWith(last))
}
