/** @jsxRuntime automatic @jsxImportSource preact */
import { PostForm } from '../frame/post_form.tsx'
import { cellNamed, type Draft, type ShownCell } from './cells.ts'
import { Act, More, SHARED_PARTS, StateTag, type Typed } from './draft_field.tsx'
import { Link } from './shown_value.tsx'
import { Proof } from './field_proof.tsx'
import { anchorOf, fieldNamed, type FieldWords } from './fields.ts'
import { PictureFile, ValueInput } from './inputs.tsx'
import { PictureWords, type GalleryPicture } from './picture_words.tsx'
import { ENTRY_OF, printOf } from '../frame/shown_fields.ts'
import { isEmpty, writeValue } from './values.ts'

/** The kind of upload that each field of a picture takes. */
export const UPLOADS = { logo_url: 'logo', cover_url: 'cover', screenshots: 'screenshot' } as const
type PictureField = keyof typeof UPLOADS

export const isPicture = (name: string): name is PictureField => Object.hasOwn(UPLOADS, name)

const UPLOAD = /\/uploads\/[0-9a-f]{32}\.webp$/

/**
 * Where the page shows a picture: our own as it is kept, another's drawn anew for whoever reviews it. Told by what it is too, since a browser
 * goes on showing what stood at an address, and another may stand there after a move.
 */
function sourceOf(draft_id: string | null, field: string, entry: number, url: string): string | undefined {
  const query = new URLSearchParams({ field, entry: String(entry), of: printOf(url) })
  return UPLOAD.exec(url)?.[0] ?? (draft_id === null ? undefined : `/account/drafts/${draft_id}/picture?${query}`)
}

/** Whose pictures they are: a draft's, or a live listing's. Each is put in place anew, and whatever else is typed on the page stays. */
type Props = {
  action: string
  draft_id: string | null
  signed_in: boolean
  cellOf(name: string): ShownCell
  gallery: readonly GalleryPicture[]
  typed?: Typed | undefined
}
type RowProps = Omit<Props, 'cellOf'> & { words: FieldWords; cell: ShownCell }

export const DraftPictures = ({ draft, signed_in, typed }: { draft: Draft; signed_in: boolean; typed?: Typed }) => (
  <Pictures
    action={`/account/drafts/${draft.id}`}
    draft_id={draft.id}
    signed_in={signed_in}
    cellOf={(name) => cellNamed(draft, name)}
    gallery={draft.pictures}
    typed={typed}
  />
)

/** Logo, cover and screenshots as pictures, each with what can be done about it. */
export function Pictures({ cellOf, typed, ...place }: Props) {
  return (
    <div class="pictures">
      {(Object.keys(UPLOADS) as PictureField[]).map((name) => {
        const words = fieldNamed(name)
        return words && <PictureRow {...place} words={words} cell={cellOf(name)} typed={typed?.field === name ? typed : undefined} />
      })}
    </div>
  )
}

function PictureRow(row: RowProps) {
  const { words, cell, draft_id, signed_in, gallery } = row
  const { name, label } = words
  const id = anchorOf(name)
  const urls = [cell.value ?? []].flat().map(String)
  const many = name === 'screenshots'
  return (
    <article class={`draft-field picture${many ? ' wide' : ''}`} id={id} aria-labelledby={`${id}-label`} tabindex={-1}>
      <header>
        <h3 id={`${id}-label`}>{label}</h3>
        {!isEmpty(cell.value) && <StateTag cell={cell} />}
      </header>
      {urls.length === 0 ? (
        <p class="picture-none muted small">{many ? 'None yet. Show it in use.' : 'None yet.'}</p>
      ) : (
        <ul class="picture-list plain">
          {urls.map((url, entry) => {
            const src = sourceOf(signed_in ? draft_id : null, name, entry, url)
            const picture = name === 'logo_url' ? undefined : gallery.find((each) => each.url === url)
            const called = many ? `Screenshot ${entry + 1}` : label
            return (
              <li>
                <img src={src} alt={picture?.alt ?? called} loading="lazy" decoding="async" />
                {many ? <EntryActs row={row} entry={entry} url={url} count={urls.length} /> : <Link url={url} />}
                {picture && (
                  <PictureWords
                    action={row.action}
                    field={name}
                    swap={swapOf(id)}
                    label={called}
                    src={src}
                    picture={picture}
                    typed={row.typed}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {draft_id !== null && <Proof draft_id={draft_id} name={name} evidence={cell.evidence} value={cell.value} />}
      <PictureForm {...row} />
    </article>
  )
}

const swapOf = (id: string) => ({ 'data-swap': `${id} ${SHARED_PARTS}` })

/** The order of the screenshots is that of the gallery. */
function EntryActs({ row: { action }, entry, url, count }: { row: RowProps; entry: number; url: string; count: number }) {
  const what = `screenshot ${entry + 1}`
  return (
    <PostForm action={action} class="picture-acts" {...swapOf('screenshots')}>
      <input type="hidden" name="field" value="screenshots" />
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name={ENTRY_OF} value={printOf(url)} />
      {entry > 0 && (
        <Act act="earlier" label={what}>
          <span aria-hidden="true">←</span>
          <span class="visually-hidden">Earlier</span>
        </Act>
      )}
      {entry < count - 1 && (
        <Act act="later" label={what}>
          <span aria-hidden="true">→</span>
          <span class="visually-hidden">Later</span>
        </Act>
      )}
      <Act act="remove_entry" label={what}>
        Remove
      </Act>
    </PostForm>
  )
}

function PictureForm({ action, signed_in, words, cell, typed }: RowProps) {
  const { name, label, kind } = words
  const many = name === 'screenshots'
  const mistake = typed?.fieldErrors.file ?? (typed?.act === 'upload' ? typed.fieldErrors[''] : undefined)
  return (
    <PostForm action={action} class="field-acts" enctype="multipart/form-data" {...swapOf(anchorOf(name))} novalidate>
      <input type="hidden" name="field" value={name} />
      {/* What Enter presses, which only the address takes: the first button of a form. */}
      <button name="do" value="save" hidden />
      <details class="editor" open={typed !== undefined && typed.act !== 'describe'}>
        <summary class="button quiet small">
          <span class="when-closed">{many || isEmpty(cell.value) ? 'Add' : 'Replace'}</span>
          <span class="when-open">Close</span>
          <span class="visually-hidden"> {label}</span>
        </summary>
        <div class="stack">
          {signed_in && (
            <>
              <PictureFile id={`file-${name}`} name="file" label="A file" mistake={mistake} />
              <Act act="upload" label={label} tone="">
                Upload
              </Act>
            </>
          )}
          <details open={!signed_in || (typed !== undefined && typed.act !== 'describe' && !mistake)}>
            <summary class="small">{signed_in ? 'Or by its address' : 'By its address'}</summary>
            <div class="stack">
              <ValueInput
                words={words}
                name={name}
                value={typed ? typed.text(name) : writeValue(kind, cell.value)}
                fieldErrors={typed?.fieldErrors}
              />
              {typed?.fieldErrors[''] && !mistake && <p class="mistake">{typed.fieldErrors['']}</p>}
              <Act act="save" label={label} tone="quiet">
                Save
              </Act>
            </div>
          </details>
        </div>
      </details>
      <PictureMenu label={label} cell={cell} />
    </PostForm>
  )
}

function PictureMenu({ label, cell: { state, value, evidence } }: { label: string; cell: ShownCell }) {
  const saved = state !== 'ai' && evidence.length > 0
  if (isEmpty(value) && !saved) return null
  return (
    <More label={label}>
      {state === 'ai' && (
        <Act act="keep" label={label}>
          Keep
        </Act>
      )}
      {saved && (
        <Act act="restore" label={label}>
          Restore
        </Act>
      )}
      {!isEmpty(value) && (
        <Act act="remove" label={label}>
          Remove
        </Act>
      )}
    </More>
  )
}
