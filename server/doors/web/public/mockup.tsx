/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'

type ProductKey = Schemas['Product']['key']

/** Rows of a page, with the one that is bought. */
const MOCKUPS: Partial<Record<ProductKey, number>> = { billboard: 0, category_feature: 1, newsletter: 3, sections: 4 }
const ROWS = 5

/** Where what is bought stands, drawn as small as it says enough; for those who see the page, since its words say it too. */
export function Mockup({ name }: { name: ProductKey }) {
  const bought = MOCKUPS[name] ?? 0
  return (
    <svg class="mockup" viewBox="0 0 160 90" width={160} height={90} aria-hidden="true">
      <rect class="mockup-page" x="0.5" y="0.5" width="159" height="89" rx="6" />
      {Array.from({ length: ROWS }, (_, row) => (
        <rect
          class={row === bought ? 'mockup-bought' : 'mockup-row'}
          x="10"
          y={10 + row * 15}
          width={row === bought ? 140 : 140 - ((row * 23) % 50)}
          height="10"
          rx="2"
        />
      ))}
    </svg>
  )
}
