import { Format } from 'typebox/format'
import { Settings } from 'typebox/system'
import { ISSUES_MAX } from '../base/limits.ts'
import { UNSEEN_IN_ADDRESS } from '../base/addresses/web_address.ts'
import { isWebUrl } from '../base/addresses/web_url.ts'
import { isYear, readWeek } from '../base/weeks.ts'

/** What the checks of the contract understand beside the standard, and how many faults they tell. */
export function setFormats(): void {
  Settings.Set({ maxErrors: ISSUES_MAX })
  Format.Set('web-url', isWebUrl)
  Format.Set('date-time', remembered(Format.IsDateTime))
  Format.Set(
    'iso-week',
    remembered((text) => readWeek(text) !== null),
  )
  Format.Set('launch-week', (text) => text === 'now' || readWeek(text) !== null)
  Format.Set('date', (text) => Format.IsDate(text) && isYear(text.slice(0, 4)))
  Format.Set(
    'email',
    (text) =>
      !UNSEEN_IN_ADDRESS.test(text) && /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"/?#%&]+(\.[^\s@.<>()[\],;:\\"/?#%&]+)+$/.test(text),
  )
}

const REMEMBERED_MAX = 512
const LETTERS_MAX = 32

/** What was read of a page was read at one time, and lists say the same weeks and moments again and again: none need be looked at anew. */
function remembered(is: (text: string) => boolean): (text: string) => boolean {
  const known = new Set<string>()
  return (text) => {
    if (known.has(text)) return true
    if (!is(text)) return false
    if (known.size >= REMEMBERED_MAX) known.clear()
    if (text.length <= LETTERS_MAX) known.add(text)
    return true
  }
}
