import type { Site } from './sites.ts'

/** What a model says, with the beginnings of the lines it cites. */
export type Said = { cell: string; text: string; detail?: string; cites: string[] }
export type Invention = Said & { kind: string }
export type Case = { site: Site; honest: Said[]; invented: Invention[] }

export const said = (cell: string, text: string, ...cites: string[]): Said => ({ cell, text, cites })
export const wrong = (kind: string, cell: string, text: string, ...cites: string[]): Invention => ({ kind, cell, text, cites })
