/** @jsxRuntime automatic @jsxImportSource preact */

/** The seats of a week beside those of the emptiest one; the number stands with it. */
export function SeatBar({ left, most }: { left: number; most: number }) {
  return (
    <svg class="seat-bar" viewBox="0 0 100 6" width="96" height="6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="seat-bar-all" width="100" height="6" />
      <rect class="seat-bar-left" width={most === 0 ? 0 : (left / most) * 100} height="6" />
    </svg>
  )
}
