type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void }
export type Gather<Item, Result> = (item: Item) => Promise<Result>

/**
 * Lets those who come at the same time be worked on together, which costs less than one after the other: who comes while so many rounds run
 * waits, and all who wait go in the next one. Whoever comes alone waits for nobody. A round that fails fails all that are in it.
 */
export function createGather<Item, Result>(
  { rounds_max, items_max }: { rounds_max: number; items_max: number },
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): Gather<Item, Result> {
  const waiting: Waiting<Item, Result>[] = []
  let rounds = 0
  let called = false
  const round = async (together: Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(together.map(({ item }) => item))
      if (results.length !== together.length)
        throw new Error(`${together.length} were worked on together, and ${results.length} came of it`)
      // As many as there are items, of any type.
      for (const [index, { resolve }] of together.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of together) reject(error)
    }
  }
  const begin = (): void => {
    called = false
    while (rounds < rounds_max && waiting.length > 0) {
      rounds++
      void round(waiting.splice(0, items_max)).then(() => {
        rounds--
        call()
      })
    }
  }
  /** Once this turn of the loop has read all that came by now. */
  const call = (): void => {
    if (called || waiting.length === 0 || rounds >= rounds_max) return
    called = true
    setImmediate(begin)
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      call()
    })
}
