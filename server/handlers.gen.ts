// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.
import type { Handlers } from './operation.ts'
import search_listings from './public/search_listings.ts'
import get_listing from './public/get_listing.ts'
import list_categories from './public/list_categories.ts'
import get_account from './account/get_account.ts'
import list_my_listings from './listings/list_my_listings.ts'
import get_my_listing from './listings/get_my_listing.ts'
import list_my_drafts from './drafts/list_my_drafts.ts'
import submit_listing from './drafts/submit_listing.ts'
import get_draft from './drafts/get_draft.ts'
import update_draft from './drafts/update_draft.ts'
import submit_draft from './drafts/submit_draft.ts'

export const handlers: Handlers = { search_listings, get_listing, list_categories, get_account, list_my_listings, get_my_listing, list_my_drafts, submit_listing, get_draft, update_draft, submit_draft }
