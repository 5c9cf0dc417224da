import type { PageKind } from './page.ts'

/** Kinds in the order in which they are read; the facts of the company come before the prose. */
const KIND_ORDER: PageKind[] = [
  'imprint',
  'pricing',
  'about',
  'team',
  'contact',
  'faq',
  'terms',
  'privacy',
  'features',
  'press',
  'docs',
  'other',
]
const PER_KIND_MAX: Partial<Record<PageKind, number>> = {
  privacy: 2,
  press: 2,
  terms: 2,
  contact: 2,
  imprint: 2,
  pricing: 2,
  team: 2,
  docs: 2,
  other: 5,
}
const PER_KIND_MAX_ELSE = 3
/** What a company says once for all its products, wherever on its host that stands. */
export const COMPANY_KINDS = new Set<PageKind>(['imprint', 'about', 'team', 'contact', 'terms', 'privacy'])
/** Kinds whose absence makes a sitemap worth asking for. */
export const WANTED_KINDS: PageKind[] = ['pricing', 'about', 'contact', 'imprint']

/** The place of a page in the queue: one page of each kind in order, then the second ones, then the rest, articles last; Infinity where there are enough. */
export function readingRank(kind: PageKind, isArticle: boolean, alreadyTaken: number): number {
  if (alreadyTaken >= (PER_KIND_MAX[kind] ?? PER_KIND_MAX_ELSE)) return Infinity
  const rounds = PER_KIND_MAX_ELSE * KIND_ORDER.length
  if (kind === 'other') return rounds + (isArticle ? 100 : 0) + alreadyTaken
  return KIND_ORDER.indexOf(kind) + alreadyTaken * KIND_ORDER.length
}

/** True for a rank that the first page of a kind has. */
export function isFirstOfKind(rank: number): boolean {
  return rank < KIND_ORDER.length - 1
}
