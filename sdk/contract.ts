import type { components, operations } from './openapi.gen.ts'

export type OperationId = keyof operations
export type Schemas = components['schemas']

type Place<Id extends OperationId, Name extends 'path' | 'query'> = operations[Id]['parameters'] extends { [key in Name]?: infer Members }
  ? [Members] extends [never]
    ? unknown
    : Exclude<Members, undefined>
  : unknown

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Members } } }
  ? Members
  : unknown

/** What an operation takes: the members of path, query and body in one flat object. */
export type Input<Id extends OperationId> = Flat<Place<Id, 'path'> & Place<Id, 'query'> & Body<Id>>

type Flat<Members> = unknown extends Members ? Record<never, never> : { [Key in keyof Members]: Members[Key] }

type Responses<Id extends OperationId> = operations[Id]['responses']
type Json<Response> = Response extends { content: { 'application/json': infer Value } } ? Value : never

/** What an operation answers when it succeeds; `undefined` for those that answer with no body. */
export type Output<Id extends OperationId> = [Json<Responses<Id>[keyof Responses<Id> & (200 | 201)]>] extends [never]
  ? undefined
  : Json<Responses<Id>[keyof Responses<Id> & (200 | 201)]>
