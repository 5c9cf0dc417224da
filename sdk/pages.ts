import type { AnyPage, ItemOf, PagedCall } from './methods.ts'

// The contract reaches 10,000 items deep, so even pages of one item end here.
const PAGES_MAX = 10_000

/**
 * `ask` without a number asks for the page that the caller wants first, with a number for a later one. The first is asked for once,
 * however often it is awaited or iterated.
 */
export function pagedCall<One extends AnyPage>(ask: (page?: number) => Promise<One>): PagedCall<One> {
  let asked: Promise<One> | undefined
  const firstPage = () => (asked ??= ask())

  async function* pages(): AsyncGenerator<One, void, void> {
    let page = await firstPage()
    for (let count = 1; ; count++) {
      yield page
      if (!page.has_more || count >= PAGES_MAX) return
      page = await ask(page.page + 1)
    }
  }

  async function* items(): AsyncGenerator<ItemOf<One>, void, void> {
    // ItemOf<One> is by definition what `items` holds; the compiler does not follow that through a generic.
    for await (const page of pages()) yield* page.items as ItemOf<One>[]
  }

  return {
    pages,
    [Symbol.asyncIterator]: items,
    [Symbol.toStringTag]: 'PagedCall',
    // oxlint-disable-next-line unicorn/no-thenable -- this is what `await` looks for
    then: (kept, failed) => firstPage().then(kept, failed),
    catch: (failed) => firstPage().catch(failed),
    finally: (done) => firstPage().finally(done),
  }
}
