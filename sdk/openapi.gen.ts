// Generated from openapi.yaml by sdk/generate.ts; edit that file instead.
export interface paths {
    "/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search listings
         * @description Finds live listings by words in name, headline, summary, categories and description; the last word may be unfinished and a name may be mistyped. Without `q` it lists them by votes or by launch. A paid plan never changes the order. Returns a page of items.
         */
        get: operations["search_listings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listings/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a live listing
         * @description Everything public about one live listing, with the website's quotes behind each value that was drafted from it. Use the `slug` of a search item.
         */
        get: operations["get_listing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description The directory's categories with the number of live listings in each. A listing has one to three of these names; the first is its primary one.
         */
        get: operations["list_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who am I
         * @description Who the caller is signed in as, what the credential allows, how much of each limit is left, how complete the founder profile is, and what only a person can do on the website. Call it first when an operation is refused.
         */
        get: operations["get_account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my listings
         * @description Every listing the caller owns, on every site and in any status, newest first. Use a `listing_id` with get_my_listing; `listing` finds it by whatever name is at hand.
         */
        get: operations["list_my_listings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of my listings
         * @description One of the caller's listings with status, plan, launch week, unlocked sections, everything public and its version history. `requirements` says what stands between it and the next status, each with a fix.
         */
        get: operations["get_my_listing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit one of my listings
         * @description Publishes edits at once and keeps them as a version. `fields` are company facts, shared by the company's listings on all sites, plus this site's headline, summary and search-engine texts; with `apply_to` those words are also written to the same company's listings on other sites.
         */
        patch: operations["update_my_listing"];
        trace?: never;
    };
    "/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my drafts
         * @description The caller's drafts, newest first, with status and completeness. `url` finds those of one website.
         */
        get: operations["list_my_drafts"];
        put?: never;
        /**
         * Draft a profile from a web address
         * @description Starts reading a product's public website (robots.txt respected) and drafts its profile, usually within a minute. Nothing is published or charged. Then call get_draft with `wait` until `status` is `ready` or `failed`. The caller's own unfailed draft of the same site is returned as it is.
         */
        post: operations["submit_listing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a draft
         * @description The whole draft: every field with its value, its state and the website's quotes, what is missing and how to mend it, and what to do next. With `wait` the answer comes as soon as `status` changes, or after that many seconds; `fields` leaves all other members of `fields` out.
         */
        get: operations["get_draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a draft
         * @description Changes only what is sent. A value set here is the caller's and survives every redraft; null removes a field and keeps it removed. `restore` returns fields to the drafted value, `regenerate` drafts them again from the website and skips what the caller saved. If the draft was submitted, its listing changes too. `view` says whether the whole draft is answered or what changed in it.
         */
        patch: operations["update_draft"];
        trace?: never;
    };
    "/drafts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft as a listing
         * @description Saves a ready draft, which needs a name, as the caller's listing, which is not yet published. Calling it again is safe and answers with the same listing. `next_steps` says how to publish it.
         */
        post: operations["submit_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaderboards/community-weekly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weekly community leaderboard
         * @description The listings launched in one ISO week, by counted votes; ties share a rank. Once the week has closed the board is frozen and its SHA-256 published. A plan never counts. Default: the current week.
         */
        get: operations["get_weekly_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interview-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Founder interview questions
         * @description The questions of the founder interview in their order; answer_interview takes the answers by `question_id`.
         */
        get: operations["list_interview_questions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges to put on a website
         * @description The badges with the code to copy. With `listing_id` (an own listing; needs account:read) also the rank badge and whether the badge was seen on the website. Any `rel` on the link is accepted.
         */
        get: operations["get_badges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch-weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Launch weeks to come
         * @description The next twelve ISO weeks with the free and paid seats left in each. A free launch takes the first free seat some weeks ahead by itself.
         */
        get: operations["list_launch_weeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest updates
         * @description The latest what-is-new posts across live listings, newest first; also as RSS at `/updates.rss`.
         */
        get: operations["list_updates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/founder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my founder profile
         * @description The caller's own founder profile, which is the first founder of all of their drafts and listings. A free launch and the founder story need it complete; `missing` says what it lacks, each with a fix. Nothing saved yet: its members are null.
         */
        get: operations["get_founder_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit my founder profile
         * @description Changes only what is sent of the caller's own founder profile, on all of their drafts and listings at once; null empties a member, and in `socials` null removes one account. Only the person's own words: never invent a biography. Answers the profile with what it still lacks.
         */
        patch: operations["update_founder_profile"];
        trace?: never;
    };
    "/me/interview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer the founder interview
         * @description Saves the caller's own words on the founder profile. Only answers sent change; an empty answer clears one, and an empty list changes nothing and answers what stands. Never write answers for the founder.
         */
        put: operations["answer_interview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an earlier version
         * @description Makes the profile again what it was at one of its `versions`, as a new version; history stays. It is an edit like any other: facts change on the company's listings of all sites, words on this one, founders where they show. Categories that exist no more are left out. Where nothing differs, nothing happens. Answers the listing.
         */
        post: operations["restore_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the free plan
         * @description Queues a submitted listing for the first launch week with a free seat some weeks ahead. It goes live then, once the badge is on the website and the founder profile is complete; `requirements` says what is open. A second call answers the same.
         */
        post: operations["choose_free_listing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/badge/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the badge now
         * @description Looks for the badge's link on the website's home page or the page named. Only a real link counts; 403, 429 and 5xx are `unreachable`, not `missing`. At most 20 looks an hour.
         */
        post: operations["verify_badge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a what's-new update
         * @description Publishes a short plain-text update on the listing and the latest-updates page; followers get a mail each. The listing must be live.
         */
        post: operations["post_listing_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a milestone
         * @description Adds one dated milestone. Milestones show publicly on paid listings or where the section is unlocked.
         */
        post: operations["add_milestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/milestones/{milestone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a milestone
         * @description Removes one milestone of the company's record for good, on its draft and on its listings of all sites.
         */
        delete: operations["delete_milestone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/listings/{listing_id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write the founder story
         * @description Saves sections of the founder story, in the owner's own words only. It is published once it has at least three sections of 40 words, 300 words in all, and a complete founder profile with photo; until then `missing` says what to do.
         */
        put: operations["set_founder_story"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{id}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a co-founder
         * @description Mails a co-founder a link to add their own founder profile to this listing, and nothing else. Sending again to one address sends again and counts once; at most ten addresses a listing.
         */
        post: operations["invite_cofounder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be bought
         * @description Everything on sale with its present price in US cents, VAT not included. `options_schema` is the JSON Schema of an item's `options` and `constraints` its bounds, so that an item for quote_order can be built from this answer alone; `needs_listing` says that it is bought for one of one's own listings.
         */
        get: operations["list_products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price an order
         * @description Prices the items at the present prices, validates every option, takes off the promo code and adds the VAT of the buyer's country; an EU business of another member state with a valid VAT number gets reverse charge. Nothing is saved, reserved or charged. Show the total to the person, then pass `quote_id` to create_checkout, which refuses if the price has changed. `vat.final` is false while `billing_country` is not given. Tell the person what `warnings` says, such as that a launch now has but a few hours of voting left.
         */
        post: operations["quote_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare an order for a person to pay
         * @description Builds a pending order, reserves its weeks and promo code for 24 hours and answers `checkout_url`, a page of the service where a person reviews it, fills in billing details and pays; card details never pass through this interface. Send `quote_id` or `expected_total_cents` so that another price than the one agreed to is refused with `price_changed`. Then follow the order with get_order.
         */
        post: operations["create_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my orders
         * @description The caller's orders, newest first, with status and total. Use a `number` with get_order for lines, VAT and what was fulfilled.
         */
        get: operations["list_my_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of my orders
         * @description One of the caller's orders: its status, totals with VAT, each line with whether it was fulfilled and where the result is, and what to do next. Ask again every few seconds while a person pays.
         */
        get: operations["get_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description RFC 3339 in UTC, such as 2026-11-21T09:30:00Z.
         */
        Timestamp: string;
        /** @description An ISO 8601 week; it begins on Monday 00:00 UTC. */
        Week: string;
        IntegerId: number;
        /**
         * Format: web-url
         * @description An absolute http(s) address with a public host and no user-info.
         */
        WebUrl: string;
        /** Format: email */
        Email: string;
        NextStep: {
            /** @description What to do and why. */
            message: string;
            /** @description The operation to call. */
            tool: string;
            /** @description Arguments to call it with. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description Where a person does it. */
            url?: string;
        };
        /** @description What to do next, the likeliest first. */
        NextSteps: components["schemas"]["NextStep"][];
        /** @enum {string} */
        ErrorCode: "invalid_json" | "validation_failed" | "unauthorized" | "insufficient_scope" | "not_found" | "method_not_allowed" | "conflict" | "already_listed" | "draft_not_ready" | "limit_reached" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_invalid" | "idempotency_conflict" | "idempotency_in_flight" | "rate_limited" | "url_not_allowed" | "discount_code_invalid" | "discount_code_expired" | "discount_code_usage_limit_reached" | "discount_code_minimum_not_met" | "discount_code_ineligible" | "vat_number_invalid" | "vat_country_mismatch" | "country_unknown" | "amount_too_small" | "price_changed" | "page_too_deep" | "internal" | "unavailable";
        /**
         * @description What is wrong at one place of the input.
         * @enum {string}
         */
        PlaceCode: "required" | "unknown_member" | "wrong_type" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few" | "too_many" | "not_one_of" | "wrong_format" | "duplicate" | "unknown_category" | "unknown_listing" | "past_week" | "full_week" | "already_bought" | "not_for_sale" | "url_not_allowed" | "invalid_text" | "page_too_deep" | "repeated" | "invalid";
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            code: components["schemas"]["ErrorCode"];
            request_id: string;
            /** @description Whether the same call can succeed later. */
            retryable: boolean;
            /** @description Seconds. */
            retry_after?: number;
            errors?: {
                /** @description A JSON Pointer into the body, or `query.page`, `path.id`, `header.Idempotency-Key`. */
                field: string;
                code: components["schemas"]["PlaceCode"];
                message: string;
                /** @description What to send instead. */
                fix: string;
                limit?: number;
                actual?: number;
                allowed?: string[];
            }[];
            /** @description What mends it, and who can do it. */
            action?: {
                /** @enum {string} */
                by: "person" | "agent";
                message: string;
                url?: string;
                tool?: string;
                arguments?: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description A stretch of the website's own text that carries the value. */
        Evidence: {
            quote: string;
            /** @description The page it stands on. */
            url: string;
            /**
             * @description `normalized`: equal after case, white space, quotation marks and dashes are folded.
             * @enum {string}
             */
            match: "exact" | "normalized";
            retrieved_at: components["schemas"]["Timestamp"];
        };
        EvidenceList: components["schemas"]["Evidence"][];
        /**
         * @description `ai` drafted and proven; `not_found` not stated on the pages read; `manual` filled by the caller where nothing was found; `edited` a drafted text the caller changed; `override` a fact of the site the caller changed; `deleted` removed by the caller. The last four survive every redraft.
         * @enum {string}
         */
        FieldState: "ai" | "not_found" | "edited" | "manual" | "override" | "deleted";
        /** @enum {string} */
        Platform: "linkedin" | "x" | "facebook" | "instagram" | "tiktok" | "youtube" | "threads" | "pinterest" | "github" | "reddit" | "producthunt" | "medium" | "website" | "custom";
        /** @enum {string} */
        PricingModel: "free" | "freemium" | "paid" | "open_source" | "contact";
        Category: {
            name: string;
            slug: string;
            description: string;
            /** @description Live listings in it. */
            listings: number;
        };
        TextCell: {
            value: string | null;
            state: components["schemas"]["FieldState"];
            /** @description What was drafted */
            ai_value: string | null;
            evidence: components["schemas"]["EvidenceList"];
            /** @description The pages read without finding it; none where it was not looked for yet. */
            pages_checked: string[];
        };
        ListCell: {
            value: string[] | null;
            state: components["schemas"]["FieldState"];
            ai_value: string[] | null;
            evidence: components["schemas"]["EvidenceList"];
            pages_checked: string[];
        };
        FlagCell: {
            value: boolean | null;
            state: components["schemas"]["FieldState"];
            ai_value: boolean | null;
            evidence: components["schemas"]["EvidenceList"];
            pages_checked: string[];
        };
        YearCell: {
            value: number | null;
            state: components["schemas"]["FieldState"];
            ai_value: number | null;
            evidence: components["schemas"]["EvidenceList"];
            pages_checked: string[];
        };
        /** @enum {string} */
        FieldName: "name" | "headline" | "summary" | "description" | "logo_url" | "cover_url" | "video_url" | "screenshots" | "pricing_model" | "starting_price" | "free_trial" | "platforms" | "audience" | "use_cases" | "features" | "integrations" | "languages" | "company_name" | "legal_name" | "founded_year" | "hq_city" | "hq_country" | "team_size" | "contact_email" | "phone" | "support_url" | "docs_url" | "repo_url" | "license" | "changelog_url" | "privacy_url" | "terms_url";
        DraftFields: {
            name: components["schemas"]["TextCell"];
            headline: components["schemas"]["TextCell"];
            summary: components["schemas"]["TextCell"];
            description: components["schemas"]["TextCell"];
            logo_url: components["schemas"]["TextCell"];
            cover_url: components["schemas"]["TextCell"];
            video_url: components["schemas"]["TextCell"];
            screenshots: components["schemas"]["ListCell"];
            pricing_model: components["schemas"]["TextCell"];
            starting_price: components["schemas"]["TextCell"];
            free_trial: components["schemas"]["FlagCell"];
            platforms: components["schemas"]["ListCell"];
            audience: components["schemas"]["TextCell"];
            use_cases: components["schemas"]["ListCell"];
            features: components["schemas"]["ListCell"];
            integrations: components["schemas"]["ListCell"];
            languages: components["schemas"]["ListCell"];
            company_name: components["schemas"]["TextCell"];
            legal_name: components["schemas"]["TextCell"];
            founded_year: components["schemas"]["YearCell"];
            hq_city: components["schemas"]["TextCell"];
            hq_country: components["schemas"]["TextCell"];
            team_size: components["schemas"]["TextCell"];
            contact_email: components["schemas"]["TextCell"];
            phone: components["schemas"]["TextCell"];
            support_url: components["schemas"]["TextCell"];
            docs_url: components["schemas"]["TextCell"];
            repo_url: components["schemas"]["TextCell"];
            license: components["schemas"]["TextCell"];
            changelog_url: components["schemas"]["TextCell"];
            privacy_url: components["schemas"]["TextCell"];
            terms_url: components["schemas"]["TextCell"];
        };
        AnyCell: {
            /** @description The value as it is now, null when there is none. */
            value: unknown;
            state: components["schemas"]["FieldState"];
            /** @description What was drafted, whatever the caller made of it. */
            ai_value: unknown;
            evidence: components["schemas"]["EvidenceList"];
            pages_checked: string[];
        };
        /** @description Null removes a field and keeps it removed. */
        DraftFieldEdits: {
            name?: string | null;
            headline?: string | null;
            summary?: string | null;
            description?: string | null;
            logo_url?: components["schemas"]["WebUrl"] | null;
            cover_url?: components["schemas"]["WebUrl"] | null;
            video_url?: components["schemas"]["WebUrl"] | null;
            screenshots?: components["schemas"]["WebUrl"][] | null;
            pricing_model?: components["schemas"]["PricingModel"] | null;
            /** @description As the site states it, such as $12 / month. */
            starting_price?: string | null;
            free_trial?: boolean | null;
            platforms?: string[] | null;
            audience?: string | null;
            use_cases?: string[] | null;
            features?: string[] | null;
            integrations?: string[] | null;
            languages?: string[] | null;
            company_name?: string | null;
            legal_name?: string | null;
            founded_year?: number | null;
            hq_city?: string | null;
            /** @description ISO 3166-1 alpha-2, such as DE. */
            hq_country?: string | null;
            team_size?: string | null;
            contact_email?: components["schemas"]["Email"] | null;
            phone?: string | null;
            support_url?: components["schemas"]["WebUrl"] | null;
            docs_url?: components["schemas"]["WebUrl"] | null;
            repo_url?: components["schemas"]["WebUrl"] | null;
            license?: string | null;
            changelog_url?: components["schemas"]["WebUrl"] | null;
            privacy_url?: components["schemas"]["WebUrl"] | null;
            terms_url?: components["schemas"]["WebUrl"] | null;
        };
        SeoCells: {
            meta_title: components["schemas"]["TextCell"];
            meta_description: components["schemas"]["TextCell"];
            keywords: components["schemas"]["ListCell"];
            og_image_url: components["schemas"]["TextCell"];
        };
        SeoEdits: {
            meta_title?: string | null;
            meta_description?: string | null;
            keywords?: string[] | null;
            og_image_url?: components["schemas"]["WebUrl"] | null;
        };
        Seo: {
            meta_title: string | null;
            meta_description: string | null;
            keywords: string[] | null;
            og_image_url: string | null;
        };
        Faq: {
            question: string;
            answer: string;
        };
        DraftFaq: {
            question: string;
            answer: string;
            state: components["schemas"]["FieldState"];
            evidence: components["schemas"]["EvidenceList"];
        };
        SocialCell: {
            value: string | null;
            state: components["schemas"]["FieldState"];
            evidence: components["schemas"]["EvidenceList"];
        };
        /** @description Only platforms with something to say. */
        SocialCells: {
            linkedin?: components["schemas"]["SocialCell"];
            x?: components["schemas"]["SocialCell"];
            facebook?: components["schemas"]["SocialCell"];
            instagram?: components["schemas"]["SocialCell"];
            tiktok?: components["schemas"]["SocialCell"];
            youtube?: components["schemas"]["SocialCell"];
            threads?: components["schemas"]["SocialCell"];
            pinterest?: components["schemas"]["SocialCell"];
            github?: components["schemas"]["SocialCell"];
            reddit?: components["schemas"]["SocialCell"];
            producthunt?: components["schemas"]["SocialCell"];
            medium?: components["schemas"]["SocialCell"];
            website?: components["schemas"]["SocialCell"];
            custom?: components["schemas"]["SocialCell"];
        };
        /** @description Only platforms sent change; null removes one. */
        SocialEdits: {
            linkedin?: components["schemas"]["WebUrl"] | null;
            x?: components["schemas"]["WebUrl"] | null;
            facebook?: components["schemas"]["WebUrl"] | null;
            instagram?: components["schemas"]["WebUrl"] | null;
            tiktok?: components["schemas"]["WebUrl"] | null;
            youtube?: components["schemas"]["WebUrl"] | null;
            threads?: components["schemas"]["WebUrl"] | null;
            pinterest?: components["schemas"]["WebUrl"] | null;
            github?: components["schemas"]["WebUrl"] | null;
            reddit?: components["schemas"]["WebUrl"] | null;
            producthunt?: components["schemas"]["WebUrl"] | null;
            medium?: components["schemas"]["WebUrl"] | null;
            website?: components["schemas"]["WebUrl"] | null;
            custom?: components["schemas"]["WebUrl"] | null;
        };
        Socials: {
            linkedin?: string;
            x?: string;
            facebook?: string;
            instagram?: string;
            tiktok?: string;
            youtube?: string;
            threads?: string;
            pinterest?: string;
            github?: string;
            reddit?: string;
            producthunt?: string;
            medium?: string;
            website?: string;
            custom?: string;
        };
        FounderEdit: {
            name: string;
            role?: string | null;
            bio?: string | null;
            email?: components["schemas"]["Email"] | null;
            photo_url?: components["schemas"]["PhotoUrl"];
            socials?: components["schemas"]["SocialEdits"];
        };
        /** @description The address of a JPEG, PNG, WebP or GIF, up to 5 MB. The service fetches it and shows a copy of its own; it counts once that is done, which `missing` tells. The same address sent again is tried again where it failed. */
        PhotoUrl: components["schemas"]["WebUrl"] | string | null;
        FounderGap: {
            /** @enum {string} */
            code: "name" | "photo" | "role" | "bio" | "social";
            message: string;
            fix: string;
            url: string | null;
        };
        FounderProfile: {
            name: string | null;
            role: string | null;
            bio: string | null;
            /** @description Never shown. */
            email: string | null;
            /** @description The address as it was sent. */
            photo_url: string | null;
            socials: components["schemas"]["Socials"];
            complete: boolean;
            missing: components["schemas"]["FounderGap"][];
        };
        /** @description Only members sent change; null empties one. */
        FounderProfileEdits: {
            name?: string | null;
            role?: string | null;
            bio?: string | null;
            email?: components["schemas"]["Email"] | null;
            photo_url?: components["schemas"]["PhotoUrl"];
            socials?: components["schemas"]["SocialEdits"] | null;
        };
        DraftFounder: {
            name: string;
            role: string | null;
            bio: string | null;
            email: string | null;
            /** @description The address as it was sent or drafted. */
            photo_url: string | null;
            socials: components["schemas"]["Socials"];
            state: components["schemas"]["FieldState"];
            evidence: components["schemas"]["EvidenceList"];
        };
        Founder: {
            name: string;
            role: string | null;
            bio: string | null;
            photo_url: string | null;
            socials: components["schemas"]["Socials"];
        };
        /** @description The founder story, in the owner's own words; absent sections are empty. */
        Story: {
            title?: string;
            how_started?: string;
            problem?: string;
            what_built?: string;
            hard_parts?: string;
            milestones?: string;
            whats_next?: string;
        };
        /** @description Only sections sent change; an empty string clears one. The older names are mapped: story → what_built, why_started → how_started, journey and challenges → hard_parts, achievements → milestones, lessons → whats_next. */
        StoryEdits: {
            title?: string;
            how_started?: string;
            problem?: string;
            what_built?: string;
            hard_parts?: string;
            milestones?: string;
            whats_next?: string;
            /** @deprecated */
            story?: string;
            /** @deprecated */
            why_started?: string;
            /** @deprecated */
            journey?: string;
            /** @deprecated */
            challenges?: string;
            /** @deprecated */
            achievements?: string;
            /** @deprecated */
            lessons?: string;
        };
        MilestoneEdit: {
            id?: components["schemas"]["IntegerId"];
            /**
             * Format: date
             * @description YYYY-MM-DD, at most a year ahead.
             */
            date: string;
            title: string;
            description?: string | null;
            url?: components["schemas"]["WebUrl"] | null;
        };
        Milestone: {
            id: components["schemas"]["IntegerId"];
            /** Format: date */
            date: string;
            title: string;
            description: string | null;
            url: string | null;
        };
        Competitor: {
            url: string;
            /** @enum {string} */
            status: "none" | "crawling" | "ready" | "failed";
            name: string | null;
            comparison: {
                aspect: string;
                ours: string | null;
                theirs: string | null;
                evidence: components["schemas"]["EvidenceList"];
            }[];
        };
        /** @description The first is primary. */
        CategoryNames: string[];
        Version: {
            version: number;
            at: components["schemas"]["Timestamp"];
            by: string;
            /** @description The operation that made it. */
            via: string;
            changes: {
                field: string;
                /** @description The value before, null when there was none. */
                before: unknown;
                /** @description The value after, null when it was removed. */
                after: unknown;
            }[];
        };
        /** @enum {string} */
        DraftStatus: "crawling" | "drafting" | "ready" | "failed";
        DraftError: {
            /** @enum {string} */
            code: "robots_disallowed" | "unreachable" | "url_not_allowed" | "not_html" | "empty_content" | "blocked" | "timeout" | "too_large" | "internal";
            message: string;
            fix: string;
        };
        DraftWarning: {
            code: components["schemas"]["WarningCode"];
            field: string | null;
            message: string;
        };
        /** @enum {string} */
        WarningCode: "redirected_to_other_host" | "needs_javascript" | "page_skipped" | "page_cut" | "robots_disallowed" | "time_limit" | "prices_disagree" | "crawl_incomplete" | "model_unavailable" | "field_kept" | "lock_fields_deprecated";
        Missing: {
            field: string;
            /** @enum {string} */
            code: "not_found" | "deleted" | "too_short" | "incomplete";
            message: string;
            fix: string;
            /** @description Empty when it only makes the page better. */
            required_for: ("free" | "paid" | "story")[];
        };
        DraftProgress: {
            pages_found: number;
            pages_read: number;
            fields_done: number;
            fields_total: number;
            /** @description The page being read at this moment. */
            reading: string | null;
        };
        Draft: {
            id: string;
            url: string;
            status: components["schemas"]["DraftStatus"];
            listing_id: number | null;
            progress: components["schemas"]["DraftProgress"];
            error: components["schemas"]["DraftError"] | null;
            warnings: components["schemas"]["DraftWarning"][];
            fields: components["schemas"]["DraftFields"];
            faqs: components["schemas"]["DraftFaq"][];
            founders: components["schemas"]["DraftFounder"][];
            company_socials: components["schemas"]["SocialCells"];
            founder_socials: components["schemas"]["Socials"];
            story: components["schemas"]["Story"];
            milestones: components["schemas"]["Milestone"][];
            competitor_url: string | null;
            competitor: components["schemas"]["Competitor"] | null;
            categories: components["schemas"]["CategoryNames"];
            categories_evidence: components["schemas"]["EvidenceList"];
            seo: components["schemas"]["SeoCells"];
            completeness: number;
            missing: components["schemas"]["Missing"][];
            next_steps: components["schemas"]["NextSteps"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A draft with those members of `fields` that were asked for. */
        DraftExcerpt: {
            id: string;
            url: string;
            status: components["schemas"]["DraftStatus"];
            listing_id: number | null;
            progress: components["schemas"]["DraftProgress"];
            error: components["schemas"]["DraftError"] | null;
            warnings: components["schemas"]["DraftWarning"][];
            fields: components["schemas"]["SomeDraftFields"];
            faqs: components["schemas"]["DraftFaq"][];
            founders: components["schemas"]["DraftFounder"][];
            company_socials: components["schemas"]["SocialCells"];
            founder_socials: components["schemas"]["Socials"];
            story: components["schemas"]["Story"];
            milestones: components["schemas"]["Milestone"][];
            competitor_url: string | null;
            competitor: components["schemas"]["Competitor"] | null;
            categories: components["schemas"]["CategoryNames"];
            categories_evidence: components["schemas"]["EvidenceList"];
            seo: components["schemas"]["SeoCells"];
            completeness: number;
            missing: components["schemas"]["Missing"][];
            next_steps: components["schemas"]["NextSteps"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        SomeDraftFields: {
            name?: components["schemas"]["TextCell"];
            headline?: components["schemas"]["TextCell"];
            summary?: components["schemas"]["TextCell"];
            description?: components["schemas"]["TextCell"];
            logo_url?: components["schemas"]["TextCell"];
            cover_url?: components["schemas"]["TextCell"];
            video_url?: components["schemas"]["TextCell"];
            screenshots?: components["schemas"]["ListCell"];
            pricing_model?: components["schemas"]["TextCell"];
            starting_price?: components["schemas"]["TextCell"];
            free_trial?: components["schemas"]["FlagCell"];
            platforms?: components["schemas"]["ListCell"];
            audience?: components["schemas"]["TextCell"];
            use_cases?: components["schemas"]["ListCell"];
            features?: components["schemas"]["ListCell"];
            integrations?: components["schemas"]["ListCell"];
            languages?: components["schemas"]["ListCell"];
            company_name?: components["schemas"]["TextCell"];
            legal_name?: components["schemas"]["TextCell"];
            founded_year?: components["schemas"]["YearCell"];
            hq_city?: components["schemas"]["TextCell"];
            hq_country?: components["schemas"]["TextCell"];
            team_size?: components["schemas"]["TextCell"];
            contact_email?: components["schemas"]["TextCell"];
            phone?: components["schemas"]["TextCell"];
            support_url?: components["schemas"]["TextCell"];
            docs_url?: components["schemas"]["TextCell"];
            repo_url?: components["schemas"]["TextCell"];
            license?: components["schemas"]["TextCell"];
            changelog_url?: components["schemas"]["TextCell"];
            privacy_url?: components["schemas"]["TextCell"];
            terms_url?: components["schemas"]["TextCell"];
        };
        /** @description What a call changed in a draft, and what to do next; get_draft reads the rest. */
        DraftChange: {
            id: string;
            status: components["schemas"]["DraftStatus"];
            /** @description By name, as `regenerate` and `restore` take it, or `story`, `milestones`, `competitor_url`. */
            changed: {
                [key: string]: components["schemas"]["AnyCell"];
            };
            warnings: components["schemas"]["DraftWarning"][];
            completeness: number;
            missing: components["schemas"]["Missing"][];
            next_steps: components["schemas"]["NextSteps"];
        };
        DraftView: components["schemas"]["Draft"] | components["schemas"]["DraftChange"];
        DraftReading: components["schemas"]["Draft"] | components["schemas"]["DraftExcerpt"];
        DraftEdits: {
            fields?: components["schemas"]["DraftFieldEdits"];
            /**
             * @deprecated
             * @description Saves the present value of each named field as the caller's. Send the values in `fields` instead.
             */
            lock_fields?: string[];
            /** @description Fields to draft again: names of `fields`, or faqs, founders, categories, company_socials, seo. */
            regenerate?: string[];
            /** @description Fields to return to the drafted value. */
            restore?: string[];
            /** @description The whole list. */
            faqs?: components["schemas"]["Faq"][];
            company_socials?: components["schemas"]["SocialEdits"];
            founder_socials?: components["schemas"]["SocialEdits"];
            /** @description The whole list; the first is the primary founder. */
            founders?: components["schemas"]["FounderEdit"][];
            story?: components["schemas"]["StoryEdits"];
            /** @description The whole list. */
            milestones?: components["schemas"]["MilestoneEdit"][];
            /** @description The main competitor's website, which is read and compared; an empty string clears it. */
            competitor_url?: string;
            /** @description The whole list: names of list_categories, the first is primary. */
            categories?: string[];
            seo?: components["schemas"]["SeoEdits"];
        };
        DraftSummary: {
            id: string;
            url: string;
            name: string | null;
            status: components["schemas"]["DraftStatus"];
            listing_id: number | null;
            completeness: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DraftPage: {
            items: components["schemas"]["DraftSummary"][];
            page: number;
            per_page: number;
            /** @description Counted up to 10000. */
            total: number;
            total_pages: number;
            has_more: boolean;
        };
        Submitted: {
            listing_id: components["schemas"]["IntegerId"];
            status: components["schemas"]["ListingStatus"];
            draft_id: string;
            page_url: string;
            next_steps: components["schemas"]["NextSteps"];
        };
        /** @enum {string} */
        ListingStatus: "draft" | "awaiting_badge" | "scheduled" | "live" | "suspended" | "archived";
        /** @enum {string} */
        Plan: "none" | "free" | "paid";
        /** @enum {string} */
        Section: "milestones" | "story" | "interview" | "video";
        ListingItem: {
            id: components["schemas"]["IntegerId"];
            slug: string;
            name: string;
            url: string;
            page_url: string;
            headline: string | null;
            summary: string | null;
            logo_url: string | null;
            categories: components["schemas"]["CategoryNames"];
            votes: number;
            launch_week: components["schemas"]["Week"] | null;
            launched_at: components["schemas"]["Timestamp"] | null;
        };
        ListingPage: {
            items: components["schemas"]["ListingItem"][];
            page: number;
            per_page: number;
            /** @description Counted up to 10000. */
            total: number;
            total_pages: number;
            has_more: boolean;
        };
        MyListingItem: {
            listing_id: components["schemas"]["IntegerId"];
            id: components["schemas"]["IntegerId"];
            slug: string;
            site: string;
            name: string;
            url: string;
            page_url: string;
            status: components["schemas"]["ListingStatus"];
            plan: components["schemas"]["Plan"];
            launch_week: components["schemas"]["Week"] | null;
            votes: number;
            draft_id: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        MyListingPage: {
            items: components["schemas"]["MyListingItem"][];
            page: number;
            per_page: number;
            /** @description Counted up to 10000. */
            total: number;
            total_pages: number;
            has_more: boolean;
        };
        Requirement: {
            /** @enum {string} */
            code: "choose_plan" | "badge_missing" | "founder_profile_incomplete" | "week_to_come" | "suspended";
            message: string;
            fix: string;
            url: string | null;
            tool: string | null;
        };
        Update: {
            id: components["schemas"]["IntegerId"];
            title: string;
            body: string;
            url: string;
            published_at: components["schemas"]["Timestamp"];
        };
        /** @description Everything public about a live listing. */
        PublicListing: {
            id: components["schemas"]["IntegerId"];
            slug: string;
            /** @description The key of the directory it is on. */
            site: string;
            url: string;
            page_url: string;
            name: string;
            headline: string | null;
            summary: string | null;
            description: string | null;
            logo_url: string | null;
            cover_url: string | null;
            video_url: string | null;
            screenshots: string[] | null;
            pricing_model: string | null;
            starting_price: string | null;
            free_trial: boolean | null;
            platforms: string[] | null;
            audience: string | null;
            use_cases: string[] | null;
            features: string[] | null;
            integrations: string[] | null;
            languages: string[] | null;
            company_name: string | null;
            legal_name: string | null;
            founded_year: number | null;
            hq_city: string | null;
            hq_country: string | null;
            team_size: string | null;
            contact_email: string | null;
            phone: string | null;
            support_url: string | null;
            docs_url: string | null;
            repo_url: string | null;
            license: string | null;
            changelog_url: string | null;
            privacy_url: string | null;
            terms_url: string | null;
            categories: components["schemas"]["CategoryNames"];
            company_socials: components["schemas"]["Socials"];
            faqs: components["schemas"]["Faq"][];
            founders: components["schemas"]["Founder"][];
            milestones: components["schemas"]["Milestone"][];
            story: components["schemas"]["Story"] | null;
            updates: components["schemas"]["Update"][];
            seo: components["schemas"]["Seo"];
            votes: number;
            launch_week: components["schemas"]["Week"] | null;
            launched_at: components["schemas"]["Timestamp"] | null;
            competitor: components["schemas"]["Competitor"] | null;
            /** @description The quotes behind each drafted value, by field. */
            evidence: {
                [key: string]: components["schemas"]["EvidenceList"];
            };
        };
        /** @description One of the caller's listings. */
        MyListing: {
            listing_id: components["schemas"]["IntegerId"];
            status: components["schemas"]["ListingStatus"];
            plan: components["schemas"]["Plan"];
            unlocked_sections: components["schemas"]["Section"][];
            requirements: components["schemas"]["Requirement"][];
            draft_id: string | null;
            id: components["schemas"]["IntegerId"];
            slug: string;
            /** @description The key of the directory it is on. */
            site: string;
            url: string;
            page_url: string;
            name: string;
            headline: string | null;
            summary: string | null;
            description: string | null;
            logo_url: string | null;
            cover_url: string | null;
            video_url: string | null;
            screenshots: string[] | null;
            pricing_model: string | null;
            starting_price: string | null;
            free_trial: boolean | null;
            platforms: string[] | null;
            audience: string | null;
            use_cases: string[] | null;
            features: string[] | null;
            integrations: string[] | null;
            languages: string[] | null;
            company_name: string | null;
            legal_name: string | null;
            founded_year: number | null;
            hq_city: string | null;
            hq_country: string | null;
            team_size: string | null;
            contact_email: string | null;
            phone: string | null;
            support_url: string | null;
            docs_url: string | null;
            repo_url: string | null;
            license: string | null;
            changelog_url: string | null;
            privacy_url: string | null;
            terms_url: string | null;
            categories: components["schemas"]["CategoryNames"];
            company_socials: components["schemas"]["Socials"];
            faqs: components["schemas"]["Faq"][];
            founders: components["schemas"]["Founder"][];
            milestones: components["schemas"]["Milestone"][];
            story: components["schemas"]["Story"] | null;
            updates: components["schemas"]["Update"][];
            seo: components["schemas"]["Seo"];
            votes: number;
            launch_week: components["schemas"]["Week"] | null;
            launched_at: components["schemas"]["Timestamp"] | null;
            version: number;
            /** @description The latest hundred edits */
            versions: components["schemas"]["Version"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        Leaderboard: {
            week: components["schemas"]["BoardWeek"];
            items: components["schemas"]["Ranked"][];
            page: number;
            per_page: number;
            total: number;
            total_pages: number;
            has_more: boolean;
            snapshot: components["schemas"]["BoardSnapshot"] | null;
            /** @description The latest earlier week with a board. */
            previous_week: components["schemas"]["Week"] | null;
        };
        BoardWeek: {
            key: components["schemas"]["Week"];
            starts_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "upcoming" | "live" | "closed";
        };
        BoardSnapshot: {
            /** @description SHA-256 of the frozen board: the canonical JSON (RFC 8785) of its rank, listing id and votes, in order. */
            sha256: string;
            closed_at: components["schemas"]["Timestamp"];
        };
        Ranked: {
            /** @description Ties share a rank: 1, 1, 3. */
            rank: number;
            votes: number;
            /** @description The first three ranks with at least three votes. */
            winner: number | null;
            listing: components["schemas"]["ListingItem"];
        };
        LaunchWeeks: {
            items: {
                key: components["schemas"]["Week"];
                starts_at: components["schemas"]["Timestamp"];
                ends_at: components["schemas"]["Timestamp"];
                /** @enum {string} */
                status: "upcoming" | "live" | "closed";
                free_seats_left: number;
                paid_seats_left: number;
            }[];
        };
        /** @enum {string} */
        BadgeState: "unchecked" | "missing" | "verified" | "unreachable" | "lost";
        BadgeCheck: {
            state: components["schemas"]["BadgeState"];
            checked_url: string | null;
            checked_at: components["schemas"]["Timestamp"] | null;
            next_check_at: components["schemas"]["Timestamp"] | null;
            /** @description What was seen and what to do. */
            detail: string;
        };
        BadgeCheckRequest: {
            /** @description A page of the listing's own website; the home page by default. */
            page_url?: string;
        };
        Badges: {
            /** @description What the badge links to. */
            link_url: string;
            badges: {
                /** @enum {string} */
                id: "light" | "dark" | "rank";
                image_url: string;
                width: number;
                height: number;
                html: string;
                markdown: string;
            }[];
            rel_policy: string;
            verification: components["schemas"]["BadgeCheck"] | null;
        };
        FreeListing: {
            listing_id: components["schemas"]["IntegerId"];
            status: components["schemas"]["ListingStatus"];
            plan: components["schemas"]["Plan"];
            launch_week: components["schemas"]["Week"] | null;
            requirements: components["schemas"]["Requirement"][];
            next_steps: components["schemas"]["NextSteps"];
        };
        ListingEdits: {
            fields?: components["schemas"]["ListingFieldEdits"];
            /** @description `["all"]` or keys of sites. */
            apply_to?: string[];
            /** @description Replaces all. */
            socials?: components["schemas"]["SocialEdits"];
            /** @description The whole list. */
            faqs?: components["schemas"]["Faq"][];
        };
        /** @description The listing after an edit. */
        UpdatedListing: {
            listing_id: components["schemas"]["IntegerId"];
            status: components["schemas"]["ListingStatus"];
            plan: components["schemas"]["Plan"];
            unlocked_sections: components["schemas"]["Section"][];
            requirements: components["schemas"]["Requirement"][];
            draft_id: string | null;
            id: components["schemas"]["IntegerId"];
            slug: string;
            /** @description The key of the directory it is on. */
            site: string;
            url: string;
            page_url: string;
            name: string;
            headline: string | null;
            summary: string | null;
            description: string | null;
            logo_url: string | null;
            cover_url: string | null;
            video_url: string | null;
            screenshots: string[] | null;
            pricing_model: string | null;
            starting_price: string | null;
            free_trial: boolean | null;
            platforms: string[] | null;
            audience: string | null;
            use_cases: string[] | null;
            features: string[] | null;
            integrations: string[] | null;
            languages: string[] | null;
            company_name: string | null;
            legal_name: string | null;
            founded_year: number | null;
            hq_city: string | null;
            hq_country: string | null;
            team_size: string | null;
            contact_email: string | null;
            phone: string | null;
            support_url: string | null;
            docs_url: string | null;
            repo_url: string | null;
            license: string | null;
            changelog_url: string | null;
            privacy_url: string | null;
            terms_url: string | null;
            categories: components["schemas"]["CategoryNames"];
            company_socials: components["schemas"]["Socials"];
            faqs: components["schemas"]["Faq"][];
            founders: components["schemas"]["Founder"][];
            milestones: components["schemas"]["Milestone"][];
            story: components["schemas"]["Story"] | null;
            updates: components["schemas"]["Update"][];
            seo: components["schemas"]["Seo"];
            votes: number;
            launch_week: components["schemas"]["Week"] | null;
            launched_at: components["schemas"]["Timestamp"] | null;
            version: number;
            /** @description The latest hundred edits */
            versions: components["schemas"]["Version"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            applied: {
                site: string;
                listing_id: components["schemas"]["IntegerId"];
                fields: string[];
            }[];
            skipped: {
                site: string;
                reason: string;
            }[];
        };
        UpdateEdit: {
            title: string;
            /** @description Plain text. */
            body: string;
        };
        PublicUpdate: {
            id: components["schemas"]["IntegerId"];
            title: string;
            body: string;
            url: string;
            published_at: components["schemas"]["Timestamp"];
            listing: {
                id: components["schemas"]["IntegerId"];
                slug: string;
                name: string;
                page_url: string;
                logo_url: string | null;
            };
        };
        UpdatePage: {
            items: components["schemas"]["PublicUpdate"][];
            page: number;
            per_page: number;
            /** @description Counted up to 10000. */
            total: number;
            total_pages: number;
            has_more: boolean;
        };
        NewMilestone: {
            /**
             * Format: date
             * @description YYYY-MM-DD, at most a year ahead.
             */
            date: string;
            title: string;
            description?: string | null;
            url?: components["schemas"]["WebUrl"] | null;
        };
        StoryStatus: {
            title: string | null;
            /** @description The public story page once published, otherwise the editor. */
            url: string;
            published_at: components["schemas"]["Timestamp"] | null;
            shown_on_listing: boolean;
            /** @enum {string} */
            status: "published" | "draft";
            missing: {
                reason: string;
                url: string;
            }[];
        };
        InterviewQuestions: {
            items: {
                id: components["schemas"]["IntegerId"];
                order: number;
                question: string;
                help: string;
                required: boolean;
                min_words: number;
                max_chars: number;
            }[];
        };
        InterviewEdits: {
            answers: {
                question_id: components["schemas"]["IntegerId"];
                answer: string;
            }[];
        };
        Interview: {
            answers: {
                question_id: components["schemas"]["IntegerId"];
                answer: string;
            }[];
            missing: {
                /** @description Null for what is no question. */
                question_id: number | null;
                reason: string;
            }[];
            published: boolean;
            url: string | null;
        };
        InviteRequest: {
            email: components["schemas"]["Email"];
        };
        Invite: {
            id: components["schemas"]["IntegerId"];
            email: string;
            /** @enum {string} */
            status: "sent";
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description Null removes a field and keeps it removed. */
        ListingFieldEdits: {
            name?: string | null;
            headline?: string | null;
            summary?: string | null;
            description?: string | null;
            logo_url?: components["schemas"]["WebUrl"] | null;
            cover_url?: components["schemas"]["WebUrl"] | null;
            video_url?: components["schemas"]["WebUrl"] | null;
            screenshots?: components["schemas"]["WebUrl"][] | null;
            pricing_model?: components["schemas"]["PricingModel"] | null;
            /** @description As the site states it, such as $12 / month. */
            starting_price?: string | null;
            free_trial?: boolean | null;
            platforms?: string[] | null;
            audience?: string | null;
            use_cases?: string[] | null;
            features?: string[] | null;
            integrations?: string[] | null;
            languages?: string[] | null;
            company_name?: string | null;
            legal_name?: string | null;
            founded_year?: number | null;
            hq_city?: string | null;
            /** @description ISO 3166-1 alpha-2, such as DE. */
            hq_country?: string | null;
            team_size?: string | null;
            contact_email?: components["schemas"]["Email"] | null;
            phone?: string | null;
            support_url?: components["schemas"]["WebUrl"] | null;
            docs_url?: components["schemas"]["WebUrl"] | null;
            repo_url?: components["schemas"]["WebUrl"] | null;
            license?: string | null;
            changelog_url?: components["schemas"]["WebUrl"] | null;
            privacy_url?: components["schemas"]["WebUrl"] | null;
            terms_url?: components["schemas"]["WebUrl"] | null;
            /** @description The whole list; the first is primary. */
            categories?: string[];
            meta_title?: string | null;
            meta_description?: string | null;
            keywords?: string[] | null;
        };
        /** @enum {string} */
        Currency: "usd";
        /** @description US cents. */
        Cents: number;
        /** @enum {string} */
        ProductKey: "launch" | "billboard" | "category_feature" | "newsletter" | "sections";
        /** @description ISO 3166-1 alpha-2 in capitals, such as DE; Greece is GR, the United Kingdom GB. */
        CountryCode: string;
        Product: {
            key: components["schemas"]["ProductKey"];
            name: string;
            description: string;
            /** @description For one: a launch, a week, a category in a week, a letter or a section; without VAT. */
            price_cents: number;
            currency: components["schemas"]["Currency"];
            /** @description Whether an item needs the `listing_id` of one of the caller's listings. */
            needs_listing: boolean;
            /** @description JSON Schema (2020-12) of an item's `options`. */
            options_schema: {
                [key: string]: unknown;
            };
            /** @description Bounds by name: `min_weeks`, `max_weeks`, `weeks_ahead_max`, `seats_per_week`. */
            constraints: {
                [key: string]: number;
            };
        };
        Products: {
            items: components["schemas"]["Product"][];
        };
        /** @description Which of them an item takes says the `options_schema` of its product. */
        OrderOptions: {
            /** @description An ISO week, such as 2026-W53; a launch also takes `now`, its default. */
            week?: string;
            /** @description The weeks to be shown in. */
            weeks?: components["schemas"]["Week"][];
            /** @description Names as list_categories gives them. */
            categories?: string[];
            /** @description The sections to unlock. */
            sections?: components["schemas"]["Section"][];
        };
        OrderItem: {
            product: components["schemas"]["ProductKey"];
            /** @description One of the caller's own listings. */
            listing_id?: number;
            options?: components["schemas"]["OrderOptions"];
        };
        OrderItems: components["schemas"]["OrderItem"][];
        /** @description As on a letterhead, with its two letters in front; spaces, dots and dashes do not matter. */
        VatNumberText: string;
        /** @description Exactly as the person typed it. */
        PromoCodeText: string;
        OrderRequest: {
            items: components["schemas"]["OrderItems"];
            billing_country?: components["schemas"]["CountryCode"];
            vat_number?: components["schemas"]["VatNumberText"];
            promo_code?: components["schemas"]["PromoCodeText"];
        };
        CheckoutRequest: {
            items: components["schemas"]["OrderItems"];
            billing_country?: components["schemas"]["CountryCode"];
            vat_number?: components["schemas"]["VatNumberText"];
            promo_code?: components["schemas"]["PromoCodeText"];
            /** @description The quote that the person agreed to. */
            quote_id?: string;
            /** @description The total that the person agreed to. */
            expected_total_cents?: number;
        };
        OrderLine: {
            product: components["schemas"]["ProductKey"];
            listing_id: number | null;
            options: components["schemas"]["OrderOptions"];
            unit_cents: components["schemas"]["Cents"];
            quantity: number;
            /** @description unit × quantity. */
            subtotal_cents: number;
            /** @description This line's part of the discount. */
            discount_cents: number;
            /** @description Subtotal less discount, without VAT; the lines add up to the net of the order. */
            total_cents: number;
        };
        OrderDiscount: {
            code: string;
            amount_cents: components["schemas"]["Cents"];
            description: string;
        };
        OrderVat: {
            /** @description Whose VAT it is; null while the buyer's country is unknown. */
            country: string | null;
            /** @description Per cent, such as 25.5. */
            rate: number;
            amount_cents: components["schemas"]["Cents"];
            /**
             * @description `standard` charged at the rate of the country; `reverse_charge` the buyer, a business of another member state, accounts for it; `outside_scope` no EU VAT; `unknown` until the country is given.
             * @enum {string}
             */
            treatment: "standard" | "reverse_charge" | "outside_scope" | "unknown";
            /** @description False while the country is unknown. */
            final: boolean;
            vat_number: {
                value: string;
                /**
                 * @description `unverified`: the tax authority could not be asked, so VAT is charged and the number is asked about again at payment.
                 * @enum {string}
                 */
                status: "valid" | "invalid" | "unverified";
            } | null;
        };
        /**
         * @description `week_ends_soon`: a launch in the present week, of which less than 72 hours are left; `hours_left` and `next_week` stand beside it.
         * @enum {string}
         */
        OrderWarningCode: "country_missing" | "vat_number_unverified" | "vat_number_invalid" | "vat_number_without_effect" | "listing_not_live" | "week_ends_soon";
        OrderWarning: {
            code: components["schemas"]["OrderWarningCode"];
            /** @description A JSON Pointer into the request. */
            field: string | null;
            /** @description Show it to the person before they pay. */
            message: string;
            /** @description With `week_ends_soon`: the whole hours of voting that are left. */
            hours_left?: number;
            /** @description With `week_ends_soon`: the next whole week that has a paid seat left. Send it as `options.week` instead. Missing where none has. */
            next_week?: string;
        };
        Quote: {
            /** @description Proof of this price for create_checkout. */
            quote_id: string;
            currency: components["schemas"]["Currency"];
            lines: components["schemas"]["OrderLine"][];
            subtotal_cents: components["schemas"]["Cents"];
            discount: components["schemas"]["OrderDiscount"] | null;
            vat: components["schemas"]["OrderVat"];
            /** @description What the person would pay. */
            total_cents: number;
            expires_at: components["schemas"]["Timestamp"];
            warnings: components["schemas"]["OrderWarning"][];
        };
        /** @enum {string} */
        OrderStatus: "pending" | "paid" | "failed" | "expired" | "cancelled" | "refunded" | "partially_refunded" | "disputed";
        /** @enum {string} */
        Fulfillment: "none" | "partial" | "complete";
        Checkout: {
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** @description Where a person reviews and pays; give it to them and nobody else. */
            checkout_url: string;
            total_cents: components["schemas"]["Cents"];
            currency: components["schemas"]["Currency"];
            expires_at: components["schemas"]["Timestamp"];
            warnings: components["schemas"]["OrderWarning"][];
            next_steps: components["schemas"]["NextSteps"];
        };
        OrderSummary: {
            number: string;
            status: components["schemas"]["OrderStatus"];
            fulfillment: components["schemas"]["Fulfillment"];
            created_at: components["schemas"]["Timestamp"];
            paid_at: components["schemas"]["Timestamp"] | null;
            expires_at: components["schemas"]["Timestamp"] | null;
            currency: components["schemas"]["Currency"];
            total_cents: components["schemas"]["Cents"];
            checkout_url: string | null;
            invoice_url: string | null;
        };
        OrderPage: {
            items: components["schemas"]["OrderSummary"][];
            page: number;
            per_page: number;
            total: number;
            total_pages: number;
            has_more: boolean;
        };
        FulfilledLine: {
            product: components["schemas"]["ProductKey"];
            listing_id: number | null;
            options: components["schemas"]["OrderOptions"];
            unit_cents: components["schemas"]["Cents"];
            quantity: number;
            subtotal_cents: components["schemas"]["Cents"];
            discount_cents: components["schemas"]["Cents"];
            total_cents: components["schemas"]["Cents"];
            fulfilled: boolean;
            fulfilled_at: components["schemas"]["Timestamp"] | null;
            /** @description Where what was bought shows. */
            result_url: string | null;
        };
        Order: {
            number: string;
            /**
             * @description `pending` waits for a person to pay; `failed` the last payment did not go through and can be tried again; the others say what became of it.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "expired" | "cancelled" | "refunded" | "partially_refunded" | "disputed";
            fulfillment: components["schemas"]["Fulfillment"];
            created_at: components["schemas"]["Timestamp"];
            paid_at: components["schemas"]["Timestamp"] | null;
            /** @description Until when it can be paid; null once it is paid or ended. */
            expires_at: components["schemas"]["Timestamp"] | null;
            currency: components["schemas"]["Currency"];
            lines: components["schemas"]["FulfilledLine"][];
            subtotal_cents: components["schemas"]["Cents"];
            discount: components["schemas"]["OrderDiscount"] | null;
            vat: components["schemas"]["OrderVat"];
            total_cents: components["schemas"]["Cents"];
            /** @description Where a person pays; null once it is paid or ended. */
            checkout_url: string | null;
            invoice_url: string | null;
            next_steps: components["schemas"]["NextSteps"];
        };
        /** @enum {string} */
        Scope: "account:read" | "listings:write" | "orders:write";
        Quota: {
            limit: number;
            remaining: number;
            /** @description Null where nothing has been used. */
            resets_at: components["schemas"]["Timestamp"] | null;
        };
        Account: {
            id: string;
            email: string;
            name: string;
            avatar_url: string | null;
            created_at: components["schemas"]["Timestamp"];
            credential: {
                /** @enum {string} */
                type: "api_key" | "oauth";
                name: string;
                scopes: components["schemas"]["Scope"][];
                expires_at: components["schemas"]["Timestamp"] | null;
            };
            /** @description The founder profile, which a free launch needs. */
            profile: {
                complete: boolean;
                missing: components["schemas"]["FounderGap"][];
                url: string | null;
            };
            limits: {
                account_reads_per_minute: components["schemas"]["Quota"];
                account_writes_per_minute: components["schemas"]["Quota"];
                drafts_per_hour: components["schemas"]["Quota"];
                regenerates_per_hour: components["schemas"]["Quota"];
                invites_per_listing: components["schemas"]["Quota"];
                invites_per_day: components["schemas"]["Quota"];
                promo_misses_per_account: components["schemas"]["Quota"];
            };
            counts: {
                drafts: number;
                listings: number;
                orders: number;
            };
            /** @description What only a person can do */
            web_only: ("pay" | "vote" | "manage_keys")[];
            urls: {
                home: string;
                keys: string;
                docs: string;
            };
        };
    };
    responses: {
        /** @description Nothing has changed since that ETag. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not JSON or the Idempotency-Key is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential, or one that is unknown, expired or revoked. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential lacks the scope. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it belongs to another account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state does not allow it now. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has changed since that ETag. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over 1 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only application/json is taken. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input is not acceptable; `errors` names each place with its fix. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; wait `Retry-After` seconds. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the service; `request_id` finds it in the log. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot answer for the moment; try again after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
        Page: number;
        /** @description Items on a page. */
        PerPage: number;
        /** @description The draft's id. */
        DraftId: string;
        /** @description `full` answers the whole draft, `changed` only what the call changed in it. */
        View: "full" | "changed";
        /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
        IdempotencyKey: string;
        /** @description The `ETag` last read; a stale one is refused and nothing changes. */
        IfMatch: string;
        /** @description The `ETag` last read; 304 when nothing has changed since. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Changes whenever the resource does. */
        ETag: string;
        /** @description The new resource. */
        Location: string;
        /** @description RFC 8288 links to the `first`, `prev`, `next` and `last` page. */
        Link: string;
        /** @description Seconds until a retry can succeed. */
        RetryAfter: number;
        /** @description How to sign in. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    search_listings: {
        parameters: {
            query?: {
                /**
                 * @description Words to search for.
                 * @example invoice
                 */
                q?: string;
                /** @description A category's name as list_categories gives it. */
                category?: string;
                /** @description The ISO week of launch, such as 2026-W53. */
                week?: components["schemas"]["Week"];
                /** @description `relevance` (the default with `q`), `votes` (the default without it) or `newest`. */
                sort?: "relevance" | "votes" | "newest";
                /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of live listings. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_listing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` last read; 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The listing's slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicListing"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every category, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "name": "Developer Tools",
                     *           "slug": "developer-tools",
                     *           "description": "Editors, libraries, APIs and what developers build with.",
                     *           "listings": 128
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Category"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_my_listings: {
        parameters: {
            query?: {
                /**
                 * @description Only what this names, an id, a slug, a draft's id, a host, or the address of the website or of the listing's page.
                 * @example acme.com
                 */
                listing?: string;
                /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the caller's listings. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyListingPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_my_listing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` last read; 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyListing"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_my_listing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` last read; a stale one is refused and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": {
                 *         "headline": "Invoices that send themselves"
                 *       },
                 *       "apply_to": [
                 *         "all"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListingEdits"];
            };
        };
        responses: {
            /** @description The listing as it is now, with where the words went. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_my_drafts: {
        parameters: {
            query?: {
                /**
                 * @description Only drafts of this website, named by host or address.
                 * @example acme.com
                 */
                url?: string;
                /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drafts. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submit_listing: {
        parameters: {
            query?: {
                /** @description `full` answers the whole draft, `changed` only what the call changed in it. */
                view?: components["parameters"]["View"];
            };
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://acme.com"
                 *     }
                 */
                "application/json": {
                    /** @description The product's public website. The scheme may be missing: https is tried first, then http. */
                    url: string;
                };
            };
        };
        responses: {
            /** @description The caller already has a draft of this site; here it is. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftView"];
                };
            };
            /** @description A new draft; it is being crawled. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_draft: {
        parameters: {
            query?: {
                /** @description Seconds to wait for a change of `status` while the site is being read. */
                wait?: number;
                /**
                 * @description Which members of `fields` to answer; all by default.
                 * @example [
                 *       "name",
                 *       "headline"
                 *     ]
                 */
                fields?: components["schemas"]["FieldName"][];
            };
            header?: {
                /** @description The `ETag` last read; 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The draft's id. */
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftReading"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_draft: {
        parameters: {
            query?: {
                /** @description `full` answers the whole draft, `changed` only what the call changed in it. */
                view?: components["parameters"]["View"];
            };
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` last read; a stale one is refused and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The draft's id. */
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": {
                 *         "headline": "Invoices that send themselves",
                 *         "phone": null
                 *       },
                 *       "regenerate": [
                 *         "summary"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DraftEdits"];
            };
        };
        responses: {
            /** @description The draft as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    submit_draft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The draft's id. */
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing that the draft became. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "listing_id": 41,
                     *       "status": "draft",
                     *       "draft_id": "d_Qm9vdHN0cmFwLURyYWZ0MQ",
                     *       "page_url": "https://directory.example/listings/acme",
                     *       "next_steps": [
                     *         {
                     *           "tool": "get_my_listing",
                     *           "message": "Read the listing as it stands, with what it still needs.",
                     *           "arguments": {
                     *             "listing_id": 41
                     *           },
                     *           "url": "https://directory.example/account/listings/41"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Submitted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_weekly_leaderboard: {
        parameters: {
            query?: {
                /** @description The ISO week, such as 2026-W53; the current one by default. */
                week?: components["schemas"]["Week"];
                /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board of one week. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_interview_questions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewQuestions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_badges: {
        parameters: {
            query?: {
                /** @description One of the caller's listings. */
                listing_id?: components["schemas"]["IntegerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badges"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_launch_weeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchWeeks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_updates: {
        parameters: {
            query?: {
                /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of updates. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_founder_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The founder profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Ada Baker",
                     *       "role": "Founder",
                     *       "bio": "I ran a bakery for ten years and planned its shifts on paper, until I wrote a program for it.",
                     *       "email": null,
                     *       "photo_url": null,
                     *       "socials": {
                     *         "linkedin": "https://www.linkedin.com/in/adabaker"
                     *       },
                     *       "complete": false,
                     *       "missing": [
                     *         {
                     *           "code": "photo",
                     *           "message": "A photo is missing.",
                     *           "fix": "Send photo_url, the address of a photo of you.",
                     *           "url": "https://listing.example/account/profile#photo"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FounderProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    update_founder_profile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "Founder",
                 *       "socials": {
                 *         "linkedin": "https://www.linkedin.com/in/adabaker",
                 *         "x": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FounderProfileEdits"];
            };
        };
        responses: {
            /** @description The founder profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Ada Baker",
                     *       "role": "Founder",
                     *       "bio": "I ran a bakery for ten years and planned its shifts on paper, until I wrote a program for it.",
                     *       "email": null,
                     *       "photo_url": null,
                     *       "socials": {
                     *         "linkedin": "https://www.linkedin.com/in/adabaker"
                     *       },
                     *       "complete": false,
                     *       "missing": [
                     *         {
                     *           "code": "photo",
                     *           "message": "A photo is missing.",
                     *           "fix": "Send photo_url, the address of a photo of you.",
                     *           "url": "https://listing.example/account/profile#photo"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FounderProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answer_interview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "question_id": 1,
                 *           "answer": "We ran a bakery and planned its shifts on paper."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InterviewEdits"];
            };
        };
        responses: {
            /** @description All answers as they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restore_version: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` last read; a stale one is refused and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
                /** @description Its number, as get_my_listing gives it. */
                version: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    choose_free_listing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verify_badge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "page_url": "https://acme.com/about"
                 *     }
                 */
                "application/json": components["schemas"]["BadgeCheckRequest"];
            };
        };
        responses: {
            /** @description What was seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    post_listing_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Dark mode",
                 *       "body": "The whole app now has a dark mode."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEdit"];
            };
        };
        responses: {
            /** @description The update. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    add_milestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-01",
                 *       "title": "First hundred customers"
                 *     }
                 */
                "application/json": components["schemas"]["NewMilestone"];
            };
        };
        responses: {
            /** @description The milestone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    delete_milestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` last read; a stale one is refused and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
                /** @description The milestone's id. */
                milestone_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    set_founder_story: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` last read; a stale one is refused and nothing changes. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The listing's id. */
                listing_id: components["schemas"]["IntegerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "problem": "Shift plans ate our Sunday evenings."
                 *     }
                 */
                "application/json": components["schemas"]["StoryEdits"];
            };
        };
        responses: {
            /** @description The story as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invite_cofounder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The draft's id. */
                id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "bo@acme.com"
                 *     }
                 */
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            /** @description The invite. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_products: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "key": "launch",
                     *           "name": "Paid launch",
                     *           "description": "Goes live at once or in the week you choose, without badge or queue.",
                     *           "price_cents": 9900,
                     *           "currency": "usd",
                     *           "needs_listing": true,
                     *           "options_schema": {
                     *             "type": "object",
                     *             "additionalProperties": false,
                     *             "properties": {
                     *               "week": {
                     *                 "type": "string",
                     *                 "default": "now",
                     *                 "pattern": "^(now|\\d{4}-W(0[1-9]|[1-4]\\d|5[0-3]))$"
                     *               }
                     *             }
                     *           },
                     *           "constraints": {
                     *             "weeks_ahead_max": 52,
                     *             "seats_per_week": 20
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Products"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    quote_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "product": "launch",
                 *           "listing_id": 12,
                 *           "options": {
                 *             "week": "2026-W53"
                 *           }
                 *         }
                 *       ],
                 *       "billing_country": "DE",
                 *       "vat_number": "DE136695976"
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quote_id": "q_AWkmV8oAACaslSDW6bDzBTl2n0mVhK0pPq3kq4zT0sY1bq9xPSwTtQmB0o5x7w",
                     *       "currency": "usd",
                     *       "lines": [
                     *         {
                     *           "product": "launch",
                     *           "listing_id": 12,
                     *           "options": {
                     *             "week": "2026-W53"
                     *           },
                     *           "unit_cents": 9900,
                     *           "quantity": 1,
                     *           "subtotal_cents": 9900,
                     *           "discount_cents": 990,
                     *           "total_cents": 8910
                     *         }
                     *       ],
                     *       "subtotal_cents": 9900,
                     *       "discount": {
                     *         "code": "WELCOME10",
                     *         "amount_cents": 990,
                     *         "description": "10 % off"
                     *       },
                     *       "vat": {
                     *         "country": "DE",
                     *         "rate": 0,
                     *         "amount_cents": 0,
                     *         "treatment": "reverse_charge",
                     *         "final": true,
                     *         "vat_number": {
                     *           "value": "DE136695976",
                     *           "status": "valid"
                     *         }
                     *       },
                     *       "total_cents": 8910,
                     *       "expires_at": "2026-11-21T10:00:00Z",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    create_checkout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 visible ASCII characters, the same on every retry of one call; the effect happens once and the first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "product": "launch",
                 *           "listing_id": 12,
                 *           "options": {
                 *             "week": "2026-W53"
                 *           }
                 *         }
                 *       ],
                 *       "billing_country": "DE",
                 *       "vat_number": "DE136695976",
                 *       "expected_total_cents": 9900
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The pending order. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "L-2026-000123",
                     *       "status": "pending",
                     *       "checkout_url": "https://listing.example/checkout/2r6nVq0hWcQm1YtB8sXk3A",
                     *       "total_cents": 9900,
                     *       "currency": "usd",
                     *       "expires_at": "2026-11-22T09:30:00Z",
                     *       "warnings": [],
                     *       "next_steps": [
                     *         {
                     *           "message": "Give the person this link; they review the order and pay there by 2026-11-22 09:30 UTC. Then follow it here.",
                     *           "tool": "get_order",
                     *           "arguments": {
                     *             "number": "L-2026-000123"
                     *           },
                     *           "url": "https://listing.example/checkout/2r6nVq0hWcQm1YtB8sXk3A"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    list_my_orders: {
        parameters: {
            query?: {
                /** @description The page, counted from 1; `page` × `per_page` reaches at most 10,000. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_order: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` last read; 304 when nothing has changed since. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The order's number.
                 * @example L-2026-000123
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "L-2026-000123",
                     *       "status": "paid",
                     *       "fulfillment": "complete",
                     *       "created_at": "2026-11-21T09:30:00Z",
                     *       "paid_at": "2026-11-21T09:34:10Z",
                     *       "expires_at": null,
                     *       "currency": "usd",
                     *       "lines": [
                     *         {
                     *           "product": "launch",
                     *           "listing_id": 12,
                     *           "options": {
                     *             "week": "2026-W53"
                     *           },
                     *           "unit_cents": 9900,
                     *           "quantity": 1,
                     *           "subtotal_cents": 9900,
                     *           "discount_cents": 0,
                     *           "total_cents": 9900,
                     *           "fulfilled": true,
                     *           "fulfilled_at": "2026-11-21T09:34:10Z",
                     *           "result_url": "https://listing.example/listings/acme"
                     *         }
                     *       ],
                     *       "subtotal_cents": 9900,
                     *       "discount": null,
                     *       "vat": {
                     *         "country": "DE",
                     *         "rate": 19,
                     *         "amount_cents": 1881,
                     *         "treatment": "standard",
                     *         "final": true,
                     *         "vat_number": null
                     *       },
                     *       "total_cents": 11781,
                     *       "checkout_url": null,
                     *       "invoice_url": "https://listing.example/invoices/Zr0w2b1nQk7mVd5yHc8s4A",
                     *       "next_steps": [
                     *         {
                     *           "message": "Everything is paid and delivered. Read the listing as it stands.",
                     *           "tool": "get_my_listing",
                     *           "arguments": {
                     *             "listing_id": 12
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
