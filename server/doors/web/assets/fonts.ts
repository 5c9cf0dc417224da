import { fileURLToPath } from 'node:url'

/** Scripts that a family is cut into: a browser fetches the second file only for a page that has such letters. */
const SUBSETS = ['latin', 'latin-ext'] as const
type Subset = (typeof SUBSETS)[number]

/** The sans of everything that is worked with, and the serif of what is read: both under the SIL Open Font License, from their packages. */
const FAMILIES = [
  { family: 'Figtree', slug: 'figtree', weights: '300 900' },
  { family: 'Brygada 1918', slug: 'brygada-1918', weights: '400 700' },
] as const

/** One file of a font, with the rule that a style sheet needs once the file has an address. */
type FontFile = { name: string; subset: Subset; bytes: Uint8Array<ArrayBuffer>; ruleOf(path: string): string }

export async function readFonts(): Promise<FontFile[]> {
  return Promise.all(FAMILIES.flatMap((family) => SUBSETS.map((subset) => readFont(family, subset))))
}

async function readFont({ family, slug, weights }: (typeof FAMILIES)[number], subset: Subset): Promise<FontFile> {
  const own = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${slug}/${path}`))
  const ranges: Record<Subset, string> = await Bun.file(own('unicode.json')).json()
  return {
    name: `${slug}-${subset}`,
    subset,
    bytes: new Uint8Array(await Bun.file(own(`files/${slug}-${subset}-wght-normal.woff2`)).arrayBuffer()),
    // `optional`: a font that is late is used from the next page on, so that no line of text moves while it is read.
    ruleOf: (path) =>
      `@font-face{font-family:"${family}";font-style:normal;font-display:optional;font-weight:${weights};src:url(${path}) format("woff2");unicode-range:${ranges[subset]}}`,
  }
}
