const NAMED_MAX = 10

/** Places in words, for a team that reads them: an order may have hundreds. */
export function nameSome(places: readonly string[], separator = ', '): string {
  const more = places.length - NAMED_MAX
  return [...places.slice(0, NAMED_MAX), ...(more > 0 ? [`and ${more} more`] : [])].join(separator)
}
