const SIDES = ['top', 'right', 'bottom', 'left'] as const
/** Less than this is a press, not a stretch that somebody drew; a tenth stays of each side. */
const DRAWN_PERCENT_MIN = 10

type Cut = Record<(typeof SIDES)[number], number>

/** The shade over what is cut off a picture follows what is typed, and a pointer draws what stays. The form alone does the same without. */
export function crops(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name.startsWith('crop_')) shade(target.form)
  })
  document.addEventListener('pointerdown', (event) => {
    const area = event.target instanceof Element ? event.target.closest<HTMLElement>('.crop-area') : null
    const form = area?.closest('form')
    // A finger scrolls the page there.
    if (!area || !form || event.button !== 0 || event.pointerType === 'touch') return
    const from = placeIn(area, event)
    const draw = (moved: PointerEvent) => {
      const to = placeIn(area, moved)
      const [left, right] = [Math.min(from.x, to.x), 100 - Math.max(from.x, to.x)]
      const [top, bottom] = [Math.min(from.y, to.y), 100 - Math.max(from.y, to.y)]
      if (100 - left - right >= DRAWN_PERCENT_MIN && 100 - top - bottom >= DRAWN_PERCENT_MIN) put(form, { top, right, bottom, left })
    }
    area.setPointerCapture(event.pointerId)
    area.addEventListener('pointermove', draw)
    area.addEventListener('lostpointercapture', () => area.removeEventListener('pointermove', draw), { once: true })
    event.preventDefault()
  })
}

function placeIn(area: HTMLElement, { clientX, clientY }: PointerEvent): { x: number; y: number } {
  const { left, top, width, height } = area.getBoundingClientRect()
  const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }
}

const inputOf = (form: HTMLFormElement, side: string) => form.querySelector<HTMLInputElement>(`[name=crop_${side}]`)

function put(form: HTMLFormElement, cut: Cut): void {
  for (const side of SIDES) {
    const input = inputOf(form, side)
    if (input) input.value = String(cut[side])
  }
  shade(form)
}

function shade(form: HTMLFormElement | null): void {
  if (!form) return
  const [top, right, bottom, left] = SIDES.map((side) => Math.min(100, Math.max(0, Number(inputOf(form, side)?.value) || 0)))
  form
    .querySelector('.crop-area path')
    ?.setAttribute('d', `M0 0H100V100H0ZM${left} ${top}V${100 - (bottom ?? 0)}H${100 - (right ?? 0)}V${top}Z`)
}
