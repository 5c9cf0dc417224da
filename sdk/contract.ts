import type { components, operations } from './openapi.gen.ts'

export type OperationId = keyof operations
export type Schemas = components['schemas']

/** An operation as the generator types it. */
type Described = { parameters: object; responses: object }

// Where an operation has none, `query?: never` stands there or nothing; never would swallow the whole intersection.
type Place<Operation extends Described, Name extends 'path' | 'query'> = Operation['parameters'] extends { [Key in Name]?: infer Given }
  ? Members<NonNullable<Given>>
  : unknown
type Members<Given> = [Given] extends [never] ? unknown : Given

type Body<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer Sent } } } ? Sent : unknown

/** What is sent as a file: `Bun.file(path)`, `await openAsBlob(path)`, the file of a form, bytes, or a stream of them. */
export type FileInput = Blob | ArrayBuffer | Uint8Array | AsyncIterable<Uint8Array>
type Uploaded<Operation> = Operation extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? {
      /**
       * The file itself, in place of the other ways to name it: JPEG, PNG, WebP, GIF or SVG, up to 10 MB.
       *
       * @example Bun.file('logo.png')
       */
      file?: FileInput
    }
  : unknown

/** The members of path, query and body in one flat object. */
export type InputOf<Operation extends Described> = Flat<
  Place<Operation, 'path'> & Place<Operation, 'query'> & Body<Operation> & Uploaded<Operation>
>

/** What an operation takes. */
export type Input<Id extends OperationId> = InputOf<operations[Id]>

export type Flat<All> = unknown extends All ? Record<never, never> : { [Key in keyof All]: All[Key] }

type Json<Response> = Response extends { content: { 'application/json': infer Value } } ? Value : never

/** 202: what its owner has to confirm first. */
type Success = 200 | 201 | 202

/** What an operation answers when it succeeds; `undefined` for those that answer with no body. */
export type OutputOf<Operation extends Described> = [Json<Operation['responses'][keyof Operation['responses'] & Success]>] extends [never]
  ? undefined
  : Json<Operation['responses'][keyof Operation['responses'] & Success]>

export type Output<Id extends OperationId> = OutputOf<operations[Id]>

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
