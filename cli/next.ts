/** The command that a person types for an operation that the service names as the next step. */

const COMMANDS: Record<string, (given: Record<string, unknown>) => (string | number)[]> = {
  submit_listing: ({ url }) => ['submit', word(url, 'URL')],
  get_draft: ({ id, draft_id }) => ['draft', 'show', word(id ?? draft_id, 'ID')],
  update_draft: ({ id, draft_id }) => ['edit', word(id ?? draft_id, 'ID')],
  submit_draft: ({ id, draft_id }) => ['submit-draft', word(id ?? draft_id, 'ID')],
  list_my_drafts: () => ['drafts'],
  list_my_listings: () => ['listings'],
  get_my_listing: ({ listing_id, id }) => ['show', word(listing_id ?? id, 'ID')],
  get_listing: ({ slug }) => ['show', word(slug, 'SLUG')],
  search_listings: ({ q }) => ['search', word(q, 'WORDS')],
  get_account: () => ['whoami'],
  get_founder_profile: () => ['call', 'get_founder_profile'],
  update_founder_profile: () => ['call', 'get_founder_profile'],
  choose_free_listing: ({ listing_id }) => ['free', word(listing_id, 'ID')],
  get_badges: ({ listing_id }) => ['badge', word(listing_id, 'ID')],
  verify_badge: ({ listing_id, page_url }) => ['badge', word(listing_id, 'ID'), '--check', ...option('--page', page_url)],
  update_my_listing: ({ listing_id }) => ['edit-listing', word(listing_id, 'ID')],
  post_listing_update: ({ listing_id }) => ['update', word(listing_id, 'ID')],
  list_updates: () => ['updates'],
  add_milestone: ({ listing_id }) => ['milestone', 'add', word(listing_id, 'ID'), '--date', 'YYYY-MM-DD', '--title', 'TITLE'],
  delete_milestone: ({ listing_id, milestone_id }) => ['milestone', 'remove', word(listing_id, 'ID'), word(milestone_id, 'MILESTONE')],
  set_founder_story: ({ listing_id }) => ['story', 'edit', word(listing_id, 'ID')],
  list_interview_questions: () => ['interview'],
  answer_interview: () => ['interview', '--edit'],
  get_weekly_leaderboard: ({ week }) => ['leaderboard', ...option('--week', week)],
  list_launch_weeks: () => ['weeks'],
  list_products: () => ['products'],
  quote_order: () => ['quote', '--item', 'PRODUCT:listing=ID'],
  create_checkout: () => ['checkout', '--item', 'PRODUCT:listing=ID'],
  list_my_orders: () => ['orders'],
  get_order: ({ number }) => ['order', word(number, 'NUMBER')],
  invite_cofounder: ({ id, draft_id, email }) => ['invite', word(id ?? draft_id, 'ID'), word(email, 'EMAIL')],
}

/** `listing submit-draft d_…`; an operation without a command of its own is reached by `listing call`. */
export function commandFor(tool: string, given: Record<string, unknown> = {}): string {
  const own = Object.hasOwn(COMMANDS, tool) ? COMMANDS[tool] : undefined
  const members = Object.keys(given).length > 0 ? [JSON.stringify(given)] : []
  const words = own ? own(given) : ['call', tool, ...members]
  return ['listing', ...words.map((part) => quoted(String(part)))].join(' ')
}

function word(value: unknown, placeholder: string): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : placeholder
}

function option(name: string, value: unknown): string[] {
  return typeof value === 'string' ? [name, value] : []
}

/** One word for a POSIX shell, whatever it holds: the command is meant to be pasted. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
