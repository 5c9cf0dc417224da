import type { components, operations } from './openapi.gen.ts'

export type OperationId = keyof operations
export type Schemas = components['schemas']

// The generator writes `query?: never` where an operation has none; never would swallow the whole intersection.
type Place<Id extends OperationId, Name extends 'path' | 'query'> = Members<NonNullable<operations[Id]['parameters'][Name]>>
type Members<Given> = [Given] extends [never] ? unknown : Given

type Body<Id extends OperationId> = operations[Id] extends { requestBody?: { content: { 'application/json': infer Sent } } }
  ? Sent
  : unknown

/** What an operation takes: the members of path, query and body in one flat object. */
export type Input<Id extends OperationId> = Flat<Place<Id, 'path'> & Place<Id, 'query'> & Body<Id>>

type Flat<All> = unknown extends All ? Record<never, never> : { [Key in keyof All]: All[Key] }

type Responses<Id extends OperationId> = operations[Id]['responses']
type Json<Response> = Response extends { content: { 'application/json': infer Value } } ? Value : never

/** What an operation answers when it succeeds; `undefined` for those that answer with no body. */
export type Output<Id extends OperationId> = [Json<Responses<Id>[keyof Responses<Id> & (200 | 201)]>] extends [never]
  ? undefined
  : Json<Responses<Id>[keyof Responses<Id> & (200 | 201)]>

/** Operations that answer less of a draft where they are asked to: what the input says then, what it says otherwise, and what comes back. */
export type Views = {
  submit_listing: { whole: { view?: 'full' }; short: { view: 'changed' }; shown: Schemas['DraftChange'] }
  update_draft: { whole: { view?: 'full' }; short: { view: 'changed' }; shown: Schemas['DraftChange'] }
  get_draft: { whole: { fields?: never }; short: { fields: Schemas['FieldName'][] }; shown: Schemas['DraftExcerpt'] }
}
export type ViewedId = keyof Views

type Others<Id extends ViewedId> = Omit<Input<Id>, keyof Views[Id]['short']>
export type ShortInput<Id extends ViewedId> = Others<Id> & Views[Id]['short']

/** The input of a call that asks for all there is. */
export type WholeInput<Id extends OperationId> = Id extends ViewedId ? Others<Id> & Views[Id]['whole'] : Input<Id>
/** What a call answers that asks for all there is. */
export type WholeOutput<Id extends OperationId> = Id extends ViewedId ? Schemas['Draft'] : Output<Id>
