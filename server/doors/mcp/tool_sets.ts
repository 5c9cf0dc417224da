import { MCP_CORE_BYTES_MAX } from '../../base/limits.ts'
import type { OperationId } from '../../core/operation.ts'
import { OPERATIONS } from '../../core/spec.ts'
import { TAGS } from './paths.ts'
import { listTools, TOOLS, type Tool } from './tools.ts'

/** A part of the tools at an address of its own, for agents that need no more or may do no more. */
type ToolSet = { tools: readonly Tool[]; names: ReadonlySet<OperationId> }

const setOf = (belongs: (tool: Tool) => boolean, all = TOOLS): ToolSet => {
  const tools = all.filter(belongs)
  return { tools, names: new Set(tools.map(({ name }) => name)) }
}
const tagOf = ({ name }: Tool): string => OPERATIONS.get(name)?.tag ?? ''

/** What a launch takes, from a website's address to a link to pay by: for agents that are to read little before their first call. */
const CORE = new Set<OperationId>([
  ...(['search_listings', 'list_categories', 'submit_listing', 'get_draft', 'update_draft', 'submit_draft'] as const),
  ...(['get_badges', 'choose_free_listing', 'list_products', 'quote_order', 'create_checkout', 'get_order'] as const),
  ...(['get_account', 'get_founder_profile', 'update_founder_profile'] as const),
])

/** By path: all tools, those that change nothing, and those of one tag of the contract, and those of a launch. */
export const TOOL_SETS: ReadonlyMap<string, ToolSet> = new Map([
  ['/mcp', setOf(() => true)],
  ['/mcp/x/core', setOf(() => true, listTools(MCP_CORE_BYTES_MAX, CORE))],
  ['/mcp/readonly', setOf(({ annotations }) => annotations.readOnlyHint === true)],
  ...TAGS.map((tag) => [`/mcp/x/${tag}`, setOf((tool) => tagOf(tool) === tag)] as const),
])
