/** Works on all of them, some at once; what fails holds up no other, and is thrown in the end. */
export async function someAtOnce<Item>(
  items: readonly Item[],
  { at_once_max, failed }: { at_once_max: number; failed: string },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  const attempt = (item: Item) => work(item).catch((error: unknown) => void errors.push(error))
  for (let first = 0; first < items.length; first += at_once_max) await Promise.all(items.slice(first, first + at_once_max).map(attempt))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} ${failed}`)
}
