/** Goes to what is to be mended first: where the address names a part of the page, browsers stay at that part. */
export function firstMistake(): void {
  if (location.hash !== '') window.addEventListener('load', () => document.querySelector<HTMLElement>('main [autofocus]')?.focus())
}
