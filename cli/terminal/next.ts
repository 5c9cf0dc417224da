/** The command that a person types for an operation that the service names, as the next step or in a sentence. */
import type { OperationId } from '../../sdk/index.ts'
import { io } from './io.ts'

type Arguments = Record<string, unknown>
/** `say` is how a sentence names the command, `type` the words after it that make it run. */
type Row = { say: string; type: (given: Arguments) => (string | number)[] }

const plain = (say: string): Row => ({ say, type: () => say.split(' ') })
const ofListing = (say: string): Row => ({ say, type: ({ listing_id, id }) => [...say.split(' '), word(listing_id ?? id, 'LISTING')] })
const ofDraft = (say: string): Row => ({ say, type: ({ id, draft_id }) => [...say.split(' '), word(id ?? draft_id, 'DRAFT')] })

// Every operation of the contract has its row, or this does not compile; null where `listing call` is the only way.
const COMMANDS: Record<OperationId, Row | null> = {
  submit_listing: { say: 'submit', type: ({ url }) => ['submit', word(url, 'URL')] },
  get_draft: {
    say: 'show',
    type: ({ id, draft_id, wait }) => ['show', word(id ?? draft_id, 'DRAFT'), ...(wait === undefined ? [] : ['--wait'])],
  },
  update_draft: { say: 'edit', type: ({ id, draft_id, fields }) => ['edit', word(id ?? draft_id, 'DRAFT'), ...sets(fields)] },
  upload_picture: { say: 'upload', type: ({ id, kind }) => ['upload', word(id, 'DRAFT'), 'FILE', '--kind', word(kind, 'KIND')] },
  upload_listing_picture: {
    say: 'upload',
    type: ({ listing_id, kind }) => ['upload', word(listing_id, 'LISTING'), 'FILE', '--kind', word(kind, 'KIND')],
  },
  submit_draft: ofDraft('submit-draft'),
  list_my_drafts: plain('drafts'),
  list_my_listings: plain('listings'),
  get_my_listing: ofListing('show'),
  get_listing_stats: ofListing('stats'),
  get_listing: { say: 'show', type: ({ slug }) => ['show', word(slug, 'SLUG')] },
  get_listing_proof: { say: 'verify', type: ({ slug }) => ['verify', word(slug, 'SLUG')] },
  search_listings: { say: 'search', type: ({ q }) => ['search', ...(typeof q === 'string' ? [q] : [])] },
  list_categories: plain('categories'),
  get_account: plain('whoami'),
  get_founder_profile: plain('founder'),
  update_founder_profile: plain('founder edit'),
  choose_free_listing: ofListing('free'),
  get_badges: ofListing('badge'),
  verify_badge: {
    say: 'badge --check',
    type: ({ listing_id, page_url }) => ['badge', word(listing_id, 'LISTING'), '--check', ...option('--page', page_url)],
  },
  update_my_listing: ofListing('edit'),
  restore_version: {
    say: 'restore',
    type: ({ listing_id, version }) => ['restore', word(listing_id, 'LISTING'), '--version', word(version, 'N')],
  },
  get_ownership: ofListing('own'),
  verify_ownership: {
    say: 'own --by',
    type: ({ listing_id, method }) => ['own', word(listing_id, 'LISTING'), '--by', word(method, 'WAY')],
  },
  claim_listing: { say: 'claim', type: ({ slug }) => ['claim', word(slug, 'SLUG')] },
  list_my_claims: null,
  get_claim: null,
  verify_claim: { say: 'claim --by', type: ({ slug, method }) => ['claim', word(slug, 'SLUG'), '--by', word(method, 'WAY')] },
  recheck_listing: ofListing('recheck'),
  list_proposals: ofListing('proposals'),
  decide_proposal: {
    say: 'proposals --accept',
    type: ({ listing_id, proposal_id, decision }) => [
      'proposals',
      word(listing_id, 'LISTING'),
      decision === 'dismiss' ? '--dismiss' : '--accept',
      word(proposal_id, 'NUMBER'),
    ],
  },
  archive_listing: ofListing('archive'),
  restore_listing: ofListing('restore'),
  transfer_listing: { say: 'transfer', type: ({ listing_id, email }) => ['transfer', word(listing_id, 'LISTING'), word(email, 'EMAIL')] },
  list_editors: ofListing('editors'),
  add_editor: {
    say: 'editors --add',
    type: ({ listing_id, email }) => ['editors', word(listing_id, 'LISTING'), '--add', word(email, 'EMAIL')],
  },
  remove_editor: {
    say: 'editors --remove',
    type: ({ listing_id, editor_id }) => ['editors', word(listing_id, 'LISTING'), '--remove', word(editor_id, 'EDITOR')],
  },
  cancel_transfer: { say: 'transfer --cancel', type: ({ listing_id }) => ['transfer', word(listing_id, 'LISTING'), '--cancel'] },
  delete_draft: null,
  post_listing_update: ofListing('post'),
  list_updates: plain('updates'),
  add_milestone: {
    say: 'milestone add',
    type: ({ listing_id }) => ['milestone', 'add', word(listing_id, 'LISTING'), '--date', 'YYYY-MM-DD', '--title', 'TITLE'],
  },
  add_publisher: null,
  list_publishers: null,
  remove_publisher: null,
  delete_milestone: {
    say: 'milestone remove',
    type: ({ listing_id, milestone_id }) => ['milestone', 'remove', word(listing_id, 'LISTING'), word(milestone_id, 'MILESTONE')],
  },
  set_founder_story: ofListing('story edit'),
  list_interview_questions: plain('interview'),
  answer_interview: plain('interview --edit'),
  get_weekly_leaderboard: { say: 'leaderboard', type: ({ week }) => ['leaderboard', ...option('--week', week)] },
  list_launch_weeks: plain('weeks'),
  list_products: plain('products'),
  quote_order: { say: 'quote', type: ({ items }) => ['quote', ...itemFlags(items)] },
  create_checkout: { say: 'checkout', type: ({ items }) => ['checkout', ...itemFlags(items)] },
  list_my_orders: plain('orders'),
  list_events: plain('events'),
  ...{ list_webhooks: null, create_webhook: null, get_webhook: null, update_webhook: null, delete_webhook: null },
  ...{ rotate_webhook_secret: null, send_test_event: null, list_deliveries: null, redeliver_event: null },
  get_order: { say: 'order', type: ({ number }) => ['order', word(number, 'NUMBER')] },
  invite_cofounder: { say: 'invite', type: ({ id, draft_id, email }) => ['invite', word(id ?? draft_id, 'DRAFT'), word(email, 'EMAIL')] },
}

/** `listing submit-draft d_…`; an operation without a command of its own is reached by `listing call`. */
export function commandFor(tool: string, given: Arguments = {}): string {
  const own = rowOf(tool)
  const members = Object.keys(given).length > 0 ? [JSON.stringify(given)] : []
  return typed(own ? own.type(given) : ['call', tool, ...members])
}

/** How a sentence names an operation: `listing free`; null for what is no operation with a command. */
export function commandName(tool: string): string | null {
  const own = rowOf(tool)
  return own ? `listing ${own.say}` : null
}

/** A command as it is typed, each word safe in a shell. */
export function typed(words: readonly (string | number)[]): string {
  return ['listing', ...words.map((part) => quoted(String(part)))].join(' ')
}

export const DEFAULT_FILE = 'listing.yaml'

/** `listing diff`, with the name of a file that is not the default one. */
export const ofFile = (verb: string, path: string): string => typed(path === DEFAULT_FILE ? [verb] : [verb, path])

/** The command that runs at this moment with one of its words exchanged, for the person to type again. */
export function again(was: string, now: string | number): string {
  const words = io().words.map((each) => (each === was ? String(now) : each.replace(`listing=${was}`, `listing=${now}`)))
  return typed(words)
}

function rowOf(tool: string): Row | null {
  return Object.hasOwn(COMMANDS, tool) ? COMMANDS[tool as OperationId] : null // the table's own keys
}

function word(value: unknown, placeholder: string): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : placeholder
}

function option(name: string, value: unknown): string[] {
  return typeof value === 'string' ? [name, value] : []
}

/** `--set name=Acme` for each value that fits on a line. */
function sets(fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? ['--set', `${name}=${value}`] : []))
}

/** `--item billboard:listing=12,weeks=2026-W50+2026-W51` for each item of an order. */
function itemFlags(items: unknown): string[] {
  if (!Array.isArray(items) || items.length === 0) return ['--item', 'PRODUCT:listing=LISTING']
  return items.flatMap((item: { product?: unknown; listing_id?: unknown; options?: object }) => {
    const options = Object.entries(item.options ?? {}).map(([name, value]) => `${name}=${[value].flat().join('+')}`)
    const members = [...(item.listing_id === undefined ? [] : [`listing=${String(item.listing_id)}`]), ...options]
    return ['--item', `${String(item.product)}${members.length > 0 ? `:${members.join(',')}` : ''}`]
  })
}

/** One word for a POSIX shell, whatever it holds: the command is meant to be pasted. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
