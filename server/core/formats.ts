import { Format } from 'typebox/format'
import { Settings } from 'typebox/system'
import { ISSUES_MAX } from '../base/limits.ts'
import { UNSEEN_IN_ADDRESS } from '../base/web_address.ts'
import { isWebUrl } from '../base/web_url.ts'
import { isYear, readWeek } from '../base/weeks.ts'

/** What the checks of the contract understand beside the standard, and how many faults they tell. */
export function setFormats(): void {
  Settings.Set({ maxErrors: ISSUES_MAX })
  Format.Set('web-url', isWebUrl)
  Format.Set('date-time', likeTheLast(Format.IsDateTime))
  Format.Set(
    'iso-week',
    likeTheLast((text) => readWeek(text) !== null),
  )
  Format.Set('launch-week', (text) => text === 'now' || readWeek(text) !== null)
  Format.Set('date', (text) => Format.IsDate(text) && isYear(text.slice(0, 4)))
  Format.Set(
    'email',
    (text) =>
      !UNSEEN_IN_ADDRESS.test(text) && /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"/?#%&]+(\.[^\s@.<>()[\],;:\\"/?#%&]+)+$/.test(text),
  )
}

/** All that was read of a page was read at one time, and a board is of one week: none need be looked at for each quote or place anew. */
function likeTheLast(is: (text: string) => boolean): (text: string) => boolean {
  let last: string | undefined
  return (text) => {
    if (text === last) return true
    if (!is(text)) return false
    last = text
    return true
  }
}
