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

/** One word for a POSIX shell, whatever it holds: the command is meant to be pasted. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
