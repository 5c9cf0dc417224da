import { anyOf } from '../../lexicon/compile.ts'
import type { Site } from '../reading/site.ts'

const SOFTWARE = new RegExp(String.raw`${anyOf('software_attached')}|(?<!\p{L})(?:${anyOf('software')})(?!\p{L})`, 'iu')

const known = new WeakMap<Site, boolean>()

/** Whether a site sells software, by its title and description: the pages of such a site show it at work, with amounts of its users. */
export function isSoftware(site: Site): boolean {
  const told =
    known.get(site) ??
    [site.home.title, ...site.home.metas.filter((meta) => meta.name.endsWith('description')).map((meta) => meta.content)].some((text) =>
      SOFTWARE.test(text),
    )
  known.set(site, told)
  return told
}
