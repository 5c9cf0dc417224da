/** On a narrow screen the side navigation scrolls sideways; the entry of this page is brought into sight. */
export function showPlaceInSideNav(): void {
  const nav = document.querySelector<HTMLElement>('.side-nav')
  const here = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && here && nav.scrollWidth > nav.clientWidth)
    nav.scrollLeft = here.offsetLeft - nav.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2
}
