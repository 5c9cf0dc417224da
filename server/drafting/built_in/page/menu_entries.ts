import { squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { hostLabels } from './host_labels.ts'

/** What a menu calls the home page, in whatever language: the first entry of a list of links, said nowhere else on the site. */
export function homeEntries(readings: Reading[], home: Reading): Set<string> {
  const said = squeeze(readings.flatMap(({ blocks }) => blocks.flatMap(({ region, text }) => (region === 'nav' ? [] : [text]))).join(' '))
  const labels = hostLabels(home.url)
  return new Set(
    home.links
      .filter(
        ({ url, element, region }) =>
          region === 'nav' && isHomeOf(home.url, url) && element.parent?.type === 'tag' && element.parent.name === 'li',
      )
      .map(({ text }) => squeeze(text))
      .filter((key) => key !== '' && !said.includes(key) && !labels.includes(key)),
  )
}
const isHomeOf = (home: string, url: string): boolean =>
  [home, home.replace(/\/?$/, '/index.html')].some((own) => url.split('#', 1)[0] === own)
