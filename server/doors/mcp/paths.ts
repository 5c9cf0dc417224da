import { OPERATIONS } from '../../core/spec.ts'

/** The tags of the contract, each of which has its tools at an address of its own. */
export const TAGS: readonly string[] = [...new Set([...OPERATIONS.values()].map(({ tag }) => tag))]

/** Where MCP is answered; what stands behind it is loaded when somebody asks. */
export const MCP_PATHS: readonly string[] = ['/mcp', '/mcp/x/core', '/mcp/readonly', ...TAGS.map((tag) => `/mcp/x/${tag}`)]
