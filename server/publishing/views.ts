import type { Schemas } from '../../sdk/contract.ts'
import { etagOf } from '../base/http/etag.ts'
import { Reply } from '../core/operation.ts'
import { galleryOf } from '../profile/gallery_pictures.ts'
import { cellOf, CELL_NAMES } from '../profile/profile.ts'
import type { DraftRecord } from '../profile/rows.ts'
import { showNamed } from './show.ts'

type Draft = Schemas['Draft']
type AnyCell = Schemas['AnyCell']

/** A part of a draft under the tag of the whole, however much of it is shown. */
export function ofDraft<Part>(shown: Draft, part: Part, status = 200, headers: Record<string, string> = {}): Reply<Part> {
  return new Reply(part, status, { ...headers, etag: etagOf(JSON.stringify(shown)) })
}

/** The draft with those members of `fields` that were asked for. */
export function excerptOf(shown: Draft, names: readonly Schemas['FieldName'][]): Schemas['DraftExcerpt'] {
  return { ...shown, missing: pressing(shown), fields: Object.fromEntries(names.map((name) => [name, shown.fields[name]])) }
}

/** While the website is read nobody knows what it lacks: what is told of the draft in short names only what a launch cannot do without. */
const pressing = ({ status, missing }: Draft): Draft['missing'] =>
  status === 'crawling' || status === 'drafting' ? missing.filter(({ required_for }) => required_for.length > 0) : missing

/** What a call changed in a draft, in place of all of it; `before` is null where it changed nothing. */
export function changeOf(shown: Draft, before: DraftRecord | null, after: DraftRecord): Schemas['DraftChange'] {
  const { id, status, warnings, completeness, next_steps } = shown
  const missing = pressing(shown)
  return { id, status, changed: before ? changedCells(before, after) : {}, warnings, completeness, missing, next_steps }
}

/** The parts of a profile that are no cells are told as if they were. */
function changedCells(before: DraftRecord, after: DraftRecord): Record<string, AnyCell> {
  // An edit leaves most cells as they are, and telling all of them takes longer than the rest; founders and questions are more than their cells.
  const names = CELL_NAMES.filter(
    (name) => name === 'founders' || name === 'faqs' || cellOf(before.profile.cells, name) !== cellOf(after.profile.cells, name),
  )
  const told = (draft: DraftRecord) =>
    new Map<string, AnyCell>([
      ...names.map((name) => [name, showNamed(draft, name)] as const),
      ['story', plain(draft.profile.story)],
      ['milestones', plain(draft.profile.milestones)],
      ['pictures', plain(galleryOf(draft.profile))],
      ['competitor_url', plain(draft.profile.competitor?.url ?? null)],
    ])
  const earlier = told(before)
  return Object.fromEntries([...told(after)].filter(([name, cell]) => !saysTheSame(cell, earlier.get(name))))
}

/** Where a field was looked for is no change of it. */
const saysTheSame = (cell: AnyCell, earlier: AnyCell | undefined): boolean =>
  Bun.deepEquals({ ...cell, pages_checked: [] }, { ...earlier, pages_checked: [] })

const plain = (value: unknown): AnyCell => ({ value, state: 'manual', ai_value: null, evidence: [], pages_checked: [] })
