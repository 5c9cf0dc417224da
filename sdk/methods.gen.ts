// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.
import type { Method } from './methods.ts'

/** One method per operation of the contract. */
export interface Methods {
  /**
   * Finds live listings by words in name, headline, summary, categories, description, audience, features, platforms and integrations; the last word may be unfinished, a name mistyped or in part. A paid plan never changes the order.
   *
   * Needs no sign-in. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.searchListings()) show(item)
   * ```
   */
  searchListings: Method<'search_listings'>

  /**
   * Everything public about one live listing, with the website's quotes behind each value that was drafted from it. Use the `slug` of a search item.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.getListing({ slug: 'tallyroom' })
   * ```
   */
  getListing: Method<'get_listing'>

  /**
   * Each drafted value of a live listing with its quotes and the SHA-256 of their pages.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.getListingProof({ slug: 'tallyroom' })
   * ```
   */
  getListingProof: Method<'get_listing_proof'>

  /**
   * The directory's categories with the number of live listings in each. A listing has one to three of these names; the first is its primary one.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.listCategories()
   * ```
   */
  listCategories: Method<'list_categories'>

  /**
   * Who the caller is signed in as, what the credential allows, how much of each limit is left, how complete the founder profile is, and what only a person can do on the website. Call it first when an operation is refused.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getAccount()
   * ```
   */
  getAccount: Method<'get_account'>

  /**
   * Every listing the caller owns or edits, on every site and in any status, newest first. Use a `listing_id` with get_my_listing; `listing` finds it by whatever name is at hand.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listMyListings()) show(item)
   * ```
   */
  listMyListings: Method<'list_my_listings'>

  /**
   * One of the caller's listings with status, plan, launch week, unlocked sections, everything public and its version history. `requirements` says what stands between it and the next status, each with a fix.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getMyListing({ listing_id: 41 })
   * ```
   */
  getMyListing: Method<'get_my_listing'>

  /**
   * Publishes edits at once and keeps them as a version. `fields` are company facts, shared by the company's listings on all sites, plus this site's headline, summary and search-engine texts; `apply_to` writes those words to its listings on other sites too.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.updateMyListing({ listing_id: 41, fields: { headline: 'Invoices that send themselves' }, apply_to: ['all'] })
   * ```
   */
  updateMyListing: Method<'update_my_listing'>

  /**
   * Views of its page, clicks to its website, counted votes and its rank day by day in UTC, and the websites that people came from. Programs and the owner are not counted.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getListingStats({ listing_id: 41 })
   * ```
   */
  getListingStats: Method<'get_listing_stats'>

  /**
   * The caller's drafts, newest first, with status and completeness. `url` finds those of one website.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listMyDrafts()) show(item)
   * ```
   */
  listMyDrafts: Method<'list_my_drafts'>

  /**
   * Starts reading a product's public website (robots.txt respected) and drafts its profile, usually within a minute. Nothing is published or charged. Then call get_draft with `wait` until `status` is `ready` or `failed`. An own unfailed draft of the same site is returned as it is.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.submitListing({ url: 'https://acme.com' })
   * ```
   */
  submitListing: Method<'submit_listing'>

  /**
   * The whole draft: every field with its value, state and quotes, what is missing and how to mend it, and what to do next. With `wait` the answer comes once `status` changes, or after that many seconds; `fields` leaves all other members of `fields` out.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getDraft({ id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ' })
   * ```
   */
  getDraft: Method<'get_draft'>

  /**
   * Changes only what is sent. A value set here is the caller's and survives every redraft. `restore` returns fields to the drafted value, `regenerate` drafts them again from the website and skips what the caller saved. If the draft was submitted, its listing changes too.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.updateDraft({ id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ', fields: { headline: 'Invoices that send themselves', phone: null }, regenerate: ['summary'] })
   * ```
   */
  updateDraft: Method<'update_draft'>

  /**
   * Deletes a draft that was never submitted, for good. What was submitted is a listing: archive_listing takes it down.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.deleteDraft({ id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ' })
   * ```
   */
  deleteDraft: Method<'delete_draft'>

  /**
   * Sets logo_url or cover_url, adds to screenshots, or sets the founder profile's photo. Send the picture's `url` or `base64`, or over REST a `file` (multipart/form-data). It is drawn anew: only pixels are kept.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.uploadPicture({ id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ', kind: 'logo', url: 'https://your-product.com/logo.png' })
   * ```
   */
  uploadPicture: Method<'upload_picture'>

  /**
   * Saves a ready draft, which needs a name, as the caller's listing, which is not yet published. Calling it again is safe and answers with the same listing. `next_steps` says how to publish it.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.submitDraft({ id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ' })
   * ```
   */
  submitDraft: Method<'submit_draft'>

  /**
   * The listings launched in one ISO week, by counted votes; ties share a rank. Once the week has closed the board is frozen and its SHA-256 published. A plan never counts.
   *
   * Needs no sign-in. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.getWeeklyLeaderboard()) show(item)
   * ```
   */
  getWeeklyLeaderboard: Method<'get_weekly_leaderboard'>

  /**
   * The questions of the founder interview in their order; answer_interview takes the answers by `question_id`.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.listInterviewQuestions()
   * ```
   */
  listInterviewQuestions: Method<'list_interview_questions'>

  /**
   * The badges with the code to copy. With `listing_id` (an own listing; needs account:read) also the rank badge and whether the badge was seen on the website. Any `rel` on the link is accepted.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.getBadges()
   * ```
   */
  getBadges: Method<'get_badges'>

  /**
   * The next twelve ISO weeks with the free and paid seats left in each. A free launch takes the first free seat some weeks ahead by itself.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.listLaunchWeeks()
   * ```
   */
  listLaunchWeeks: Method<'list_launch_weeks'>

  /**
   * The latest what-is-new posts across live listings, newest first; also as RSS at `/updates.rss`.
   *
   * Needs no sign-in. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listUpdates()) show(item)
   * ```
   */
  listUpdates: Method<'list_updates'>

  /**
   * The caller's own founder profile, the first founder of all their drafts and listings. A free launch and the founder story need it complete; `missing` says what it lacks, each with a fix.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getFounderProfile()
   * ```
   */
  getFounderProfile: Method<'get_founder_profile'>

  /**
   * Changes only what is sent of the caller's own founder profile, on all of their drafts and listings at once; null empties a member. Only the person's own words: never invent a biography.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.updateFounderProfile({ role: 'Founder', socials: { linkedin: 'https://www.linkedin.com/in/adabaker', x: null } })
   * ```
   */
  updateFounderProfile: Method<'update_founder_profile'>

  /**
   * Saves the caller's own words on the founder profile. Only answers sent change; an empty answer clears one. Never write answers for the founder.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.answerInterview({ answers: [{ question_id: 1, answer: 'We ran a bakery and planned its shifts on paper.' }] })
   * ```
   */
  answerInterview: Method<'answer_interview'>

  /**
   * Makes the profile again what it was at one of its `versions`, as a new version. Facts change on the company's listings of all sites, words on this one.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.restoreVersion({ listing_id: 41, version: 7 })
   * ```
   */
  restoreVersion: Method<'restore_version'>

  /**
   * Queues a submitted listing for the first launch week with a free seat. It goes live then, once the badge is on the website and the founder profile complete; `requirements` says what is open. A second call answers the same.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.chooseFreeListing({ listing_id: 41 })
   * ```
   */
  chooseFreeListing: Method<'choose_free_listing'>

  /**
   * Looks for the badge's link on the page named, else where it was found, or on the home page. Only a real link counts; 403, 429 and 5xx are `unreachable`, not `missing`. 20 looks an hour.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.verifyBadge({ listing_id: 41, page_url: 'https://acme.com/about' })
   * ```
   */
  verifyBadge: Method<'verify_badge'>

  /**
   * Sets a picture of a listing, as upload_picture does of a draft.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.uploadListingPicture({ listing_id: 41, kind: 'logo', url: 'https://your-product.com/logo.png' })
   * ```
   */
  uploadListingPicture: Method<'upload_listing_picture'>

  /**
   * Whether the listing's website is proven to be yours, and the challenges that prove it: DNS record, file, tag of the home page, code by e-mail.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getOwnership({ listing_id: 41 })
   * ```
   */
  getOwnership: Method<'get_ownership'>

  /**
   * Looks now for one challenge of get_ownership. `email` alone sends a code to that address; call again with the `code`. `detail` says what was seen.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.verifyOwnership({ listing_id: 41, method: 'dns' })
   * ```
   */
  verifyOwnership: Method<'verify_ownership'>

  /**
   * Queues a reading of the listing's website, once a day; it happens monthly by itself. What it says differently becomes proposals.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.recheckListing({ listing_id: 41 })
   * ```
   */
  recheckListing: Method<'recheck_listing'>

  /**
   * What the website no longer states, or states otherwise or anew. Open ones first; nothing changes until decide_proposal.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listProposals({ listing_id: 41 })) show(item)
   * ```
   */
  listProposals: Method<'list_proposals'>

  /**
   * `accept` publishes the website's value (none: `gone`) as a new version, over your own too. `dismiss` keeps yours until the website says something else.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.decideProposal({ listing_id: 41, proposal_id: 7, decision: 'accept' })
   * ```
   */
  decideProposal: Method<'decide_proposal'>

  /**
   * Takes the listing off pages, search and feeds at once; votes, closed boards and invoices stay. By key or app the owner confirms by e-mail first (202).
   *
   * Needs `listings:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.archiveListing({ listing_id: 41 })
   * ```
   */
  archiveListing: Method<'archive_listing'>

  /**
   * Brings an archived listing back. A launch still to come waits again: a free one chooses anew, a paid one gets its week or the next free.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.restoreListing({ listing_id: 41 })
   * ```
   */
  restoreListing: Method<'restore_listing'>

  /**
   * Offers the listing to an e-mail address, accepted on a page within 7 days. Orders stay with who paid. By key or app the owner confirms first (202).
   *
   * Needs `listings:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.transferListing({ listing_id: 41, email: 'ada@acme.com' })
   * ```
   */
  transferListing: Method<'transfer_listing'>

  /**
   * Takes the offer of transfer_listing back at once; where nothing is offered it answers the same.
   *
   * Needs `listings:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.cancelTransfer({ listing_id: 41 })
   * ```
   */
  cancelTransfer: Method<'cancel_transfer'>

  /**
   * Whom the owner lets edit the listing, in the order of invitation; `active` once they have accepted.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listEditors({ listing_id: 41 })) show(item)
   * ```
   */
  listEditors: Method<'list_editors'>

  /**
   * Mails somebody a link to edit the listing: all but what needs listings:manage, and no orders. By key or app the owner confirms first (202).
   *
   * Needs `listings:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.addEditor({ listing_id: 41, email: 'bo@acme.com' })
   * ```
   */
  addEditor: Method<'add_editor'>

  /**
   * Takes the right to edit the listing away at once, and an invitation that was not accepted.
   *
   * Needs `listings:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.removeEditor({ listing_id: 41, editor_id: 7 })
   * ```
   */
  removeEditor: Method<'remove_editor'>

  /**
   * Claims a live listing that somebody else made of your website. Prove it by a challenge of the answer with verify_claim: an unproven owner gives way at once.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.claimListing({ slug: 'tallyroom' })
   * ```
   */
  claimListing: Method<'claim_listing'>

  /**
   * The account's claims to listings of others, newest first, each with its state and challenges.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listMyClaims()) show(item)
   * ```
   */
  listMyClaims: Method<'list_my_claims'>

  /**
   * One claim: `open` until the website is proven, then `granted`, or `disputed` while the site team judges; `refused` after 30 days.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getClaim({ claim_id: 7 })
   * ```
   */
  getClaim: Method<'get_claim'>

  /**
   * Looks now for one challenge of the claim, as verify_ownership does. Once proven the listing is yours, or the site team judges: see get_claim.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.verifyClaim({ claim_id: 7, method: 'file' })
   * ```
   */
  verifyClaim: Method<'verify_claim'>

  /**
   * Publishes a short plain-text update on the listing and the latest-updates page; followers get a mail each, about ten a day at most. The listing must be live.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.postListingUpdate({ listing_id: 41, title: 'Dark mode', body: 'The whole app now has a dark mode.' })
   * ```
   */
  postListingUpdate: Method<'post_listing_update'>

  /**
   * Adds one dated milestone. Milestones show publicly on paid listings or where the section is unlocked.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.addMilestone({ listing_id: 41, date: '2026-03-01', title: 'First hundred customers' })
   * ```
   */
  addMilestone: Method<'add_milestone'>

  /**
   * Removes one milestone of the company's record for good, on its draft and on its listings of all sites.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.deleteMilestone({ listing_id: 41, milestone_id: 7 })
   * ```
   */
  deleteMilestone: Method<'delete_milestone'>

  /**
   * Saves sections of the founder story, in the owner's own words only. It is published once it has at least three sections of 40 words, 300 words in all, and a complete founder profile with photo; until then `missing` says what to do.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.setFounderStory({ listing_id: 41, problem: 'Shift plans ate our Sunday evenings.' })
   * ```
   */
  setFounderStory: Method<'set_founder_story'>

  /**
   * The repositories whose CI runs may write this listing, oldest first.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listPublishers({ listing_id: 41 })) show(item)
   * ```
   */
  listPublishers: Method<'list_publishers'>

  /**
   * Lets CI runs of a repository write this listing by their ID token. By key or app the owner confirms first (202).
   *
   * Needs `listings:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.addPublisher({ listing_id: 41, issuer: 'https://token.actions.githubusercontent.com', repository: 'acme/website', workflow: 'listing.yaml', ref: 'refs/heads/main' })
   * ```
   */
  addPublisher: Method<'add_publisher'>

  /**
   * Takes the trust back at once, with every token given out for it.
   *
   * Needs `listings:manage`.
   *
   * @example
   * ```ts
   * await listing.removePublisher({ listing_id: 41, publisher_id: 7 })
   * ```
   */
  removePublisher: Method<'remove_publisher'>

  /**
   * Mails a co-founder a link to add their own founder profile to this listing. Sending again to one address counts once; at most ten addresses a listing.
   *
   * Needs `listings:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.inviteCofounder({ id: 'd_Qm9vdHN0cmFwLURyYWZ0MQ', email: 'bo@acme.com' })
   * ```
   */
  inviteCofounder: Method<'invite_cofounder'>

  /**
   * Everything on sale with its price in US cents, VAT not included. `options_schema` is the JSON Schema of an item's `options`, `constraints` its bounds; `needs_listing`: it is bought for one of one's own listings.
   *
   * Needs no sign-in.
   *
   * @example
   * ```ts
   * await listing.listProducts()
   * ```
   */
  listProducts: Method<'list_products'>

  /**
   * Prices the items, takes off the promo code and adds the buyer's VAT. Nothing is saved, reserved or charged. Show the total and any `warnings` to the person, then pass `quote_id` to create_checkout, which refuses if the price has changed. `vat.final` is false while `billing_country` is not given.
   *
   * Needs `orders:write`.
   *
   * @example
   * ```ts
   * await listing.quoteOrder({ items: [{ product: 'launch', listing_id: 12, options: { week: '2026-W53' } }], billing_country: 'DE', vat_number: 'DE136695976' })
   * ```
   */
  quoteOrder: Method<'quote_order'>

  /**
   * Builds a pending order, reserves its weeks and promo code for 24 hours and answers `checkout_url`, a page where a person reviews it, fills in billing details and pays. Send `quote_id` or `expected_total_cents` so that another price is refused. Then follow the order with get_order. One account's unpaid orders reserve at most half of a week's places, or three of them.
   *
   * Needs `orders:write`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.createCheckout({ items: [{ product: 'launch', listing_id: 12, options: { week: '2026-W53' } }], billing_country: 'DE', vat_number: 'DE136695976', expected_total_cents: 9900 })
   * ```
   */
  createCheckout: Method<'create_checkout'>

  /**
   * The caller's orders, newest first, with what was bought, status and total. Use a `number` with get_order for prices, VAT and what was fulfilled.
   *
   * Needs `account:read`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listMyOrders()) show(item)
   * ```
   */
  listMyOrders: Method<'list_my_orders'>

  /**
   * One of the caller's orders: its status, totals with VAT, each line with whether it was fulfilled and where the result is, and what to do next. Ask again every few seconds while a person pays.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.getOrder({ number: 'L-2026-000123' })
   * ```
   */
  getOrder: Method<'get_order'>

  /**
   * What happened to the caller's drafts, listings and orders in the last 30 days, in the order of commit. Go on with `after`, the last event's id; with `wait` the answer comes with the next event. `data` is what the matching read operation answers now.
   *
   * Needs `account:read`.
   *
   * @example
   * ```ts
   * await listing.listEvents()
   * ```
   */
  listEvents: Method<'list_events'>

  /**
   * The addresses that are told of the caller's events, newest first, without their secrets.
   *
   * Needs `webhooks:manage`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listWebhooks()) show(item)
   * ```
   */
  listWebhooks: Method<'list_webhooks'>

  /**
   * Sends each event of these kinds to an https address from now on, signed as Standard Webhooks says. The secret is in this answer alone; at most 10 an account. What the credential may not read is sent as an id alone.
   *
   * Needs `webhooks:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.createWebhook({ url: 'https://your-product.com/hooks/listing', types: ['draft.ready', 'listing.live', 'order.paid'] })
   * ```
   */
  createWebhook: Method<'create_webhook'>

  /**
   * One webhook as it stands, without its secret; `enabled` is false where the caller or five days of failures switched it off.
   *
   * Needs `webhooks:manage`.
   *
   * @example
   * ```ts
   * await listing.getWebhook({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ' })
   * ```
   */
  getWebhook: Method<'get_webhook'>

  /**
   * Changes what is sent and keeps the rest. `enabled` true switches one on again; events of the time in between are not sent. A new address is told what the present credential may read.
   *
   * Needs `webhooks:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.updateWebhook({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ', types: ['listing.live'], enabled: true })
   * ```
   */
  updateWebhook: Method<'update_webhook'>

  /**
   * Sends nothing to the address any more; what waits for it and the list of its deliveries go with it.
   *
   * Needs `webhooks:manage`.
   *
   * @example
   * ```ts
   * await listing.deleteWebhook({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ' })
   * ```
   */
  deleteWebhook: Method<'delete_webhook'>

  /**
   * Makes a new secret, which is in this answer and in no other. For 24 hours the old one signs too.
   *
   * Needs `webhooks:manage`. Safe to retry.
   *
   * @example
   * ```ts
   * await listing.rotateWebhookSecret({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ' })
   * ```
   */
  rotateWebhookSecret: Method<'rotate_webhook_secret'>

  /**
   * Sends an event of one kind that did not happen, about the caller's newest object of that kind, or an invented id where there is none. list_deliveries shows what came of it.
   *
   * Needs `webhooks:manage`.
   *
   * @example
   * ```ts
   * await listing.sendTestEvent({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ', type: 'listing.live' })
   * ```
   */
  sendTestEvent: Method<'send_test_event'>

  /**
   * Each event that was or is to be sent to the address in the last 30 days, newest first, with how often it was tried and what the address answered last.
   *
   * Needs `webhooks:manage`. Await or iterate it.
   *
   * @example
   * ```ts
   * for await (const item of listing.listDeliveries({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ' })) show(item)
   * ```
   */
  listDeliveries: Method<'list_deliveries'>

  /**
   * Sends the event of a delivery once more, under its own id, as a delivery of its own with all its tries.
   *
   * Needs `webhooks:manage`.
   *
   * @example
   * ```ts
   * await listing.redeliverEvent({ webhook_id: 'wh_Qm9vdHN0cmFwLURyYWZ0MQ', delivery_id: 'dlv_7' })
   * ```
   */
  redeliverEvent: Method<'redeliver_event'>
}
