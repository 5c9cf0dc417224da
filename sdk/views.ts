import type { Input, OperationId, Output, Schemas } from './contract.ts'

/** Operations that answer less of a draft where they are asked to: what the input says then, what it says otherwise, and what comes back. */
type Views = {
  submit_listing: { whole: { view?: 'full' }; short: { view: 'changed' }; shown: Schemas['DraftChange'] }
  update_draft: { whole: { view?: 'full' }; short: { view: 'changed' }; shown: Schemas['DraftChange'] }
  get_draft: { whole: { fields?: never }; short: { fields: Schemas['FieldName'][] }; shown: Schemas['DraftExcerpt'] }
}
export type ViewedId = keyof Views

type Others<Id extends ViewedId> = Omit<Input<Id>, keyof Views[Id]['short']>
type ShortInput<Id extends ViewedId> = Others<Id> & Views[Id]['short']

/** The input of a call that asks for all there is. */
export type WholeInput<Id extends OperationId> = Id extends ViewedId ? Others<Id> & Views[Id]['whole'] : Input<Id>
/** What a call answers that asks for all there is. */
export type WholeOutput<Id extends OperationId> = Id extends ViewedId ? Schemas['Draft'] : Output<Id>

/** A call whose answer follows what its input asks for; `Rest` are its options, `None` what it answers besides. */
export type Viewed<Id extends ViewedId, Rest extends unknown[], None = never> = {
  (input: WholeInput<Id>, ...rest: Rest): Promise<Schemas['Draft'] | None>
  (input: ShortInput<Id>, ...rest: Rest): Promise<Views[Id]['shown'] | None>
  (input: Input<Id>, ...rest: Rest): Promise<Output<Id> | None>
}
