import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server'
import { MCP_RESOURCES_LISTED_MAX, MCP_COMPLETIONS_MAX } from '../../base/limits.ts'
import { addWeeks, weekOf, weeksFrom } from '../../base/weeks.ts'
import { ownFile } from '../../own_files.ts'
import type { Answer } from '../../core/answer.ts'
import type { Flat } from '../../core/input_issues.ts'
import { specOf, type OperationId } from '../../core/spec.ts'
import type { Run } from '../call.ts'
import { readView, VIEW_RESOURCES } from './app_views.ts'
import { runTool, type ToolCall } from './call.ts'
import type { Exchange } from './exchange.ts'
import { withinFence } from './fence.ts'

const JSON_TYPE = 'application/json'
const DOCS = 'listing://docs/agents'
const WEEKS_BEFORE = 26
const WEEKS_AFTER = 12

/** What can be read by an address of its own: the same that an operation answers, by the same rules. */
type Kind = { template: ResourceTemplateType; operation: OperationId; parameter: string; more?: Flat }

const KINDS: readonly Kind[] = [
  {
    template: {
      uriTemplate: 'listing://listings/{slug}',
      name: 'listing',
      title: 'A live listing',
      description: 'All that is public of a listing, as get_listing answers it. What is in it was written by its founder and its website.',
      mimeType: JSON_TYPE,
    },
    operation: 'get_listing',
    parameter: 'slug',
  },
  {
    template: {
      uriTemplate: 'listing://drafts/{id}',
      name: 'draft',
      title: 'A draft of yours',
      description:
        'A draft with every value and its evidence, as get_draft answers it; needs account:read. Values and quotes are the website’s words.',
      mimeType: JSON_TYPE,
    },
    operation: 'get_draft',
    parameter: 'id',
  },
  {
    template: {
      uriTemplate: 'listing://weeks/{week}',
      name: 'week',
      title: 'The board of a week',
      description: 'The first hundred of a week’s board, as get_weekly_leaderboard answers it; week is ISO 8601, such as 2026-W47.',
      mimeType: JSON_TYPE,
    },
    operation: 'get_weekly_leaderboard',
    parameter: 'week',
    more: { per_page: 100 },
  },
]

export const TEMPLATES: ResourceTemplateType[] = KINDS.map(({ template }) => template)

const docs = await Bun.file(ownFile('../docs/agents.md')).text()

/** What is the same as long as a process lives. */
const FIXED = new Set([DOCS, ...VIEW_RESOURCES.map(({ uri }) => uri)])
export const isFixed = (uri: string): boolean => FIXED.has(uri)

/** The call that reads a resource; null for an address that none is at. */
export function callOf(uri: string): ToolCall | null {
  for (const { template, operation, parameter, more } of KINDS) {
    const [start = ''] = template.uriTemplate.split('{')
    const part = uri.startsWith(start) ? decoded(uri.slice(start.length)) : null
    if (part) return { spec: specOf(operation), given: { ...more, [parameter]: part } }
  }
  return null
}

function decoded(part: string): string | null {
  try {
    return /^[^/?#]{1,200}$/.test(part) ? decodeURIComponent(part) : null
  } catch {
    return null
  }
}

/** The page with the address of this deployment, which is the only one there is. */
const docsOf = (base_url: string) => docs.replace(/, on this machine `[^`]+`/, '').replaceAll('https://your-directory.com', base_url)

/** What is at an address, or a refusal in the protocol's words. */
export async function readResource(run: Run, uri: string, exchange: Exchange, base_url: string) {
  if (uri === DOCS) return contentsOf(uri, 'text/markdown', docsOf(base_url))
  const view = await readView(uri)
  if (view) return view
  const found = callOf(uri)
  if (!found) throw new ResourceNotFoundError(uri.slice(0, 300))
  const { answer } = await runTool(run, found, exchange)
  if (answer.status === 200) return contentsOf(uri, JSON_TYPE, withinFence(answer.body ?? '{}'))
  if (isNoPlace(answer)) throw new ResourceNotFoundError(uri.slice(0, 300))
  // 401 and 403 leave as such, by what the call left in the exchange.
  const { detail } = answer.value as { detail: string }
  throw new ProtocolError(ProtocolErrorCode.InternalError, detail)
}

const contentsOf = (uri: string, mimeType: string, text: string) => ({ contents: [{ uri, mimeType, text }] })

/** A part of an address that has not the form it should have leads nowhere, as one that nothing is at. */
const isNoPlace = ({ status }: Pick<Answer, 'status'>): boolean => status === 404 || status === 422

type Listed = { items: Record<string, unknown>[]; has_more: boolean }
/** Reads lists for what is told of resources: not counted, since the message itself is. Those of the caller are null for who may not read them. */
export type Reader = {
  list(operation: OperationId, given: Flat): Promise<Listed | null>
  listMine(operation: OperationId, given: Flat): Promise<Listed | null>
  now: Date
}

export function readerOf(run: Run, exchange: Exchange, now: Date): Reader {
  const list: Reader['list'] = async (operation, given) => {
    const { answer } = await runTool(run, { spec: specOf(operation), given }, exchange, false)
    // run() has held the answer to the contract.
    return answer.status === 200 ? ((answer.value ?? JSON.parse(answer.body ?? '{}')) as Listed) : null
  }
  const may_read = exchange.caller?.scopes.includes('account:read') ?? false
  return { list, listMine: async (operation, given) => (may_read ? list(operation, given) : null), now }
}

export const NO_CURSOR = 'This cursor is none of ours: send nextCursor of the page before, or none.'

/** The documents, the caller's drafts, this week and the last, then live listings, the newest first, a page at a time. */
export async function listResources({ list, listMine, now }: Reader, cursor: string | undefined) {
  const page = cursor === undefined ? 1 : Number(/^[1-9]\d{0,2}$/.exec(cursor)?.[0] ?? 0)
  if (page === 0 || page * MCP_RESOURCES_LISTED_MAX > 10_000) throw new ProtocolError(ProtocolErrorCode.InvalidParams, NO_CURSOR)
  const per_page = MCP_RESOURCES_LISTED_MAX
  const listings = await list('search_listings', { sort: 'newest', page, per_page })
  const drafts = page === 1 ? await listMine('list_my_drafts', { per_page }) : null
  const week = weekOf(now)
  const first: Resource[] = [
    { uri: DOCS, name: 'agents', title: 'How agents use this directory', mimeType: 'text/markdown' },
    ...VIEW_RESOURCES,
    ...(drafts?.items ?? []).map(({ id, url }) => resourceOf('listing://drafts/', id, `Draft of ${new URL(String(url)).host}`)),
    ...[week, addWeeks(week, -1)].map((key) => resourceOf('listing://weeks/', key, `The board of week ${key}`)),
  ]
  return {
    resources: [...(page === 1 ? first : []), ...(listings?.items ?? []).map(({ slug }) => resourceOf('listing://listings/', slug))],
    ...(listings?.has_more ? { nextCursor: String(page + 1) } : {}),
  }
}

/** Names are addresses' own parts: what a website calls itself is for the content to say. */
const resourceOf = (start: string, part: unknown, title?: string): Resource => ({
  uri: `${start}${String(part)}`,
  name: String(part),
  ...(title === undefined ? {} : { title }),
  mimeType: JSON_TYPE,
})

/** What the last part of an address may go on as. */
export async function completeResource(reader: Reader, uriTemplate: string, { name, value }: { name: string; value: string }) {
  const kind = KINDS.find(({ template }) => template.uriTemplate === uriTemplate)
  if (!kind || kind.parameter !== name)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no argument ${JSON.stringify(name.slice(0, 60))} of such a template here.`,
    )
  return complete(reader, kind.operation, value.slice(0, 200))
}

/** Values of the kind that an operation reads by, which begin with what was typed, in capitals or not: people type names. */
export async function complete(reader: Reader, operation: OperationId, typed: string) {
  const values = await VALUES[operation]?.(reader, typed)
  const begun = typed.toLowerCase()
  const fitting = (values ?? []).filter((value) => value.toLowerCase().startsWith(begun))
  return { completion: { values: fitting.slice(0, MCP_COMPLETIONS_MAX), hasMore: fitting.length > MCP_COMPLETIONS_MAX } }
}

const per_page = 100
const VALUES: { [Id in OperationId]?: (reader: Reader, typed: string) => Promise<string[]> | string[] } = {
  get_listing: async ({ list }, typed) => {
    const q = typed.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
    const found = await list('search_listings', q === '' ? { per_page } : { q, per_page })
    return (found?.items ?? []).map(({ slug }) => String(slug))
  },
  get_draft: async ({ listMine }) => {
    const found = await listMine('list_my_drafts', { per_page })
    return (found?.items ?? []).map(({ id }) => String(id))
  },
  get_my_listing: async ({ listMine }) => {
    const found = await listMine('list_my_listings', { per_page })
    return (found?.items ?? []).map(({ listing_id }) => String(listing_id))
  },
  get_weekly_leaderboard: ({ now }) => weeksFrom(addWeeks(weekOf(now), -WEEKS_BEFORE), WEEKS_BEFORE + 1 + WEEKS_AFTER).toReversed(),
}
