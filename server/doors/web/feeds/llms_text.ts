import type { Site } from '../../../core/sites.ts'
import { API, OPERATIONS, type OperationSpec } from '../../../core/spec.ts'
import type { OperationId } from '../../../core/operation.ts'

/** The way from a website to a launch, step by step; each names the operation that takes it. */
export const FLOW: [step: string, operation: OperationId, then: string][] = [
  ['See who is signed in and what is allowed', 'get_account', '`credential.scopes`, `limits`, `web_only`'],
  ['Draft a profile from a website', 'submit_listing', 'a draft with `id`, `status: crawling`'],
  ['Wait until it is drafted', 'get_draft', 'with `wait: 30` until `status` is `ready` or `failed`'],
  [
    'Correct it, add what `missing` lists',
    'update_draft',
    'what changed (`view: full`: the draft); what the caller set survives every redraft',
  ],
  ['Complete the founder profile', 'update_founder_profile', 'the profile, with `missing`; a free launch needs it complete'],
  ['Make it a listing', 'submit_draft', '`listing_id`; nothing is public yet'],
  ['Launch for free: take a week', 'choose_free_listing', '`launch_week` and what is open in `requirements`'],
  ['… get the badge for the website', 'get_badges', 'code to paste'],
  ['… have it looked for', 'verify_badge', '`state: verified`'],
  ['Or pay: see prices', 'list_products', '`options_schema` says what each item takes'],
  ['… price the order with VAT', 'quote_order', '`quote_id`, `total_cents`; show them to the person'],
  ['… get the link to pay by', 'create_checkout', '`checkout_url`; a person opens it and pays there'],
  ['… follow it', 'get_order', '`status`, and `fulfilled` line by line'],
  ['Read the listing as it stands', 'get_my_listing', '`status`, `page_url`, `requirements`'],
]

/** What a model is told of this site when it asks for /llms.txt. */
export async function llmsText({ name, url }: Site, base_url: string): Promise<string> {
  const { TOOL_SETS } = await import('../../mcp/tool_sets.ts')
  const all = [...OPERATIONS.values()]
  const flow = FLOW.map(([step, id, then], index) => {
    const spec = OPERATIONS.get(id)
    return `| ${index + 1} | ${step} | \`${id}\` | ${spec ? `\`${spec.method} ${API}${spec.path}\`` : ''} | ${then} |`
  })
  const parts = [...TOOL_SETS].filter(([path]) => path !== '/mcp').map(([path, { tools }]) => `\`${url}${path}\` (${tools.length})`)
  // Tools are about the site whose address they are called at; apps sign in at the first one alone.
  const signing_in =
    url === base_url
      ? `Clients sign in by OAuth when the first tool needs the account; \`${url}/mcp?auth=required\` for clients that sign in at once.`
      : `Send an API key as below; signing in by OAuth is for \`${base_url}/mcp\`, whose tools are about that site.`
  return `# ${name}

> A directory of products. From a product's web address it drafts a listing in which every value is proven by a quote from the website; the founder corrects it, and it is launched in a week of its own, free or paid.

Everything can be done over MCP and over REST, by the same operations. No operation takes card details: a person pays on \`checkout_url\`.

- MCP, Streamable HTTP: \`${url}/mcp\` (all ${all.length} tools). ${signing_in} Parts of the tools: ${parts.join(', ')}.
- REST: \`${url}${API}\`, with \`Authorization: Bearer lst_…\` (keys: ${base_url}/account/keys).
- A refusal is a problem document (RFC 9457): \`errors[].fix\` says what to send instead, \`action\` who has to act.
- Writes take \`Idempotency-Key\` (over MCP \`idempotency_key\`): repeat it after a lost answer, and the thing happens once.

## From a website to a launch

| # | Step | Tool | REST | What comes back |
|---|---|---|---|---|
${flow.join('\n')}

Facts come from the website or from the person, never from a model. Story and interview are the founder's own words.

## Without signing in

${all
  .filter(({ scope }) => scope === null)
  .map(line)
  .join('\n')}

## With an account

${all
  .filter(({ scope }) => scope !== null)
  .map(line)
  .join('\n')}

## More

- [The contract, OpenAPI 3.1](${url}/openapi.yaml), also as [JSON](${url}/openapi.json)
- [Reference of every operation](${url}/docs)
- [Latest updates as RSS](${url}/updates.rss)
`
}

const line = ({ id, title, method, path, scope }: OperationSpec): string =>
  `- \`${id}\`: ${title} (\`${method} ${path}\`${scope === null ? '' : `, ${scope}`})`
