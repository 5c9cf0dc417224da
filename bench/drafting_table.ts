import type { DraftedProfile } from '../server/fields/draft.ts'
import { FIELD_NAMES, type FieldName } from '../server/fields/fields.ts'
import type { Judgement } from './drafting_judge.ts'

export type SiteResult = {
  host: string
  profile: DraftedProfile
  judgements: Record<string, Judgement>
  /** The profile fields that the site states, where somebody wrote them down. */
  stated: FieldName[] | null
  pages: number
  quotes: number
  verbatim: number
  crawl_seconds: number
  draft_seconds: number
  /** Why the site could not be read; null when it could. */
  failed: string | null
}

/** Prose and lists: the site's own words, which are judged by reading; counted here only. */
const LISTED = [
  'headline',
  'summary',
  'description',
  'audience',
  'features',
  'use_cases',
  'integrations',
  'languages',
  'platforms',
  'license',
] as const

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One row per fact and one for all: what was stated, found and invented; an answer that is partly right counts half. */
export function table(results: SiteResult[], misses: boolean): string {
  const facts = [...new Set(results.flatMap((result) => Object.keys(result.judgements)))]
  const lines = [row('fact', 'stated', 'right', 'partly', 'wrong', 'missing', 'invented', 'precision', 'recall')]
  for (const fact of [...facts, 'all']) {
    const verdicts = results
      .flatMap(({ judgements }) => (fact === 'all' ? Object.values(judgements) : judgements[fact] ? [judgements[fact]] : []))
      .map(({ verdict }) => verdict)
    const count = (...wanted: Judgement['verdict'][]) => verdicts.filter((verdict) => wanted.includes(verdict)).length
    const hits = count('right') + count('partly') / 2
    const stated = count('right', 'partly', 'wrong', 'missing')
    lines.push(
      row(
        fact,
        stated,
        count('right'),
        count('partly'),
        count('wrong'),
        count('missing'),
        `${count('invented')} of ${count('invented', 'unstated')}`,
        share(hits, count('right', 'partly', 'wrong', 'invented')),
        share(hits, stated),
      ),
    )
  }
  const sum = (pick: (result: SiteResult) => number) => results.reduce((total, result) => total + pick(result), 0)
  lines.push(
    '',
    `${results.length} sites, ${sum(({ pages }) => pages)} pages; ${sum(({ quotes }) => quotes)} quotes, verbatim on the page they name: ${share(
      sum(({ verbatim }) => verbatim),
      sum(({ quotes }) => quotes),
    )}`,
    `profile fields filled, mean over sites: ${share(
      sum(({ profile }) => FIELD_NAMES.filter((name) => profile.fields[name]).length),
      results.length * FIELD_NAMES.length,
    )}`,
    ...statedLines(results),
    `sites with: ${LISTED.map((name) => `${name} ${results.filter(({ profile }) => profile.fields[name]).length}`).join(', ')}`,
    `seconds per site: crawl median ${median(results.map((result) => result.crawl_seconds)).toFixed(2)}, draft median ${median(results.map((result) => result.draft_seconds)).toFixed(2)}, draft longest ${Math.max(0, ...results.map((result) => result.draft_seconds)).toFixed(2)}`,
  )
  for (const { host, failed } of results) if (failed) lines.push(`${host}: ${failed}`)
  if (misses) for (const { host, judgements } of results) lines.push(...missesOf(host, judgements))
  return lines.join('\n')
}

/** How much of what sites state is filled: what they do not state is the most that a draft may leave blank. */
function statedLines(results: SiteResult[]): string[] {
  const known = results.flatMap(({ stated, profile }) => (stated ? [{ stated, profile }] : []))
  if (known.length === 0) return []
  const count = (pick: (name: FieldName, stated: FieldName[], filled: boolean) => boolean, of: readonly FieldName[] = FIELD_NAMES) =>
    known.reduce((sum, { stated, profile }) => sum + of.filter((name) => pick(name, stated, profile.fields[name] !== undefined)).length, 0)
  const stated = count((name, list) => list.includes(name))
  const blank = FIELD_NAMES.map((name) => ({ name, left: count((_, list, filled) => list.includes(name) && !filled, [name]) }))
  const beyond = FIELD_NAMES.map((name) => ({ name, left: count((_, list, filled) => !list.includes(name) && filled, [name]) }))
  const listed = (rows: typeof blank) =>
    rows
      .filter(({ left }) => left > 0)
      .toSorted((a, b) => b.left - a.left)
      .map(({ name, left }) => `${name} ${left}`)
      .join(', ')
  return [
    `profile fields that ${known.length} sites state: ${share(stated, known.length * FIELD_NAMES.length)}; of these filled: ${share(
      count((name, list, filled) => list.includes(name) && filled),
      stated,
    )}`,
    `stated and blank: ${listed(blank)}`,
    `filled and not among those stated: ${listed(beyond)}`,
  ]
}

function missesOf(host: string, judgements: Record<string, Judgement>): string[] {
  return Object.entries(judgements)
    .filter(([, { verdict }]) => verdict === 'wrong' || verdict === 'partly' || verdict === 'missing' || verdict === 'invented')
    .map(([fact, { verdict, given }]) => `${host}  ${fact} ${verdict}: ${JSON.stringify(given).slice(0, 120)}`)
}

function row(...cells: (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(10))).join('')
}
