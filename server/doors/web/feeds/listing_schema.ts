import { document, type JsonSchema } from '../../../core/spec.ts'

const OF_CONTRACT = '#/components/schemas/'

/** What the file says of itself, beside what a draft takes. */
const ABOUT: Record<string, JsonSchema> = {
  listing: { type: 'string', description: 'Which listing this is: its id, slug or website.' },
  version: { type: 'integer', description: 'The version that the file was written from; without it the file goes over any.' },
}

/** The JSON Schema (2020-12) of `listing.yaml`, by which an editor completes and checks it: what update_draft takes, under the names of a listing. */
export function listingSchema(): object {
  const { fields, seo, company_socials: socials, faqs, founders, milestones, pictures, story, categories } = propertiesOf('DraftEdits')
  const properties = { ...ABOUT, fields, categories, seo, socials, faqs, founders, milestones, pictures, story }
  const definitions: Record<string, unknown> = {}
  // The contract's references lead to its components; here each one that is reached stands beside the members.
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, member]): [string, unknown] => {
        if (name !== '$ref' || typeof member !== 'string') return [name, moved(member)]
        const component = member.slice(OF_CONTRACT.length)
        if (!Object.hasOwn(definitions, component)) {
          definitions[component] = null
          definitions[component] = moved(document.components.schemas[component])
        }
        return [name, `#/$defs/${component}`]
      }),
    )
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A listing as a file',
    description: 'Written by `listing pull`, published by `listing push`.',
    type: 'object',
    additionalProperties: false,
    required: ['listing'],
    properties: moved(properties),
    $defs: definitions,
  }
}

function propertiesOf(component: string): Record<string, JsonSchema> {
  const { properties } = document.components.schemas[component] ?? {}
  if (!properties) throw new Error(`openapi.yaml has no members of ${component}`)
  return properties
}
