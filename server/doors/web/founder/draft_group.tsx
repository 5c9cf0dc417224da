/** @jsxRuntime automatic @jsxImportSource preact */
import { cellNamed, type Draft, type ShownCell } from './cells.ts'
import { FieldRow, type Typed } from './draft_field.tsx'
import { Section } from './draft_lists.tsx'
import { DraftPictures, isPicture } from './draft_pictures.tsx'
import type { FieldGroup, FieldWords } from './fields.ts'
import { isEmpty } from './values.ts'

/** What people read first stands on the left of a wide screen. */
export const FIRST_GROUPS: ReadonlySet<string> = new Set(['basics', 'pictures', 'pricing', 'lists'])

type GroupProps = { group: FieldGroup; signed_in: boolean } & Omit<RowsProps, 'fields'>

/** A part of the plain fields. */
export function Group({ group: { id, title, lead, fields }, signed_in, ...shared }: GroupProps) {
  return (
    <Section id={`group-${id}`} title={title} lead={lead}>
      {id === 'pictures' && <DraftPictures draft={shared.draft} signed_in={signed_in} {...(shared.typed ? { typed: shared.typed } : {})} />}
      <Rows fields={fields.filter(({ name }) => !isPicture(name))} {...shared} />
    </Section>
  )
}

type RowsProps = { draft: Draft; fields: FieldWords[]; catalogue: string[]; typed?: Typed }

/** What is there in rows, then what is blank as one short list to add from. */
function Rows({ fields, ...shared }: RowsProps) {
  const rows = fields.map((words) => ({ words, cell: cellNamed(shared.draft, words.name) }))
  const [filled, blank] = [rows.filter(({ cell }) => !isBlank(cell)), rows.filter(({ cell }) => isBlank(cell))]
  return (
    <>
      {filled.map((row) => (
        <FieldRow {...row} {...shared} />
      ))}
      {blank.length > 0 && (
        <div class="blanks">
          {blank.map((row) => (
            <FieldRow {...row} {...shared} />
          ))}
        </div>
      )}
    </>
  )
}

const isBlank = ({ value, state }: ShownCell): boolean => isEmpty(value) && state === 'not_found'
