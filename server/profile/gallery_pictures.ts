import type { Schemas } from '../../sdk/contract.ts'
import type { ValidationIssue } from '../base/error.ts'
import { cellOf, listOf, textOf, type Cells, type GalleryPicture } from './profile.ts'

export type PictureCrop = Schemas['PictureCrop']
type PictureEdits = readonly Schemas['GalleryPictureEdit'][] | undefined

/** Of each side of a picture a tenth stays at least. */
const CUT_PERCENT_MAX = 90
/** Also what is kept of pictures that may come back. */
const KEPT_MAX = 40

/** The addresses of the pictures that a page shows in a row: the cover and then the screenshots, each once. */
const galleryUrls = (cells: Cells): string[] => [
  ...new Set([textOf(cells, 'cover_url'), ...(listOf(cells, 'screenshots') ?? [])].filter((url) => url !== null)),
]

/** Those pictures with what is said of them. */
export const galleryOf = ({ cells, pictures }: { cells: Cells; pictures: readonly GalleryPicture[] }): GalleryPicture[] =>
  galleryUrls(cells).map((url) => pictures.find((picture) => picture.url === url) ?? { url, alt: null, crop: null })

/** What is said of pictures after an edit; of those that the profile neither has nor was drafted with, nothing is kept. */
export function applyGallery(before: readonly GalleryPicture[], cells: Cells, edits: PictureEdits): GalleryPicture[] {
  const said = new Map(before.map((picture) => [picture.url, picture]))
  for (const { url, alt, crop } of edits ?? []) {
    const known = said.get(url) ?? { url, alt: null, crop: null }
    said.set(url, { url, alt: alt === undefined ? known.alt : alt, crop: crop === undefined ? known.crop : cropped(crop) })
  }
  const drafted = [cellOf(cells, 'cover_url'), cellOf(cells, 'screenshots')].flatMap(({ ai }) => ai?.value ?? [])
  const named = new Set<unknown>([...galleryUrls(cells), ...drafted])
  return [...said.values()].filter(({ url, alt, crop }) => named.has(url) && (alt !== null || crop !== null)).slice(0, KEPT_MAX)
}

/** One that cuts nothing off is none. */
const cropped = (crop: PictureCrop | null): PictureCrop | null => (crop?.some((percent) => percent > 0) ? [...crop] : null)

/** Where an edit speaks of a picture that the gallery will not have, of one twice, or cuts off more than all. */
export function galleryIssues(cells: Cells, edits: PictureEdits): ValidationIssue[] {
  const urls = galleryUrls(cells)
  return (edits ?? []).flatMap(({ url, crop }, index, all): ValidationIssue[] => [
    ...(urls.includes(url) ? [] : [{ field: `/pictures/${index}/url`, ...NOT_SHOWN }]),
    ...(all.findIndex((other) => other.url === url) === index ? [] : [{ field: `/pictures/${index}/url`, ...TWICE }]),
    ...(crop ? tooMuch(`/pictures/${index}/crop`, crop) : []),
  ])
}

const NOT_SHOWN = {
  code: 'invalid',
  message: 'is no picture of the gallery.',
  fix: 'Send the url of cover_url or of one of screenshots, as it stands there.',
} as const
const TWICE = { code: 'duplicate', message: 'stands in the list before.', fix: 'Send each picture once.' } as const

const tooMuch = (field: string, [top = 0, right = 0, bottom = 0, left = 0]: PictureCrop): ValidationIssue[] =>
  [
    { sides: 'top and bottom', sum: top + bottom },
    { sides: 'left and right', sum: left + right },
  ].flatMap(({ sides, sum }): ValidationIssue[] =>
    sum <= CUT_PERCENT_MAX
      ? []
      : [
          {
            field,
            code: 'too_large',
            message: `leaves too little: ${sides} cut off ${sum}%.`,
            fix: `Cut off ${CUT_PERCENT_MAX}% at most.`,
          },
        ],
  )
