/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { FieldErrors } from '../frame/parts.tsx'
import { whyBlank, type Draft, type ShownCell } from './cells.ts'
import { anchorOf, type FieldWords } from './fields.ts'
import { CategoryInputs, ValueInput } from './inputs.tsx'
import { PagesChecked, Proof } from './field_proof.tsx'
import { ShownValue } from './shown_value.tsx'
import { FIELDS, isField } from '../../../fields/fields.ts'
import { isEmpty, sameValue, sayValue, writeValue } from './values.ts'
import { PostForm } from '../frame/post_form.tsx'
import { printsOf, SHOWN } from '../frame/shown_fields.ts'

/** A form that was refused, as it was sent, so that nothing typed is lost. */
export type Typed = { field: string; act: string; text(name: string): string; all(name: string): string[]; fieldErrors: FieldErrors }

const STATES: Record<NonNullable<ShownCell['state']>, { tone: string; label: string }> = {
  ai: { tone: 'good', label: 'From your website' },
  not_found: { tone: 'warn', label: 'Not found' },
  edited: { tone: 'own', label: 'Edited by you' },
  manual: { tone: 'own', label: 'Added by you' },
  override: { tone: 'own', label: 'Set by you' },
  deleted: { tone: '', label: 'Removed' },
}

/** Nobody has looked for it yet. */
const UNREAD = { tone: '', label: 'Not read' }

export function StateTag({ cell, read = true }: { cell: Pick<ShownCell, 'state' | 'value' | 'ai_value'>; read?: boolean }) {
  if (cell.state === null) return null
  const kept = (cell.state === 'edited' || cell.state === 'override') && sameValue(cell.value, cell.ai_value)
  const { tone, label } = cell.state === 'not_found' && !read ? UNREAD : STATES[cell.state]
  return <span class={`tag ${kept ? 'good' : tone}`}>{kept ? 'Kept by you' : label}</span>
}

/** The drafter's wording is in the language of the draft; facts are names, numbers and addresses. */
const writtenIn = ({ fields }: Draft, name: string): string | undefined =>
  isField(name) && FIELDS[name].changed === 'edited' ? (fields.language.value ?? undefined) : undefined

type RowProps = { draft: Draft; words: FieldWords; cell: ShownCell; catalogue: string[]; typed?: Typed }

/** One field: its value, where it comes from, and what can be done about it. */
export function FieldRow({ draft, words, cell, catalogue, typed }: RowProps) {
  const { name, label } = words
  const id = anchorOf(name)
  const changed = cell.state === 'edited' || cell.state === 'override' || cell.state === 'manual'
  const own = changed && !sameValue(cell.value, cell.ai_value)
  return (
    <article
      class={isEmpty(cell.value) && cell.state === 'not_found' ? 'draft-field blank' : 'draft-field'}
      id={id}
      aria-labelledby={`${id}-label`}
      tabindex={-1}
    >
      <header>
        <h3 id={`${id}-label`}>{label}</h3>
        <StateTag cell={cell} read={whyBlank(draft, cell) === 'not_stated'} />
      </header>
      {!isEmpty(cell.value) && <ShownValue words={words} value={cell.value} lang={writtenIn(draft, name)} />}
      {own || cell.state === 'deleted' ? (
        <Drafted draft={draft} words={words} cell={cell} />
      ) : (
        <Proof draft_id={draft.id} name={name} evidence={cell.evidence} value={cell.value} />
      )}
      <FieldForm draft={draft} words={words} cell={cell} catalogue={catalogue} {...(typed?.field === name ? { typed } : {})} />
    </article>
  )
}

/** What the website says where the founder says otherwise. */
function Drafted({ draft, words, cell }: { draft: Draft; words: FieldWords; cell: ShownCell }) {
  if (cell.evidence.length === 0) return null
  return (
    <details class="proofs drafted">
      <summary>
        <span class="proof-line">
          Your website says
          {isEmpty(cell.ai_value) ? ' something else' : <>: {sayValue(words.kind, cell.ai_value).slice(0, 200).toWellFormed()}</>}
        </span>
      </summary>
      <Proof draft_id={draft.id} name={words.name} evidence={cell.evidence} value={cell.ai_value} />
    </details>
  )
}

function FieldForm({ draft, words, cell, catalogue, typed }: RowProps) {
  const { name, label, kind } = words
  const empty = isEmpty(cell.value)
  const blank = empty && cell.state === 'not_found'
  const id = anchorOf(name)
  const value = typed ? typed.text(name) : writeValue(kind, cell.value)
  return (
    <PostForm action={`/account/drafts/${draft.id}`} class="field-acts" data-swap={`${id} ${SHARED_PARTS}`} novalidate>
      <input type="hidden" name="field" value={name} />
      <input type="hidden" name={SHOWN} value={printsOf([[name, cell.value]])} />
      <details class="editor" open={typed !== undefined}>
        <summary class="button quiet small">
          <span class="when-closed">{empty ? 'Add' : 'Edit'}</span>
          <span class="when-open">Close</span>
          <span class="visually-hidden"> {label}</span>
        </summary>
        <div class="stack">
          {kind === 'categories' ? (
            <CategoryInputs
              name={name}
              chosen={typed ? typed.all(name) : (cell.value as string[])}
              catalogue={catalogue}
              fieldErrors={typed?.fieldErrors}
            />
          ) : (
            <ValueInput words={words} name={name} value={value} fieldErrors={typed?.fieldErrors} />
          )}
          {blank && <PagesChecked pages={cell.pages_checked} why={whyBlank(draft, cell)} />}
          {typed?.fieldErrors[''] && <p class="mistake">{typed.fieldErrors['']}</p>}
          <div class="cluster">
            <Act act="save" label={label} tone="">
              Save
            </Act>
            {blank && draft.status === 'ready' && (
              <Act act="regenerate" label={label} title="Looks for it on your website once more">
                Read again
              </Act>
            )}
          </div>
        </div>
      </details>
      {!blank && <FieldActs draft={draft} words={words} cell={cell} />}
    </PostForm>
  )
}

/** What an edit changes besides its field. */
export const SHARED_PARTS = 'told again missing bar groups'

function FieldActs({ draft, words: { label, name }, cell }: { draft: Draft; words: FieldWords; cell: ShownCell }) {
  const { state, evidence } = cell
  const found = state === 'ai' || (state === null && evidence.length > 0)
  // Categories tell no state; where they were drafted, the drafted ones can be had again.
  const saved =
    (state === null && evidence.length > 0) ||
    state === 'edited' ||
    state === 'override' ||
    state === 'deleted' ||
    (state === 'manual' && evidence.length > 0)
  const removable = !isEmpty(cell.value) && name !== 'categories'
  const readable = found && draft.status === 'ready'
  if (state !== 'ai' && !readable && !saved && !removable) return null
  return (
    <More label={label}>
      {state === 'ai' && (
        <Act act="keep" label={label} title="It stays as it is, whatever a later reading of your website finds">
          Keep
        </Act>
      )}
      {readable && (
        <Act act="regenerate" label={label} title="Looks for it on your website once more">
          Read again
        </Act>
      )}
      {saved && (
        <Act act="restore" label={label} title="Takes what your website says">
          Restore
        </Act>
      )}
      {removable && (
        <Act act="remove" label={label}>
          Remove
        </Act>
      )}
    </More>
  )
}

/** What else can be done with a part of the draft, out of the way until it is asked for; one is open at a time. */
export function More({ label, typed, children }: { label: string; typed?: Typed | undefined; children: ComponentChildren }) {
  return (
    <details class="acts-more" name="acts">
      <summary class="button bare small">
        <span aria-hidden="true">⋯</span>
        <span class="visually-hidden">More for {label}</span>
      </summary>
      <div class="acts-list">{children}</div>
      {/* Whoever was told what the same button would drop means it. */}
      {typed && typed.act !== 'save' && <input type="hidden" name="drop" value="yes" />}
    </details>
  )
}

type ActProps = { act: string; label: string; tone?: string; title?: string; children: ComponentChildren }

/** A button that says to whom it belongs also to those who only hear it. */
export function Act({ act, label, tone = 'bare', title, children }: ActProps) {
  return (
    <button class={`button small ${tone}`} name="do" value={act} title={title}>
      {children}
      <span class="visually-hidden"> {label}</span>
    </button>
  )
}
