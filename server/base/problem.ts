import type { Schemas } from '../../sdk/contract.ts'

export type ErrorCode = Schemas['ErrorCode']
export type Problem = Schemas['Problem']
/** One wrong place of the input, with what to send there instead. */
export type ValidationIssue = NonNullable<Problem['errors']>[number]
/** A place before it leaves; the names nearest to what was sent are looked for only where they are told. */
export type DraftIssue = ValidationIssue & { near?: { lead: string; typed: string; names: readonly string[] } }
export type Action = NonNullable<Problem['action']>
