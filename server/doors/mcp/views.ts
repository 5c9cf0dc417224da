import type { OperationId } from '../../core/operation.ts'
import { OPERATIONS } from '../../core/spec.ts'
import { TOOLS, type Tool } from './tools.ts'

/** A part of the tools at an address of its own, for agents that need no more or may do no more. */
export type View = { tools: readonly Tool[]; names: ReadonlySet<OperationId> }

const viewOf = (belongs: (tool: Tool) => boolean): View => {
  const tools = TOOLS.filter(belongs)
  return { tools, names: new Set(tools.map(({ name }) => name)) }
}
const tagOf = ({ name }: Tool): string => OPERATIONS.get(name)?.tag ?? ''

/** By path: all tools, those that change nothing, and those of one tag of the contract. */
export const VIEWS: ReadonlyMap<string, View> = new Map([
  ['/mcp', viewOf(() => true)],
  ['/mcp/readonly', viewOf(({ annotations }) => annotations.readOnlyHint)],
  ...[...new Set(TOOLS.map(tagOf))].map((tag) => [`/mcp/x/${tag}`, viewOf((tool) => tagOf(tool) === tag)] as const),
])
