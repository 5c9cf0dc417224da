/** Works on all of them, so many at a time; what fails holds up no other, and is thrown in the end. */
export async function attemptAll<Item>(
  items: readonly Item[],
  { failed, at_once_max = 1 }: { failed: string; at_once_max?: number },
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  const attempt = (item: Item) => work(item).catch((error: unknown) => void errors.push(error))
  for (let first = 0; first < items.length; first += at_once_max) await Promise.all(items.slice(first, first + at_once_max).map(attempt))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} ${failed}`)
}
