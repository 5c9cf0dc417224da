import { ACCENT, paletteOf, type Palette } from '../base/accent.ts'
import { escapeMarkup } from '../base/escape.ts'
import { recipientOf, type Block, type Email } from './email.ts'

type Entry = Extract<Block, { entries: unknown }>['entries'][number]

/** What an operator chose: their colour, and their mark as PNG, which travels with the e-mail. Null for ours. */
export type EmailLook = { accent: string | null; mark: Uint8Array | null }
const OURS: EmailLook = { accent: null, mark: null }
/** By which the frame names the mark among the parts of its e-mail. */
export const MARK_CID = 'mark'

/** Both sides of an e-mail say the same; `home` signs where the e-mail names no site. */
export function renderEmail(
  mail: Email,
  home: { name: string; url: string },
  { accent, mark }: EmailLook = OURS,
): { text: string; html: string } {
  const site = mail.site ?? home
  const greeting = recipientOf(mail) === '' ? 'Hello,' : `Hello ${recipientOf(mail)},`
  return { text: renderText(mail, site, greeting), html: renderHtml(mail, site, greeting, { palette: paletteOf(accent ?? ACCENT), mark }) }
}

/** Refuses an e-mail that leads elsewhere than to the service: `origins` are those of its sites. */
export function checkLinks({ action, unsubscribe, blocks }: Email, origins: readonly string[]): void {
  const listed = blocks.flatMap((block) => (typeof block !== 'string' && 'entries' in block ? block.entries.map(({ url }) => url) : []))
  for (const url of [action?.url, unsubscribe?.url, ...listed])
    if (url !== undefined && !origins.includes(URL.parse(url)?.origin ?? '')) throw new ForeignLink(`leads to ${url}, which is not ours`)
}
export class ForeignLink extends Error {}

function renderText({ blocks, action, unsubscribe }: Email, site: { name: string; url: string }, greeting: string): string {
  const parts = [greeting, ...blocks.map(blockText)]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  const footer = [`-- \n${site.name}\n${site.url}`]
  if (unsubscribe) footer.push(`Unsubscribe from these e-mails: ${unsubscribe.url}`)
  return `${[...parts, footer.join('\n')].join('\n\n')}\n`
}

function blockText(block: Block): string {
  if (typeof block === 'string') return lines(block).join('\n')
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(Math.min(block.heading.length, 60))}`
  if ('list' in block) return block.list.map((item) => `- ${lines(item).join('\n  ')}`).join('\n')
  if ('quote' in block) return lines(block.quote).join('\n').replace(/^/gm, '> ')
  if ('entries' in block) return block.entries.map(entryText).join('\n\n')
  return block.changes.map(({ name, before, after }) => `${name}\n  before: ${sideText(before)}\n  after:  ${sideText(after)}`).join('\n\n')
}

const entryText = ({ title, url, text, mark }: Entry): string =>
  [mark === undefined ? title : `${title} (${mark})`, ...(text === null ? [] : lines(text)), url].join('\n')

const lines = (text: string): string[] => text.split(/\r\n|[\r\n\u2028\u2029]/)
const sideText = (side: string | null): string => (side === null ? '(nothing)' : lines(side).join('\n          '))

/** Colours are said twice, once for dark screens; mail programs that drop the style sheet still show the light ones. */
const styleOf = ({ dark }: Palette): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:600px){.page{padding:0!important}.card{border-radius:0!important;border-left:0!important;border-right:0!important;padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#131517!important}.card{background:#1b1e21!important;border-color:#31353a!important}
.card,.card h2,.card .entry,.card .brand{color:#ecebe6!important}
.foot,.foot a,.name{color:#a6abb2!important}.quote{border-color:#4a4e54!important;color:#d6d4cd!important}.line{border-color:#31353a!important}
.tile,.button{background:${dark.accent}!important;color:${dark.on}!important}}`
const FONT = "font-family:Figtree,ui-sans-serif,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MUTED = '#595e64'

/** One quiet frame for all: the sign and the name, what there is to say, one button. No picture is fetched from anywhere. */
function renderHtml(
  mail: Email,
  site: { name: string; url: string },
  greeting: string,
  look: { palette: Palette; mark: Uint8Array | null },
): string {
  const { palette, mark } = look
  const { action, unsubscribe } = mail
  const { accent, on } = palette.light
  const button = action
    ? `<p style="margin:28px 0 4px"><a class="button" href="${escape(action.url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${accent};color:${on};text-decoration:none;font-weight:600">${escape(action.label)}</a></p>`
    : ''
  const sign = mark
    ? `<img src="cid:${MARK_CID}" alt="" width="28" height="28" style="width:28px;height:28px;margin:0 10px 0 0;border:0;border-radius:6px;background:#ffffff;vertical-align:middle">`
    : `<span class="tile" aria-hidden="true" style="display:inline-block;width:28px;height:28px;margin:0 10px 0 0;border-radius:8px;background:${accent};color:${on};font-size:16px;line-height:28px;text-align:center">✓</span>`
  const leave = unsubscribe ? `<br><a href="${escape(unsubscribe.url)}" style="color:${MUTED}">Unsubscribe from these e-mails</a>` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(mail.subject)}</title><style>${styleOf(palette)}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f3f1eb">
<div class="card" style="max-width:520px;margin:0 auto;padding:32px 36px;border:1px solid #e3e0d7;border-radius:16px;background:#ffffff;color:#16191b;${FONT};font-size:16px;line-height:1.6;overflow-wrap:anywhere;word-break:break-word">
<p class="brand" style="margin:0 0 28px;color:#16191b;font-size:17px;font-weight:700;line-height:28px">${sign}${escape(site.name)}</p>
<p style="margin:0 0 16px">${escape(greeting)}</p>
${mail.blocks.map(blockHtml).join('\n')}
${button}
<p class="foot line" style="margin:36px 0 0;padding:16px 0 0;border-top:1px solid #e3e0d7;color:${MUTED};font-size:13px">${escape(site.name)} · <a href="${escape(site.url)}" style="color:${MUTED}">${escape(site.url.replace(/^https?:\/\//, ''))}</a>${leave}</p>
</div></body></html>
`
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${multiline(block)}</p>`
  if ('heading' in block)
    return `<h2 dir="auto" style="margin:28px 0 8px;font-size:18px;line-height:1.3;color:#16191b">${escape(block.heading)}</h2>`
  if ('list' in block)
    return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.list.map((item) => `<li dir="auto" style="margin:0 0 6px">${multiline(item)}</li>`).join('')}</ul>`
  if ('quote' in block) return quoteHtml(multiline(block.quote))
  if ('entries' in block) return block.entries.map(entryHtml).join('\n')
  return block.changes
    .map(
      ({ name, before, after }) =>
        `<p style="margin:20px 0 6px;font-weight:600">${escape(name)}</p>${sideHtml('Before', before)}${sideHtml('After', after)}`,
    )
    .join('\n')
}

function entryHtml({ title, url, text, mark }: Entry): string {
  const link = `<a class="entry" href="${escape(url)}" style="color:#16191b;font-weight:600">${escape(title)}</a>`
  const beside = mark === undefined ? '' : ` <span class="name" style="color:${MUTED};font-size:13px">${escape(mark)}</span>`
  return `<p style="margin:0 0 14px">${link}${beside}${text === null ? '' : `<br>${multiline(text)}`}</p>`
}

const sideHtml = (label: string, side: string | null): string =>
  `<p class="name" style="margin:0;color:${MUTED};font-size:13px">${label}</p>${quoteHtml(side === null ? '(nothing)' : multiline(side))}`
const quoteHtml = (inner: string): string =>
  `<blockquote class="quote" dir="auto" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #d5d2ca;color:#3c4045">${inner}</blockquote>`

const multiline = (text: string): string => lines(text).map(escape).join('<br>')

/** Whatever stands in the text is shown, never obeyed; control characters would break the mail or hide something. */
const escape = (text: string): string => escapeMarkup(text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ''))
