// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.
export interface components {
 schemas: {
  /**
   * Format: date-time
   * @description RFC 3339 in UTC, such as 2026-11-21T09:30:00Z.
   */
  Timestamp: string;
  /**
   * Format: iso-week
   * @description An ISO 8601 week, from Monday 00:00 UTC.
   */
  Week: string;
  IntegerId: number;
  /**
   * Format: web-url
   * @description A public http(s) address.
   */
  WebUrl: string;
  /** Format: email */
  Email: string;
  NextStep: {
   /**
    * What to do and why. (at most 500 characters)
    * @example "The headline is too long."
    */
   message: string;
   /**
    * The operation to call. (at most 60 characters)
    * @example "get_draft"
    */
   tool: string;
   /**
    * Arguments to call it with.
    * @example {}
    */
   arguments: {
    [key: string]: unknown;
   };
   /**
    * Where a person does it. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url?: string;
  };
  /** @description What to do next, the likeliest first. */
  NextSteps: components["schemas"]["NextStep"][];
  /** @enum {string} */
  ErrorCode: "invalid_json" | "validation_failed" | "unauthorized" | "insufficient_scope" | "not_found" | "method_not_allowed" | "conflict" | "already_listed" | "draft_not_ready" | "limit_reached" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_invalid" | "idempotency_conflict" | "idempotency_in_flight" | "rate_limited" | "url_not_allowed" | "discount_code_invalid" | "discount_code_expired" | "discount_code_usage_limit_reached" | "discount_code_minimum_not_met" | "discount_code_ineligible" | "vat_number_invalid" | "vat_country_mismatch" | "country_unknown" | "amount_too_small" | "price_changed" | "page_too_deep" | "internal" | "unavailable";
  /**
   * @description What is wrong at one place of the input.
   */
  PlaceCode: "required" | "unknown_member" | "wrong_type" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few" | "too_many" | "not_one_of" | "wrong_format" | "duplicate" | "unknown_category" | "unknown_listing" | "past_week" | "full_week" | "already_bought" | "not_for_sale" | "url_not_allowed" | "invalid_text" | "page_too_deep" | "repeated" | "invalid";
  Problem: {
   /**
    * Which kind. (at most 2048 characters)
    * @example "api_key"
    */
   type: string;
   /**
    * A heading of a few words. (at most 200 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * Where it stands. (400 to 599)
    * @example 400
    */
   status: number;
   /**
    * What happened and what to do. (at most 500 characters)
    * @example "The headline has 120 characters."
    */
   detail: string;
   /**
    * Which call it was. (at most 300 characters)
    * @example "/api/v1/drafts"
    */
   instance: string;
   /**
    * A word to decide by; it does not change.
    * @example "invalid_json"
    */
   code: components["schemas"]["ErrorCode"];
   /**
    * Quote it when you ask the operator for help. (at most 64 characters)
    * @example "8c1f4e52-6b1d-4f0a-9d0e-0d7a3c5b9e11"
    */
   request_id: string;
   /**
    * Whether the same call can succeed later.
    * @example true
    */
   retryable: boolean;
   /**
    * Seconds. (0 to 86400)
    * @example 1
    */
   retry_after?: number;
   /**
    * The first places; fewer where the answer would grow beyond 16 KiB. The nearest allowed values stand beside the first five. (at most 50 items)
    * @example []
    */
   errors?: {
    /**
     * A JSON Pointer into the body, or `query.page`, `path.id`, `header.Idempotency-Key`. (at most 200 characters)
     * @example "headline"
     */
    field: string;
    /**
     * What is wrong at one place of the input.
     * @example "required"
     */
    code: components["schemas"]["PlaceCode"];
    /**
     * What happened, in a sentence for people. (at most 500 characters)
     * @example "The headline is too long."
     */
    message: string;
    /**
     * What to send instead. (at most 500 characters)
     * @example "Send 90 characters at most."
     */
    fix: string;
    /**
     * The bound.
     * @example 1
     */
    limit?: number;
    /**
     * What was sent.
     * @example 1
     */
    actual?: number;
    /**
     * What may be sent. (at most 100 items)
     * @example ["launch"]
     */
    allowed?: string[];
   }[];
   /**
    * What mends it, and who can do it.
    * @example {}
    */
   action?: {
    /**
     * Who did it or has to act.
     * @example "person"
     */
    by: "person" | "agent";
    /**
     * What happened, in a sentence for people. (at most 1000 characters)
     * @example "The headline is too long."
     */
    message: string;
    /**
     * The web address. (at most 2048 characters)
     * @example "https://your-product.com"
     */
    url?: string;
    /**
     * The operation to call. (at most 60 characters)
     * @example "get_draft"
     */
    tool?: string;
    /**
     * What to call it with.
     * @example {}
     */
    arguments?: {
     [key: string]: unknown;
    };
   };
  };
  /** @description A stretch of the website's own text that carries the value (`quote`), or a picture that the service took of a page (`sha256`). */
  Evidence: {
   /**
    * The words as they stand on the page. (at most 1000 characters)
    * @example "Tallyroom was founded in 2021."
    */
   quote?: string;
   /**
    * The page it stands on. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * `normalized`: equal after case, white space, quotation marks and dashes are folded. `picture`: it has no quote.
    * @example "exact"
    */
   match: "exact" | "normalized" | "picture";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   retrieved_at: components["schemas"]["Timestamp"];
   /**
    * The quote stands in what a browser showed of the page.
    * @example true
    */
   rendered?: boolean;
   /**
    * Of the picture as it is served. (at most 64 characters, matches ^[0-9a-f]{64}$)
    * @example "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    */
   sha256?: string;
  };
  EvidenceList: components["schemas"]["Evidence"][];
  /**
   * @description `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
   */
  FieldState: "ai" | "not_found" | "edited" | "manual" | "override" | "deleted";
  /** @enum {string} */
  PricingModel: "free" | "freemium" | "paid" | "open_source" | "contact";
  Category: {
   /**
    * The name as people write it. (at most 60 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * The short name in the page's address. (at most 60 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * What it is in a few sentences. (at most 300 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string;
   /**
    * Live listings in it. (0 to 999999999)
    * @example 2
    */
   listings: number;
  };
  TextCell: {
   /**
    * The value now; null where there is none. (at most 4000 characters)
    * @example "Tallyroom"
    */
   value: string | null;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * What was drafted, whatever the caller made of it. (at most 4000 characters)
    * @example "Tallyroom"
    */
   ai_value: string | null;
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
   /**
    * The pages read without finding it; none where it was not looked for yet. (at most 20 items)
    * @example ["https://your-product.com/about"]
    */
   pages_checked: string[];
  };
  ListCell: {
   /**
    * The value now; null where there is none. (at most 30 items)
    * @example []
    */
   value: string[] | null;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * What was drafted, whatever the caller made of it. (at most 30 items)
    * @example []
    */
   ai_value: string[] | null;
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
   /**
    * The pages read without finding it. (at most 20 items)
    * @example ["https://your-product.com/about"]
    */
   pages_checked: string[];
  };
  FlagCell: {
   /**
    * The value now; null where there is none.
    * @example true
    */
   value: boolean | null;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * What was drafted, whatever the caller made of it.
    * @example true
    */
   ai_value: boolean | null;
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
   /**
    * The pages read without finding it. (at most 20 items)
    * @example ["https://your-product.com/about"]
    */
   pages_checked: string[];
  };
  YearCell: {
   /**
    * The value now; null where there is none. (1000 to 9999)
    * @example 1000
    */
   value: number | null;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * What was drafted, whatever the caller made of it. (1000 to 9999)
    * @example 1000
    */
   ai_value: number | null;
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
   /**
    * The pages read without finding it. (at most 20 items)
    * @example ["https://your-product.com/about"]
    */
   pages_checked: string[];
  };
  /** @enum {string} */
  FieldName: "name" | "headline" | "summary" | "description" | "logo_url" | "cover_url" | "video_url" | "screenshots" | "pricing_model" | "starting_price" | "free_trial" | "platforms" | "audience" | "use_cases" | "features" | "integrations" | "languages" | "language" | "company_name" | "legal_name" | "founded_year" | "hq_city" | "hq_country" | "team_size" | "contact_email" | "phone" | "support_url" | "docs_url" | "repo_url" | "license" | "changelog_url" | "privacy_url" | "terms_url";
  DraftFields: {
   /**
    * The name as people write it.
    * @example {}
    */
   name: components["schemas"]["TextCell"];
   /**
    * The product in one line.
    * @example {}
    */
   headline: components["schemas"]["TextCell"];
   /**
    * The product in a sentence or two.
    * @example {}
    */
   summary: components["schemas"]["TextCell"];
   /**
    * What it is in a few sentences.
    * @example {}
    */
   description: components["schemas"]["TextCell"];
   /**
    * The product's logo.
    * @example {}
    */
   logo_url: components["schemas"]["TextCell"];
   /**
    * A wide picture of the product.
    * @example {}
    */
   cover_url: components["schemas"]["TextCell"];
   /**
    * A video about the product.
    * @example {}
    */
   video_url: components["schemas"]["TextCell"];
   /**
    * Addresses of pictures of the product in use.
    * @example {}
    */
   screenshots: components["schemas"]["ListCell"];
   /**
    * How the product is paid for.
    * @example {}
    */
   pricing_model: components["schemas"]["TextCell"];
   /**
    * The lowest price as the site says it.
    * @example {}
    */
   starting_price: components["schemas"]["TextCell"];
   /**
    * Whether the product can be tried for free.
    * @example {}
    */
   free_trial: components["schemas"]["FlagCell"];
   /**
    * Where the product runs.
    * @example {}
    */
   platforms: components["schemas"]["ListCell"];
   /**
    * Whom the product is for.
    * @example {}
    */
   audience: components["schemas"]["TextCell"];
   /**
    * What people use it for.
    * @example {}
    */
   use_cases: components["schemas"]["ListCell"];
   /**
    * What the product can do.
    * @example {}
    */
   features: components["schemas"]["ListCell"];
   /**
    * What the product works with.
    * @example {}
    */
   integrations: components["schemas"]["ListCell"];
   /**
    * Languages the product speaks.
    * @example {}
    */
   languages: components["schemas"]["ListCell"];
   /**
    * What texts are written in, as ISO 639-1.
    * @example {}
    */
   language: components["schemas"]["TextCell"];
   /**
    * The company as people call it.
    * @example {}
    */
   company_name: components["schemas"]["TextCell"];
   /**
    * The company as registers call it.
    * @example {}
    */
   legal_name: components["schemas"]["TextCell"];
   /**
    * The year in which the company was founded.
    * @example {}
    */
   founded_year: components["schemas"]["YearCell"];
   /**
    * The city of the headquarters.
    * @example {}
    */
   hq_city: components["schemas"]["TextCell"];
   /**
    * The country of the headquarters, ISO 3166-1 alpha-2.
    * @example {}
    */
   hq_country: components["schemas"]["TextCell"];
   /**
    * How many people work there.
    * @example {}
    */
   team_size: components["schemas"]["TextCell"];
   /**
    * Where to write to the company.
    * @example {}
    */
   contact_email: components["schemas"]["TextCell"];
   /**
    * Where to call the company.
    * @example {}
    */
   phone: components["schemas"]["TextCell"];
   /**
    * Where users get help.
    * @example {}
    */
   support_url: components["schemas"]["TextCell"];
   /**
    * The documentation.
    * @example {}
    */
   docs_url: components["schemas"]["TextCell"];
   /**
    * The source code.
    * @example {}
    */
   repo_url: components["schemas"]["TextCell"];
   /**
    * The licence of the source code.
    * @example {}
    */
   license: components["schemas"]["TextCell"];
   /**
    * What changed in the product.
    * @example {}
    */
   changelog_url: components["schemas"]["TextCell"];
   /**
    * The privacy policy.
    * @example {}
    */
   privacy_url: components["schemas"]["TextCell"];
   /**
    * The terms of use.
    * @example {}
    */
   terms_url: components["schemas"]["TextCell"];
  };
  AnyCell: {
   /**
    * The value as it is now, null when there is none.
    * @example "Tallyroom"
    */
   value: unknown;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * What was drafted, whatever the caller made of it.
    * @example "Tallyroom"
    */
   ai_value: unknown;
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
   /**
    * The pages read without finding it. (at most 20 items)
    * @example ["https://your-product.com/about"]
    */
   pages_checked: string[];
  };
  /** @description Null removes a field and keeps it removed. */
  DraftFieldEdits: {
   /**
    * The name as people write it. (1 to 80 characters)
    * @example "Tallyroom"
    */
   name?: string | null;
   /**
    * The product in one line. (1 to 90 characters)
    * @example "Shift plans that fit on one page"
    */
   headline?: string | null;
   /**
    * The product in a sentence or two. (1 to 160 characters)
    * @example "Tallyroom plans the shifts of small cafés and bakeries."
    */
   summary?: string | null;
   /**
    * What it is in a few sentences. (1 to 4000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description?: string | null;
   /**
    * The product's logo.
    * @example "https://your-product.com/logo.png"
    */
   logo_url?: components["schemas"]["WebUrl"] | components["schemas"]["KeptPictureUrl"] | null;
   /**
    * A wide picture of the product.
    * @example "https://your-product.com/cover.png"
    */
   cover_url?: components["schemas"]["WebUrl"] | components["schemas"]["KeptPictureUrl"] | null;
   /**
    * A video about the product.
    * @example "https://videos.example/watch?v=1"
    */
   video_url?: components["schemas"]["WebUrl"] | null;
   /**
    * Addresses of pictures of the product in use. (at most 8 items)
    * @example ["https://your-product.com/shot.png"]
    */
   screenshots?: components["schemas"]["PictureUrl"][] | null;
   /**
    * How the product is paid for.
    * @example "freemium"
    */
   pricing_model?: components["schemas"]["PricingModel"] | null;
   /**
    * As the site states it, such as $12 / month. (1 to 60 characters)
    * @example "9 € a month"
    */
   starting_price?: string | null;
   /**
    * Whether the product can be tried for free.
    * @example true
    */
   free_trial?: boolean | null;
   /**
    * Where the product runs. (at most 30 items)
    * @example ["Web","iOS"]
    */
   platforms?: string[] | null;
   /**
    * Whom the product is for. (1 to 160 characters)
    * @example "Small cafés"
    */
   audience?: string | null;
   /**
    * What people use it for. (at most 30 items)
    * @example ["Planning shifts"]
    */
   use_cases?: string[] | null;
   /**
    * What the product can do. (at most 30 items)
    * @example ["Recurring invoices"]
    */
   features?: string[] | null;
   /**
    * What the product works with. (at most 30 items)
    * @example ["Calendar"]
    */
   integrations?: string[] | null;
   /**
    * Languages the product speaks. (at most 30 items)
    * @example ["English","German"]
    */
   languages?: string[] | null;
   /**
    * What its texts are written in, as ISO 639-1. (at most 2 characters, matches ^[a-z]{2}$)
    * @example "de"
    */
   language?: string | null;
   /**
    * The company as people call it. (1 to 120 characters)
    * @example "Tallyroom"
    */
   company_name?: string | null;
   /**
    * The company as registers call it. (1 to 120 characters)
    * @example "Tallyroom OÜ"
    */
   legal_name?: string | null;
   /**
    * The year in which the company was founded. (1000 to 9999)
    * @example 2021
    */
   founded_year?: number | null;
   /**
    * The city of the headquarters. (1 to 80 characters)
    * @example "Tallinn"
    */
   hq_city?: string | null;
   /**
    * ISO 3166-1 alpha-2, such as DE. (at most 2 characters, matches ^[A-Z]{2}$)
    * @example "EE"
    */
   hq_country?: string | null;
   /**
    * How many people work there. (1 to 60 characters)
    * @example "team of six"
    */
   team_size?: string | null;
   /**
    * Where to write to the company.
    * @example "hello@your-product.com"
    */
   contact_email?: components["schemas"]["Email"] | null;
   /**
    * Where to call the company. (1 to 40 characters)
    * @example "+372 600 0142"
    */
   phone?: string | null;
   /**
    * Where users get help.
    * @example "https://your-product.com/help"
    */
   support_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The documentation.
    * @example "https://your-product.com/docs"
    */
   docs_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The source code.
    * @example "https://code.example/tallyroom"
    */
   repo_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The licence of the source code. (1 to 80 characters)
    * @example "MIT"
    */
   license?: string | null;
   /**
    * What changed in the product.
    * @example "https://your-product.com/changelog"
    */
   changelog_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The privacy policy.
    * @example "https://your-product.com/privacy"
    */
   privacy_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The terms of use.
    * @example "https://your-product.com/terms"
    */
   terms_url?: components["schemas"]["WebUrl"] | null;
  };
  SeoCells: {
   /**
    * The title that search engines show.
    * @example {}
    */
   meta_title: components["schemas"]["TextCell"];
   /**
    * The text that search engines show.
    * @example {}
    */
   meta_description: components["schemas"]["TextCell"];
   /**
    * Words that people search for.
    * @example {}
    */
   keywords: components["schemas"]["ListCell"];
   /**
    * The picture that other sites show beside a link.
    * @example {}
    */
   og_image_url: components["schemas"]["TextCell"];
  };
  SeoEdits: {
   /**
    * The title that search engines show. (1 to 60 characters)
    * @example "Tallyroom shift plans"
    */
   meta_title?: string | null;
   /**
    * The text that search engines show. (1 to 160 characters)
    * @example "Shift plans for small cafés."
    */
   meta_description?: string | null;
   /**
    * Words that people search for. (at most 10 items)
    * @example ["shift plan"]
    */
   keywords?: string[] | null;
   /**
    * The picture that other sites show beside a link.
    * @example "https://your-product.com/og.png"
    */
   og_image_url?: components["schemas"]["WebUrl"] | null;
  };
  Seo: {
   /**
    * The title that search engines show. (at most 60 characters)
    * @example "Tallyroom shift plans"
    */
   meta_title: string | null;
   /**
    * The text that search engines show. (at most 160 characters)
    * @example "Shift plans for small cafés."
    */
   meta_description: string | null;
   /**
    * Words that people search for. (at most 10 items)
    * @example ["shift plan"]
    */
   keywords: string[] | null;
   /**
    * The picture that other sites show beside a link. (at most 2048 characters)
    * @example "https://your-product.com/og.png"
    */
   og_image_url: string | null;
  };
  Faq: {
   /**
    * A question. (1 to 300 characters)
    * @example "Is it free?"
    */
   question: string;
   /**
    * Its answer. (1 to 2000 characters)
    * @example "At first."
    */
   answer: string;
  };
  DraftFaq: {
   /**
    * A question. (at most 300 characters)
    * @example "Is it free?"
    */
   question: string;
   /**
    * Its answer. (at most 2000 characters)
    * @example "At first."
    */
   answer: string;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
  };
  SocialCell: {
   /**
    * The value now; null where there is none. (at most 2048 characters)
    * @example "Tallyroom"
    */
   value: string | null;
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
  };
  /** @description Only platforms with something to say. */
  SocialCells: {
   /**
    * The account on LinkedIn.
    * @example {}
    */
   linkedin?: components["schemas"]["SocialCell"];
   /**
    * The account on X.
    * @example {}
    */
   x?: components["schemas"]["SocialCell"];
   /**
    * The account on Facebook.
    * @example {}
    */
   facebook?: components["schemas"]["SocialCell"];
   /**
    * The account on Instagram.
    * @example {}
    */
   instagram?: components["schemas"]["SocialCell"];
   /**
    * The account on TikTok.
    * @example {}
    */
   tiktok?: components["schemas"]["SocialCell"];
   /**
    * The channel on YouTube.
    * @example {}
    */
   youtube?: components["schemas"]["SocialCell"];
   /**
    * The account on Threads.
    * @example {}
    */
   threads?: components["schemas"]["SocialCell"];
   /**
    * The account on Pinterest.
    * @example {}
    */
   pinterest?: components["schemas"]["SocialCell"];
   /**
    * The account on GitHub.
    * @example {}
    */
   github?: components["schemas"]["SocialCell"];
   /**
    * The account on Reddit.
    * @example {}
    */
   reddit?: components["schemas"]["SocialCell"];
   /**
    * The page on Product Hunt.
    * @example {}
    */
   producthunt?: components["schemas"]["SocialCell"];
   /**
    * The account on Medium.
    * @example {}
    */
   medium?: components["schemas"]["SocialCell"];
   /**
    * A website of their own.
    * @example {}
    */
   website?: components["schemas"]["SocialCell"];
   /**
    * Any other address.
    * @example {}
    */
   custom?: components["schemas"]["SocialCell"];
  };
  /** @description Only platforms sent change; null removes one. */
  SocialEdits: {
   /**
    * The account on LinkedIn.
    * @example "https://www.linkedin.com/company/tallyroom"
    */
   linkedin?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on X.
    * @example "https://x.com/tallyroom"
    */
   x?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on Facebook.
    * @example "https://www.facebook.com/tallyroom"
    */
   facebook?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on Instagram.
    * @example "https://www.instagram.com/tallyroom"
    */
   instagram?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on TikTok.
    * @example "https://www.tiktok.com/@tallyroom"
    */
   tiktok?: components["schemas"]["WebUrl"] | null;
   /**
    * The channel on YouTube.
    * @example "https://www.youtube.com/@tallyroom"
    */
   youtube?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on Threads.
    * @example "https://www.threads.net/@tallyroom"
    */
   threads?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on Pinterest.
    * @example "https://www.pinterest.com/tallyroom"
    */
   pinterest?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on GitHub.
    * @example "https://github.com/tallyroom"
    */
   github?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on Reddit.
    * @example "https://www.reddit.com/r/tallyroom"
    */
   reddit?: components["schemas"]["WebUrl"] | null;
   /**
    * The page on Product Hunt.
    * @example "https://www.producthunt.com/products/tallyroom"
    */
   producthunt?: components["schemas"]["WebUrl"] | null;
   /**
    * The account on Medium.
    * @example "https://medium.com/@tallyroom"
    */
   medium?: components["schemas"]["WebUrl"] | null;
   /**
    * A website of their own.
    * @example "https://ada.example"
    */
   website?: components["schemas"]["WebUrl"] | null;
   /**
    * Any other address.
    * @example "https://forum.example/u/ada"
    */
   custom?: components["schemas"]["WebUrl"] | null;
  };
  Socials: {
   /**
    * The account on LinkedIn. (at most 2048 characters)
    * @example "https://www.linkedin.com/company/tallyroom"
    */
   linkedin?: string;
   /**
    * The account on X. (at most 2048 characters)
    * @example "https://x.com/tallyroom"
    */
   x?: string;
   /**
    * The account on Facebook. (at most 2048 characters)
    * @example "https://www.facebook.com/tallyroom"
    */
   facebook?: string;
   /**
    * The account on Instagram. (at most 2048 characters)
    * @example "https://www.instagram.com/tallyroom"
    */
   instagram?: string;
   /**
    * The account on TikTok. (at most 2048 characters)
    * @example "https://www.tiktok.com/@tallyroom"
    */
   tiktok?: string;
   /**
    * The channel on YouTube. (at most 2048 characters)
    * @example "https://www.youtube.com/@tallyroom"
    */
   youtube?: string;
   /**
    * The account on Threads. (at most 2048 characters)
    * @example "https://www.threads.net/@tallyroom"
    */
   threads?: string;
   /**
    * The account on Pinterest. (at most 2048 characters)
    * @example "https://www.pinterest.com/tallyroom"
    */
   pinterest?: string;
   /**
    * The account on GitHub. (at most 2048 characters)
    * @example "https://github.com/tallyroom"
    */
   github?: string;
   /**
    * The account on Reddit. (at most 2048 characters)
    * @example "https://www.reddit.com/r/tallyroom"
    */
   reddit?: string;
   /**
    * The page on Product Hunt. (at most 2048 characters)
    * @example "https://www.producthunt.com/products/tallyroom"
    */
   producthunt?: string;
   /**
    * The account on Medium. (at most 2048 characters)
    * @example "https://medium.com/@tallyroom"
    */
   medium?: string;
   /**
    * A website of their own. (at most 2048 characters)
    * @example "https://ada.example"
    */
   website?: string;
   /**
    * Any other address. (at most 2048 characters)
    * @example "https://forum.example/u/ada"
    */
   custom?: string;
  };
  FounderEdit: {
   /**
    * The name as people write it. (1 to 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * What the person does. (at most 80 characters)
    * @example "Founder"
    */
   role?: string | null;
   /**
    * The person in a few sentences. (at most 1000 characters)
    * @example "Ada ran a bakery for ten years."
    */
   bio?: string | null;
   /**
    * An e-mail address.
    * @example "ada@your-product.com"
    */
   email?: components["schemas"]["Email"] | null;
   /**
    * A JPEG, PNG, WebP, GIF or SVG up to 10 MB. `missing` tells whether its copy counts yet; sent again it is tried again.
    * @example "https://directory.example/photos/ada.webp"
    */
   photo_url?: components["schemas"]["PhotoUrl"];
   /**
    * Replaces all.
    * @example {}
    */
   socials?: components["schemas"]["SocialEdits"];
  };
  /** @description A JPEG, PNG, WebP, GIF or SVG up to 10 MB. `missing` tells whether its copy counts yet; sent again it is tried again. */
  PhotoUrl: components["schemas"]["PictureUrl"] | null;
  PictureUrl: components["schemas"]["WebUrl"] | components["schemas"]["KeptPictureUrl"];
  /** @description A picture that this service keeps. */
  KeptPictureUrl: string;
  /** @enum {string} */
  PictureKind: "logo" | "cover" | "screenshot" | "photo";
  /** @description Per cent cut off top, right, bottom, left. */
  PictureCrop: number[];
  GalleryPicture: {
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * What it shows, for those who do not see it. (at most 250 characters)
    * @example "…"
    */
   alt: string | null;
   /**
    * Per cent cut off top, right, bottom and left, as CSS counts them; null where all of it is shown.
    * @example [10,0,40,0]
    */
   crop: components["schemas"]["PictureCrop"] | null;
  };
  /** @description The cover and then the screenshots, each once. */
  Gallery: components["schemas"]["GalleryPicture"][];
  GalleryPictureEdit: {
   /**
    * The web address.
    * @example "https://your-product.com"
    */
   url: components["schemas"]["PictureUrl"];
   /**
    * What it shows. (1 to 250 characters)
    * @example "…"
    */
   alt?: string | null;
   /**
    * Per cent cut off top, right, bottom and left, as CSS counts them; null where all of it is shown.
    * @example [10,0,40,0]
    */
   crop?: components["schemas"]["PictureCrop"] | null;
  };
  GalleryEdits: components["schemas"]["GalleryPictureEdit"][];
  PictureUpload: {
   /**
    * What it shows; a `photo` is the founder's.
    * @example "logo"
    */
   kind: components["schemas"]["PictureKind"];
   /**
    * A public http(s) address. (8 to 2048 characters, format web-url)
    * @example "https://your-product.com"
    */
   url?: components["schemas"]["WebUrl"];
   /**
    * In place of url, up to 700 KB. (1 to 716800 characters)
    * @example "…"
    */
   base64?: string;
   /**
    * What a cover or screenshot shows. (1 to 250 characters)
    * @example "…"
    */
   alt?: string;
  };
  PictureFile: {
   /**
    * What it shows; a `photo` is the founder's.
    * @example "logo"
    */
   kind: components["schemas"]["PictureKind"];
   /**
    * JPEG, PNG, WebP, GIF or SVG, up to 10 MB and 40 megapixels. (at most 10485760 characters, format binary)
    * @example "…"
    */
   file: string;
   /**
    * What a cover or screenshot shows. (1 to 250 characters)
    * @example "…"
    */
   alt?: string;
  };
  KeptPicture: {
   /**
    * Which member is meant.
    * @example "logo_url"
    */
   field: "logo_url" | "cover_url" | "screenshots" | "photo_url";
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * In pixels. (1 to 16384)
    * @example 250
    */
   width: number;
   /**
    * In pixels. (1 to 16384)
    * @example 54
    */
   height: number;
   /**
    * Its size as it is kept. (1 to 10485760)
    * @example 18204
    */
   bytes: number;
  };
  FounderGap: {
   /**
    * A word to decide by; it does not change.
    * @example "name"
    */
   code: "name" | "photo" | "role" | "bio" | "social";
   /**
    * What happened, in a sentence for people. (at most 500 characters)
    * @example "The headline is too long."
    */
   message: string;
   /**
    * What to do about it. (at most 500 characters)
    * @example "Send 90 characters at most."
    */
   fix: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string | null;
  };
  FounderProfile: {
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string | null;
   /**
    * What the person does. (at most 80 characters)
    * @example "Founder"
    */
   role: string | null;
   /**
    * The person in a few sentences. (at most 1000 characters)
    * @example "Ada ran a bakery for ten years."
    */
   bio: string | null;
   /**
    * Never shown. (at most 254 characters)
    * @example "ada@your-product.com"
    */
   email: string | null;
   /**
    * The address as it was sent. (at most 2048 characters)
    * @example "https://directory.example/photos/ada.webp"
    */
   photo_url: string | null;
   /**
    * Accounts elsewhere.
    * @example {}
    */
   socials: components["schemas"]["Socials"];
   /**
    * Whether nothing is missing.
    * @example true
    */
   complete: boolean;
   /**
    * What is missing and how to mend it. (at most 10 items)
    * @example []
    */
   missing: components["schemas"]["FounderGap"][];
  };
  /** @description Only members sent change; null empties one. */
  FounderProfileEdits: {
   /**
    * The name as people write it. (1 to 80 characters)
    * @example "Tallyroom"
    */
   name?: string | null;
   /**
    * What the person does. (at most 80 characters)
    * @example "Founder"
    */
   role?: string | null;
   /**
    * The person in a few sentences. (at most 1000 characters)
    * @example "Ada ran a bakery for ten years."
    */
   bio?: string | null;
   /**
    * An e-mail address.
    * @example "ada@your-product.com"
    */
   email?: components["schemas"]["Email"] | null;
   /**
    * A JPEG, PNG, WebP, GIF or SVG up to 10 MB. `missing` tells whether its copy counts yet; sent again it is tried again.
    * @example "https://directory.example/photos/ada.webp"
    */
   photo_url?: components["schemas"]["PhotoUrl"];
   /**
    * Accounts elsewhere.
    * @example {}
    */
   socials?: components["schemas"]["SocialEdits"] | null;
  };
  DraftFounder: {
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * What the person does. (at most 80 characters)
    * @example "Founder"
    */
   role: string | null;
   /**
    * The person in a few sentences. (at most 1000 characters)
    * @example "Ada ran a bakery for ten years."
    */
   bio: string | null;
   /**
    * An e-mail address. (at most 254 characters)
    * @example "ada@your-product.com"
    */
   email: string | null;
   /**
    * The address as it was sent or drafted. (at most 2048 characters)
    * @example "https://directory.example/photos/ada.webp"
    */
   photo_url: string | null;
   /**
    * Accounts elsewhere.
    * @example {}
    */
   socials: components["schemas"]["Socials"];
   /**
    * `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
    * @example "ai"
    */
   state: components["schemas"]["FieldState"];
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
  };
  Founder: {
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * What the person does. (at most 80 characters)
    * @example "Founder"
    */
   role: string | null;
   /**
    * The person in a few sentences. (at most 1000 characters)
    * @example "Ada ran a bakery for ten years."
    */
   bio: string | null;
   /**
    * A picture of the person. (at most 2048 characters)
    * @example "https://directory.example/photos/ada.webp"
    */
   photo_url: string | null;
   /**
    * Accounts elsewhere.
    * @example {}
    */
   socials: components["schemas"]["Socials"];
  };
  /** @description The founder story, in the owner's own words; absent sections are empty. */
  Story: {
   /**
    * A heading of a few words. (at most 8000 characters)
    * @example "Dark mode"
    */
   title?: string;
   /**
    * How it began. (at most 8000 characters)
    * @example "Two bakers lost a paper plan."
    */
   how_started?: string;
   /**
    * What was wrong in the world. (at most 8000 characters)
    * @example "Plans on paper get lost."
    */
   problem?: string;
   /**
    * What was made. (at most 8000 characters)
    * @example "A plan that everyone sees."
    */
   what_built?: string;
   /**
    * What was hard. (at most 8000 characters)
    * @example "Phones of five kinds."
    */
   hard_parts?: string;
   /**
    * What was reached and when. (at most 8000 characters)
    * @example "…"
    */
   milestones?: string;
   /**
    * What comes next. (at most 8000 characters)
    * @example "Wages."
    */
   whats_next?: string;
  };
  /** @description Only sections sent change; an empty string clears one. */
  StoryEdits: {
   /**
    * A heading of a few words. (at most 8000 characters)
    * @example "Dark mode"
    */
   title?: string;
   /**
    * How it began. (at most 8000 characters)
    * @example "Two bakers lost a paper plan."
    */
   how_started?: string;
   /**
    * What was wrong in the world. (at most 8000 characters)
    * @example "Plans on paper get lost."
    */
   problem?: string;
   /**
    * What was made. (at most 8000 characters)
    * @example "A plan that everyone sees."
    */
   what_built?: string;
   /**
    * What was hard. (at most 8000 characters)
    * @example "Phones of five kinds."
    */
   hard_parts?: string;
   /**
    * What was reached and when. (at most 8000 characters)
    * @example "…"
    */
   milestones?: string;
   /**
    * What comes next. (at most 8000 characters)
    * @example "Wages."
    */
   whats_next?: string;
   /**
    * Older name of what_built. (at most 8000 characters)
    * @deprecated
    * @example "…"
    */
   story?: string;
   /**
    * Older name of how_started. (at most 8000 characters)
    * @deprecated
    * @example "Plans on paper get lost."
    */
   why_started?: string;
   /**
    * Older name of hard_parts. (at most 8000 characters)
    * @deprecated
    * @example "From one café to forty."
    */
   journey?: string;
   /**
    * Older name of hard_parts. (at most 8000 characters)
    * @deprecated
    * @example "Phones of five kinds."
    */
   challenges?: string;
   /**
    * Older name of milestones. (at most 8000 characters)
    * @deprecated
    * @example "Forty cafés."
    */
   achievements?: string;
   /**
    * Older name of whats_next. (at most 8000 characters)
    * @deprecated
    * @example "Ask before you build."
    */
   lessons?: string;
  };
  MilestoneEdit: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id?: components["schemas"]["IntegerId"];
   /**
    * At most a year ahead. (at most 10 characters, format date)
    * @example "2026-11-22"
    */
   date: string;
   /**
    * A heading of a few words. (1 to 160 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * What it is in a few sentences. (at most 2000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description?: string | null;
   /**
    * The web address.
    * @example "https://your-product.com"
    */
   url?: components["schemas"]["WebUrl"] | null;
  };
  Milestone: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * The day. (at most 10 characters, format date)
    * @example "2026-11-22"
    */
   date: string;
   /**
    * A heading of a few words. (at most 160 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * What it is in a few sentences. (at most 2000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string | null;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string | null;
  };
  Competitor: {
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string | null;
   /**
    * `none`: none is named.
    * @example "none"
    */
   status: "none" | "crawling" | "ready" | "failed";
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string | null;
   /**
    * The comparison by aspects. (at most 30 items)
    * @example []
    */
   comparison: {
    /**
     * What is compared. (at most 60 characters)
     * @example "Price"
     */
    aspect: string;
    /**
     * What is so here. (at most 500 characters)
     * @example "9 €"
     */
    ours: string | null;
    /**
     * What is so there. (at most 500 characters)
     * @example "19 €"
     */
    theirs: string | null;
    /**
     * The website's own words for the value. (at most 20 items)
     * @example []
     */
    evidence: components["schemas"]["EvidenceList"];
   }[];
  };
  /** @description The first is primary. */
  CategoryNames: string[];
  Version: {
   /**
    * The number of the version. (1 to 999999999)
    * @example 3
    */
   version: number;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   at: components["schemas"]["Timestamp"];
   /**
    * Who did it or has to act. (at most 200 characters)
    * @example "owner"
    */
   by: string;
   /**
    * The operation that made it. (at most 60 characters)
    * @example "mcp"
    */
   via: string;
   /**
    * What was changed. (at most 200 items)
    * @example []
    */
   changes: {
    /**
     * Which member is meant. (at most 80 characters)
     * @example "headline"
     */
    field: string;
    /**
     * The value before, null when there was none.
     * @example {}
     */
    before: unknown;
    /**
     * The value after, null when it was removed.
     * @example {}
     */
    after: unknown;
   }[];
  };
  /** @enum {string} */
  DraftStatus: "crawling" | "drafting" | "ready" | "failed";
  DraftError: {
   /**
    * A word to decide by; it does not change.
    * @example "robots_disallowed"
    */
   code: "robots_disallowed" | "unreachable" | "url_not_allowed" | "not_html" | "empty_content" | "blocked" | "timeout" | "too_large" | "internal";
   /**
    * What happened, in a sentence for people. (at most 1000 characters)
    * @example "The headline is too long."
    */
   message: string;
   /**
    * What to do about it. (at most 1000 characters)
    * @example "Send 90 characters at most."
    */
   fix: string;
  };
  DraftWarning: {
   /**
    * A word to decide by; it does not change.
    * @example "redirected_to_other_host"
    */
   code: components["schemas"]["WarningCode"];
   /**
    * Which member is meant. (at most 80 characters)
    * @example "headline"
    */
   field: string | null;
   /**
    * What happened, in a sentence for people. (at most 1000 characters)
    * @example "The headline is too long."
    */
   message: string;
  };
  /** @enum {string} */
  WarningCode: "redirected_to_other_host" | "needs_javascript" | "page_skipped" | "page_cut" | "robots_disallowed" | "time_limit" | "prices_disagree" | "crawl_incomplete" | "model_unavailable" | "value_doubted" | "field_kept" | "lock_fields_deprecated";
  Missing: {
   /**
    * Which member is meant. (at most 80 characters)
    * @example "headline"
    */
   field: string;
   /**
    * A word to decide by; it does not change.
    * @example "not_found"
    */
   code: "not_found" | "deleted" | "too_short" | "incomplete";
   /**
    * What happened, in a sentence for people. (at most 500 characters)
    * @example "The headline is too long."
    */
   message: string;
   /**
    * What to do about it. (at most 500 characters)
    * @example "Send 90 characters at most."
    */
   fix: string;
   /**
    * Empty when it only makes the page better. (at most 3 items)
    * @example []
    */
   required_for: ("free" | "paid" | "story")[];
  };
  DraftProgress: {
   /**
    * Pages found on the website. (0 to 100000)
    * @example 12
    */
   pages_found: number;
   /**
    * Pages read so far. (0 to 100)
    * @example 7
    */
   pages_read: number;
   /**
    * Pages among them that a browser had to show. (0 to 100)
    * @example 2
    */
   pages_rendered: number;
   /**
    * Fields decided so far. (0 to 100)
    * @example 20
    */
   fields_done: number;
   /**
    * Fields there are. (0 to 100)
    * @example 33
    */
   fields_total: number;
   /**
    * The page being read at this moment. (at most 2048 characters)
    * @example "https://your-product.com/pricing"
    */
   reading: string | null;
   /**
    * What a language model adds to a draft that is ready already; null where none is asked.
    * @example null
    */
   model: {
    /**
     * Where it stands.
     * @example "waiting"
     */
    state: "waiting" | "joined" | "failed";
    /**
     * Proposals that the website does not state. (0 to 10000)
     * @example 1
     */
    unproven: number;
   } | null;
  };
  Draft: {
   /**
    * The draft's id. (at most 24 characters)
    * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   id: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * Where it stands.
    * @example "crawling"
    */
   status: components["schemas"]["DraftStatus"];
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: number | null;
   /**
    * How far the reading is.
    * @example {}
    */
   progress: components["schemas"]["DraftProgress"];
   /**
    * Why it failed; null otherwise.
    * @example null
    */
   error: components["schemas"]["DraftError"] | null;
   /**
    * What to know before going on. (at most 50 items)
    * @example []
    */
   warnings: components["schemas"]["DraftWarning"][];
   /**
    * The fields by name.
    * @example {}
    */
   fields: components["schemas"]["DraftFields"];
   /**
    * Questions with their answers. (at most 5 items)
    * @example []
    */
   faqs: components["schemas"]["DraftFaq"][];
   /**
    * The people who founded it. (at most 10 items)
    * @example []
    */
   founders: components["schemas"]["DraftFounder"][];
   /**
    * Only platforms with something to say.
    * @example {}
    */
   company_socials: components["schemas"]["SocialCells"];
   /**
    * The founders' own accounts.
    * @example {}
    */
   founder_socials: components["schemas"]["Socials"];
   /**
    * The founder story, in the owner's own words; absent sections are empty.
    * @example {}
    */
   story: components["schemas"]["Story"];
   /**
    * What was reached and when. (at most 100 items)
    * @example []
    */
   milestones: components["schemas"]["Milestone"][];
   /**
    * The cover and then the screenshots, each once. (at most 31 items)
    * @example []
    */
   pictures: components["schemas"]["Gallery"];
   /**
    * The website of a product to be compared with. (at most 2048 characters)
    * @example "https://other-product.com"
    */
   competitor_url: string | null;
   /**
    * A product that is compared with this one.
    * @example {}
    */
   competitor: components["schemas"]["Competitor"];
   /**
    * The first is primary. (at most 3 items)
    * @example []
    */
   categories: components["schemas"]["CategoryNames"];
   /**
    * The website's words for the categories. (at most 20 items)
    * @example []
    */
   categories_evidence: components["schemas"]["EvidenceList"];
   /**
    * Texts for search engines.
    * @example {"meta_title":"Tallyroom"}
    */
   seo: components["schemas"]["SeoCells"];
   /**
    * How complete it is. (0 to 100)
    * @example 80
    */
   completeness: number;
   /**
    * What is missing and how to mend it. (at most 60 items)
    * @example []
    */
   missing: components["schemas"]["Missing"][];
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   updated_at: components["schemas"]["Timestamp"];
  };
  /** @description A draft with those members of `fields` that were asked for. */
  DraftExcerpt: {
   /**
    * What it is known by. (at most 24 characters)
    * @example "…"
    */
   id: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * Where it stands.
    * @example "crawling"
    */
   status: components["schemas"]["DraftStatus"];
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: number | null;
   /**
    * How far the reading is.
    * @example {}
    */
   progress: components["schemas"]["DraftProgress"];
   /**
    * Why it failed; null otherwise.
    * @example null
    */
   error: components["schemas"]["DraftError"] | null;
   /**
    * What to know before going on. (at most 50 items)
    * @example []
    */
   warnings: components["schemas"]["DraftWarning"][];
   /**
    * The fields by name.
    * @example {}
    */
   fields: components["schemas"]["SomeDraftFields"];
   /**
    * Questions with their answers. (at most 5 items)
    * @example []
    */
   faqs: components["schemas"]["DraftFaq"][];
   /**
    * The people who founded it. (at most 10 items)
    * @example []
    */
   founders: components["schemas"]["DraftFounder"][];
   /**
    * Only platforms with something to say.
    * @example {}
    */
   company_socials: components["schemas"]["SocialCells"];
   /**
    * The founders' own accounts.
    * @example {}
    */
   founder_socials: components["schemas"]["Socials"];
   /**
    * The founder story, in the owner's own words; absent sections are empty.
    * @example {}
    */
   story: components["schemas"]["Story"];
   /**
    * What was reached and when. (at most 100 items)
    * @example []
    */
   milestones: components["schemas"]["Milestone"][];
   /**
    * The cover and then the screenshots, each once. (at most 31 items)
    * @example []
    */
   pictures: components["schemas"]["Gallery"];
   /**
    * The website of a product to be compared with. (at most 2048 characters)
    * @example "https://other-product.com"
    */
   competitor_url: string | null;
   /**
    * A product that is compared with this one.
    * @example {}
    */
   competitor: components["schemas"]["Competitor"];
   /**
    * The first is primary. (at most 3 items)
    * @example []
    */
   categories: components["schemas"]["CategoryNames"];
   /**
    * The website's words for the categories. (at most 20 items)
    * @example []
    */
   categories_evidence: components["schemas"]["EvidenceList"];
   /**
    * Texts for search engines.
    * @example {"meta_title":"Tallyroom"}
    */
   seo: components["schemas"]["SeoCells"];
   /**
    * How complete it is. (0 to 100)
    * @example 80
    */
   completeness: number;
   /**
    * What is missing and how to mend it. (at most 60 items)
    * @example []
    */
   missing: components["schemas"]["Missing"][];
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   updated_at: components["schemas"]["Timestamp"];
  };
  SomeDraftFields: {
   /**
    * The name as people write it.
    * @example {}
    */
   name?: components["schemas"]["TextCell"];
   /**
    * The product in one line.
    * @example {}
    */
   headline?: components["schemas"]["TextCell"];
   /**
    * The product in a sentence or two.
    * @example {}
    */
   summary?: components["schemas"]["TextCell"];
   /**
    * What it is in a few sentences.
    * @example {}
    */
   description?: components["schemas"]["TextCell"];
   /**
    * The product's logo.
    * @example {}
    */
   logo_url?: components["schemas"]["TextCell"];
   /**
    * A wide picture of the product.
    * @example {}
    */
   cover_url?: components["schemas"]["TextCell"];
   /**
    * A video about the product.
    * @example {}
    */
   video_url?: components["schemas"]["TextCell"];
   /**
    * Addresses of pictures of the product in use.
    * @example {}
    */
   screenshots?: components["schemas"]["ListCell"];
   /**
    * How the product is paid for.
    * @example {}
    */
   pricing_model?: components["schemas"]["TextCell"];
   /**
    * The lowest price as the site says it.
    * @example {}
    */
   starting_price?: components["schemas"]["TextCell"];
   /**
    * Whether the product can be tried for free.
    * @example {}
    */
   free_trial?: components["schemas"]["FlagCell"];
   /**
    * Where the product runs.
    * @example {}
    */
   platforms?: components["schemas"]["ListCell"];
   /**
    * Whom the product is for.
    * @example {}
    */
   audience?: components["schemas"]["TextCell"];
   /**
    * What people use it for.
    * @example {}
    */
   use_cases?: components["schemas"]["ListCell"];
   /**
    * What the product can do.
    * @example {}
    */
   features?: components["schemas"]["ListCell"];
   /**
    * What the product works with.
    * @example {}
    */
   integrations?: components["schemas"]["ListCell"];
   /**
    * Languages the product speaks.
    * @example {}
    */
   languages?: components["schemas"]["ListCell"];
   /**
    * What texts are written in, as ISO 639-1.
    * @example {}
    */
   language?: components["schemas"]["TextCell"];
   /**
    * The company as people call it.
    * @example {}
    */
   company_name?: components["schemas"]["TextCell"];
   /**
    * The company as registers call it.
    * @example {}
    */
   legal_name?: components["schemas"]["TextCell"];
   /**
    * The year in which the company was founded.
    * @example {}
    */
   founded_year?: components["schemas"]["YearCell"];
   /**
    * The city of the headquarters.
    * @example {}
    */
   hq_city?: components["schemas"]["TextCell"];
   /**
    * The country of the headquarters, ISO 3166-1 alpha-2.
    * @example {}
    */
   hq_country?: components["schemas"]["TextCell"];
   /**
    * How many people work there.
    * @example {}
    */
   team_size?: components["schemas"]["TextCell"];
   /**
    * Where to write to the company.
    * @example {}
    */
   contact_email?: components["schemas"]["TextCell"];
   /**
    * Where to call the company.
    * @example {}
    */
   phone?: components["schemas"]["TextCell"];
   /**
    * Where users get help.
    * @example {}
    */
   support_url?: components["schemas"]["TextCell"];
   /**
    * The documentation.
    * @example {}
    */
   docs_url?: components["schemas"]["TextCell"];
   /**
    * The source code.
    * @example {}
    */
   repo_url?: components["schemas"]["TextCell"];
   /**
    * The licence of the source code.
    * @example {}
    */
   license?: components["schemas"]["TextCell"];
   /**
    * What changed in the product.
    * @example {}
    */
   changelog_url?: components["schemas"]["TextCell"];
   /**
    * The privacy policy.
    * @example {}
    */
   privacy_url?: components["schemas"]["TextCell"];
   /**
    * The terms of use.
    * @example {}
    */
   terms_url?: components["schemas"]["TextCell"];
  };
  /** @description What a call changed in a draft, and what to do next; get_draft reads the rest. */
  DraftChange: {
   /**
    * What it is known by. (at most 24 characters)
    * @example "…"
    */
   id: string;
   /**
    * Where it stands.
    * @example "crawling"
    */
   status: components["schemas"]["DraftStatus"];
   /**
    * By name, as `regenerate` and `restore` take it, or `story`, `milestones`, `pictures`, `competitor_url`.
    * @example {}
    */
   changed: {
    [key: string]: components["schemas"]["AnyCell"];
   };
   /**
    * What to know before going on. (at most 50 items)
    * @example []
    */
   warnings: components["schemas"]["DraftWarning"][];
   /**
    * How complete it is. (0 to 100)
    * @example 80
    */
   completeness: number;
   /**
    * What is missing and how to mend it. (at most 60 items)
    * @example []
    */
   missing: components["schemas"]["Missing"][];
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
  };
  DraftView: components["schemas"]["Draft"] | components["schemas"]["DraftChange"];
  DraftReading: components["schemas"]["Draft"] | components["schemas"]["DraftExcerpt"];
  DraftEdits: {
   /**
    * Null removes a field and keeps it removed.
    * @example {}
    */
   fields?: components["schemas"]["DraftFieldEdits"];
   /**
    * Send the values in `fields` instead. (at most 60 items)
    * @deprecated
    * @example []
    */
   lock_fields?: string[];
   /**
    * Fields to draft again: names of `fields`, or faqs, founders, categories, company_socials, seo. (at most 60 items)
    * @example []
    */
   regenerate?: string[];
   /**
    * Fields to return to the drafted value. (at most 60 items)
    * @example []
    */
   restore?: string[];
   /**
    * The whole list. (at most 5 items)
    * @example []
    */
   faqs?: components["schemas"]["Faq"][];
   /**
    * Only platforms sent change; null removes one.
    * @example {}
    */
   company_socials?: components["schemas"]["SocialEdits"];
   /**
    * Only platforms sent change; null removes one.
    * @example {}
    */
   founder_socials?: components["schemas"]["SocialEdits"];
   /**
    * The whole list; the first is the account's own profile. (at most 10 items)
    * @example []
    */
   founders?: components["schemas"]["FounderEdit"][];
   /**
    * Only sections sent change; an empty string clears one.
    * @example {}
    */
   story?: components["schemas"]["StoryEdits"];
   /**
    * The whole list. (at most 100 items)
    * @example []
    */
   milestones?: components["schemas"]["MilestoneEdit"][];
   /**
    * What cover_url and each of screenshots show, and how they are cropped; sent, what is null goes and what is left out stays. (at most 9 items)
    * @example []
    */
   pictures?: components["schemas"]["GalleryEdits"];
   /**
    * The main competitor's website, to be compared; an empty string clears it. (at most 2048 characters)
    * @example "https://other-product.com"
    */
   competitor_url?: string;
   /**
    * The whole list: names of list_categories, the first is primary. (1 to 3 items)
    * @example []
    */
   categories?: string[];
   /**
    * Texts for search engines.
    * @example {"meta_title":"Tallyroom"}
    */
   seo?: components["schemas"]["SeoEdits"];
  };
  DraftSummary: {
   /**
    * The draft's id. (at most 24 characters)
    * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   id: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string | null;
   /**
    * Where it stands.
    * @example "crawling"
    */
   status: components["schemas"]["DraftStatus"];
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: number | null;
   /**
    * How complete it is. (0 to 100)
    * @example 80
    */
   completeness: number;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   updated_at: components["schemas"]["Timestamp"];
  };
  DraftPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["DraftSummary"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Counted up to 10000. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  Submitted: {
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: components["schemas"]["IntegerId"];
   /**
    * Where it stands.
    * @example "draft"
    */
   status: components["schemas"]["ListingStatus"];
   /**
    * The id of a draft. (at most 24 characters)
    * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   draft_id: string;
   /**
    * The page in the directory. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url: string;
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
  };
  /** @enum {string} */
  ListingStatus: "draft" | "awaiting_badge" | "scheduled" | "live" | "suspended" | "archived";
  /** @enum {string} */
  Plan: "none" | "free" | "paid";
  /** @enum {string} */
  Section: "milestones" | "story" | "interview" | "video";
  ListingItem: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * The short name in the page's address. (at most 100 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The page in the directory. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url: string;
   /**
    * The product in one line. (at most 90 characters)
    * @example "Shift plans that fit on one page"
    */
   headline: string | null;
   /**
    * The product in a sentence or two. (at most 160 characters)
    * @example "Tallyroom plans the shifts of small cafés and bakeries."
    */
   summary: string | null;
   /**
    * The product's logo. (at most 2048 characters)
    * @example "https://your-product.com/logo.png"
    */
   logo_url: string | null;
   /**
    * Its cover, else its first screenshot. (at most 2048 characters)
    * @example "…"
    */
   thumbnail_url: string | null;
   /**
    * The first is primary. (at most 3 items)
    * @example []
    */
   categories: components["schemas"]["CategoryNames"];
   /**
    * How the product is paid for.
    * @example "freemium"
    */
   pricing_model: components["schemas"]["PricingModel"] | null;
   /**
    * As the site states it, such as $12 / month. (at most 60 characters)
    * @example "9 € a month"
    */
   starting_price: string | null;
   /**
    * As the listing names them. (at most 30 items)
    * @example ["Web","iOS"]
    */
   platforms: string[] | null;
   /**
    * The language that the listing is written in, as ISO 639-1; null where its texts are too short to tell. (at most 2 characters)
    * @example "de"
    */
   language: string | null;
   /**
    * How many of its values are proven by quotes of its website. (0 to 60)
    * @example 1
    */
   proven: number;
   /**
    * Votes that count. (0 to 999999999)
    * @example 12
    */
   votes: number;
   /**
    * The ISO week of the launch.
    * @example "2026-W48"
    */
   launch_week: components["schemas"]["Week"] | null;
   /**
    * When it went live.
    * @example "2026-11-23T00:00:00Z"
    */
   launched_at: components["schemas"]["Timestamp"] | null;
  };
  ListingPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["ListingItem"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Exact up to 200; beyond that at least so many, where `total_exact` is false. Pages go down to row 10000 either way. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Whether `total` counts every match. False: there may be more than `total`.
    * @example true
    */
   total_exact: boolean;
   /**
    * Of `total`; go by `has_more`. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
   /**
    * With `facets=true`: the values that occur among the matches, the most frequent first. Beyond 2000 matches the counts are those of 2000 well ranked ones.
    * @example {}
    */
   facets?: components["schemas"]["Facets"];
  };
  /** @enum {string} */
  PlatformKey: "web" | "macos" | "windows" | "linux" | "ios" | "android" | "browser_extension" | "api" | "self_hosted" | "cli";
  /** @description With `facets=true`: the values that occur among the matches, the most frequent first. Beyond 2000 matches the counts are those of 2000 well ranked ones. */
  Facets: {
   /**
    * How they are sold. (at most 50 items)
    * @example []
    */
   pricing_model: components["schemas"]["FacetValues"];
   /**
    * `true` and `false`. (at most 50 items)
    * @example []
    */
   free_trial: components["schemas"]["FacetValues"];
   /**
    * Where they run. (at most 50 items)
    * @example []
    */
   platform: components["schemas"]["FacetValues"];
   /**
    * `open_source`. (at most 50 items)
    * @example []
    */
   license: components["schemas"]["FacetValues"];
   /**
    * Where their companies are. (at most 50 items)
    * @example []
    */
   country: components["schemas"]["FacetValues"];
   /**
    * What they are written in. (at most 50 items)
    * @example []
    */
   language: components["schemas"]["FacetValues"];
  };
  FacetValues: {
   /**
    * To be sent as the filter of this name. (at most 40 characters)
    * @example "Tallyroom"
    */
   value: string;
   /**
    * How many matches have it. (0 to 999999999)
    * @example 1
    */
   count: number;
  }[];
  ListingStats: {
   /**
    * Every day asked for, the first one first. (at most 90 items)
    * @example []
    */
   days: {
    /**
     * The day. (at most 10 characters, format date)
     * @example "2026-11-22"
     */
    date: string;
    /**
     * Openings of its page. (0 to 999999999)
     * @example 1
     */
    views: number;
    /**
     * To its website. (0 to 999999999)
     * @example 1
     */
    clicks: number;
    /**
     * Counted votes that were given on this day. (0 to 999999999)
     * @example 12
     */
    votes: number;
    /**
     * Its place on the board at the end of this day; null outside of its launch week. (1 to 999999999)
     * @example 1
     */
    rank: number | null;
    /**
     * How often the badge with its rank was shown. (0 to 999999999)
     * @example 1
     */
    badge_views: number;
   }[];
   /**
    * The websites that most people came from, by host alone. (at most 20 items)
    * @example []
    */
   referrers: {
    /**
     * Without www. (at most 253 characters)
     * @example "your-product.com"
     */
    host: string;
    /**
     * Openings that came from it. (0 to 999999999)
     * @example 1
     */
    views: number;
   }[];
   /**
    * Of all days that are answered.
    * @example {}
    */
   totals: {
    /**
     * Openings of its page. (0 to 999999999)
     * @example 1
     */
    views: number;
    /**
     * To its website. (0 to 999999999)
     * @example 1
     */
    clicks: number;
    /**
     * Counted votes. (0 to 999999999)
     * @example 12
     */
    votes: number;
    /**
     * How often the badge with its rank was shown. (0 to 999999999)
     * @example 1
     */
    badge_views: number;
   };
  };
  MyListingItem: {
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: components["schemas"]["IntegerId"];
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * The short name in the page's address. (at most 100 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * The directory it is in. (at most 40 characters)
    * @example "main"
    */
   site: string;
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The page in the directory. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url: string;
   /**
    * Where it stands.
    * @example "draft"
    */
   status: components["schemas"]["ListingStatus"];
   /**
    * What was chosen for it.
    * @example "none"
    */
   plan: components["schemas"]["Plan"];
   /**
    * The ISO week of the launch.
    * @example "2026-W48"
    */
   launch_week: components["schemas"]["Week"] | null;
   /**
    * Votes that count. (0 to 999999999)
    * @example 12
    */
   votes: number;
   /**
    * How many wait to be decided; see list_proposals. (0 to 999999999)
    * @example 1
    */
   open_proposals: number;
   /**
    * The id of a draft. (at most 24 characters)
    * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   draft_id: string | null;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   updated_at: components["schemas"]["Timestamp"];
  };
  MyListingPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["MyListingItem"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Counted up to 10000. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  Requirement: {
   /**
    * A word to decide by; it does not change.
    * @example "choose_plan"
    */
   code: "choose_plan" | "already_listed" | "badge_missing" | "founder_profile_incomplete" | "week_to_come" | "suspended";
   /**
    * What happened, in a sentence for people. (at most 500 characters)
    * @example "The headline is too long."
    */
   message: string;
   /**
    * What to do about it. (at most 500 characters)
    * @example "Send 90 characters at most."
    */
   fix: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string | null;
   /**
    * The operation to call. (at most 60 characters)
    * @example "get_draft"
    */
   tool: string | null;
  };
  Update: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * A heading of a few words. (at most 120 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * The text. (at most 5000 characters)
    * @example "The whole app now has a dark mode."
    */
   body: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   published_at: components["schemas"]["Timestamp"];
  };
  NewPublisher: {
   /**
    * https://token.actions.githubusercontent.com, https://gitlab.com, or one that the operator named. (1 to 300 characters)
    * @example "https://token.actions.githubusercontent.com"
    */
   issuer: string;
   /**
    * Such as acme/website. (3 to 200 characters, matches ^[\w.-]+(/[\w.-]+)+$)
    * @example "acme/website"
    */
   repository: string;
   /**
    * Such as deploy.yml; default any. (1 to 100 characters, matches ^[^/@\s]+\.ya?ml$)
    * @example "listing.yaml"
    */
   workflow?: string;
   /**
    * Such as refs/heads/main; default any. (11 to 255 characters, matches ^refs/(heads|tags)/\S+$)
    * @example "refs/heads/main"
    */
   ref?: string;
   /**
    * Default any. (1 to 255 characters)
    * @example "production"
    */
   environment?: string;
  };
  Publisher: {
   /**
    * The number of the publisher. (1 to 999999999)
    * @example 7
    */
   publisher_id: components["schemas"]["IntegerId"];
   /**
    * Who signs the runs of the repository. (at most 300 characters)
    * @example "https://token.actions.githubusercontent.com"
    */
   issuer: string;
   /**
    * Its whole name. (at most 200 characters)
    * @example "acme/website"
    */
   repository: string;
   /**
    * The file of the workflow; null for any. (at most 100 characters)
    * @example "listing.yaml"
    */
   workflow: string | null;
   /**
    * The whole ref; null for any. (at most 255 characters)
    * @example "refs/heads/main"
    */
   ref: string | null;
   /**
    * The deployment environment; null for any. (at most 255 characters)
    * @example "production"
    */
   environment: string | null;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * When a run last got a token by it.
    * @example null
    */
   last_used_at: components["schemas"]["Timestamp"] | null;
  };
  Publishers: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Publisher"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Items there are. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  ListingProof: {
   /**
    * The short name in the page's address. (at most 100 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * The website that was read. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   generated_at: components["schemas"]["Timestamp"];
   /**
    * Each proven value with its quotes. (at most 100 items)
    * @example []
    */
   values: {
    /**
     * A field as get_listing names it, such as `starting_price` or `company_socials.github`. (at most 80 characters)
     * @example "headline"
     */
    field: string;
    /**
     * The value as the listing shows it; of `faqs` the proven entries.
     * @example "Tallyroom"
     */
    value: unknown;
    /**
     * What it is proven by, word for word. (1 to 100 items)
     * @example []
     */
    quotes: components["schemas"]["ProofQuote"][];
   }[];
   /**
    * Of all other members in canonical JSON (RFC 8785). (at most 64 characters, matches ^[0-9a-f]{64}$)
    * @example "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    */
   sha256: string;
  };
  ProofQuote: {
   /**
    * The words as they stand on the page. (at most 1000 characters)
    * @example "Tallyroom was founded in 2021."
    */
   quote: string;
   /**
    * The page it stands on. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * `normalized`: equal after case, white space, quotation marks and dashes are folded.
    * @example "exact"
    */
   match: "exact" | "normalized";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   retrieved_at: components["schemas"]["Timestamp"];
   /**
    * Of the page's body as it was read, its content encoding undone; null where it was read before hashes were kept. (at most 64 characters, matches ^[0-9a-f]{64}$)
    * @example "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    */
   page_sha256: string | null;
   /**
    * The quote stands in what a browser showed of the page.
    * @example true
    */
   rendered: boolean;
  };
  /** @description The summary of a listing that is not in English, as a language model translated it. The original stands; a translation is no proof and none of the website's words. */
  SummaryTranslation: {
   /**
    * The translation. (1 to 160 characters)
    * @example "Keeps the books of small clubs."
    */
   text: string;
   /**
    * What it is translated into.
    * @example "en"
    */
   language: "en";
   /**
    * What the summary is written in, as ISO 639-1. (2 to 2 characters)
    * @example "de"
    */
   translated_from: string;
   /**
    * Who translated it.
    * @example "language_model"
    */
   translated_by: "language_model";
  };
  /** @description Everything public about a live listing. */
  PublicListing: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * The short name in the page's address. (at most 100 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * The key of the directory it is on. (at most 40 characters)
    * @example "main"
    */
   site: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The page in the directory. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url: string;
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * Whether who keeps the listing has proven that the website is theirs.
    * @example {}
    */
   owner: components["schemas"]["OwnerProof"];
   /**
    * What the last reading of the website found; null before the first.
    * @example {}
    */
   checked: components["schemas"]["Checked"] | null;
   /**
    * The product in one line. (at most 90 characters)
    * @example "Shift plans that fit on one page"
    */
   headline: string | null;
   /**
    * The product in a sentence or two. (at most 160 characters)
    * @example "Tallyroom plans the shifts of small cafés and bakeries."
    */
   summary: string | null;
   /**
    * The summary in English as a language model translated it; null where it is English or no translation holds.
    * @example {}
    */
   summary_translation: components["schemas"]["SummaryTranslation"] | null;
   /**
    * What it is in a few sentences. (at most 4000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string | null;
   /**
    * The product's logo. (at most 2048 characters)
    * @example "https://your-product.com/logo.png"
    */
   logo_url: string | null;
   /**
    * A wide picture of the product. (at most 2048 characters)
    * @example "https://your-product.com/cover.png"
    */
   cover_url: string | null;
   /**
    * A video about the product. (at most 2048 characters)
    * @example "https://videos.example/watch?v=1"
    */
   video_url: string | null;
   /**
    * Addresses of pictures of the product in use. (at most 30 items)
    * @example ["https://your-product.com/shot.png"]
    */
   screenshots: string[] | null;
   /**
    * How the product is paid for.
    * @example "freemium"
    */
   pricing_model: components["schemas"]["PricingModel"] | null;
   /**
    * The lowest price as the site says it. (at most 60 characters)
    * @example "9 € a month"
    */
   starting_price: string | null;
   /**
    * Whether the product can be tried for free.
    * @example true
    */
   free_trial: boolean | null;
   /**
    * Where the product runs. (at most 30 items)
    * @example ["Web","iOS"]
    */
   platforms: string[] | null;
   /**
    * Whom the product is for. (at most 160 characters)
    * @example "Small cafés"
    */
   audience: string | null;
   /**
    * What people use it for. (at most 30 items)
    * @example ["Planning shifts"]
    */
   use_cases: string[] | null;
   /**
    * What the product can do. (at most 30 items)
    * @example ["Recurring invoices"]
    */
   features: string[] | null;
   /**
    * What the product works with. (at most 30 items)
    * @example ["Calendar"]
    */
   integrations: string[] | null;
   /**
    * Languages the product speaks. (at most 30 items)
    * @example ["English","German"]
    */
   languages: string[] | null;
   /**
    * What its texts are written in, as ISO 639-1. (at most 2 characters)
    * @example "de"
    */
   language: string | null;
   /**
    * The company as people call it. (at most 120 characters)
    * @example "Tallyroom"
    */
   company_name: string | null;
   /**
    * The company as registers call it. (at most 120 characters)
    * @example "Tallyroom OÜ"
    */
   legal_name: string | null;
   /**
    * The year in which the company was founded. (1000 to 9999)
    * @example 2021
    */
   founded_year: number | null;
   /**
    * The city of the headquarters. (at most 80 characters)
    * @example "Tallinn"
    */
   hq_city: string | null;
   /**
    * The country of the headquarters, ISO 3166-1 alpha-2. (at most 2048 characters)
    * @example "EE"
    */
   hq_country: string | null;
   /**
    * How many people work there. (at most 60 characters)
    * @example "team of six"
    */
   team_size: string | null;
   /**
    * Where to write to the company. (at most 2048 characters)
    * @example "hello@your-product.com"
    */
   contact_email: string | null;
   /**
    * Where to call the company. (at most 40 characters)
    * @example "+372 600 0142"
    */
   phone: string | null;
   /**
    * Where users get help. (at most 2048 characters)
    * @example "https://your-product.com/help"
    */
   support_url: string | null;
   /**
    * The documentation. (at most 2048 characters)
    * @example "https://your-product.com/docs"
    */
   docs_url: string | null;
   /**
    * The source code. (at most 2048 characters)
    * @example "https://code.example/tallyroom"
    */
   repo_url: string | null;
   /**
    * The licence of the source code. (at most 80 characters)
    * @example "MIT"
    */
   license: string | null;
   /**
    * What changed in the product. (at most 2048 characters)
    * @example "https://your-product.com/changelog"
    */
   changelog_url: string | null;
   /**
    * The privacy policy. (at most 2048 characters)
    * @example "https://your-product.com/privacy"
    */
   privacy_url: string | null;
   /**
    * The terms of use. (at most 2048 characters)
    * @example "https://your-product.com/terms"
    */
   terms_url: string | null;
   /**
    * The first is primary. (at most 3 items)
    * @example []
    */
   categories: components["schemas"]["CategoryNames"];
   /**
    * The company's accounts.
    * @example {}
    */
   company_socials: components["schemas"]["Socials"];
   /**
    * Questions with their answers. (at most 5 items)
    * @example []
    */
   faqs: components["schemas"]["Faq"][];
   /**
    * The people who founded it. (at most 10 items)
    * @example []
    */
   founders: components["schemas"]["Founder"][];
   /**
    * What was reached and when. (at most 100 items)
    * @example []
    */
   milestones: components["schemas"]["Milestone"][];
   /**
    * The cover and then the screenshots, each once. (at most 31 items)
    * @example []
    */
   pictures: components["schemas"]["Gallery"];
   /**
    * How the product came to be.
    * @example {}
    */
   story: components["schemas"]["Story"] | null;
   /**
    * News about the product. (at most 20 items)
    * @example []
    */
   updates: components["schemas"]["Update"][];
   /**
    * Texts for search engines.
    * @example {"meta_title":"Tallyroom"}
    */
   seo: components["schemas"]["Seo"];
   /**
    * Votes that count. (0 to 999999999)
    * @example 12
    */
   votes: number;
   /**
    * The ISO week of the launch.
    * @example "2026-W48"
    */
   launch_week: components["schemas"]["Week"] | null;
   /**
    * When it went live.
    * @example "2026-11-23T00:00:00Z"
    */
   launched_at: components["schemas"]["Timestamp"] | null;
   /**
    * A product that is compared with this one.
    * @example null
    */
   competitor: components["schemas"]["Competitor"] | null;
   /**
    * The quotes behind each drafted value, by field.
    * @example {}
    */
   evidence: {
    [key: string]: components["schemas"]["EvidenceList"];
   };
  };
  /** @description One of the caller's listings. */
  MyListing: {
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: components["schemas"]["IntegerId"];
   /**
    * Where it stands.
    * @example "draft"
    */
   status: components["schemas"]["ListingStatus"];
   /**
    * What was chosen for it.
    * @example "none"
    */
   plan: components["schemas"]["Plan"];
   /**
    * Sections that were bought. (at most 4 items)
    * @example ["story"]
    */
   unlocked_sections: components["schemas"]["Section"][];
   /**
    * What stands between it and the next status. (at most 20 items)
    * @example []
    */
   requirements: components["schemas"]["Requirement"][];
   /**
    * The id of a draft. (at most 24 characters)
    * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   draft_id: string | null;
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * The short name in the page's address. (at most 100 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * The key of the directory it is on. (at most 40 characters)
    * @example "main"
    */
   site: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The page in the directory. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url: string;
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * The product in one line. (at most 90 characters)
    * @example "Shift plans that fit on one page"
    */
   headline: string | null;
   /**
    * The product in a sentence or two. (at most 160 characters)
    * @example "Tallyroom plans the shifts of small cafés and bakeries."
    */
   summary: string | null;
   /**
    * What it is in a few sentences. (at most 4000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string | null;
   /**
    * The product's logo. (at most 2048 characters)
    * @example "https://your-product.com/logo.png"
    */
   logo_url: string | null;
   /**
    * A wide picture of the product. (at most 2048 characters)
    * @example "https://your-product.com/cover.png"
    */
   cover_url: string | null;
   /**
    * A video about the product. (at most 2048 characters)
    * @example "https://videos.example/watch?v=1"
    */
   video_url: string | null;
   /**
    * Addresses of pictures of the product in use. (at most 30 items)
    * @example ["https://your-product.com/shot.png"]
    */
   screenshots: string[] | null;
   /**
    * How the product is paid for.
    * @example "freemium"
    */
   pricing_model: components["schemas"]["PricingModel"] | null;
   /**
    * The lowest price as the site says it. (at most 60 characters)
    * @example "9 € a month"
    */
   starting_price: string | null;
   /**
    * Whether the product can be tried for free.
    * @example true
    */
   free_trial: boolean | null;
   /**
    * Where the product runs. (at most 30 items)
    * @example ["Web","iOS"]
    */
   platforms: string[] | null;
   /**
    * Whom the product is for. (at most 160 characters)
    * @example "Small cafés"
    */
   audience: string | null;
   /**
    * What people use it for. (at most 30 items)
    * @example ["Planning shifts"]
    */
   use_cases: string[] | null;
   /**
    * What the product can do. (at most 30 items)
    * @example ["Recurring invoices"]
    */
   features: string[] | null;
   /**
    * What the product works with. (at most 30 items)
    * @example ["Calendar"]
    */
   integrations: string[] | null;
   /**
    * Languages the product speaks. (at most 30 items)
    * @example ["English","German"]
    */
   languages: string[] | null;
   /**
    * What its texts are written in, as ISO 639-1. (at most 2 characters)
    * @example "de"
    */
   language: string | null;
   /**
    * The company as people call it. (at most 120 characters)
    * @example "Tallyroom"
    */
   company_name: string | null;
   /**
    * The company as registers call it. (at most 120 characters)
    * @example "Tallyroom OÜ"
    */
   legal_name: string | null;
   /**
    * The year in which the company was founded. (1000 to 9999)
    * @example 2021
    */
   founded_year: number | null;
   /**
    * The city of the headquarters. (at most 80 characters)
    * @example "Tallinn"
    */
   hq_city: string | null;
   /**
    * The country of the headquarters, ISO 3166-1 alpha-2. (at most 2048 characters)
    * @example "EE"
    */
   hq_country: string | null;
   /**
    * How many people work there. (at most 60 characters)
    * @example "team of six"
    */
   team_size: string | null;
   /**
    * Where to write to the company. (at most 2048 characters)
    * @example "hello@your-product.com"
    */
   contact_email: string | null;
   /**
    * Where to call the company. (at most 40 characters)
    * @example "+372 600 0142"
    */
   phone: string | null;
   /**
    * Where users get help. (at most 2048 characters)
    * @example "https://your-product.com/help"
    */
   support_url: string | null;
   /**
    * The documentation. (at most 2048 characters)
    * @example "https://your-product.com/docs"
    */
   docs_url: string | null;
   /**
    * The source code. (at most 2048 characters)
    * @example "https://code.example/tallyroom"
    */
   repo_url: string | null;
   /**
    * The licence of the source code. (at most 80 characters)
    * @example "MIT"
    */
   license: string | null;
   /**
    * What changed in the product. (at most 2048 characters)
    * @example "https://your-product.com/changelog"
    */
   changelog_url: string | null;
   /**
    * The privacy policy. (at most 2048 characters)
    * @example "https://your-product.com/privacy"
    */
   privacy_url: string | null;
   /**
    * The terms of use. (at most 2048 characters)
    * @example "https://your-product.com/terms"
    */
   terms_url: string | null;
   /**
    * The first is primary. (at most 3 items)
    * @example []
    */
   categories: components["schemas"]["CategoryNames"];
   /**
    * The company's accounts.
    * @example {}
    */
   company_socials: components["schemas"]["Socials"];
   /**
    * Questions with their answers. (at most 5 items)
    * @example []
    */
   faqs: components["schemas"]["Faq"][];
   /**
    * The people who founded it. (at most 10 items)
    * @example []
    */
   founders: components["schemas"]["Founder"][];
   /**
    * What was reached and when. (at most 100 items)
    * @example []
    */
   milestones: components["schemas"]["Milestone"][];
   /**
    * The cover and then the screenshots, each once. (at most 31 items)
    * @example []
    */
   pictures: components["schemas"]["Gallery"];
   /**
    * How the product came to be.
    * @example {}
    */
   story: components["schemas"]["Story"] | null;
   /**
    * News about the product. (at most 20 items)
    * @example []
    */
   updates: components["schemas"]["Update"][];
   /**
    * Texts for search engines.
    * @example {"meta_title":"Tallyroom"}
    */
   seo: components["schemas"]["Seo"];
   /**
    * Votes that count. (0 to 999999999)
    * @example 12
    */
   votes: number;
   /**
    * The ISO week of the launch.
    * @example "2026-W48"
    */
   launch_week: components["schemas"]["Week"] | null;
   /**
    * When it went live.
    * @example "2026-11-23T00:00:00Z"
    */
   launched_at: components["schemas"]["Timestamp"] | null;
   /**
    * The number of the version. (1 to 999999999)
    * @example 3
    */
   version: number;
   /**
    * The latest edits, newest first: a hundred at most, fewer where they are long. (at most 100 items)
    * @example []
    */
   versions: components["schemas"]["Version"][];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   updated_at: components["schemas"]["Timestamp"];
  };
  Leaderboard: {
   /**
    * An ISO week.
    * @example {}
    */
   week: components["schemas"]["BoardWeek"];
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Ranked"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Items there are. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
   /**
    * The frozen result with its hash; null while the week runs.
    * @example null
    */
   snapshot: components["schemas"]["BoardSnapshot"] | null;
   /**
    * The latest earlier week with a board.
    * @example null
    */
   previous_week: components["schemas"]["Week"] | null;
  };
  BoardWeek: {
   /**
    * An ISO 8601 week, from Monday 00:00 UTC. (at most 8 characters, format iso-week, matches ^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$)
    * @example "2026-W48"
    */
   key: components["schemas"]["Week"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   starts_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   ends_at: components["schemas"]["Timestamp"];
   /**
    * Where it stands.
    * @example "upcoming"
    */
   status: "upcoming" | "live" | "closed";
  };
  BoardSnapshot: {
   /**
    * SHA-256 of the frozen board in canonical JSON (RFC 8785): `{week, items: [{rank, votes, winner, listing_id, slug}]}` over all its pages. (at most 64 characters, matches ^[0-9a-f]{64}$)
    * @example "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    */
   sha256: string;
   /**
    * How it was written down for the hash: 2 as above; 1, closed before, as `[[rank, listing_id, votes]]`. (1 to 2)
    * @example 1
    */
   form: 1 | 2;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   closed_at: components["schemas"]["Timestamp"];
  };
  Ranked: {
   /**
    * Ties share a rank: 1, 1, 3. (1 to 999999999)
    * @example 1
    */
   rank: number;
   /**
    * Votes that count. (0 to 999999999)
    * @example 12
    */
   votes: number;
   /**
    * The first three ranks with at least three votes. (1 to 3)
    * @example 1
    */
   winner: number | null;
   /**
    * The listing it is about.
    * @example {}
    */
   listing: components["schemas"]["ListingItem"];
   /**
    * With `history=true`, of the first five: counted votes at the start of the week, at the end of each day (UTC) and now or at its end. (at most 8 items)
    * @example []
    */
   history?: {
    /**
     * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
     * @example "2026-11-22T09:00:00Z"
     */
    at: components["schemas"]["Timestamp"];
    /**
     * Votes that count. (0 to 999999999)
     * @example 12
     */
    votes: number;
   }[];
  };
  LaunchWeeks: {
   /**
    * What it holds. (at most 12 items)
    * @example []
    */
   items: {
    /**
     * An ISO 8601 week, from Monday 00:00 UTC. (at most 8 characters, format iso-week, matches ^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$)
     * @example "2026-W48"
     */
    key: components["schemas"]["Week"];
    /**
     * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
     * @example "2026-11-22T09:00:00Z"
     */
    starts_at: components["schemas"]["Timestamp"];
    /**
     * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
     * @example "2026-11-22T09:00:00Z"
     */
    ends_at: components["schemas"]["Timestamp"];
    /**
     * Where it stands.
     * @example "upcoming"
     */
    status: "upcoming" | "live" | "closed";
    /**
     * Free launches left in the week. (0 to 1000000)
     * @example 12
     */
    free_seats_left: number;
    /**
     * Paid launches left in the week. (0 to 1000000)
     * @example 3
     */
    paid_seats_left: number;
   }[];
  };
  Recheck: {
   /**
    * Where it stands.
    * @example "queued"
    */
   status: "queued";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-23T09:00:00Z"
    */
   next_allowed_at: components["schemas"]["Timestamp"];
  };
  Proposal: {
   /**
    * The number of a proposal. (1 to 999999999)
    * @example 7
    */
   proposal_id: components["schemas"]["IntegerId"];
   /**
    * Which member is meant. (at most 80 characters)
    * @example "headline"
    */
   field: string;
   /**
    * `gone`: the website no longer states it.
    * @example "changed"
    */
   kind: "changed" | "gone" | "new";
   /**
    * The listing's value when it was found, null where it had none.
    * @example {}
    */
   now: unknown;
   /**
    * The website's value; null where it states none.
    * @example "$12 / month"
    */
   proposed: unknown;
   /**
    * The website's own words for the value. (at most 20 items)
    * @example []
    */
   evidence: components["schemas"]["EvidenceList"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   found_at: components["schemas"]["Timestamp"];
   /**
    * `outdated`: the listing or the website says something else by now.
    * @example "open"
    */
   status: "open" | "accepted" | "dismissed" | "outdated";
  };
  ProposalPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Proposal"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Items there are. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  /** @description What the last reading of the website found; `since` when it is so reachable or not. */
  Checked: {
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   at: components["schemas"]["Timestamp"];
   /**
    * The directory it is in.
    * @example "reachable"
    */
   site: "reachable" | "unreachable";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   since: components["schemas"]["Timestamp"];
   /**
    * Values with quotes. (0 to 200)
    * @example 1
    */
   values: number;
   /**
    * How many of the values the website still states. (0 to 200)
    * @example 24
    */
   still_proven: number;
   /**
    * Fields whose value the website no longer states. (at most 200 items)
    * @example ["starting_price"]
    */
   gone: string[];
  };
  /** @description Whether who keeps the listing has proven that the website is theirs. */
  OwnerProof: {
   /**
    * Whether it is proven.
    * @example true
    */
   verified: boolean;
   /**
    * How it was proven; null where it is not.
    * @example "dns"
    */
   method: components["schemas"]["ProofMethod"] | null;
   /**
    * When.
    * @example "2026-11-22T09:00:00Z"
    */
   at: components["schemas"]["Timestamp"] | null;
  };
  /** @enum {string} */
  ProofMethod: "dns" | "file" | "meta" | "email";
  Ownership: {
   /**
    * Where it stands.
    * @example "unverified"
    */
   status: "unverified" | "verified" | "lost";
   /**
    * How it was proven; null before.
    * @example "dns"
    */
   method: components["schemas"]["ProofMethod"] | null;
   /**
    * The host that is proven. (at most 253 characters)
    * @example "your-product.com"
    */
   host: string;
   /**
    * When it was proven; null before.
    * @example "2026-11-22T09:00:00Z"
    */
   verified_at: components["schemas"]["Timestamp"] | null;
   /**
    * When it was looked at.
    * @example "2026-11-22T09:00:00Z"
    */
   checked_at: components["schemas"]["Timestamp"] | null;
   /**
    * When it is looked at again.
    * @example "2026-11-29T09:00:00Z"
    */
   next_check_at: components["schemas"]["Timestamp"] | null;
   /**
    * What was seen and what to do. (at most 1000 characters)
    * @example "The headline has 120 characters."
    */
   detail: string;
   /**
    * What proves it; one is enough.
    * @example {}
    */
   challenges: components["schemas"]["OwnershipChallenges"];
  };
  OwnershipChallenges: {
   /**
    * A record to publish; null on a shared host or for a path, whose DNS is somebody else's.
    * @example null
    */
   dns: components["schemas"]["DnsChallenge"] | null;
   /**
    * A plain text file.
    * @example {}
    */
   file: {
    /**
     * Where a plain text file is to answer. (at most 2200 characters)
     * @example "https://your-product.com"
     */
    url: string;
    /**
     * All that the file holds. (at most 100 characters)
     * @example "…"
     */
    content: string;
   };
   /**
    * A tag of the page.
    * @example {}
    */
   meta: {
    /**
     * A tag for the head of the home page. (at most 300 characters)
     * @example "<a href=\"…\">…</a>"
     */
    html: string;
   };
   /**
    * An e-mail address.
    * @example {}
    */
   email: {
    /**
     * Addresses that surely lead to who has the domain; any other of the domain is taken too, except where anybody gets one. (at most 10 items)
     * @example []
     */
    addresses: components["schemas"]["Email"][];
   };
  };
  DnsChallenge: {
   /**
    * The name of the record. (at most 300 characters)
    * @example "_listing-challenge.your-product.com"
    */
   name: string;
   /**
    * The kind of record.
    * @example "TXT"
    */
   type: "TXT";
   /**
    * What the record holds. (at most 100 characters)
    * @example "VfQxS7mC2o0yHk1dJt9uBnE4wR6pLzAa"
    */
   value: string;
  };
  OwnershipCheck: {
   /**
    * How to prove it.
    * @example "dns"
    */
   method: components["schemas"]["ProofMethod"];
   /**
    * By `email`: where the code goes. (3 to 254 characters)
    * @example "ada@your-product.com"
    */
   email?: string;
   /**
    * By `email`: the code that came. (1 to 20 characters)
    * @example "validation_failed"
    */
   code?: string;
  };
  /** @description What the owner has to confirm by the link of an e-mail before it happens. */
  ToConfirm: {
   /**
    * Where it stands.
    * @example "confirm"
    */
   status: "confirm";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"];
  };
  TransferRequest: {
   /**
    * Who is to have it. (3 to 254 characters)
    * @example "ada@your-product.com"
    */
   email: string;
  };
  Transfer: {
   /**
    * An e-mail address. (at most 254 characters, format email)
    * @example "ada@your-product.com"
    */
   email: components["schemas"]["Email"];
   /**
    * Where it stands.
    * @example "pending"
    */
   status: "pending";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"];
  };
  EditorRequest: {
   /**
    * Who is to edit it. (3 to 254 characters)
    * @example "ada@your-product.com"
    */
   email: string;
  };
  Editor: {
   /**
    * The number of an editor. (1 to 999999999)
    * @example 7
    */
   editor_id: components["schemas"]["IntegerId"];
   /**
    * An e-mail address. (at most 254 characters, format email)
    * @example "ada@your-product.com"
    */
   email: components["schemas"]["Email"];
   /**
    * Where it stands.
    * @example "invited"
    */
   status: "invited" | "active";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   invited_at: components["schemas"]["Timestamp"];
  };
  EditorPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Editor"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Counted up to 10000. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  Claim: {
   /**
    * The id of a claim. (1 to 999999999)
    * @example 1
    */
   claim_id: components["schemas"]["IntegerId"];
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: components["schemas"]["IntegerId"];
   /**
    * Where it stands.
    * @example "open"
    */
   status: "open" | "granted" | "refused" | "disputed";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"];
   /**
    * What is proven of the website.
    * @example {}
    */
   ownership: components["schemas"]["Ownership"];
  };
  ClaimPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Claim"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Counted up to 10000. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  /** @enum {string} */
  BadgeState: "unchecked" | "missing" | "verified" | "unreachable" | "lost";
  BadgeCheck: {
   /**
    * Where it stands.
    * @example "unchecked"
    */
   state: components["schemas"]["BadgeState"];
   /**
    * The page that was looked at. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   checked_url: string | null;
   /**
    * When it was looked at.
    * @example "2026-11-22T09:00:00Z"
    */
   checked_at: components["schemas"]["Timestamp"] | null;
   /**
    * When it is looked at again.
    * @example "2026-11-29T09:00:00Z"
    */
   next_check_at: components["schemas"]["Timestamp"] | null;
   /**
    * What was seen and what to do. (at most 1000 characters)
    * @example "The headline has 120 characters."
    */
   detail: string;
  };
  BadgeCheckRequest: {
   /**
    * A page of the listing's own website. (1 to 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url?: string;
  };
  Badges: {
   /**
    * What the badge links to. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   link_url: string;
   /**
    * The badges to choose from. (at most 3 items)
    * @example []
    */
   badges: {
    /**
     * What it is known by.
     * @example "light"
     */
    id: "light" | "dark" | "rank";
    /**
     * Where the picture is. (at most 2048 characters)
     * @example "https://directory.example/badges/listed.svg"
     */
    image_url: string;
    /**
     * In pixels. (1 to 2000)
     * @example 250
     */
    width: number;
    /**
     * In pixels. (1 to 2000)
     * @example 54
     */
    height: number;
    /**
     * What to paste into a page. (at most 5000 characters)
     * @example "<a href=\"…\">…</a>"
     */
    html: string;
    /**
     * What to paste into a text. (at most 5000 characters)
     * @example "[![Listed](…)](…)"
     */
    markdown: string;
   }[];
   /**
    * Which rel values of the link count. (at most 500 characters)
    * @example "nofollow is accepted"
    */
   rel_policy: string;
   /**
    * How the last look for the badge went.
    * @example null
    */
   verification: components["schemas"]["BadgeCheck"] | null;
  };
  FreeListing: {
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: components["schemas"]["IntegerId"];
   /**
    * Where it stands.
    * @example "draft"
    */
   status: components["schemas"]["ListingStatus"];
   /**
    * What was chosen for it.
    * @example "none"
    */
   plan: components["schemas"]["Plan"];
   /**
    * The ISO week of the launch.
    * @example "2026-W48"
    */
   launch_week: components["schemas"]["Week"] | null;
   /**
    * What stands between it and the next status. (at most 20 items)
    * @example []
    */
   requirements: components["schemas"]["Requirement"][];
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
  };
  ListingEdits: {
   /**
    * Null removes a field and keeps it removed.
    * @example {}
    */
   fields?: components["schemas"]["ListingFieldEdits"];
   /**
    * `["all"]` or keys of sites. (1 to 50 items)
    * @example []
    */
   apply_to?: string[];
   /**
    * Replaces all.
    * @example {}
    */
   socials?: components["schemas"]["SocialEdits"];
   /**
    * The whole list. (at most 5 items)
    * @example []
    */
   faqs?: components["schemas"]["Faq"][];
   /**
    * What cover_url and each of screenshots show, and how they are cropped; sent, what is null goes and what is left out stays. (at most 9 items)
    * @example []
    */
   pictures?: components["schemas"]["GalleryEdits"];
  };
  /** @description The listing after an edit. */
  UpdatedListing: {
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: components["schemas"]["IntegerId"];
   /**
    * Where it stands.
    * @example "draft"
    */
   status: components["schemas"]["ListingStatus"];
   /**
    * What was chosen for it.
    * @example "none"
    */
   plan: components["schemas"]["Plan"];
   /**
    * Sections that were bought. (at most 4 items)
    * @example ["story"]
    */
   unlocked_sections: components["schemas"]["Section"][];
   /**
    * What stands between it and the next status. (at most 20 items)
    * @example []
    */
   requirements: components["schemas"]["Requirement"][];
   /**
    * The id of a draft. (at most 24 characters)
    * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   draft_id: string | null;
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * The short name in the page's address. (at most 100 characters)
    * @example "tallyroom"
    */
   slug: string;
   /**
    * The key of the directory it is on. (at most 40 characters)
    * @example "main"
    */
   site: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The page in the directory. (at most 2048 characters)
    * @example "https://directory.example/listings/tallyroom"
    */
   page_url: string;
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * The product in one line. (at most 90 characters)
    * @example "Shift plans that fit on one page"
    */
   headline: string | null;
   /**
    * The product in a sentence or two. (at most 160 characters)
    * @example "Tallyroom plans the shifts of small cafés and bakeries."
    */
   summary: string | null;
   /**
    * What it is in a few sentences. (at most 4000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string | null;
   /**
    * The product's logo. (at most 2048 characters)
    * @example "https://your-product.com/logo.png"
    */
   logo_url: string | null;
   /**
    * A wide picture of the product. (at most 2048 characters)
    * @example "https://your-product.com/cover.png"
    */
   cover_url: string | null;
   /**
    * A video about the product. (at most 2048 characters)
    * @example "https://videos.example/watch?v=1"
    */
   video_url: string | null;
   /**
    * Addresses of pictures of the product in use. (at most 30 items)
    * @example ["https://your-product.com/shot.png"]
    */
   screenshots: string[] | null;
   /**
    * How the product is paid for.
    * @example "freemium"
    */
   pricing_model: components["schemas"]["PricingModel"] | null;
   /**
    * The lowest price as the site says it. (at most 60 characters)
    * @example "9 € a month"
    */
   starting_price: string | null;
   /**
    * Whether the product can be tried for free.
    * @example true
    */
   free_trial: boolean | null;
   /**
    * Where the product runs. (at most 30 items)
    * @example ["Web","iOS"]
    */
   platforms: string[] | null;
   /**
    * Whom the product is for. (at most 160 characters)
    * @example "Small cafés"
    */
   audience: string | null;
   /**
    * What people use it for. (at most 30 items)
    * @example ["Planning shifts"]
    */
   use_cases: string[] | null;
   /**
    * What the product can do. (at most 30 items)
    * @example ["Recurring invoices"]
    */
   features: string[] | null;
   /**
    * What the product works with. (at most 30 items)
    * @example ["Calendar"]
    */
   integrations: string[] | null;
   /**
    * Languages the product speaks. (at most 30 items)
    * @example ["English","German"]
    */
   languages: string[] | null;
   /**
    * What its texts are written in, as ISO 639-1. (at most 2 characters)
    * @example "de"
    */
   language: string | null;
   /**
    * The company as people call it. (at most 120 characters)
    * @example "Tallyroom"
    */
   company_name: string | null;
   /**
    * The company as registers call it. (at most 120 characters)
    * @example "Tallyroom OÜ"
    */
   legal_name: string | null;
   /**
    * The year in which the company was founded. (1000 to 9999)
    * @example 2021
    */
   founded_year: number | null;
   /**
    * The city of the headquarters. (at most 80 characters)
    * @example "Tallinn"
    */
   hq_city: string | null;
   /**
    * The country of the headquarters, ISO 3166-1 alpha-2. (at most 2048 characters)
    * @example "EE"
    */
   hq_country: string | null;
   /**
    * How many people work there. (at most 60 characters)
    * @example "team of six"
    */
   team_size: string | null;
   /**
    * Where to write to the company. (at most 2048 characters)
    * @example "hello@your-product.com"
    */
   contact_email: string | null;
   /**
    * Where to call the company. (at most 40 characters)
    * @example "+372 600 0142"
    */
   phone: string | null;
   /**
    * Where users get help. (at most 2048 characters)
    * @example "https://your-product.com/help"
    */
   support_url: string | null;
   /**
    * The documentation. (at most 2048 characters)
    * @example "https://your-product.com/docs"
    */
   docs_url: string | null;
   /**
    * The source code. (at most 2048 characters)
    * @example "https://code.example/tallyroom"
    */
   repo_url: string | null;
   /**
    * The licence of the source code. (at most 80 characters)
    * @example "MIT"
    */
   license: string | null;
   /**
    * What changed in the product. (at most 2048 characters)
    * @example "https://your-product.com/changelog"
    */
   changelog_url: string | null;
   /**
    * The privacy policy. (at most 2048 characters)
    * @example "https://your-product.com/privacy"
    */
   privacy_url: string | null;
   /**
    * The terms of use. (at most 2048 characters)
    * @example "https://your-product.com/terms"
    */
   terms_url: string | null;
   /**
    * The first is primary. (at most 3 items)
    * @example []
    */
   categories: components["schemas"]["CategoryNames"];
   /**
    * The company's accounts.
    * @example {}
    */
   company_socials: components["schemas"]["Socials"];
   /**
    * Questions with their answers. (at most 5 items)
    * @example []
    */
   faqs: components["schemas"]["Faq"][];
   /**
    * The people who founded it. (at most 10 items)
    * @example []
    */
   founders: components["schemas"]["Founder"][];
   /**
    * What was reached and when. (at most 100 items)
    * @example []
    */
   milestones: components["schemas"]["Milestone"][];
   /**
    * The cover and then the screenshots, each once. (at most 31 items)
    * @example []
    */
   pictures: components["schemas"]["Gallery"];
   /**
    * How the product came to be.
    * @example {}
    */
   story: components["schemas"]["Story"] | null;
   /**
    * News about the product. (at most 20 items)
    * @example []
    */
   updates: components["schemas"]["Update"][];
   /**
    * Texts for search engines.
    * @example {"meta_title":"Tallyroom"}
    */
   seo: components["schemas"]["Seo"];
   /**
    * Votes that count. (0 to 999999999)
    * @example 12
    */
   votes: number;
   /**
    * The ISO week of the launch.
    * @example "2026-W48"
    */
   launch_week: components["schemas"]["Week"] | null;
   /**
    * When it went live.
    * @example "2026-11-23T00:00:00Z"
    */
   launched_at: components["schemas"]["Timestamp"] | null;
   /**
    * The number of the version. (1 to 999999999)
    * @example 3
    */
   version: number;
   /**
    * The latest edits, newest first: a hundred at most, fewer where they are long. (at most 100 items)
    * @example []
    */
   versions: components["schemas"]["Version"][];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   updated_at: components["schemas"]["Timestamp"];
   /**
    * Listings that were changed too. (at most 50 items)
    * @example []
    */
   applied: {
    /**
     * The directory it is in. (at most 40 characters)
     * @example "main"
     */
    site: string;
    /**
     * The number of a listing. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
    /**
     * The fields by name. (at most 10 items)
     * @example []
     */
    fields: string[];
   }[];
   /**
    * Listings that were left as they are. (at most 50 items)
    * @example []
    */
   skipped: {
    /**
     * The directory it is in. (at most 40 characters)
     * @example "main"
     */
    site: string;
    /**
     * Why. (at most 300 characters)
     * @example "too_short"
     */
    reason: string;
   }[];
  };
  UpdateEdit: {
   /**
    * A heading of a few words. (1 to 120 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * Plain text. (1 to 5000 characters)
    * @example "The whole app now has a dark mode."
    */
   body: string;
  };
  PublicUpdate: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * A heading of a few words. (at most 120 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * The text. (at most 5000 characters)
    * @example "The whole app now has a dark mode."
    */
   body: string;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   published_at: components["schemas"]["Timestamp"];
   /**
    * The listing it is about.
    * @example {}
    */
   listing: {
    /**
     * What it is known by. (1 to 999999999)
     * @example 41
     */
    id: components["schemas"]["IntegerId"];
    /**
     * The short name in the page's address. (at most 100 characters)
     * @example "tallyroom"
     */
    slug: string;
    /**
     * The name as people write it. (at most 80 characters)
     * @example "Tallyroom"
     */
    name: string;
    /**
     * The page in the directory. (at most 2048 characters)
     * @example "https://directory.example/listings/tallyroom"
     */
    page_url: string;
    /**
     * The product's logo. (at most 2048 characters)
     * @example "https://your-product.com/logo.png"
     */
    logo_url: string | null;
   };
  };
  UpdatePage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["PublicUpdate"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Counted up to 10000. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  NewMilestone: {
   /**
    * At most a year ahead. (at most 10 characters, format date)
    * @example "2026-11-22"
    */
   date: string;
   /**
    * A heading of a few words. (1 to 160 characters)
    * @example "Dark mode"
    */
   title: string;
   /**
    * What it is in a few sentences. (at most 2000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description?: string | null;
   /**
    * The web address.
    * @example "https://your-product.com"
    */
   url?: components["schemas"]["WebUrl"] | null;
  };
  StoryStatus: {
   /**
    * A heading of a few words. (at most 8000 characters)
    * @example "Dark mode"
    */
   title: string | null;
   /**
    * The public story page once published, which is there once the listing is live; otherwise the editor. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * When it was published.
    * @example "2026-11-22T09:00:00Z"
    */
   published_at: components["schemas"]["Timestamp"] | null;
   /**
    * Whether the listing shows it.
    * @example true
    */
   shown_on_listing: boolean;
   /**
    * Where it stands.
    * @example "published"
    */
   status: "published" | "draft";
   /**
    * What is missing and how to mend it. (at most 20 items)
    * @example []
    */
   missing: {
    /**
     * Why. (at most 500 characters)
     * @example "too_short"
     */
    reason: string;
    /**
     * The web address. (at most 2048 characters)
     * @example "https://your-product.com"
     */
    url: string;
   }[];
  };
  InterviewQuestions: {
   /**
    * What it holds. (at most 50 items)
    * @example []
    */
   items: {
    /**
     * What it is known by. (1 to 999999999)
     * @example 41
     */
    id: components["schemas"]["IntegerId"];
    /**
     * Its place in the row. (1 to 1000)
     * @example 1
     */
    order: number;
    /**
     * A question. (at most 300 characters)
     * @example "Is it free?"
     */
    question: string;
    /**
     * What a good answer holds. (at most 500 characters)
     * @example "Tell it in your own words."
     */
    help: string;
    /**
     * Whether it has to be answered.
     * @example true
     */
    required: boolean;
    /**
     * Words at least. (0 to 1000)
     * @example 40
     */
    min_words: number;
    /**
     * Characters at most. (1 to 10000)
     * @example 2000
     */
    max_chars: number;
   }[];
  };
  InterviewEdits: {
   /**
    * Answers to questions. (0 to 50 items)
    * @example []
    */
   answers: {
    /**
     * Which question is answered. (1 to 999999999)
     * @example 1
     */
    question_id: components["schemas"]["IntegerId"];
    /**
     * Its answer. (at most 10000 characters)
     * @example "At first."
     */
    answer: string;
   }[];
  };
  Interview: {
   /**
    * Answers to questions. (at most 50 items)
    * @example []
    */
   answers: {
    /**
     * Which question is answered. (1 to 999999999)
     * @example 1
     */
    question_id: components["schemas"]["IntegerId"];
    /**
     * Its answer. (at most 10000 characters)
     * @example "At first."
     */
    answer: string;
   }[];
   /**
    * What is missing and how to mend it. (at most 50 items)
    * @example []
    */
   missing: {
    /**
     * Null for what is no question. (1 to 999999999)
     * @example 1
     */
    question_id: number | null;
    /**
     * Why. (at most 500 characters)
     * @example "too_short"
     */
    reason: string;
   }[];
   /**
    * Whether people see it.
    * @example true
    */
   published: boolean;
   /**
    * The web address. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string | null;
  };
  InviteRequest: {
   /**
    * An e-mail address. (at most 254 characters, format email)
    * @example "ada@your-product.com"
    */
   email: components["schemas"]["Email"];
  };
  Invite: {
   /**
    * What it is known by. (1 to 999999999)
    * @example 41
    */
   id: components["schemas"]["IntegerId"];
   /**
    * An e-mail address. (at most 254 characters)
    * @example "ada@your-product.com"
    */
   email: string;
   /**
    * Where it stands.
    * @example "sent"
    */
   status: "sent";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"];
  };
  /** @description Null removes a field and keeps it removed. */
  ListingFieldEdits: {
   /**
    * The name as people write it. (1 to 80 characters)
    * @example "Tallyroom"
    */
   name?: string | null;
   /**
    * The product in one line. (1 to 90 characters)
    * @example "Shift plans that fit on one page"
    */
   headline?: string | null;
   /**
    * The product in a sentence or two. (1 to 160 characters)
    * @example "Tallyroom plans the shifts of small cafés and bakeries."
    */
   summary?: string | null;
   /**
    * What it is in a few sentences. (1 to 4000 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description?: string | null;
   /**
    * The product's logo.
    * @example "https://your-product.com/logo.png"
    */
   logo_url?: components["schemas"]["WebUrl"] | components["schemas"]["KeptPictureUrl"] | null;
   /**
    * A wide picture of the product.
    * @example "https://your-product.com/cover.png"
    */
   cover_url?: components["schemas"]["WebUrl"] | components["schemas"]["KeptPictureUrl"] | null;
   /**
    * A video about the product.
    * @example "https://videos.example/watch?v=1"
    */
   video_url?: components["schemas"]["WebUrl"] | null;
   /**
    * Addresses of pictures of the product in use. (at most 8 items)
    * @example ["https://your-product.com/shot.png"]
    */
   screenshots?: components["schemas"]["PictureUrl"][] | null;
   /**
    * How the product is paid for.
    * @example "freemium"
    */
   pricing_model?: components["schemas"]["PricingModel"] | null;
   /**
    * As the site states it, such as $12 / month. (1 to 60 characters)
    * @example "9 € a month"
    */
   starting_price?: string | null;
   /**
    * Whether the product can be tried for free.
    * @example true
    */
   free_trial?: boolean | null;
   /**
    * Where the product runs. (at most 30 items)
    * @example ["Web","iOS"]
    */
   platforms?: string[] | null;
   /**
    * Whom the product is for. (1 to 160 characters)
    * @example "Small cafés"
    */
   audience?: string | null;
   /**
    * What people use it for. (at most 30 items)
    * @example ["Planning shifts"]
    */
   use_cases?: string[] | null;
   /**
    * What the product can do. (at most 30 items)
    * @example ["Recurring invoices"]
    */
   features?: string[] | null;
   /**
    * What the product works with. (at most 30 items)
    * @example ["Calendar"]
    */
   integrations?: string[] | null;
   /**
    * Languages the product speaks. (at most 30 items)
    * @example ["English","German"]
    */
   languages?: string[] | null;
   /**
    * What its texts are written in, as ISO 639-1. (at most 2 characters, matches ^[a-z]{2}$)
    * @example "de"
    */
   language?: string | null;
   /**
    * The company as people call it. (1 to 120 characters)
    * @example "Tallyroom"
    */
   company_name?: string | null;
   /**
    * The company as registers call it. (1 to 120 characters)
    * @example "Tallyroom OÜ"
    */
   legal_name?: string | null;
   /**
    * The year in which the company was founded. (1000 to 9999)
    * @example 2021
    */
   founded_year?: number | null;
   /**
    * The city of the headquarters. (1 to 80 characters)
    * @example "Tallinn"
    */
   hq_city?: string | null;
   /**
    * ISO 3166-1 alpha-2, such as DE. (at most 2 characters, matches ^[A-Z]{2}$)
    * @example "EE"
    */
   hq_country?: string | null;
   /**
    * How many people work there. (1 to 60 characters)
    * @example "team of six"
    */
   team_size?: string | null;
   /**
    * Where to write to the company.
    * @example "hello@your-product.com"
    */
   contact_email?: components["schemas"]["Email"] | null;
   /**
    * Where to call the company. (1 to 40 characters)
    * @example "+372 600 0142"
    */
   phone?: string | null;
   /**
    * Where users get help.
    * @example "https://your-product.com/help"
    */
   support_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The documentation.
    * @example "https://your-product.com/docs"
    */
   docs_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The source code.
    * @example "https://code.example/tallyroom"
    */
   repo_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The licence of the source code. (1 to 80 characters)
    * @example "MIT"
    */
   license?: string | null;
   /**
    * What changed in the product.
    * @example "https://your-product.com/changelog"
    */
   changelog_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The privacy policy.
    * @example "https://your-product.com/privacy"
    */
   privacy_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The terms of use.
    * @example "https://your-product.com/terms"
    */
   terms_url?: components["schemas"]["WebUrl"] | null;
   /**
    * The whole list; the first is primary. (1 to 3 items)
    * @example []
    */
   categories?: string[];
   /**
    * The title that search engines show. (1 to 60 characters)
    * @example "Tallyroom shift plans"
    */
   meta_title?: string | null;
   /**
    * The text that search engines show. (1 to 160 characters)
    * @example "Shift plans for small cafés."
    */
   meta_description?: string | null;
   /**
    * Words that people search for. (at most 10 items)
    * @example ["shift plan"]
    */
   keywords?: string[] | null;
  };
  /** @enum {string} */
  Currency: "usd";
  /** @description US cents. */
  Cents: number;
  /** @enum {string} */
  ProductKey: "launch" | "billboard" | "category_feature" | "newsletter" | "sections";
  /** @description ISO 3166-1 alpha-2, such as DE; Greece is GR. */
  CountryCode: string;
  Product: {
   /**
    * Its short name.
    * @example "launch"
    */
   key: components["schemas"]["ProductKey"];
   /**
    * The name as people write it. (at most 80 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * What it is in a few sentences. (at most 500 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string;
   /**
    * For one: a launch, a week, a category in a week, a newsletter issue or a section; without VAT. (0 to 999999999)
    * @example 1
    */
   price_cents: number;
   /**
    * ISO 4217.
    * @example "usd"
    */
   currency: components["schemas"]["Currency"];
   /**
    * Whether an item needs the `listing_id` of one of the caller's listings.
    * @example true
    */
   needs_listing: boolean;
   /**
    * JSON Schema (2020-12) of an item's `options`.
    * @example {}
    */
   options_schema: {
    [key: string]: unknown;
   };
   /**
    * Bounds by name: `min_weeks`, `max_weeks`, `weeks_ahead_max`, `seats_per_week`.
    * @example {}
    */
   constraints: {
    [key: string]: number;
   };
  };
  Products: {
   /**
    * What it holds. (at most 20 items)
    * @example []
    */
   items: components["schemas"]["Product"][];
  };
  /** @description As the product's `options_schema` says. */
  OrderOptions: {
   /**
    * A week; a launch also takes `now`, its default. (at most 8 characters, format launch-week, matches ^(now|\d{4}-W(0[1-9]|[1-4]\d|5[0-3]))$)
    * @example "2026-W48"
    */
   week?: string;
   /**
    * To be shown in. (at most 26 items)
    * @example []
    */
   weeks?: components["schemas"]["Week"][];
   /**
    * Names as list_categories gives them. (at most 3 items)
    * @example []
    */
   categories?: string[];
   /**
    * To unlock. (at most 4 items)
    * @example []
    */
   sections?: components["schemas"]["Section"][];
  };
  OrderItem: {
   /**
    * Which product: tells apart what an item needs.
    * @example "launch"
    */
   product: "launch";
   /**
    * One of the caller's own listings. (1 to 999999999)
    * @example 41
    */
   listing_id: number;
   /**
    * What is chosen of the product.
    * @example {}
    */
   options?: {
    /**
     * A week; a launch also takes `now`, its default. (at most 8 characters, format launch-week, matches ^(now|\d{4}-W(0[1-9]|[1-4]\d|5[0-3]))$)
     * @example "2026-W48"
     */
    week?: string;
   };
  } | {
   /**
    * Which product: tells apart what an item needs.
    * @example "billboard"
    */
   product: "billboard";
   /**
    * One of the caller's own listings. (1 to 999999999)
    * @example 41
    */
   listing_id: number;
   /**
    * What is chosen of the product.
    * @example {}
    */
   options: {
    /**
     * To be shown in. (at most 26 items)
     * @example []
     */
    weeks: components["schemas"]["Week"][];
   };
  } | {
   /**
    * Which product: tells apart what an item needs.
    * @example "category_feature"
    */
   product: "category_feature";
   /**
    * One of the caller's own listings. (1 to 999999999)
    * @example 41
    */
   listing_id: number;
   /**
    * What is chosen of the product.
    * @example {}
    */
   options: {
    /**
     * Names as list_categories gives them. (at most 3 items)
     * @example []
     */
    categories: string[];
    /**
     * To be shown in. (at most 26 items)
     * @example []
     */
    weeks: components["schemas"]["Week"][];
   };
  } | {
   /**
    * Which product: tells apart what an item needs.
    * @example "newsletter"
    */
   product: "newsletter";
   /**
    * One of the caller's own listings. (1 to 999999999)
    * @example 41
    */
   listing_id: number;
   /**
    * What is chosen of the product.
    * @example {}
    */
   options: {
    /**
     * A week; a launch also takes `now`, its default. (at most 8 characters, format launch-week, matches ^(now|\d{4}-W(0[1-9]|[1-4]\d|5[0-3]))$)
     * @example "2026-W48"
     */
    week: string;
   };
  } | {
   /**
    * Which product: tells apart what an item needs.
    * @example "sections"
    */
   product: "sections";
   /**
    * One of the caller's own listings. (1 to 999999999)
    * @example 41
    */
   listing_id: number;
   /**
    * What is chosen of the product.
    * @example {}
    */
   options: {
    /**
     * To unlock. (at most 4 items)
     * @example []
     */
    sections: components["schemas"]["Section"][];
   };
  };
  OrderItems: components["schemas"]["OrderItem"][];
  /** @description With its two letters in front. */
  VatNumberText: string;
  /** @description Exactly as the person typed it. */
  PromoCodeText: string;
  OrderRequest: {
   /**
    * What it holds. (1 to 20 items)
    * @example []
    */
   items: components["schemas"]["OrderItems"];
   /**
    * ISO 3166-1 alpha-2, such as DE; Greece is GR. (1 to 60 characters)
    * @example "DE"
    */
   billing_country?: components["schemas"]["CountryCode"];
   /**
    * With its two letters in front. (1 to 40 characters)
    * @example "EE102345678"
    */
   vat_number?: components["schemas"]["VatNumberText"];
   /**
    * Exactly as the person typed it. (1 to 60 characters)
    * @example "WELCOME10"
    */
   promo_code?: components["schemas"]["PromoCodeText"];
  };
  CheckoutRequest: {
   /**
    * What it holds. (1 to 20 items)
    * @example []
    */
   items: components["schemas"]["OrderItems"];
   /**
    * ISO 3166-1 alpha-2, such as DE; Greece is GR. (1 to 60 characters)
    * @example "DE"
    */
   billing_country?: components["schemas"]["CountryCode"];
   /**
    * With its two letters in front. (1 to 40 characters)
    * @example "EE102345678"
    */
   vat_number?: components["schemas"]["VatNumberText"];
   /**
    * Exactly as the person typed it. (1 to 60 characters)
    * @example "WELCOME10"
    */
   promo_code?: components["schemas"]["PromoCodeText"];
   /**
    * The quote that the person agreed to. (at most 182 characters, matches ^q_[A-Za-z0-9_-]{20,180}$)
    * @example "q_MjAyNi0xMS0yMiBhbmQgbW9yZQ"
    */
   quote_id?: string;
   /**
    * The total that the person agreed to. (0 to 999999999)
    * @example 1
    */
   expected_total_cents?: number;
  };
  OrderLine: {
   /**
    * Which product.
    * @example "launch"
    */
   product: components["schemas"]["ProductKey"];
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: number | null;
   /**
    * As the product's `options_schema` says.
    * @example {}
    */
   options: components["schemas"]["OrderOptions"];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   unit_cents: components["schemas"]["Cents"];
   /**
    * How many. (1 to 1000)
    * @example 1
    */
   quantity: number;
   /**
    * unit × quantity. (0 to 999999999)
    * @example 1
    */
   subtotal_cents: number;
   /**
    * This line's part of the discount. (0 to 999999999)
    * @example 1
    */
   discount_cents: number;
   /**
    * Subtotal less discount, without VAT; the lines add up to the net of the order. (0 to 999999999)
    * @example 1
    */
   total_cents: number;
  };
  OrderDiscount: {
   /**
    * A word to decide by; it does not change. (at most 60 characters)
    * @example "validation_failed"
    */
   code: string;
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   amount_cents: components["schemas"]["Cents"];
   /**
    * What it is in a few sentences. (at most 200 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string;
  };
  OrderVat: {
   /**
    * Whose VAT it is; null while the buyer's country is unknown. (at most 2 characters)
    * @example "DE"
    */
   country: string | null;
   /**
    * Per cent, such as 25.5. (0 to 100)
    * @example 1
    */
   rate: number;
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   amount_cents: components["schemas"]["Cents"];
   /**
    * `standard` charged at the rate of the country; `reverse_charge` the buyer, a business of another member state, accounts for it; `outside_scope` no EU VAT; `unknown` until the country is given.
    * @example "standard"
    */
   treatment: "standard" | "reverse_charge" | "outside_scope" | "unknown";
   /**
    * False while the country is unknown.
    * @example true
    */
   final: boolean;
   /**
    * The VAT number of the business.
    * @example "EE102345678"
    */
   vat_number: {
    /**
     * The value now; null where there is none. (at most 40 characters)
     * @example "Tallyroom"
     */
    value: string;
    /**
     * `unverified`: the tax authority could not be asked, so VAT is charged and the number is asked about again at payment.
     * @example "valid"
     */
    status: "valid" | "invalid" | "unverified";
   } | null;
  };
  /**
   * @description `week_ends_soon`: a launch in the present week, of which less than 72 hours are left; `hours_left` and `next_week` stand beside it. `in_paid_launch`: the launch of the same order brings along what this item pays for.
   */
  OrderWarningCode: "country_missing" | "vat_number_unverified" | "vat_number_invalid" | "vat_number_without_effect" | "listing_not_live" | "week_ends_soon" | "in_paid_launch";
  OrderWarning: {
   /**
    * `week_ends_soon`: a launch in the present week, of which less than 72 hours are left; `hours_left` and `next_week` stand beside it. `in_paid_launch`: the launch of the same order brings along what this item pays for.
    * @example "country_missing"
    */
   code: components["schemas"]["OrderWarningCode"];
   /**
    * A JSON Pointer into the request. (at most 80 characters)
    * @example "headline"
    */
   field: string | null;
   /**
    * Show it to the person before they pay. (at most 500 characters)
    * @example "The headline is too long."
    */
   message: string;
   /**
    * With `week_ends_soon`: the whole hours of voting that are left. (0 to 71)
    * @example 1
    */
   hours_left?: number;
   /**
    * With `week_ends_soon`: the next whole week that has a paid seat left. Send it as `options.week` instead. Missing where none has. (at most 8 characters)
    * @example "…"
    */
   next_week?: string;
  };
  Quote: {
   /**
    * Proof of this price for create_checkout. (at most 182 characters)
    * @example "q_MjAyNi0xMS0yMiBhbmQgbW9yZQ"
    */
   quote_id: string;
   /**
    * ISO 4217.
    * @example "usd"
    */
   currency: components["schemas"]["Currency"];
   /**
    * One for each item. (at most 20 items)
    * @example []
    */
   lines: components["schemas"]["OrderLine"][];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   subtotal_cents: components["schemas"]["Cents"];
   /**
    * What a promo code takes off; null without one.
    * @example null
    */
   discount: components["schemas"]["OrderDiscount"] | null;
   /**
    * The VAT and why.
    * @example {}
    */
   vat: components["schemas"]["OrderVat"];
   /**
    * What the person would pay. (0 to 999999999)
    * @example 1
    */
   total_cents: number;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"];
   /**
    * What to know before going on. (at most 50 items)
    * @example []
    */
   warnings: components["schemas"]["OrderWarning"][];
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
  };
  /** @enum {string} */
  OrderStatus: "pending" | "paid" | "failed" | "expired" | "cancelled" | "refunded" | "partially_refunded" | "disputed";
  /** @enum {string} */
  Fulfillment: "none" | "partial" | "complete";
  Checkout: {
   /**
    * The number of the order. (at most 16 characters)
    * @example "L-2026-000123"
    */
   number: string;
   /**
    * Where it stands.
    * @example "pending"
    */
   status: components["schemas"]["OrderStatus"];
   /**
    * Where a person reviews and pays; give it to them and nobody else. (at most 2048 characters)
    * @example "https://directory.example/checkout/L-2026-000123"
    */
   checkout_url: string;
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   total_cents: components["schemas"]["Cents"];
   /**
    * ISO 4217.
    * @example "usd"
    */
   currency: components["schemas"]["Currency"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"];
   /**
    * What to know before going on. (at most 50 items)
    * @example []
    */
   warnings: components["schemas"]["OrderWarning"][];
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
  };
  OrderSummary: {
   /**
    * The number of the order. (at most 16 characters)
    * @example "L-2026-000123"
    */
   number: string;
   /**
    * Where it stands.
    * @example "pending"
    */
   status: components["schemas"]["OrderStatus"];
   /**
    * How far it was delivered.
    * @example "none"
    */
   fulfillment: components["schemas"]["Fulfillment"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * When it was paid; null before.
    * @example "2026-11-22T09:00:00Z"
    */
   paid_at: components["schemas"]["Timestamp"] | null;
   /**
    * When money last went back; null where none did.
    * @example "2026-11-23T09:00:00Z"
    */
   refunded_at: components["schemas"]["Timestamp"] | null;
   /**
    * US cents. (0 to 999999999)
    * @example 0
    */
   refunded_cents: components["schemas"]["Cents"];
   /**
    * When it ends; null for never.
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"] | null;
   /**
    * ISO 4217.
    * @example "usd"
    */
   currency: components["schemas"]["Currency"];
   /**
    * One for each item. (at most 20 items)
    * @example []
    */
   lines: {
    /**
     * Which product.
     * @example "launch"
     */
    product: components["schemas"]["ProductKey"];
    /**
     * The number of a listing. (1 to 999999999)
     * @example 41
     */
    listing_id: number | null;
    /**
     * How many. (1 to 1000)
     * @example 1
     */
    quantity: number;
   }[];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   total_cents: components["schemas"]["Cents"];
   /**
    * Where a person pays; null where nothing is left to pay. (at most 2048 characters)
    * @example "https://directory.example/checkout/L-2026-000123"
    */
   checkout_url: string | null;
   /**
    * The invoice; null before there is one. (at most 2048 characters)
    * @example "https://directory.example/invoices/2026-1"
    */
   invoice_url: string | null;
  };
  OrderPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["OrderSummary"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Items there are. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  FulfilledLine: {
   /**
    * Which product.
    * @example "launch"
    */
   product: components["schemas"]["ProductKey"];
   /**
    * The number of a listing. (1 to 999999999)
    * @example 41
    */
   listing_id: number | null;
   /**
    * As the product's `options_schema` says.
    * @example {}
    */
   options: components["schemas"]["OrderOptions"];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   unit_cents: components["schemas"]["Cents"];
   /**
    * How many. (1 to 1000)
    * @example 1
    */
   quantity: number;
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   subtotal_cents: components["schemas"]["Cents"];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   discount_cents: components["schemas"]["Cents"];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   total_cents: components["schemas"]["Cents"];
   /**
    * Whether it was delivered.
    * @example true
    */
   fulfilled: boolean;
   /**
    * When it was delivered.
    * @example "2026-11-22T09:00:00Z"
    */
   fulfilled_at: components["schemas"]["Timestamp"] | null;
   /**
    * Where what was bought shows. (at most 2048 characters)
    * @example "https://directory.example/leaderboards/2026-W47"
    */
   result_url: string | null;
  };
  Order: {
   /**
    * The number of the order. (at most 16 characters)
    * @example "L-2026-000123"
    */
   number: string;
   /**
    * `pending` waits for a person to pay; `failed` the last payment did not go through and can be tried again; the others say what became of it.
    * @example "pending"
    */
   status: "pending" | "paid" | "failed" | "expired" | "cancelled" | "refunded" | "partially_refunded" | "disputed";
   /**
    * How far it was delivered.
    * @example "none"
    */
   fulfillment: components["schemas"]["Fulfillment"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * When it was paid; null before.
    * @example "2026-11-22T09:00:00Z"
    */
   paid_at: components["schemas"]["Timestamp"] | null;
   /**
    * When money last went back; null where none did.
    * @example "2026-11-23T09:00:00Z"
    */
   refunded_at: components["schemas"]["Timestamp"] | null;
   /**
    * US cents. (0 to 999999999)
    * @example 0
    */
   refunded_cents: components["schemas"]["Cents"];
   /**
    * Until when it can be paid; null once it is paid or ended.
    * @example "2026-12-22T09:00:00Z"
    */
   expires_at: components["schemas"]["Timestamp"] | null;
   /**
    * ISO 4217.
    * @example "usd"
    */
   currency: components["schemas"]["Currency"];
   /**
    * One for each item. (at most 20 items)
    * @example []
    */
   lines: components["schemas"]["FulfilledLine"][];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   subtotal_cents: components["schemas"]["Cents"];
   /**
    * What a promo code takes off; null without one.
    * @example null
    */
   discount: components["schemas"]["OrderDiscount"] | null;
   /**
    * The VAT and why.
    * @example {}
    */
   vat: components["schemas"]["OrderVat"];
   /**
    * US cents. (0 to 999999999)
    * @example 1
    */
   total_cents: components["schemas"]["Cents"];
   /**
    * Where a person pays; null where nobody can. (at most 2048 characters)
    * @example "https://directory.example/checkout/L-2026-000123"
    */
   checkout_url: string | null;
   /**
    * The invoice; null before there is one. (at most 2048 characters)
    * @example "https://directory.example/invoices/2026-1"
    */
   invoice_url: string | null;
   /**
    * What to do next, the likeliest first. (at most 10 items)
    * @example []
    */
   next_steps: components["schemas"]["NextSteps"];
  };
  /** @enum {string} */
  Scope: "account:read" | "listings:write" | "orders:write" | "listings:manage" | "webhooks:manage";
  Quota: {
   /**
    * The bound. (0 to 999999999)
    * @example 60
    */
   limit: number;
   /**
    * What is left of it. (0 to 999999999)
    * @example 59
    */
   remaining: number;
   /**
    * Null where nothing has been used.
    * @example null
    */
   resets_at: components["schemas"]["Timestamp"] | null;
  };
  Account: {
   /**
    * What it is known by. (at most 64 characters)
    * @example "…"
    */
   id: string;
   /**
    * An e-mail address. (at most 254 characters)
    * @example "ada@your-product.com"
    */
   email: string;
   /**
    * The name as people write it. (at most 200 characters)
    * @example "Tallyroom"
    */
   name: string;
   /**
    * A picture of the account. (at most 2048 characters)
    * @example "https://directory.example/photos/ada.webp"
    */
   avatar_url: string | null;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
   /**
    * What the call was signed in with.
    * @example {}
    */
   credential: {
    /**
     * Which kind.
     * @example "api_key"
     */
    type: "api_key" | "oauth";
    /**
     * The name as people write it. (at most 200 characters)
     * @example "Tallyroom"
     */
    name: string;
    /**
     * What the credential allows. (at most 5 items)
     * @example ["account:read"]
     */
    scopes: components["schemas"]["Scope"][];
    /**
     * When it ends; null for never.
     * @example "2026-12-22T09:00:00Z"
     */
    expires_at: components["schemas"]["Timestamp"] | null;
   };
   /**
    * The founder profile, which a free launch needs.
    * @example {}
    */
   profile: {
    /**
     * Whether nothing is missing.
     * @example true
     */
    complete: boolean;
    /**
     * What is missing and how to mend it. (at most 10 items)
     * @example []
     */
    missing: components["schemas"]["FounderGap"][];
    /**
     * The web address. (at most 2048 characters)
     * @example "https://your-product.com"
     */
    url: string | null;
   };
   /**
    * What is left of each limit.
    * @example {}
    */
   limits: {
    /**
     * Calls in a minute without an account from one address.
     * @example {}
     */
    anonymous_per_minute: components["schemas"]["Quota"];
    /**
     * Reads in a minute.
     * @example {}
     */
    account_reads_per_minute: components["schemas"]["Quota"];
    /**
     * Writes in a minute.
     * @example {}
     */
    account_writes_per_minute: components["schemas"]["Quota"];
    /**
     * New drafts in an hour.
     * @example {}
     */
    drafts_per_hour: components["schemas"]["Quota"];
    /**
     * Fields drafted again in an hour.
     * @example {}
     */
    regenerates_per_hour: components["schemas"]["Quota"];
    /**
     * Invites of one listing.
     * @example {}
     */
    invites_per_listing: components["schemas"]["Quota"];
    /**
     * Invites in a day.
     * @example {}
     */
    invites_per_day: components["schemas"]["Quota"];
    /**
     * Promo codes tried in vain.
     * @example {}
     */
    promo_misses_per_account: components["schemas"]["Quota"];
    /**
     * Promo codes tried in vain from one address.
     * @example {}
     */
    promo_misses_per_address: components["schemas"]["Quota"];
   };
   /**
    * How many there are of each.
    * @example {}
    */
   counts: {
    /**
     * How many drafts. (0 to 999999999)
     * @example 1
     */
    drafts: number;
    /**
     * How many listings. (0 to 999999999)
     * @example 2
     */
    listings: number;
    /**
     * How many orders. (0 to 999999999)
     * @example 0
     */
    orders: number;
   };
   /**
    * What only a person can do, on the website. (at most 10 items)
    * @example []
    */
   web_only: ("pay" | "vote" | "manage_keys")[];
   /**
    * Pages of the account.
    * @example {}
    */
   urls: {
    /**
     * The account's first page. (at most 2048 characters)
     * @example "https://directory.example/account"
     */
    home: string;
    /**
     * Where keys are made. (at most 2048 characters)
     * @example "https://directory.example/account/keys"
     */
    keys: string;
    /**
     * The documentation. (at most 2048 characters)
     * @example "https://directory.example/docs"
     */
    docs: string;
   };
  };
  /** @enum {string} */
  EventType: "draft.ready" | "draft.failed" | "listing.submitted" | "listing.scheduled" | "listing.live" | "listing.updated" | "listing.suspended" | "listing.restored" | "listing.archived" | "listing.transferred" | "badge.verified" | "badge.lost" | "ownership.verified" | "ownership.lost" | "claim.opened" | "claim.decided" | "proposal.found" | "update.posted" | "story.published" | "invite.accepted" | "week.closed" | "order.paid" | "order.fulfilled" | "order.held" | "order.refunded";
  /**
   * @description Ids in the order of texts are events in the order they were committed.
   * @example evt_0000000000000042
   */
  EventId: string;
  /** @description Of a draft, as `get_draft` reads it. */
  DraftEvent: {
   /**
    * Ids in the order of texts are events in the order they were committed. (at most 20 characters, matches ^evt_\d{16}$)
    * @example "evt_0000000000000042"
    */
   id: components["schemas"]["EventId"];
   /**
    * Which kind.
    * @example "draft.ready"
    */
   type: "draft.ready" | "draft.failed" | "invite.accepted";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   timestamp: components["schemas"]["Timestamp"];
   /**
    * What get_draft answers, or the id alone.
    * @example {}
    */
   data: components["schemas"]["Draft"] | {
    /**
     * What it is known by. (at most 24 characters)
     * @example "…"
     */
    id: string;
   };
  };
  /** @description Of a listing, as `get_my_listing` reads it. */
  ListingEvent: {
   /**
    * Ids in the order of texts are events in the order they were committed. (at most 20 characters, matches ^evt_\d{16}$)
    * @example "evt_0000000000000042"
    */
   id: components["schemas"]["EventId"];
   /**
    * Which kind.
    * @example "listing.submitted"
    */
   type: "listing.submitted" | "listing.scheduled" | "listing.live" | "listing.updated" | "listing.suspended" | "listing.restored" | "listing.archived" | "listing.transferred" | "badge.verified" | "badge.lost" | "ownership.verified" | "ownership.lost" | "proposal.found" | "update.posted" | "story.published";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   timestamp: components["schemas"]["Timestamp"];
   /**
    * What get_my_listing answers, or the id alone.
    * @example {}
    */
   data: components["schemas"]["MyListing"] | {
    /**
     * The number of a listing. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  /** @description Of an order, as `get_order` reads it. */
  OrderEvent: {
   /**
    * Ids in the order of texts are events in the order they were committed. (at most 20 characters, matches ^evt_\d{16}$)
    * @example "evt_0000000000000042"
    */
   id: components["schemas"]["EventId"];
   /**
    * Which kind.
    * @example "order.paid"
    */
   type: "order.paid" | "order.fulfilled" | "order.held" | "order.refunded";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   timestamp: components["schemas"]["Timestamp"];
   /**
    * What get_order answers, or the id alone.
    * @example {}
    */
   data: components["schemas"]["Order"] | {
    /**
     * The number of the order. (at most 16 characters)
     * @example "L-2026-000123"
     */
    number: string;
   };
  };
  /** @description Of a week, as `get_weekly_leaderboard` reads it. */
  WeekEvent: {
   /**
    * Ids in the order of texts are events in the order they were committed. (at most 20 characters, matches ^evt_\d{16}$)
    * @example "evt_0000000000000042"
    */
   id: components["schemas"]["EventId"];
   /**
    * Which kind.
    * @example "week.closed"
    */
   type: "week.closed";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   timestamp: components["schemas"]["Timestamp"];
   /**
    * What get_weekly_leaderboard answers, or the id alone.
    * @example {}
    */
   data: components["schemas"]["Leaderboard"] | {
    /**
     * The directory it is in. (at most 60 characters)
     * @example "main"
     */
    site: string;
    /**
     * An ISO 8601 week, from Monday 00:00 UTC. (at most 8 characters, format iso-week, matches ^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$)
     * @example "2026-W48"
     */
    week: components["schemas"]["Week"];
   };
  };
  /** @description Of a claim, as `get_claim` reads it. */
  ClaimEvent: {
   /**
    * Ids in the order of texts are events in the order they were committed. (at most 20 characters, matches ^evt_\d{16}$)
    * @example "evt_0000000000000042"
    */
   id: components["schemas"]["EventId"];
   /**
    * Which kind.
    * @example "claim.opened"
    */
   type: "claim.opened" | "claim.decided";
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   timestamp: components["schemas"]["Timestamp"];
   /**
    * What get_claim answers, or the id alone.
    * @example {}
    */
   data: components["schemas"]["Claim"] | {
    /**
     * The id of a claim. (1 to 999999999)
     * @example 1
     */
    claim_id: components["schemas"]["IntegerId"];
   };
  };
  Event: components["schemas"]["DraftEvent"] | components["schemas"]["ListingEvent"] | components["schemas"]["OrderEvent"] | components["schemas"]["WeekEvent"] | components["schemas"]["ClaimEvent"];
  EventPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Event"][];
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  /** @description The kinds of events that are sent. */
  EventTypes: components["schemas"]["EventType"][];
  NewWebhook: {
   /**
    * An https address on port 443. (1 to 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The kinds of events that are sent. (1 to 40 items)
    * @example ["listing.live"]
    */
   types: components["schemas"]["EventTypes"];
   /**
    * What it is for. (at most 200 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description?: string;
  };
  WebhookEdits: {
   /**
    * An https address on port 443. (1 to 2048 characters)
    * @example "https://your-product.com"
    */
   url?: string;
   /**
    * The kinds of events that are sent. (1 to 40 items)
    * @example ["listing.live"]
    */
   types?: components["schemas"]["EventTypes"];
   /**
    * What it is for. (at most 200 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description?: string;
   /**
    * Whether events are sent to it.
    * @example true
    */
   enabled?: boolean;
  };
  Webhook: {
   /**
    * The id of a webhook. (at most 25 characters)
    * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   webhook_id: string;
   /**
    * Where events are sent. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The kinds of events. (at most 40 items)
    * @example ["listing.live"]
    */
   types: components["schemas"]["EventType"][];
   /**
    * What it is in a few sentences. (at most 200 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string;
   /**
    * Whether events are sent to it.
    * @example true
    */
   enabled: boolean;
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
  };
  /** @description The key of the signatures; shown once. */
  WebhookSecret: string;
  CreatedWebhook: {
   /**
    * The id of a webhook. (at most 25 characters)
    * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
    */
   webhook_id: string;
   /**
    * Where events are sent. (at most 2048 characters)
    * @example "https://your-product.com"
    */
   url: string;
   /**
    * The kinds of events. (at most 40 items)
    * @example ["listing.live"]
    */
   types: components["schemas"]["EventType"][];
   /**
    * What it is in a few sentences. (at most 200 characters)
    * @example "Tallyroom plans the shifts of small cafés."
    */
   description: string;
   /**
    * Whether events are sent to it.
    * @example true
    */
   enabled: boolean;
   /**
    * The key of the signatures; shown once. (at most 50 characters, matches ^whsec_[A-Za-z0-9+/]{43}=$)
    * @example "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Y1bbXbhPuo="
    */
   secret: components["schemas"]["WebhookSecret"];
   /**
    * RFC 3339 in UTC, such as 2026-11-21T09:30:00Z. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   created_at: components["schemas"]["Timestamp"];
  };
  WebhookPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Webhook"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Items there are. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
  RotatedSecret: {
   /**
    * The key of the signatures; shown once. (at most 50 characters, matches ^whsec_[A-Za-z0-9+/]{43}=$)
    * @example "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Y1bbXbhPuo="
    */
   secret: components["schemas"]["WebhookSecret"];
   /**
    * Until when the old secret signs too. (at most 35 characters, format date-time)
    * @example "2026-11-23T09:00:00Z"
    */
   old_valid_until: string;
  };
  Delivery: {
   /**
    * The id of a delivery. (at most 20 characters)
    * @example "dlv_7"
    */
   delivery_id: string;
   /**
    * Ids in the order of texts are events in the order they were committed. (at most 20 characters, matches ^evt_\d{16}$)
    * @example "evt_0000000000000042"
    */
   event_id: components["schemas"]["EventId"];
   /**
    * Which kind.
    * @example "draft.ready"
    */
   type: components["schemas"]["EventType"];
   /**
    * How often it was tried. (0 to 100)
    * @example 1
    */
   attempt: number;
   /**
    * `pending` is tried again at `next_try_at`.
    * @example "pending"
    */
   status: "pending" | "delivered" | "failed";
   /**
    * The HTTP status of the last try; null where nothing answered. (100 to 999)
    * @example 100
    */
   code: number | null;
   /**
    * How long the last try took. (0 to 999999999)
    * @example 84
    */
   duration_ms: number | null;
   /**
    * The first 1 KB of what was answered; where nothing answered, why. (at most 1024 characters)
    * @example "At first."
    */
   answer: string | null;
   /**
    * When it was last tried, or first due. (at most 35 characters, format date-time)
    * @example "2026-11-22T09:00:00Z"
    */
   at: string;
   /**
    * When it is tried next.
    * @example "2026-11-22T09:00:05Z"
    */
   next_try_at: components["schemas"]["Timestamp"] | null;
  };
  DeliveryPage: {
   /**
    * What it holds. (at most 100 items)
    * @example []
    */
   items: components["schemas"]["Delivery"][];
   /**
    * Which page. (1 to 999999999)
    * @example 1
    */
   page: number;
   /**
    * Items on a page. (1 to 100)
    * @example 20
    */
   per_page: number;
   /**
    * Items there are. (0 to 999999999)
    * @example 57
    */
   total: number;
   /**
    * Pages there are. (0 to 999999999)
    * @example 3
    */
   total_pages: number;
   /**
    * Whether a further page follows.
    * @example true
    */
   has_more: boolean;
  };
 };
 responses: never;
 parameters: {
  /**
   * `page` × `per_page` is at most 10,000. (1 to 999999999)
   * @example 1
   */
  Page: number;
  /**
   * Items on a page. (1 to 100)
   * @example 20
   */
  PerPage: number;
  /**
   * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
   * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
   */
  DraftId: string;
  /**
   * `full` answers the whole draft, `changed` only what the call changed in it.
   * @example "full"
   */
  View: "full" | "changed";
  /**
   * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
   * @example "5f0c9a52-one-per-effect"
   */
  IdempotencyKey: string;
  /**
   * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
   * @example "\"3-8c1f4e\""
   */
  IfMatch: string;
  /**
   * The `ETag` last read; 304 when nothing has changed since. (at most 1000 characters)
   * @example "\"3-8c1f4e\""
   */
  IfNoneMatch: string;
  /**
   * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
   * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
   */
  WebhookId: string;
  /**
   * The id of the event, the same on every try. (at most 20 characters)
   * @example "…"
   */
  WebhookMessageId: string;
  /**
   * When it was sent; seconds since 1970. (at most 12 characters)
   * @example "…"
   */
  WebhookTimestamp: string;
  /**
   * `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several stand apart by spaces. (at most 500 characters)
   * @example "…"
   */
  WebhookSignature: string;
 };
 requestBodies: never;
 headers: never;
 pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
 search_listings: {
  parameters: {
   query?: {
    /**
     * Words to search for. (1 to 200 characters)
     * @example "invoice"
     */
    q?: string;
    /**
     * A category's name as list_categories gives it. (1 to 60 characters)
     * @example "Productivity"
     */
    category?: string;
    /**
     * The ISO week of launch, such as 2026-W53. (at most 8 characters, format iso-week, matches ^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$)
     * @example "2026-W48"
     */
    week?: components["schemas"]["Week"];
    /**
     * How it is sold.
     * @example "free"
     */
    pricing_model?: components["schemas"]["PricingModel"];
    /**
     * `false`: those that say there is none.
     * @example true
     */
    free_trial?: boolean;
    /**
     * Where it runs.
     * @example "web"
     */
    platform?: components["schemas"]["PlatformKey"];
    /**
     * `open_source`: its source is open.
     * @example "open_source"
     */
    license?: "open_source";
    /**
     * Where its company is, as ISO 3166-1 alpha-2, such as EE. (1 to 40 characters)
     * @example "EE"
     */
    country?: string;
    /**
     * The language the listing is written in, as ISO 639-1, such as de. (1 to 40 characters)
     * @example "de"
     */
    language?: string;
    /**
     * At least so many values are proven by quotes. (1 to 60)
     * @example 1
     */
    proven_min?: number;
    /**
     * Counts for each value of each filter, as if that filter were not set.
     * @example false
     */
    facets?: boolean;
    /**
     * Default `relevance` with `q`, else `votes`.
     * @example "relevance"
     */
    sort?: "relevance" | "votes" | "newest";
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of live listings. */
   200: {
    content: {
     "application/json": components["schemas"]["ListingPage"];
    };
   };
  };
 };
 get_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * The `ETag` last read; 304 when nothing has changed since. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    /**
     * The listing's slug. (at most 100 characters, matches ^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$)
     * @example "tallyroom"
     */
    slug: string;
   };
  };
  requestBody?: never;
  responses: {
   /** @description The listing. */
   200: {
    content: {
     "application/json": components["schemas"]["PublicListing"];
    };
   };
  };
 };
 get_listing_proof: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The listing's slug. (at most 100 characters, matches ^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$)
     * @example "tallyroom"
     */
    slug: string;
   };
  };
  requestBody?: never;
  responses: {
   /** @description The proof. */
   200: {
    content: {
     "application/json": components["schemas"]["ListingProof"];
    };
   };
  };
 };
 list_categories: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Every category, by name. */
   200: {
    content: {
     "application/json": {
      /**
       * What it holds. (at most 500 items)
       * @example []
       */
      items: components["schemas"]["Category"][];
     };
    };
   };
  };
 };
 get_account: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The account. */
   200: {
    content: {
     "application/json": components["schemas"]["Account"];
    };
   };
  };
 };
 list_my_listings: {
  parameters: {
   query?: {
    /**
     * Only what this names: an id, slug, draft's id, host, or address of the website or its page. (1 to 2048 characters)
     * @example "acme.com"
     */
    listing?: string;
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of the caller's listings. */
   200: {
    content: {
     "application/json": components["schemas"]["MyListingPage"];
    };
   };
  };
 };
 get_my_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * The `ETag` last read; 304 when nothing has changed since. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The listing. */
   200: {
    content: {
     "application/json": components["schemas"]["MyListing"];
    };
   };
  };
 };
 update_my_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
    /**
     * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ListingEdits"];
   };
  };
  responses: {
   /** @description The listing as it is now, with where the words went. */
   200: {
    content: {
     "application/json": components["schemas"]["UpdatedListing"];
    };
   };
  };
 };
 get_listing_stats: {
  parameters: {
   query?: {
    /**
     * The first day. Default 27 days before `to`. (at most 10 characters, format date)
     * @example "2026-11-01"
     */
    from?: string;
    /**
     * The last day. Default, and at most, today. (at most 10 characters, format date)
     * @example "2026-11-22"
     */
    to?: string;
   };
   header?: never;
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The numbers. */
   200: {
    content: {
     "application/json": components["schemas"]["ListingStats"];
    };
   };
  };
 };
 list_my_drafts: {
  parameters: {
   query?: {
    /**
     * Only drafts of this website, named by host or address. (1 to 2048 characters)
     * @example "acme.com"
     */
    url?: string;
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of drafts. */
   200: {
    content: {
     "application/json": components["schemas"]["DraftPage"];
    };
   };
  };
 };
 submit_listing: {
  parameters: {
   query?: {
    /**
     * `full` answers the whole draft, `changed` only what the call changed in it.
     * @example "full"
     */
    view?: components["parameters"]["View"];
   };
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * The product's public website; https:// may be missing. (1 to 2048 characters)
      * @example "https://your-product.com"
      */
     url: string;
    };
   };
  };
  responses: {
   /** @description The caller already has a draft of this site; here it is. */
   200: {
    content: {
     "application/json": components["schemas"]["DraftView"];
    };
   };
   /** @description A new draft; it is being crawled. */
   201: {
    content: {
     "application/json": components["schemas"]["DraftView"];
    };
   };
  };
 };
 get_draft: {
  parameters: {
   query?: {
    /**
     * Seconds to wait for a change of `status` while the site is being read. (1 to 30)
     * @example 1
     */
    wait?: number;
    /**
     * Which members of `fields` to answer; all by default. (1 to 60 items)
     * @example ["name","headline"]
     */
    fields?: components["schemas"]["FieldName"][];
   };
   header?: {
    /**
     * The `ETag` last read; 304 when nothing has changed since. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    /**
     * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
     * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    id: components["parameters"]["DraftId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The draft. */
   200: {
    content: {
     "application/json": components["schemas"]["DraftReading"];
    };
   };
  };
 };
 delete_draft: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
    /**
     * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    /**
     * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
     * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    id: components["parameters"]["DraftId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description It is gone. */
   204: {
    content?: never;
   };
  };
 };
 update_draft: {
  parameters: {
   query?: {
    /**
     * `full` answers the whole draft, `changed` only what the call changed in it.
     * @example "full"
     */
    view?: components["parameters"]["View"];
   };
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
    /**
     * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    /**
     * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
     * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    id: components["parameters"]["DraftId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["DraftEdits"];
   };
  };
  responses: {
   /** @description The draft as it is now. */
   200: {
    content: {
     "application/json": components["schemas"]["DraftView"];
    };
   };
  };
 };
 upload_picture: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
     * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    id: components["parameters"]["DraftId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["PictureUpload"];
    "multipart/form-data": components["schemas"]["PictureFile"];
   };
  };
  responses: {
   /** @description The picture as it is kept. */
   201: {
    content: {
     "application/json": components["schemas"]["KeptPicture"];
    };
   };
  };
 };
 submit_draft: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
     * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    id: components["parameters"]["DraftId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The listing that the draft became. */
   200: {
    content: {
     "application/json": components["schemas"]["Submitted"];
    };
   };
  };
 };
 get_weekly_leaderboard: {
  parameters: {
   query?: {
    /**
     * The ISO week, such as 2026-W53; the current one by default. (at most 8 characters, format iso-week, matches ^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$)
     * @example "2026-W48"
     */
    week?: components["schemas"]["Week"];
    /**
     * How the votes of the first five grew.
     * @example false
     */
    history?: boolean;
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The board of one week. */
   200: {
    content: {
     "application/json": components["schemas"]["Leaderboard"];
    };
   };
  };
 };
 list_interview_questions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Every question. */
   200: {
    content: {
     "application/json": components["schemas"]["InterviewQuestions"];
    };
   };
  };
 };
 get_badges: {
  parameters: {
   query?: {
    /**
     * One of the caller's listings. (1 to 999999999)
     * @example 41
     */
    listing_id?: components["schemas"]["IntegerId"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The badges. */
   200: {
    content: {
     "application/json": components["schemas"]["Badges"];
    };
   };
  };
 };
 list_launch_weeks: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Twelve weeks. */
   200: {
    content: {
     "application/json": components["schemas"]["LaunchWeeks"];
    };
   };
  };
 };
 list_updates: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of updates. */
   200: {
    content: {
     "application/json": components["schemas"]["UpdatePage"];
    };
   };
  };
 };
 get_founder_profile: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The founder profile. */
   200: {
    content: {
     "application/json": components["schemas"]["FounderProfile"];
    };
   };
  };
 };
 update_founder_profile: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["FounderProfileEdits"];
   };
  };
  responses: {
   /** @description The founder profile as it is now. */
   200: {
    content: {
     "application/json": components["schemas"]["FounderProfile"];
    };
   };
  };
 };
 answer_interview: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["InterviewEdits"];
   };
  };
  responses: {
   /** @description All answers as they stand. */
   200: {
    content: {
     "application/json": components["schemas"]["Interview"];
    };
   };
  };
 };
 restore_version: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
    /**
     * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
    /**
     * Its number, as get_my_listing gives it. (1 to 999999999)
     * @example 3
     */
    version: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The listing as it is now. */
   200: {
    content: {
     "application/json": components["schemas"]["MyListing"];
    };
   };
  };
 };
 choose_free_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The queued listing. */
   200: {
    content: {
     "application/json": components["schemas"]["FreeListing"];
    };
   };
  };
 };
 verify_badge: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["BadgeCheckRequest"];
   };
  };
  responses: {
   /** @description What was seen. */
   200: {
    content: {
     "application/json": components["schemas"]["BadgeCheck"];
    };
   };
  };
 };
 upload_listing_picture: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["PictureUpload"];
    "multipart/form-data": components["schemas"]["PictureFile"];
   };
  };
  responses: {
   /** @description The picture as it is kept. */
   201: {
    content: {
     "application/json": components["schemas"]["KeptPicture"];
    };
   };
  };
 };
 get_ownership: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description What is proven and how to prove it. */
   200: {
    content: {
     "application/json": components["schemas"]["Ownership"];
    };
   };
  };
 };
 verify_ownership: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["OwnershipCheck"];
   };
  };
  responses: {
   /** @description What is proven now. */
   200: {
    content: {
     "application/json": components["schemas"]["Ownership"];
    };
   };
  };
 };
 recheck_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description It is read in a moment. */
   202: {
    content: {
     "application/json": components["schemas"]["Recheck"];
    };
   };
  };
 };
 list_proposals: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description A page of proposals. */
   200: {
    content: {
     "application/json": components["schemas"]["ProposalPage"];
    };
   };
  };
 };
 decide_proposal: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
    /**
     * The proposal's id. (1 to 999999999)
     * @example 7
     */
    proposal_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * What becomes of it.
      * @example "accept"
      */
     decision: "accept" | "dismiss";
    };
   };
  };
  responses: {
   /** @description The proposal as it was decided. */
   200: {
    content: {
     "application/json": components["schemas"]["Proposal"];
    };
   };
  };
 };
 archive_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The listing as it is now. */
   200: {
    content: {
     "application/json": components["schemas"]["MyListing"];
    };
   };
   /** @description It happens once the owner has confirmed it by e-mail. */
   202: {
    content: {
     "application/json": components["schemas"]["ToConfirm"];
    };
   };
  };
 };
 restore_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The listing as it is now. */
   200: {
    content: {
     "application/json": components["schemas"]["MyListing"];
    };
   };
  };
 };
 transfer_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["TransferRequest"];
   };
  };
  responses: {
   /** @description The offer. */
   201: {
    content: {
     "application/json": components["schemas"]["Transfer"];
    };
   };
   /** @description It happens once the owner has confirmed it by e-mail. */
   202: {
    content: {
     "application/json": components["schemas"]["ToConfirm"];
    };
   };
  };
 };
 cancel_transfer: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description Nothing is offered. */
   204: {
    content?: never;
   };
  };
 };
 list_editors: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description A page of editors. */
   200: {
    content: {
     "application/json": components["schemas"]["EditorPage"];
    };
   };
  };
 };
 add_editor: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EditorRequest"];
   };
  };
  responses: {
   /** @description They are invited or may edit already. */
   200: {
    content: {
     "application/json": components["schemas"]["Editor"];
    };
   };
   /** @description They are invited. */
   201: {
    content: {
     "application/json": components["schemas"]["Editor"];
    };
   };
   /** @description It happens once the owner has confirmed it by e-mail. */
   202: {
    content: {
     "application/json": components["schemas"]["ToConfirm"];
    };
   };
  };
 };
 remove_editor: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
    /**
     * The number of the editor, from list_editors. (1 to 999999999)
     * @example 7
     */
    editor_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description They may edit it no more. */
   204: {
    content?: never;
   };
  };
 };
 claim_listing: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The slug of the listing's page. (1 to 100 characters)
     * @example "tallyroom"
     */
    slug: string;
   };
  };
  requestBody?: never;
  responses: {
   /** @description The claim that is open already. */
   200: {
    content: {
     "application/json": components["schemas"]["Claim"];
    };
   };
   /** @description The claim. */
   201: {
    content: {
     "application/json": components["schemas"]["Claim"];
    };
   };
  };
 };
 list_my_claims: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of claims. */
   200: {
    content: {
     "application/json": components["schemas"]["ClaimPage"];
    };
   };
  };
 };
 get_claim: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The claim's id. (1 to 999999999)
     * @example 1
     */
    claim_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The claim. */
   200: {
    content: {
     "application/json": components["schemas"]["Claim"];
    };
   };
  };
 };
 verify_claim: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The claim's id. (1 to 999999999)
     * @example 1
     */
    claim_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["OwnershipCheck"];
   };
  };
  responses: {
   /** @description What is proven now. */
   200: {
    content: {
     "application/json": components["schemas"]["Ownership"];
    };
   };
  };
 };
 post_listing_update: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["UpdateEdit"];
   };
  };
  responses: {
   /** @description The update. */
   201: {
    content: {
     "application/json": components["schemas"]["Update"];
    };
   };
  };
 };
 add_milestone: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["NewMilestone"];
   };
  };
  responses: {
   /** @description The milestone. */
   201: {
    content: {
     "application/json": components["schemas"]["Milestone"];
    };
   };
  };
 };
 delete_milestone: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
    /**
     * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
    /**
     * The milestone's id. (1 to 999999999)
     * @example 1
     */
    milestone_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description It is gone. */
   204: {
    content?: never;
   };
  };
 };
 set_founder_story: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
    /**
     * The `ETag` last read; a stale one is refused and nothing changes. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["StoryEdits"];
   };
  };
  responses: {
   /** @description The story as it stands. */
   200: {
    content: {
     "application/json": components["schemas"]["StoryStatus"];
    };
   };
  };
 };
 list_publishers: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description One page of publishers. */
   200: {
    content: {
     "application/json": components["schemas"]["Publishers"];
    };
   };
  };
 };
 add_publisher: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["NewPublisher"];
   };
  };
  responses: {
   /** @description It was trusted before. */
   200: {
    content: {
     "application/json": components["schemas"]["Publisher"];
    };
   };
   /** @description The publisher. */
   201: {
    content: {
     "application/json": components["schemas"]["Publisher"];
    };
   };
   /** @description It happens once the owner has confirmed it by e-mail. */
   202: {
    content: {
     "application/json": components["schemas"]["ToConfirm"];
    };
   };
  };
 };
 remove_publisher: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The listing's id. (1 to 999999999)
     * @example 41
     */
    listing_id: components["schemas"]["IntegerId"];
    /**
     * Its id. (1 to 999999999)
     * @example 7
     */
    publisher_id: components["schemas"]["IntegerId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description It is trusted no more. */
   204: {
    content?: never;
   };
  };
 };
 invite_cofounder: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The draft's id. (at most 24 characters, matches ^d_[A-Za-z0-9_-]{22}$)
     * @example "d_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    id: components["parameters"]["DraftId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["InviteRequest"];
   };
  };
  responses: {
   /** @description The invite. */
   201: {
    content: {
     "application/json": components["schemas"]["Invite"];
    };
   };
  };
 };
 list_products: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The products, in their order. */
   200: {
    content: {
     "application/json": components["schemas"]["Products"];
    };
   };
  };
 };
 quote_order: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["OrderRequest"];
   };
  };
  responses: {
   /** @description The price. */
   200: {
    content: {
     "application/json": components["schemas"]["Quote"];
    };
   };
  };
 };
 create_checkout: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CheckoutRequest"];
   };
  };
  responses: {
   /** @description The pending order. */
   201: {
    content: {
     "application/json": components["schemas"]["Checkout"];
    };
   };
  };
 };
 list_my_orders: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of orders. */
   200: {
    content: {
     "application/json": components["schemas"]["OrderPage"];
    };
   };
  };
 };
 get_order: {
  parameters: {
   query?: never;
   header?: {
    /**
     * The `ETag` last read; 304 when nothing has changed since. (at most 1000 characters)
     * @example "\"3-8c1f4e\""
     */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    /**
     * The order's number. (at most 16 characters, matches ^L-\d{4}-\d{6,9}$)
     * @example "L-2026-000123"
     */
    number: string;
   };
  };
  requestBody?: never;
  responses: {
   /** @description The order. */
   200: {
    content: {
     "application/json": components["schemas"]["Order"];
    };
   };
  };
 };
 list_events: {
  parameters: {
   query?: {
    /**
     * Only events after the one of this id. (1 to 40 characters)
     * @example "evt_0000000000000042"
     */
    after?: string;
    /**
     * Only events of these kinds; all by default. (1 to 40 items)
     * @example ["draft.ready","listing.live"]
     */
    types?: components["schemas"]["EventType"][];
    /**
     * Events at most. (1 to 100)
     * @example 50
     */
    limit?: number;
    /**
     * Seconds to wait for the next event where there is none yet. (1 to 30)
     * @example 1
     */
    wait?: number;
   };
   header?: {
    /**
     * The same as `after` for a stream that goes on. (at most 40 characters)
     * @example "…"
     */
    "Last-Event-ID"?: string;
   };
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The events. With `Accept: text/event-stream` a stream of them that stays open: `id`, `event` (its type) and `data` (the event on one line), a comment every 15 seconds. */
   200: {
    content: {
     "application/json": components["schemas"]["EventPage"];
     "text/event-stream": string;
    };
   };
  };
 };
 list_webhooks: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A page of webhooks. */
   200: {
    content: {
     "application/json": components["schemas"]["WebhookPage"];
    };
   };
  };
 };
 create_webhook: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["NewWebhook"];
   };
  };
  responses: {
   /** @description The webhook with its secret. */
   201: {
    content: {
     "application/json": components["schemas"]["CreatedWebhook"];
    };
   };
  };
 };
 get_webhook: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The webhook. */
   200: {
    content: {
     "application/json": components["schemas"]["Webhook"];
    };
   };
  };
 };
 delete_webhook: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description It is gone. */
   204: {
    content?: never;
   };
  };
 };
 update_webhook: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEdits"];
   };
  };
  responses: {
   /** @description The webhook as it is now. */
   200: {
    content: {
     "application/json": components["schemas"]["Webhook"];
    };
   };
  };
 };
 rotate_webhook_secret: {
  parameters: {
   query?: never;
   header?: {
    /**
     * Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. (1 to 257 characters)
     * @example "5f0c9a52-one-per-effect"
     */
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description The new secret. */
   200: {
    content: {
     "application/json": components["schemas"]["RotatedSecret"];
    };
   };
  };
 };
 send_test_event: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
   };
  };
  requestBody: {
   content: {
    "application/json": {
     /**
      * Which kind.
      * @example "draft.ready"
      */
     type: components["schemas"]["EventType"];
    };
   };
  };
  responses: {
   /** @description It is on its way. */
   202: {
    content: {
     "application/json": components["schemas"]["Delivery"];
    };
   };
  };
 };
 list_deliveries: {
  parameters: {
   query?: {
    /**
     * `page` × `per_page` is at most 10,000. (1 to 999999999)
     * @example 1
     */
    page?: components["parameters"]["Page"];
    /**
     * Items on a page. (1 to 100)
     * @example 20
     */
    per_page?: components["parameters"]["PerPage"];
   };
   header?: never;
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
   };
  };
  requestBody?: never;
  responses: {
   /** @description A page of deliveries. */
   200: {
    content: {
     "application/json": components["schemas"]["DeliveryPage"];
    };
   };
  };
 };
 redeliver_event: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /**
     * The webhook's id. (at most 25 characters, matches ^wh_[A-Za-z0-9_-]{22}$)
     * @example "wh_Qm9vdHN0cmFwLURyYWZ0MQ"
     */
    webhook_id: components["parameters"]["WebhookId"];
    /**
     * The delivery's id. (at most 20 characters, matches ^dlv_\d{1,15}$)
     * @example "dlv_7"
     */
    delivery_id: string;
   };
  };
  requestBody?: never;
  responses: {
   /** @description It is on its way. */
   202: {
    content: {
     "application/json": components["schemas"]["Delivery"];
    };
   };
  };
 };
}
