/** A kind of thing that each service makes at its first use, such as a cache; told apart by itself. */
export type Kind<Thing> = (clock: () => Date) => Thing

/** What one service keeps in this process's memory. It goes with the service, so that several in one process share nothing. */
export type Memory = {
  /** The service's own, or the one of `owner`: what waits for one pool of connections must not hold up who asks another. */
  of<Thing>(kind: Kind<Thing>, owner?: object): Thing
}

export function createMemory(clock: () => Date): Memory {
  const owners = new WeakMap<object, Map<Kind<unknown>, unknown>>()
  const memory: Memory = {
    of<Thing>(kind: Kind<Thing>, owner: object = memory): Thing {
      const made = owners.get(owner) ?? new Map<Kind<unknown>, unknown>()
      owners.set(owner, made)
      if (!made.has(kind)) made.set(kind, kind(clock))
      // What stands under a kind was made by it.
      return made.get(kind) as Thing
    },
  }
  return memory
}
