import type { Schemas } from '../../sdk/contract.ts'
import { withoutHashes } from '../fields/draft.ts'
import { FIELD_NAMES, PLATFORMS, type FieldName, type Platform } from '../fields/fields.ts'
import type { Cell } from '../profile/field_state.ts'
import { valueOf } from '../profile/field_state.ts'
import { galleryOf } from '../profile/gallery_pictures.ts'
import { categoriesOf, completenessOf } from '../profile/completeness.ts'
import { lookedFor, type Looked } from '../profile/looked_for.ts'
import { nextStepsOf } from './next_steps.ts'
import type { Site } from '../core/sites.ts'
import { cellOf, CELL_NAMES, faqsOf, foundersOf, SEO_NAMES, textOf, type CellName } from '../profile/profile.ts'
import type { DraftRecord } from '../profile/rows.ts'

type Draft = Schemas['Draft']

/** As many as the contract has; a list that a model took from a table may have more. */
const EVIDENCE_SHOWN_MAX = 20

/** A draft as the contract shows it. */
export function showDraft(draft: DraftRecord, site: Pick<Site, 'url'>): Draft {
  const { profile } = draft
  const { cells } = profile
  const shown = (name: CellName) => showCell(cellOf(cells, name), draft.pages_checked, lookedFor(draft, name))
  const { completeness, missing } = completenessOf(profile, (name) => lookedFor(draft, name))
  // The drafter and the input check hold each cell to its field's shape, and the output check looks again.
  const fields = Object.fromEntries(FIELD_NAMES.map((name: FieldName) => [name, shown(name)])) as Draft['fields']
  const seo = Object.fromEntries(SEO_NAMES.map((name) => [name, shown(`seo.${name}`)])) as Draft['seo']
  const founders = foundersOf(profile)
  return {
    id: draft.id,
    url: draft.url,
    status: draft.status,
    listing_id: draft.listing_id,
    progress: { ...showProgress(draft.progress), fields_done: countDone(draft), fields_total: CELLS_COUNTED.length },
    error: draft.error,
    warnings: draft.warnings,
    fields,
    faqs: faqsOf(cells),
    founders,
    company_socials: showSocials(draft),
    founder_socials: founders[0]?.socials ?? {},
    story: profile.story,
    milestones: profile.milestones,
    pictures: galleryOf(profile),
    competitor_url: profile.competitor?.url ?? null,
    competitor: profile.competitor ?? { url: null, status: 'none', name: null, comparison: [] },
    categories: categoriesOf(profile),
    categories_evidence: withoutHashes(cellOf(cells, 'categories').ai?.evidence ?? []),
    seo,
    completeness,
    missing,
    next_steps: nextStepsOf(draft, missing, site),
    created_at: draft.created_at.toISOString(),
    updated_at: draft.updated_at.toISOString(),
  }
}

const showProgress = ({ pages_found, pages_read, pages_rendered, reading, model }: DraftRecord['progress']) => ({
  pages_found,
  pages_read,
  pages_rendered,
  reading,
  model: model ? { state: model.state, unproven: model.unproven } : null,
})

/** One named value with its state and proof; the founders and questions as they stand, each with its own proof. */
export function showNamed(draft: DraftRecord, name: CellName): Schemas['AnyCell'] {
  const cell = showCell(cellOf(draft.profile.cells, name), draft.pages_checked, lookedFor(draft, name))
  if (name === 'faqs') return { ...cell, value: faqsOf(draft.profile.cells), ai_value: null, evidence: [] }
  if (name === 'founders') return { ...cell, value: foundersOf(draft.profile), ai_value: null, evidence: [] }
  return cell
}

export function showSummary(draft: DraftRecord): Schemas['DraftSummary'] {
  return {
    id: draft.id,
    url: draft.url,
    name: textOf(draft.profile.cells, 'name'),
    status: draft.status,
    listing_id: draft.listing_id,
    completeness: completenessOf(draft.profile, (name) => lookedFor(draft, name)).completeness,
    created_at: draft.created_at.toISOString(),
    updated_at: draft.updated_at.toISOString(),
  }
}

/** A field nothing was found for names the pages that were read; one that was not looked for yet names none. */
function showCell(cell: Cell, pages_checked: string[], looked: Looked) {
  return {
    value: valueOf(cell),
    state: cell.state,
    ai_value: cell.ai?.value ?? null,
    evidence: withoutHashes(cell.ai?.evidence ?? []).slice(0, EVIDENCE_SHOWN_MAX),
    pages_checked: cell.ai === null && looked === 'yes' ? pages_checked : [],
  }
}

function showSocials({ profile: { cells } }: DraftRecord): Draft['company_socials'] {
  const platforms = PLATFORMS.flatMap((platform): [Platform, Draft['company_socials'][Platform]][] => {
    const cell = cells[`company_socials.${platform}`]
    return cell
      ? [
          [
            platform,
            { value: textOf(cells, `company_socials.${platform}`), state: cell.state, evidence: withoutHashes(cell.ai?.evidence ?? []) },
          ],
        ]
      : []
  })
  return Object.fromEntries(platforms)
}

/** Socials vary in number from company to company, so that they are no part of «fields done». */
const CELLS_COUNTED = CELL_NAMES.filter((name) => !name.startsWith('company_socials.'))

function countDone({ status, wanted, profile }: DraftRecord): number {
  if (status === 'ready') return CELLS_COUNTED.length
  const waiting = status === 'failed' || wanted === null ? CELLS_COUNTED : wanted
  return CELLS_COUNTED.filter((name) => !waiting.includes(name) || (profile.cells[name] !== undefined && wanted === null)).length
}
