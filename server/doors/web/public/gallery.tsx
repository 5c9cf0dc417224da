/** @jsxRuntime automatic @jsxImportSource preact */
import type { Listing } from './listing_facts.tsx'
import type { PicturesShown } from './pictures.ts'

/** Our own copies of the cover and the screenshots in a row that snaps, each of a size that is known before it is there. */
export function Pictures({ listing, pictures }: { listing: Listing; pictures: PicturesShown }) {
  const shown = [listing.cover_url, ...(listing.screenshots ?? [])].flatMap((url) => pictures(listing.id, url) ?? [])
  if (shown.length === 0) return null
  const all = [...new Set(shown)]
  const alt = (index: number) => `${listing.name}, picture ${index + 1} of ${all.length}`
  return (
    <>
      <ul class="plain shots" aria-label={`Pictures of ${listing.name}`} tabindex={0}>
        {all.map((src, index) => (
          <li>
            <button type="button" class="shot" popovertarget={`picture-${index + 1}`}>
              <img
                src={src}
                alt={alt(index)}
                width={640}
                height={400}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchpriority={index === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {all.map((src, index) => (
        <WholePicture id={`picture-${index + 1}`} src={src} alt={alt(index)} />
      ))}
    </>
  )
}

/** A picture as large as the window: opened and left by Escape by the browser itself, and loaded when it is shown. */
const WholePicture = ({ id, src, alt }: { id: string; src: string; alt: string }) => (
  <div class="whole-picture" id={id} popover="auto" role="dialog" aria-label={alt}>
    <img src={src} alt={alt} loading="lazy" decoding="async" />
    <button type="button" class="button quiet small" popovertarget={id} popovertargetaction="hide" autofocus>
      Close
    </button>
  </div>
)
