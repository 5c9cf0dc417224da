/** Every bound that callers do not meet in the contract, and the defaults of those that the operator may set by LIMITS. */
export const LIMITS = {
  anonymous_per_minute: 60,
  account_reads_per_minute: 240,
  account_writes_per_minute: 120,
  drafts_per_hour: 10,
  /** From one address, by those who have not signed in; 0 asks everybody to sign in first. */
  anonymous_drafts_per_hour: 3,
  regenerates_per_hour: 20,
  invites_per_listing: 10,
  invites_per_day: 20,
  promo_misses_per_account: 5,
  promo_misses_per_address: 20,
  /** Below this on the disk of the embedded database, writes are refused; four segments of its log. */
  free_disk_megabytes_min: 64,
  /** Processor time that a whole draft may cost, all pages and rules together; twice what twelve ordinary pages of 2 MB take. */
  draft_cpu_milliseconds: 16_000,
}
export type Limits = typeof LIMITS
export type LimitName = keyof Limits

export const BODY_BYTES_MAX = 1024 * 1024
export const ROWS_DEEP_MAX = 10_000
export const JSON_DEPTH_MAX = 32
/** Levels of a whole body; an envelope of JSON-RPC stands around the input. */
export const JSON_NESTED_MAX = 64
/** Values of a body, by the commas, objects and lists in it; the largest call that the contract allows, an edit of a draft, has some 1,400. Ten thousand names take 10 ms to read. */
export const JSON_VALUES_MAX = 2500
/** Members that one object of a call may have before it is looked at which of them are known. */
export const MEMBERS_MAX = 200
/** Places named in one refusal; a caller mends the first ones and asks again. */
export const ISSUES_MAX = 50
/** Places beside which the nearest known names stand. */
export const NEAR_NAMES_MAX = 5
export const DETAIL_CHARS_MAX = 500
/** A whole answer to bad input, its head included. */
export const REFUSAL_BYTES_MAX = 16 * 1024
/** A problem document; over MCP, where it is told twice, half of that. */
export const PROBLEM_BYTES_MAX = 12 * 1024

export const IDEMPOTENCY_HOURS = 24
export const KEY_CACHE_SECONDS = 5
export const KEY_CACHE_ENTRIES_MAX = 10_000
export const ACCESS_TOKEN_SECONDS = 600
export const REFRESH_TOKEN_DAYS = 30
export const AUTH_CODE_SECONDS = 60
/** How long the consent page may stand open. */
export const CONSENT_SECONDS = 600
export const DEVICE_CODE_MINUTES = 15
/** What a call of the authorization server may hold. */
export const AUTH_BODY_BYTES_MAX = 16 * 1024
/** Far more than the ID token of any runner. */
export const ID_TOKEN_CHARS_MAX = 8192
/** What is used once is remembered until it is over. */
export const ID_TOKEN_HOURS_MAX = 24
/** A run pushes a listing in seconds. */
export const PUBLISHER_TOKEN_SECONDS = 900
export const PUBLISHERS_PER_LISTING_MAX = 20
export const AUTH_CALLS_PER_MINUTE = 300
export const SESSION_IDLE_DAYS = 14
export const SESSION_DAYS_MAX = 90
/** A browser that was signed in to an account is known to it for so long after the last time. */
export const KNOWN_BROWSER_DAYS = 365
/** Browsers an account knows; the one that signed in longest ago goes first. */
export const KNOWN_BROWSERS_MAX = 20
/** How long a draft is kept for a browser that nobody signed in with. */
export const STRANGER_HOURS = 24
export const SIGN_IN_MINUTES = 15
export const SIGN_IN_TRIES_MAX = 5
export const PASSWORD_CHARS_MIN = 10
export const PASSWORD_CHARS_MAX = 200
export const KEYS_PER_ACCOUNT_MAX = 50
/** Keys that were revoked or expired stay in sight; of more than these, those that ended first go. */
export const ENDED_KEYS_KEPT_MAX = 50
export const KEY_NAME_CHARS_MAX = 60
export const ACCOUNT_NAME_CHARS_MAX = 100
/** An app that registered itself and that nobody let in goes after this. */
export const UNUSED_CLIENT_DAYS = 30
/**
 * Votes on one listing from one network (a /24, a /48 of IPv6) that are enough, in so many minutes, to wait for the site team. A family or a
 * few colleagues stay below five in ten minutes, and one person with a pile of accounts does not; the longer window is for who takes time,
 * and leaves room for people behind one mobile network. Waiting costs the honest nothing: the team counts them all with one button.
 */
export const VOTE_CLUSTERS = [
  { votes: 5, minutes: 10 },
  { votes: 20, minutes: 24 * 60 },
] as const
/** Minutes of one cluster that the team's page lists. */
export const CLUSTER_MINUTES_SHOWN_MAX = 30
/** Companies of one website whose owners are compared with a voter. */
export const OWNERS_COMPARED_MAX = 100
/** Calls that wait for a draft in one process; each looks for itself every two seconds. Beyond them a call is answered at once. */
export const LONG_POLLS_MAX = 500
/** Days of a listing's numbers that one call answers, and where none are named. */
export const STATS_DAYS_MAX = 90
export const STATS_DAYS_SHOWN = 28
/** A page of events ends once it is so large, whatever its limit. */
export const EVENT_PAGE_BYTES_MAX = 1024 * 1024
/** Streams of events that one process keeps open, each a long poll after another; and those of one account among them. */
export const EVENT_STREAMS_MAX = 2000
/** Calls that wait for an event in one process, streams among them. */
export const EVENT_WAITS_MAX = EVENT_STREAMS_MAX + 500
export const EVENT_STREAMS_PER_ACCOUNT_MAX = 10
/** A stream in which nothing happens says that it is still there. */
export const EVENT_STREAM_SILENT_SECONDS_MAX = 15
export const WEBHOOKS_PER_ACCOUNT_MAX = 10
/** What is kept of a webhook's answer. */
export const WEBHOOK_ANSWER_BYTES_MAX = 1024
export const WEBHOOK_SECONDS_MAX = 10
/** How long both secrets of a webhook sign after one was replaced. */
export const WEBHOOK_OLD_SECRET_HOURS = 24
/** Replaced before that within the same hours, each still signs; beyond these the first goes early. */
export const WEBHOOK_OLDER_SECRETS_MAX = 8
export const DELIVERY_DAYS = 30
/** Webhooks that one process delivers to at once, each one event after another; those that fail have half of the places at most. */
export const WEBHOOK_LANES_MAX = 64
export const VERSIONS_SHOWN_MAX = 100
/** Fewer where they are large: a listing of long texts answered a megabyte to each edit, and each answer is kept a day for who sends the edit again. */
export const VERSIONS_SHOWN_BYTES_MAX = 128 * 1024
export const UPDATES_SHOWN_MAX = 20
/** Free launches of an account that wait for their badge or profile, each in a seat that somebody else would have. */
export const FREE_LAUNCHES_WAITING_MAX = 40
export const UPDATES_PER_DAY_MAX = 100
/** Those of them that followers get an e-mail about; the others stand on the page and in the feeds. */
export const UPDATES_MAILED_PER_DAY_MAX = 10
export const FEED_ITEMS_MAX = 50
/** To one address, of one listing; the e-mail is a stranger's to whom it reaches. */
export const INVITE_EMAILS_PER_DAY_MAX = 5
export const INVITE_DAYS = 7
export const FOUNDERS_MAX = 10
export const MILESTONES_MAX = 100
export const CATEGORIES_CACHE_SECONDS = 1
/** A search with words counts its matches so far; a larger count is made once for all who ask, and anew behind their backs. */
export const TOTAL_EXACT_MAX = 200
/** A board this large is counted once for all who ask. */
export const TOTAL_KEPT_MIN = 200
export const TOTAL_FRESH_SECONDS = 5
export const TOTAL_KEPT_SECONDS = 60
export const TOTALS_KEPT_MAX = 10_000
/** The values of filters are counted among so many of the best ranked matches. */
export const FACET_ROWS_MAX = 2_000
export const FACETS_FRESH_SECONDS = 30

/** By the clock, for what other people's servers and a busy machine take; the work of a draft is bounded below. */
/** Longest that a draft waits for a language model, and what a worker spends on one in a day, where the operator sets nothing. */
export const MODEL_SECONDS_MAX = 45
export const MODEL_DAILY = { calls_max: 5_000, tokens_max: 50_000_000 }
export const DRAFT_RUN_SECONDS_MAX = 300
export const DRAFT_ATTEMPTS_MAX = 3
/** Drafts wait mostly for other people's servers, so that several run at once; each site is asked for two pages at a time at most. */
export const DRAFTS_AT_ONCE_MAX = 6
/** One account holds at most four places, and beside those there are some for the first draft of every other. */
export const DRAFTS_OF_ACCOUNTS = { each_max: 4, first_places: 8 }
/** What work reading a draft's pages may take of all that the draft may cost; the rest is for the rules. */
export const READING_SHARE_MAX = 1 / 2
/** What one page may take of it: of the default, twice what an ordinary page of 2 MB takes. */
export const PAGE_SHARE_MAX = 1 / 4

/** Pages of the website an address may open in a minute; one page is one, however many reads it is built of. */
export const PAGES_PER_MINUTE = 300
/** Style sheets, pictures, badges, feeds, documents and the like an address may fetch in a minute: each is small or kept, and a page brings ten. */
export const FILES_PER_MINUTE = 3000
/** What drawing a picture or a PDF costs, in pages: 100 ms of CPU. */
export const DRAWN_PAGES = 10
/** What a form of the website may hold. */
export const FORM_BYTES_MAX = 64 * 1024
/** What one character of a form may take: four bytes of UTF-8, of which encoding makes three each. */
export const FORM_CHARACTER_BYTES_MAX = 12
/** What is kept of a form whose writer has to sign in before it is done: the longest of them, a founder story, in any script. */
export const SENT_AGAIN_BYTES_MAX = 1024 * 1024
/** A form or a call with a picture. */
export const UPLOAD_BYTES_MAX = 11 * 1024 * 1024
export const UPLOAD_SECONDS_MAX = 120
/** What uploads hold in one process, all together, until their calls are answered. */
export const UPLOADS_BYTES_MAX = 32 * 1024 * 1024
export const FORM_FIELDS_MAX = 500
/** Reports of listings from one address in a minute. */
export const REPORTS_PER_MINUTE = 3
/** Listings whose pictures one process has copied in a minute because somebody looked at them. */
export const PICTURE_JOBS_PER_MINUTE = 60
/** Below this a page is smaller sent as it is. */
export const COMPRESS_BYTES_MIN = 1024

/**
 * What a model has to read before its first call: at most 20,000 tokens, also where a tokenizer makes one of every 3.5 bytes of JSON. All tools
 * without a word of their answers take 51,300 bytes, so that a tool that is new shortens what is told of answers and breaks no bound.
 */
export const MCP_LIST_BYTES_MAX = 70_000
/** The same of what a launch takes: 8,000 tokens. */
export const MCP_CORE_BYTES_MAX = 28_000
/** Messages in one body, which only the oldest protocol version knows. */
export const MCP_BATCH_MAX = 20
/** The id of a message as it is written in its answer. */
export const MCP_ID_BYTES_MAX = 256
/** The list of tools changes with a release only; clients ask again after this. */
export const MCP_LIST_FRESH_SECONDS = 300
/** Listings and drafts that one page of the resources names, and values that a completion offers. */
export const MCP_RESOURCES_LISTED_MAX = 100
export const MCP_COMPLETIONS_MAX = 100
/** Streams that tell of changed resources: of a process, of one caller, for how long, and how much each watches. */
export const MCP_STREAMS_MAX = 50
export const MCP_STREAMS_PER_CALLER_MAX = 3
/** Of all, those of callers without an account, however many networks they come from: the other half is kept for accounts. */
export const MCP_STREAMS_OF_STRANGERS_MAX = 25
export const MCP_STREAM_MINUTES_MAX = 30
export const MCP_SUBSCRIPTIONS_MAX = 5
