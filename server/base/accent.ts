/*
 * The one colour that an operator chooses. What is drawn in it has to be read on every ground of the pages, so that it is measured first
 * and its other tones follow from it.
 */

type Rgb = readonly [number, number, number]

export const ACCENT = '#0b6a4a'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** The lightest and the darkest ground of light pages; then those of dark ones (style/tokens.css). */
const LIGHT_GROUNDS = ['#ffffff', '#f3f1eb']
const DARK_GROUNDS = ['#1b1e21', '#131517']
const DARK_PAPER: Rgb = [19, 21, 23]
const CONTRAST_MIN = 4.5
const STEP = 0.02

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const write = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
const between = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
export const contrastOf = (one: string, other: string): number => between(parse(one), parse(other))

/** Goes from a colour towards another until it is read well enough. */
function towards(from: Rgb, to: Rgb, reads: (rgb: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += STEP) if (reads(mix(from, to, share))) return mix(from, to, share)
  return to
}

type Tones = { accent: string; strong: string; soft: string; on: string }
/** `on` is what stands on a button of the colour. */
export type Palette = { light: Tones; dark: Tones }

/** The ground on which a colour is read worst, where that is too little; null where it will do. */
export function unreadable(hex: string): { ground: string; contrast: number } | null {
  const worst = LIGHT_GROUNDS.map((ground) => ({ ground, contrast: contrastOf(hex, ground) })).toSorted(
    (a, b) => a.contrast - b.contrast,
  )[0]
  return worst && worst.contrast < CONTRAST_MIN ? worst : null
}

/** All tones of a colour that can be read on light ground; those for dark screens are as much lighter as it takes. */
export function paletteOf(hex: string): Palette {
  const light = parse(hex)
  const dark = towards(light, WHITE, (rgb) => DARK_GROUNDS.every((ground) => between(rgb, parse(ground)) >= CONTRAST_MIN + 1.5))
  return {
    light: {
      accent: hex,
      strong: write(mix(light, BLACK, 0.25)),
      soft: write(towards(mix(light, WHITE, 0.88), WHITE, (rgb) => between(rgb, light) >= CONTRAST_MIN)),
      on: '#ffffff',
    },
    dark: {
      accent: write(dark),
      strong: write(mix(dark, WHITE, 0.3)),
      soft: write(towards(mix(dark, DARK_PAPER, 0.75), DARK_PAPER, (rgb) => between(rgb, dark) >= CONTRAST_MIN)),
      on: write(towards(mix(light, BLACK, 0.6), BLACK, (rgb) => between(rgb, dark) >= CONTRAST_MIN)),
    },
  }
}
