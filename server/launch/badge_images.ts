import { clip } from '../base/clip.ts'
export const BADGE_IDS = ['light', 'dark', 'rank'] as const
export type BadgeId = (typeof BADGE_IDS)[number]

export const BADGE_WIDTH = 220
export const BADGE_HEIGHT = 54
const WORDS_MAX = 24
const COLOURS: Record<BadgeId, { back: string; edge: string; text: string; quiet: string; mark: string }> = {
  light: { back: '#ffffff', edge: '#d0d7de', text: '#1f2328', quiet: '#57606a', mark: '#0b6e4f' },
  dark: { back: '#161b22', edge: '#30363d', text: '#f0f6fc', quiet: '#9aa4af', mark: '#3fb68b' },
  rank: { back: '#fff8e6', edge: '#e3b341', text: '#1f2328', quiet: '#6b5300', mark: '#b8860b' },
}

/** A badge as a drawing of its own: two lines of text, whatever the site and the week are called. */
export function drawBadge(id: BadgeId, words: { small: string; large: string }): string {
  const { back, edge, text, quiet, mark } = COLOURS[id]
  const label = escapeMarkup(`${words.small} ${words.large}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_WIDTH}" height="${BADGE_HEIGHT}" viewBox="0 0 ${BADGE_WIDTH} ${BADGE_HEIGHT}" role="img" aria-label="${label}">
<title>${label}</title>
<rect x=".5" y=".5" width="${BADGE_WIDTH - 1}" height="${BADGE_HEIGHT - 1}" rx="10" fill="${back}" stroke="${edge}"/>
<path d="M18 17h16v20l-8-6-8 6z" fill="${mark}"/>
<g font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
<text x="48" y="22" font-size="11" fill="${quiet}">${escapeMarkup(cut(words.small))}</text>
<text x="48" y="41" font-size="17" font-weight="700" fill="${text}" textLength="${Math.min(160, lengthOf(words.large) * 9.5)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(cut(words.large))}</text>
</g>
</svg>
`
}

/** The code to paste, in which a name can break out of nothing. */
export function badgeCode(given: { link_url: string; image_url: string; alt: string }): { html: string; markdown: string } {
  const { link_url, image_url, alt } = given
  const [link, image, text] = [link_url, image_url, alt].map(escapeMarkup)
  return {
    html: `<a href="${link}"><img src="${image}" alt="${text}" width="${BADGE_WIDTH}" height="${BADGE_HEIGHT}"></a>`,
    markdown: `[![${escapeMarkdown(alt)}](${escapeAddress(image_url)})](${escapeAddress(link_url)})`,
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for SVG and HTML; what XML cannot hold is left out. */
function escapeMarkup(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}

const escapeMarkdown = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|~&-]/g, (sign) => `\\${sign}`)
const escapeAddress = (url: string): string =>
  url.replace(/[()<>\s]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))

const lengthOf = (text: string): number => [...cut(text)].length
const cut = (text: string): string => clip(text, WORDS_MAX)
