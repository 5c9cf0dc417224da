import { loose, squeeze } from '../reading/fold.ts'

/** Labels of the host that may hold the name, with the folder of a site that lives below its host. */
export function hostLabels(url: string): string[] {
  const { hostname, pathname } = new URL(url)
  const parts = hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  const folder = pathname.split('/').filter((step) => step !== '' && !/\.\w+$/.test(step))[0]
  const whole = parts.slice(0, -1).join('')
  return [parts.length > 2 ? (parts[0] ?? '') : (parts.at(-2) ?? ''), parts.at(-2) ?? '', whole, parts.join(''), folder ?? '']
    .map(squeeze)
    .filter((label) => label.length > 2)
}

/** How much a host speaks for a name: 5 when it is the name, less when one holds the other. */
export function likeness(key: string, label: string): number {
  const plain = (text: string) => loose(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss')
  const [name, host] = [plain(key), plain(label)]
  // Hosts spell ä as ae; the plain spelling is compared too.
  if (name === host || plain(spelledOut(key)) === host) return 5
  if (name.length >= 4 && host.includes(name)) return 2.5 + (2 * name.length) / host.length
  return host.length >= 5 && name.includes(host) ? 2 : 0
}

const spelledOut = (text: string) => text.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')
