/** @jsxRuntime automatic @jsxImportSource preact */
import { ABOUT, type EventType } from '../../../events/kinds.ts'
import { Choices } from '../frame/post_form.tsx'
import type { FieldErrors } from '../frame/parts.tsx'

// The table is typed by the contract's list, of which it has every kind.
const TYPES = Object.keys(ABOUT) as EventType[]

export const isEventType = (text: string): text is EventType => Object.hasOwn(ABOUT, text)

/** Which kinds of events are sent. */
export function TypeChoices({ taken, fieldErrors }: { taken: readonly EventType[]; fieldErrors: FieldErrors }) {
  return (
    <Choices name="types" legend="Events" fieldErrors={fieldErrors}>
      <div class="boxes">
        {TYPES.map((type) => (
          <label class="check">
            <input type="checkbox" name="types" value={type} checked={taken.includes(type)} />
            <code>{type}</code>
          </label>
        ))}
      </div>
    </Choices>
  )
}
