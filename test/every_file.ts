import { afterAll } from 'bun:test'

/*
 * Loaded before all test files. A worker has one registry of modules for all files that it runs, so that what one of them loads, starts
 * and compiles serves the next; `afterAll` of a module that several files share would run after the first of them alone.
 */

const tidying = new Set<() => void | Promise<void>>()

/** Has something done at the end of every test file, after what the file itself does at its end. */
export function afterEveryFile(tidy: () => void | Promise<void>): void {
  tidying.add(tidy)
}

afterAll(async () => {
  for (const tidy of tidying) await tidy()
})
