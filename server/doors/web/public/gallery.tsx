/** @jsxRuntime automatic @jsxImportSource preact */
import type { Listing } from './listing_facts.tsx'
import type { PicturesShown } from './pictures.ts'

/** `lang` is that of the founder's words for it; a picture without any is told by its number. */
type Shown = { id: string; src: string; alt: string; lang: string | undefined; said: string | null }

/** Our own copies of the cover and the screenshots in a row that snaps, each of a size that is known before it is there. */
export function Pictures({ listing, pictures, lang }: { listing: Listing; pictures: PicturesShown; lang: string | undefined }) {
  const copies = listing.pictures.flatMap(({ url, alt }) => {
    const src = pictures(listing.id, url)
    return src === null ? [] : [{ src, said: alt }]
  })
  const all = copies.map(({ src, said }, index): Shown => ({
    id: `picture-${index + 1}`,
    src,
    said,
    alt: said ?? `${listing.name}, picture ${index + 1} of ${copies.length}`,
    lang: said === null ? undefined : lang,
  }))
  if (all.length === 0) return null
  return (
    <>
      <ul class="plain shots" id="pictures" aria-label={`Pictures of ${listing.name}`} tabindex={0}>
        {all.map(({ id, src, alt, lang: language }, index) => (
          <li>
            <a class="shot" href={`#${id}`}>
              <img
                src={src}
                alt={alt}
                lang={language}
                width={640}
                height={400}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchpriority={index === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {all.map((_, index) => (
        <WholePicture all={all} index={index} />
      ))}
    </>
  )
}

/**
 * A picture as large as the window, loaded when it is shown. The link to it shows it, and so do those to its neighbours; the script makes a
 * dialog of it, with arrow keys and Escape.
 */
function WholePicture({ all, index }: { all: readonly Shown[]; index: number }) {
  const shown = all[index]
  if (!shown) return null
  const { id, src, alt, lang, said } = shown
  const place = `Picture ${index + 1} of ${all.length}`
  return (
    <dialog class="whole-picture" id={id} aria-label={place} tabindex={-1}>
      <figure>
        <img src={src} alt={alt} lang={lang} loading="lazy" decoding="async" />
        {said !== null && (
          <figcaption lang={lang} aria-hidden="true">
            {said}
          </figcaption>
        )}
      </figure>
      <div class="picture-ways">
        <Way to={all[index - 1]} rel="prev" label="Previous picture" sign="←" />
        <span class="muted small figure" aria-hidden="true">
          {index + 1} / {all.length}
        </span>
        <Way to={all[index + 1]} rel="next" label="Next picture" sign="→" />
        <a class="button quiet small" href="#pictures" data-close>
          Close
        </a>
      </div>
    </dialog>
  )
}

/** At either end it stands there and leads nowhere, so that the other one does not move. */
function Way({ to, rel, label, sign }: { to: Shown | undefined; rel: 'prev' | 'next'; label: string; sign: string }) {
  const face = (
    <>
      <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">{label}</span>
    </>
  )
  return to ? (
    <a class="button quiet small" rel={rel} href={`#${to.id}`}>
      {face}
    </a>
  ) : (
    <span class="button quiet small off" aria-hidden="true">
      {sign}
    </span>
  )
}
