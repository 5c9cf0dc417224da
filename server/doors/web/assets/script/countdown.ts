const UNITS: [name: string, seconds: number][] = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
]

/** Says how long it is until an instant; the instant itself stands beside it as text. */
export function countdowns(): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-countdown]')]
  if (shown.length === 0) return
  const show = () => {
    for (const place of shown) {
      place.textContent = timeLeft((Date.parse(place.dataset.countdown ?? '') - Date.now()) / 1000)
    }
  }
  show()
  setInterval(show, 20_000)
}

/** `2 d 3 h`, `14 min`. */
function timeLeft(seconds: number): string {
  if (!(seconds > 0)) return 'now'
  const at = UNITS.findIndex(([, size]) => seconds >= size)
  if (at < 0) return 'in less than a minute'
  let rest = seconds
  const parts = UNITS.slice(at, at + 2).map(([name, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return `${count} ${name}`
  })
  return `in ${parts.join(' ')}`
}
