import { fileURLToPath } from 'node:url'

/** Whether this runs from its sources; otherwise `scripts/build.ts` made one bundle of it. */
export const is_source = import.meta.url.endsWith('.ts')

/**
 * A file of the server's own, by its path from this folder. The only place that asks where the code is: in a bundle every module lies
 * in this folder, whatever folder its source was in.
 */
export const ownFile = (path: string): string => fileURLToPath(new URL(path, import.meta.url)).replace(/(?<=.)\/$/, '')

/** A module that is started as a program or thread of its own, by its path from this folder, without its ending. */
export const ownModule = (path: string): string => ownFile(`${path}.${is_source ? 'ts' : 'js'}`)
