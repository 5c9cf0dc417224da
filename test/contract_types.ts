import type { Input, Output } from '../sdk/index.ts'
const a: Input<'get_draft'> = { id: 'x', wait: 3 }
// @ts-expect-error
const b: Input<'get_draft'> = { wait: 3 }
const c: Input<'update_draft'> = { id: 'x', fields: { name: null } }
// @ts-expect-error
const d: Input<'update_draft'> = { id: 'x', fieldz: {} }
const e: Input<'list_categories'> = {}
const f: Output<'get_draft'>['fields']['name']['value'] = 'x'
// @ts-expect-error
const g: Output<'get_draft'>['fields']['nope'] = 'x'
const h: Input<'search_listings'> = { q: 'x' }
const i: Input<'submit_draft'> = { id: 'x' }
