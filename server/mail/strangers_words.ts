import { parse } from 'tldts'
import { HOST_IN_TEXT, hostsPlain } from '../base/addresses/registrable.ts'

const ADDRESS = /(?<![\p{L}\p{N}+.-])[\p{L}\p{N}+.-]*:\/\/\S*/gu
const HOST_AND_PATH = new RegExp(`${HOST_IN_TEXT.source}(?:[:/?#]\\S*)?`, 'gu')

/**
 * A name that a stranger chose, as it stands in an e-mail to whoever they named: without addresses, which every program makes links of,
 * so that nobody is led away by a letter of ours. The host of the listing itself stays.
 */
export function withoutLinks(name: string, own_host?: string): string {
  const own = own_host === undefined ? null : parse(own_host).domain
  const plain = hostsPlain(name)
  const without = plain.replace(ADDRESS, '…').replace(HOST_AND_PATH, (found) => {
    const { domain, isIcann } = parse(found)
    if (isIcann !== true) return found
    return domain === own ? found.replace(/[:/?#][^]*/, '') : '…'
  })
  const left = without === plain ? name : without
  return /[\p{L}\p{N}]/u.test(left) ? left : (own_host ?? 'Somebody')
}
