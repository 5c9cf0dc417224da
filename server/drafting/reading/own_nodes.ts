import { isObject } from '../../base/is_object.ts'
import type { JsonLdNode } from './json_ld.ts'

/** What stands in such a node is somebody else's: a reviewer's company, an event's venue, the entries of a directory. */
const TELLS_OF_OTHERS = /(?:review|event|jobposting)$|^itemlist$/
/** Members under which somebody else stands, whoever has them. */
const OTHERS = /^(?:affiliation|alumniof|containedinplace|funder|is(?:relatedto|similarto)|memberof|mentions|reviews?|sponsor)$/i
const DEPTH_MAX = 12

/** The nodes that may tell of the site's own product and company. */
export function ownNodes(nodes: JsonLdNode[]): JsonLdNode[] {
  const others = new Set<unknown>()
  const leave = (value: unknown, depth = 0): void => {
    if (depth > DEPTH_MAX || others.has(value)) return
    if (isObject(value)) others.add(value)
    if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) leave(member, depth + 1)
  }
  for (const { types, members } of nodes) {
    const tells = types.some((type) => TELLS_OF_OTHERS.test(type))
    for (const [name, value] of Object.entries(members)) if (tells || OTHERS.test(name)) leave(value)
  }
  return nodes.filter(({ members }) => !others.has(members))
}
