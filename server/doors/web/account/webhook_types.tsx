/** @jsxRuntime automatic @jsxImportSource preact */
import { ABOUT, type EventType } from '../../../events/kinds.ts'

// The table is typed by the contract's list, of which it has every kind.
const TYPES = Object.keys(ABOUT) as EventType[]

export const isEventType = (text: string): text is EventType => Object.hasOwn(ABOUT, text)

/** Which kinds of events are sent. */
export function TypeChoices({ taken, mistake }: { taken: readonly EventType[]; mistake: string | undefined }) {
  return (
    <fieldset class="field" aria-describedby={mistake ? 'types-mistake' : undefined}>
      <legend>Events</legend>
      <div class="boxes">
        {TYPES.map((type) => (
          <label class="check">
            <input type="checkbox" name="types" value={type} checked={taken.includes(type)} />
            <code>{type}</code>
          </label>
        ))}
      </div>
      {mistake && (
        <p class="mistake" id="types-mistake">
          {mistake}
        </p>
      )}
    </fieldset>
  )
}
