import type { Context } from '../core/context.ts'

/** Whom a version of a listing names: the account that did it, or the repository whose run it was. */
export const doneBy = ({ actor, by }: Pick<Context, 'actor' | 'by'>): string => (actor.type === 'publisher' ? actor.name : by)
