import { chosenLabel } from '../../../base/addresses/registrable.ts'
import { loose, squeeze, words } from '../../reading/fold.ts'

/** Labels of the host that may hold the name, with the folder of a site that lives below its host. */
export function hostLabels(url: string): string[] {
  const { hostname, pathname } = new URL(url)
  const parts = hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  const folder = pathname.split('/').filter((step) => step !== '' && !/\.\w+$/.test(step))[0]
  const whole = parts.slice(0, -1).join('')
  return [parts.length > 2 ? (parts[0] ?? '') : (parts.at(-2) ?? ''), chosenLabel(hostname), whole, parts.join(''), folder ?? '']
    .map(squeeze)
    .filter((label) => label.length > 2)
}

export const plain = (text: string) => loose(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')

/** How much a host speaks for a name: 5 when it is the name, less when it is some of its words or when one holds the other. */
export function likeness(name_given: string, label: string): number {
  const key = squeeze(name_given)
  const [name, host] = [plain(key), plain(label)]
  // Hosts spell ä as ae; the plain spelling is compared too.
  if (name === host || plain(spelledOut(key)) === host) return 5
  if (isSpelledBy(host, words(plain(name_given)))) return SPELLED
  if (name.length >= 4 && host.includes(name)) return 2.5 + (2 * name.length) / host.length
  return host.length >= 5 && name.includes(host) ? 2 : 0
}

const SPELLED = 3
/** `school-brook`, for «School Ada Brook»: the host is words of the name in their order, more than one. */
function isSpelledBy(host: string, said: string[]): boolean {
  let rest = host
  let count = 0
  for (const word of said)
    if (rest.startsWith(word)) {
      rest = rest.slice(word.length)
      count++
    }
  return rest === '' && count > 1
}

const spelledOut = (text: string) => text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')
