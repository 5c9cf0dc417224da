// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.
export const OPERATIONS = {
  search_listings: {"method":"GET","path":"/listings","path_parameters":[],"query_parameters":["q","category","week","sort","page","per_page"],"has_body":false,"idempotent":false,"paginated":true},
  get_listing: {"method":"GET","path":"/listings/{slug}","path_parameters":["slug"],"query_parameters":[],"has_body":false,"idempotent":false,"paginated":false},
  list_categories: {"method":"GET","path":"/categories","path_parameters":[],"query_parameters":[],"has_body":false,"idempotent":false,"paginated":false},
  get_account: {"method":"GET","path":"/me","path_parameters":[],"query_parameters":[],"has_body":false,"idempotent":false,"paginated":false},
  list_my_listings: {"method":"GET","path":"/me/listings","path_parameters":[],"query_parameters":["page","per_page"],"has_body":false,"idempotent":false,"paginated":true},
  get_my_listing: {"method":"GET","path":"/me/listings/{listing_id}","path_parameters":["listing_id"],"query_parameters":[],"has_body":false,"idempotent":false,"paginated":false},
  list_my_drafts: {"method":"GET","path":"/drafts","path_parameters":[],"query_parameters":["page","per_page"],"has_body":false,"idempotent":false,"paginated":true},
  submit_listing: {"method":"POST","path":"/drafts","path_parameters":[],"query_parameters":[],"has_body":true,"idempotent":true,"paginated":false},
  get_draft: {"method":"GET","path":"/drafts/{id}","path_parameters":["id"],"query_parameters":["wait"],"has_body":false,"idempotent":false,"paginated":false},
  update_draft: {"method":"PATCH","path":"/drafts/{id}","path_parameters":["id"],"query_parameters":[],"has_body":true,"idempotent":true,"paginated":false},
  submit_draft: {"method":"POST","path":"/drafts/{id}/submit","path_parameters":["id"],"query_parameters":[],"has_body":false,"idempotent":true,"paginated":false},
} as const
export type OperationId = keyof typeof OPERATIONS
