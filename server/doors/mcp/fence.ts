import { resolve, type JsonSchema, type OperationId, type OperationSpec } from '../../core/spec.ts'

/**
 * Text that websites and other people wrote stands apart in the text of an answer, so that nothing they say reads as if this service said it.
 * What is in the fence is told by default: a member of an answer stands outside only where no free text can be in it, or where it is
 * named here as ours.
 */
const FENCE = 'website_text'

/** Members in which only this service speaks, whichever answer they stand in. */
const OWN_MEMBERS = new Set([
  ...['id', 'draft_id', 'page_url', 'next_steps', 'missing', 'requirements', 'skipped', 'expires_at'],
  ...['challenges', 'link_url', 'rel_policy'],
])
/** Ours too, but for the addresses of other people's pages in their sentences. */
const QUOTING_MEMBERS = new Set(['warnings', 'error'])
/** Answers that hold words of this service and of the caller alone. */
const OWN_ANSWERS = new Set<OperationId>([
  ...(['list_categories', 'list_interview_questions', 'list_products', 'get_account'] as const),
  ...(['quote_order', 'create_checkout', 'list_my_orders', 'get_order'] as const),
  ...(['create_webhook', 'list_webhooks', 'get_webhook', 'update_webhook', 'rotate_webhook_secret'] as const),
  ...(['add_editor', 'list_editors', 'transfer_listing', 'invite_cofounder', 'add_publisher', 'list_publishers'] as const),
])
const LEVELS_MAX = 12
const CLOSED_FORMATS = new Set(['date-time', 'date', 'iso-week', 'uuid'])
const HEX = /^\^\[0-9a-f\]/

/** What could end the fence, look as if it did, or not be seen at all: `<` and its likenesses, the fence's name, invisible characters. */
const TELLING = /[<>＜＞﹤﹥‹›〈〉《》⟨⟩⟪⟫❮❯ᐸᐳ˂˃\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029]|(?<=website)_(?=text)/giu
/** An address, or the path of one, in a sentence. */
const FOREIGN_ADDRESS = /(https?:\/\/[^\s"/\\]+|(?<=[\s"(]))\/[^\s"\\]+/g

/** The answer of a call as text: what this service says as JSON, and after it, fenced, what others wrote; `null` where nothing is to be fenced. */
export function fenced(spec: OperationSpec, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  const own = ownMembers(spec)
  if (own === null) return null
  const ours: Record<string, unknown> = {}
  const theirs: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    if (!own.has(name) && holdsText(member)) theirs[name] = member
    else if (!QUOTING_MEMBERS.has(name)) ours[name] = member
    else {
      const told = JSON.stringify(member)
      const short = told.replaceAll(FOREIGN_ADDRESS, '$1/…')
      ours[name] = JSON.parse(short)
      if (short !== told) theirs[name] = member
    }
  }
  if (Object.keys(theirs).length === 0) return null
  return `${JSON.stringify(ours)}\n<${FENCE}>\n${withinFence(JSON.stringify(theirs))}\n</${FENCE}>`
}

/** False for what says nothing: no number speaks, and nothing empty does. */
const holdsText = (member: unknown): boolean =>
  typeof member === 'object' && member !== null
    ? Object.values(member).some(holdsText) || (!Array.isArray(member) && Object.keys(member).length > 0)
    : typeof member === 'string'

/** JSON that says the same and holds nothing by which it could leave its fence. */
export function withinFence(json: string): string {
  return json.replaceAll(TELLING, (character) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join(''),
  )
}

const known = new Map<OperationId, ReadonlySet<string> | null>()

/** The members of an answer that stand outside the fence; null where all do. */
function ownMembers(spec: OperationSpec): ReadonlySet<string> | null {
  const present = known.get(spec.id)
  if (present !== undefined) return present
  const found = findOwnMembers(spec)
  known.set(spec.id, found)
  return found
}

function findOwnMembers({ id, output_schema }: OperationSpec): ReadonlySet<string> | null {
  if (output_schema === null || OWN_ANSWERS.has(id)) return null
  const schema = resolve(output_schema)
  const members = (schema.anyOf ?? [schema]).flatMap((branch) => Object.entries(resolve(branch).properties ?? {}))
  const foreign = new Set(members.filter(([name, member]) => !isOwn(name, member)).map(([name]) => name))
  // Named ones also where what a person has to confirm first is answered, which is of another schema.
  return new Set([...OWN_MEMBERS, ...members.map(([name]) => name).filter((name) => !foreign.has(name))])
}

const isOwn = (name: string, member: JsonSchema): boolean =>
  OWN_MEMBERS.has(name) || QUOTING_MEMBERS.has(name) || isClosed(member, LEVELS_MAX)

/** True for a schema that has room for no text of anybody's own. */
function isClosed(given: JsonSchema, levels: number): boolean {
  const schema = resolve(given)
  if (levels === 0) return false
  const inside = (member: JsonSchema) => isClosed(member, levels - 1)
  if (schema.enum) return true
  if (schema.anyOf) return schema.anyOf.every(inside)
  return [schema.type].flat().every((type) => {
    if (type === 'string') return CLOSED_FORMATS.has(schema.format ?? '') || HEX.test(schema.pattern ?? '')
    if (type === 'array') return schema.items !== undefined && inside(schema.items)
    if (type !== 'object') return type !== undefined
    return schema.properties !== undefined && schema.additionalProperties === false && Object.values(schema.properties).every(inside)
  })
}
