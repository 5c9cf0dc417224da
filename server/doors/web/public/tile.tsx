/** @jsxRuntime automatic @jsxImportSource preact */
import type { PicturesShown } from './pictures.ts'

type Pictured = { id: number; name: string; logo_url: string | null }

const TILES = 8

/** Our own copy of a logo, or a tile with the first letter of the name. */
export function Logo({ of, pictures, large }: { of: Pictured; pictures: PicturesShown; large?: true }) {
  const src = pictures(of.id, of.logo_url)
  const size = large ? 96 : 64
  const place = large ? 'logo large' : 'logo'
  if (src) return <img class={place} src={src} alt="" width={size} height={size} loading={large ? 'eager' : 'lazy'} decoding="async" />
  return <Initial name={of.name} place={place} />
}

const UPLOAD = /\/uploads\/[0-9a-f]{32}\.webp$/

/** A person's picture where it is a copy of ours, else a tile with the first letter of the name. */
export function Portrait({ name, url, large }: { name: string; url: string | null; large?: true }) {
  const src = UPLOAD.exec(url ?? '')?.[0]
  const size = large ? 112 : 48
  const place = large ? 'avatar large' : 'avatar'
  if (src) return <img class={place} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  return <Initial name={name} place={place} />
}

/** Stands where there is no picture, in one of a few colours that a name always has. */
export function Initial({ name, place }: { name: string; place: string }) {
  return (
    <span class={`${place} letter tile-${tileOf(name)}`} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}

function tileOf(name: string): number {
  let sum = 0
  for (let at = 0; at < name.length; at++) sum = (sum * 31 + name.charCodeAt(at)) % 65_521
  return sum % TILES
}
