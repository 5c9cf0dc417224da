import { fail, type ValidationIssue } from '../../base/error.ts'
import { checkInput, emptyIssues, membersOf, readText, unknownMember } from '../../core/input.ts'
import type { Flat } from '../../core/input_issues.ts'
import { inWords } from '../../base/validation_issues.ts'
import { resolve, type JsonSchema, type OperationSpec } from '../../core/spec.ts'

/** Reads what was sent as one flat object: the members of path, query and body together, as a tool takes them. */
export function readArguments(spec: OperationSpec, sent: Flat): Flat {
  const flat: Flat = {}
  const issues: ValidationIssue[] = []
  const known = [...spec.locations.keys(), ...(spec.writes ? ['idempotency_key'] : [])]
  for (const [name, value] of membersOf(sent)) {
    if (spec.locations.has(name)) flat[name] = value
    else if (!known.includes(name)) issues.push(unknownMember(spec, [name, value], known))
  }
  for (const [name, location] of spec.locations) {
    const schema = resolve(spec.input_schema.properties[name] ?? {})
    const missing = schema['x-mcp-default'] ?? schema.default
    if (location === 'query' && flat[name] === undefined && missing !== undefined) flat[name] = missing
    // As over HTTP a list of names may come as one text.
    if (location === 'query' && schema.type === 'array' && typeof flat[name] === 'string') flat[name] = readText(flat[name], schema)
    // In an address a part of the wrong form leads nowhere; here a missing or mistyped one is a mistake to be told.
    if (location === 'path' && typeof flat[name] !== (schema.type === 'integer' ? 'number' : 'string'))
      fail('validation_failed', { errors: [...issues, wrongPart(name, flat[name], schema)] })
  }
  const body = [...spec.locations].filter(([, location]) => location === 'body').map(([name]) => name)
  if (issues.length === 0 && body.every((name) => flat[name] === undefined)) issues.push(...emptyIssues(spec, 'Nothing was sent.'))
  checkInput(spec, flat, issues)
  return flat
}

/** Where each is found. */
const HAS: Record<string, string> = {
  listing_id: 'list_my_listings',
  id: 'list_my_drafts',
  number: 'list_my_orders',
  slug: 'search_listings',
  webhook_id: 'list_webhooks',
  claim_id: 'list_my_claims',
}

function wrongPart(name: string, sent: unknown, schema: JsonSchema): ValidationIssue {
  const types = schema.type ?? 'string'
  const missing = sent === undefined
  const has = HAS[name]
  const message = missing ? `${name} is missing.` : `is not ${inWords(types)}.`
  return {
    field: `path.${name}`,
    code: missing ? 'required' : 'wrong_type',
    message,
    fix: `Send ${name} as ${inWords(types, sent)}${has ? `; ${has} has it` : ''}.`,
  }
}
