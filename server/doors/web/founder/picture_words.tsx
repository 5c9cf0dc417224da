/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import type { Form } from '../frame/form.ts'
import { Field } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'
import { Act, type Typed } from './draft_field.tsx'

export type GalleryPicture = Schemas['GalleryPicture']
type GalleryEdit = Schemas['GalleryPictureEdit']

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const SIDE_LABELS = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const
const ALT_CHARACTERS_MAX = 250

/** What a posted form says of a picture. An empty side cuts nothing off; what is no number the operation refuses. */
export function readPictureWords(form: Form): GalleryEdit {
  const cut = (side: string) => {
    const text = form.text(`crop_${side}`)
    return Number.isFinite(Number(text)) ? Number(text) : text
  }
  // What the sides are the operation checks.
  return { url: form.text('url'), alt: form.text('alt') || null, crop: SIDES.map(cut) as number[] }
}

/** Where the form has what a place of the operation names. */
export function pictureWordsName(pointer: string): string {
  const [, , , member, index = ''] = pointer.split('/')
  if (member === 'alt') return 'alt'
  const side = SIDES[Number(index || -1)]
  return side ? `crop_${side}` : 'crop'
}

type Props = {
  action: string
  field: string
  swap: object
  label: string
  src: string | undefined
  picture: GalleryPicture
  typed?: Typed | undefined
}

/** What one picture shows, in words, and how much of it is seen: what is cut off lies in the shade, and a pointer draws what stays. */
export function PictureWords({ action, field, swap, label, src, picture, typed }: Props) {
  const { url, alt, crop } = picture
  const id = (name: string) => `${field}-${name}-${idOf(url)}`
  const mine = typed?.act === 'describe' && typed.text('url') === url ? typed : undefined
  const sides = SIDES.map((side, index) => ({ side, value: mine ? mine.text(`crop_${side}`) : String(crop?.[index] || '') }))
  const shared = { fieldErrors: mine?.fieldErrors }
  const wrong = mine?.fieldErrors.crop ?? mine?.fieldErrors['']
  return (
    <PostForm action={action} class="picture-words" {...swap} novalidate>
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="url" value={url} />
      <details class="editor" open={mine !== undefined}>
        <summary class="button bare small">
          <span class="when-closed">Describe and crop</span>
          <span class="when-open">Close</span>
          <span class="visually-hidden"> {label}</span>
        </summary>
        <div class="stack">
          {src && (
            <div class="crop-area">
              <img src={src} alt="" loading="lazy" decoding="async" draggable={false} />
              <Shade sides={sides} />
            </div>
          )}
          <Field
            {...shared}
            name="alt"
            id={id('alt')}
            label="What it shows"
            value={mine ? mine.text('alt') : alt}
            rows={2}
            limit={ALT_CHARACTERS_MAX}
            counts="characters"
            hint="One sentence for those who cannot see it, and under the picture for all."
          />
          <fieldset class="crop-sides">
            <legend>Cut off, in per cent</legend>
            {sides.map(({ side, value }) => (
              <Field
                {...shared}
                name={`crop_${side}`}
                id={id(side)}
                label={SIDE_LABELS[side]}
                value={value}
                inputmode="numeric"
                maxlength={3}
                placeholder="0"
                autocomplete="off"
              />
            ))}
          </fieldset>
          {wrong && <p class="mistake">{wrong}</p>}
          <Act act="describe" label={label} tone="">
            Save
          </Act>
        </div>
      </details>
    </PostForm>
  )
}

/** By its address, whatever that holds. */
const idOf = (url: string): string => Bun.hash(url).toString(36)

/** Drawn by attributes alone: the page's policy takes no styles that stand in it. */
function Shade({ sides }: { sides: readonly { value: string }[] }) {
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map(({ value }) => Math.min(100, Math.max(0, Number(value) || 0)))
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path fill-rule="evenodd" d={`M0 0H100V100H0ZM${left} ${top}V${100 - bottom}H${100 - right}V${top}Z`} />
    </svg>
  )
}
