import { inflateSync } from 'node:zlib'

/** The text of a PDF as a reader would copy it, page by page with a form feed after each: what pdfkit writes, and no more of the format. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const raw = Buffer.from(pdf).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) objects.set(id, body)
  const streamOf = (id: string): string => {
    const [, head = '', content = ''] = /^([^]*?)\nstream\n([^]*?)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return head.includes('FlateDecode') ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content
  }
  const maps = new Map<string, Map<string, string>>()
  const mapOf = (font: string): Map<string, string> => {
    const known = maps.get(font)
    if (known) return known
    const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? []
    const made = glyphsOf(streamOf(unicode))
    maps.set(font, made)
    return made
  }
  let text = ''
  for (const body of objects.values()) {
    if (!/\/Type \/Page\b(?!s)/.test(body)) continue
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? []
    const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(body) ?? []
    const fonts = new Map([...(objects.get(resources) ?? body).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]))
    let font = ''
    for (const [, name, shown] of streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? ''
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        text += hex.replace(/.{4}/g, (glyph) => mapOf(font).get(glyph.toLowerCase()) ?? '\ufffd')
      if (shown !== undefined) text += '\n'
    }
    text += '\f'
  }
  return text
}

/** How high above the foot of its page each text stands. */
export function heightsOf(pdf: Uint8Array): number[] {
  const raw = Buffer.from(pdf).toString('latin1')
  const contents = [...raw.matchAll(/\/FlateDecode[^]*?\nstream\n([^]*?)\nendstream/g)].map(([, content = '']) => inflated(content))
  return contents.flatMap((text) => [...text.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, height]) => Number(height)))
}

/** Empty for what is packed otherwise, such as a font. */
function inflated(content: string): string {
  try {
    return inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}

/** `beginbfrange` of pdfkit: runs of glyphs, each with its letters in UTF-16. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>()
  for (const [, first = '', , letters = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
    for (const [index, entry] of [...letters.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0')
      const units = (entry[1] ?? '').match(/[0-9a-f]{4}/gi) ?? []
      glyphs.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))))
    }
  return glyphs
}
