import { ACCENT } from '../../../base/accent.ts'

/** The sign of the service: a tick on a tile of its colour. */
export const drawLogo = (accent = ACCENT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="22" height="22"><rect width="24" height="24" rx="7" fill="${accent}"/><path d="M6.5 12.5l3.6 3.6 7.4-8.2" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
