// Generated from operations.internal.yaml by sdk/generate.ts; edit that file instead.
import type { Schemas } from '../../sdk/contract.ts'

type components = { schemas: Schemas }
export interface operations {
 vote_listing: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     slug: string;
     /** @enum {string} */
     vote: "cast" | "take_back";
    };
   };
  };
  responses: {
   /** @description What came of it; a vote that is not taken says why. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      outcome: "counted" | "held" | "held_past_end" | "in_review" | "taken_back" | "refused";
      /** @enum {string|null} */
      reason: "not_found" | "own_listing" | "email_unconfirmed" | "week_not_begun" | "week_over" | "mailbox_voted" | "not_counted" | null;
     };
    };
   };
  };
 };
 follow_listing: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     slug: string;
     follow: boolean;
    };
   };
  };
  responses: {
   /** @description What came of it. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      outcome: "followed" | "unfollowed" | "refused";
      /** @enum {string|null} */
      reason: "not_found" | "email_unconfirmed" | null;
     };
    };
   };
  };
 };
 report_listing: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     listing_id: number;
     kind: string;
     detail?: string;
     email?: string;
    };
   };
  };
  responses: {
   /** @description The team has it */
   204: {
    content?: never;
   };
  };
 };
 unfollow_by_link: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description Whether there was something to end. */
   200: {
    content: {
     "application/json": {
      ended: boolean;
     };
    };
   };
  };
 };
 decline_invites: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description No invites will be sent there. */
   204: {
    content?: never;
   };
  };
 };
 accept_invite: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
     founder: components["schemas"]["FounderEdit"];
    };
   };
  };
  responses: {
   /** @description They are among the founders. */
   204: {
    content?: never;
   };
  };
 };
 confirm_request: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 object_claim: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description The site team is asked. */
   204: {
    content?: never;
   };
  };
 };
 accept_transfer: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description It is theirs. */
   200: {
    content: {
     "application/json": {
      listing_id: components["schemas"]["IntegerId"];
     };
    };
   };
  };
 };
 accept_editor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description They may edit it. */
   200: {
    content: {
     "application/json": {
      listing_id: components["schemas"]["IntegerId"];
     };
    };
   };
  };
 };
 ask_for_newsletter: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
    };
   };
  };
  responses: {
   /** @description An e-mail is on its way */
   204: {
    content?: never;
   };
  };
 };
 confirm_newsletter: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description The newsletter comes. */
   204: {
    content?: never;
   };
  };
 };
 stop_newsletter: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description No newsletter comes. */
   204: {
    content?: never;
   };
  };
 };
 rename_account: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     name: string;
    };
   };
  };
  responses: {
   /** @description The name is changed. */
   204: {
    content?: never;
   };
  };
 };
 ask_for_email: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
    };
   };
  };
  responses: {
   /** @description What the browser must hold to use the code of the e-mail. */
   200: {
    content: {
     "application/json": {
      browser_token: string;
     };
    };
   };
  };
 };
 set_password: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     password: string;
    };
   };
  };
  responses: {
   /** @description This browser is signed in anew. */
   200: {
    content: {
     "application/json": {
      cookies: string[];
     };
    };
   };
  };
 };
 remove_password: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description There is none any more. */
   204: {
    content?: never;
   };
  };
 };
 delete_account: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
    };
   };
  };
  responses: {
   /** @description It is gone. */
   204: {
    content?: never;
   };
  };
 };
 create_key: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     name: string;
     scopes: components["schemas"]["Scope"][];
     /** @enum {integer|null} */
     expires_days: 30 | 90 | 365 | null;
    };
   };
  };
  responses: {
   /** @description The key. */
   200: {
    content: {
     "application/json": {
      key: string;
     };
    };
   };
  };
 };
 revoke_key: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     name: string;
    };
   };
  };
  responses: {
   /** @description It works nowhere any more. */
   204: {
    content?: never;
   };
  };
 };
 end_app: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     client_id: string;
    };
   };
  };
  responses: {
   /** @description The app is out. */
   204: {
    content?: never;
   };
  };
 };
 answer_device: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     user_code: string;
     allow: boolean;
    };
   };
  };
  responses: {
   /** @description It is answered. */
   204: {
    content?: never;
   };
  };
 };
 decide_consent: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     query: string;
     allow: boolean;
    };
   };
  };
  responses: {
   /** @description Where the browser takes the answer to the app; null where the request is over or was changed on its way. */
   200: {
    content: {
     "application/json": {
      redirect_url: string | null;
     };
    };
   };
  };
 };
 save_photo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description In base64. */
     picture: string;
    };
   };
  };
  responses: {
   /** @description Where it stands. */
   200: {
    content: {
     "application/json": {
      photo_url: string;
     };
    };
   };
  };
 };
 remove_photo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description There is none any more. */
   204: {
    content?: never;
   };
  };
 };
 export_account: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description By the names of what is kept. */
   200: {
    content: {
     "application/json": {
      [key: string]: unknown;
     };
    };
   };
  };
 };
 find_device: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     user_code: string;
    };
   };
  };
  responses: {
   /** @description The app that asks. */
   200: {
    content: {
     "application/json": {
      id: string;
      client_id: string;
      client_name: string;
      redirect_hosts: string[];
      own: boolean;
      scopes: string[];
      resources: string[];
     };
    };
   };
  };
 };
 send_sign_in_email: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     /** @enum {string} */
     purpose: "sign_in" | "password";
     return_to: string;
    };
   };
  };
  responses: {
   /** @description What the browser must hold to use the code of the e-mail. */
   200: {
    content: {
     "application/json": {
      browser_token: string;
     };
    };
   };
  };
 };
 sign_in_by_code: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
    };
   };
  };
  responses: {
   /** @description What came of it; cookies sign the browser in. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      outcome: "proven" | "refused" | "wrong" | "over";
      tries_left: number;
      cookies: string[];
      /** @enum {string|null} */
      purpose: "sign_in" | "password" | "email" | null;
      return_to: string | null;
     };
    };
   };
  };
 };
 sign_in_by_link: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description What came of it; cookies sign the browser in. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      outcome: "proven" | "refused" | "wrong" | "over";
      tries_left: number;
      cookies: string[];
      /** @enum {string|null} */
      purpose: "sign_in" | "password" | "email" | null;
      return_to: string | null;
     };
    };
   };
  };
 };
 sign_in_by_password: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     password: string;
    };
   };
  };
  responses: {
   /** @description The cookies that sign the browser in; none where the two do not belong together. */
   200: {
    content: {
     "application/json": {
      cookies: string[];
     };
    };
   };
  };
 };
 sign_out: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description It is ended. */
   204: {
    content?: never;
   };
  };
 };
 sign_out_everywhere: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody?: never;
  responses: {
   /** @description They are ended. */
   204: {
    content?: never;
   };
  };
 };
 draft_as_stranger: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     url: string;
    };
   };
  };
  responses: {
   /** @description The draft, begun now or before, and the cookie that opens it. */
   200: {
    content: {
     "application/json": {
      id: string;
      is_new: boolean;
      cookies: string[];
     };
    };
   };
  };
 };
 watch_draft: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: string;
     after?: string;
     wait?: number;
    };
   };
  };
  responses: {
   /** @description Pages and values so far. Values found before the end may change. */
   200: {
    content: {
     "application/json": {
      state: string;
      url: string;
      status: components["schemas"]["DraftStatus"];
      seconds: number;
      pages_found: number;
      pages_read: number;
      pages_rendered: number;
      reading: string | null;
      pages: {
       url: string;
       title: string;
      }[];
      values: {
       name: string;
       /** @description As a field of the draft holds it, shortened. */
       value: unknown;
       quote: string;
       url: string;
       /** @description More pages said something else of it. */
       changed: boolean;
      }[];
     };
    };
   };
  };
 };
 reprice_checkout: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
     name: string;
     email: string;
     company: string;
     country: string;
     vat_number: string;
     address: string;
     promo_code: string;
    };
   };
  };
  responses: {
   /** @description What came of it. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      outcome: "repriced" | "redirect" | "paid" | "over" | "waits" | "changed" | "blocked" | "provider_away" | "provider_refuses";
      url: string | null;
      dropped_code: string | null;
     };
    };
   };
  };
 };
 pay_checkout: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     promo_code: string;
     address: string;
     vat_number: string;
     country: string;
     company: string;
     email: string;
     name: string;
     token: string;
     seen_total_cents: number;
    };
   };
  };
  responses: {
   /** @description Where the buyer pays, or why not. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      outcome: "repriced" | "redirect" | "paid" | "over" | "waits" | "changed" | "blocked" | "provider_away" | "provider_refuses";
      url: string | null;
      dropped_code: string | null;
     };
    };
   };
  };
 };
 cancel_checkout: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description Whether it is cancelled, and whether the provider answered. */
   200: {
    content: {
     "application/json": {
      cancelled: boolean;
      /** @enum {string} */
      provider: "answered" | "away" | "refuses";
     };
    };
   };
  };
 };
 refresh_checkout: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   /** @description What it answered is taken; where it did not, its event or the next look will tell. */
   204: {
    content?: never;
   };
  };
 };
 press_test_payment: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     session_id: string;
     /** @enum {string} */
     outcome: "succeed" | "fail" | "later" | "cancel";
    };
   };
  };
  responses: {
   /** @description Whether it could still be pressed. */
   200: {
    content: {
     "application/json": {
      pressed: boolean;
     };
    };
   };
  };
 };
 take_payment_event: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     /** @description As it came, in base64: the signature is of its bytes. */
     body: string;
     signature: string | null;
    };
   };
  };
  responses: {
   /** @description Whether it was taken, or is to be sent again. */
   200: {
    content: {
     "application/json": {
      /** @enum {string} */
      taken: "taken" | "refused" | "later";
     };
    };
   };
  };
 };
 decide_report: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
     /** @enum {string} */
     state: "resolved" | "dismissed";
     decision: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 add_category: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     name: string;
     description: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      slug: string;
     };
    };
   };
  };
 };
 change_category: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     slug: string;
     name: string;
     description: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 decide_cluster: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
     /** @enum {string} */
     decision: "count" | "discard";
     note: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 decide_claim: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
     /** @enum {string} */
     decision: "grant" | "refuse";
     note: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 mark_edits_seen: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     edits: {
      listing_id: number;
      version: number;
     }[];
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 send_email_again: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 lift_suppression: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     kind: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 add_question: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     question: string;
     help: string;
     required: boolean;
     min_words: number;
     max_chars: number;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      id: number;
     };
    };
   };
  };
 };
 change_question: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
     question: string;
     help: string;
     required: boolean;
     min_words: number;
     max_chars: number;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 move_question: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
     /** @enum {string} */
     way: "up" | "down";
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 retire_question: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: number;
     retire: boolean;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 secure_account: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: string;
     note: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 suspend_listing: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     listing_id: number;
     reason: string | null;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      listing_id: number;
      status: components["schemas"]["ListingStatus"];
     };
    };
   };
  };
 };
 unsuspend_listing: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     listing_id: number;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      listing_id: number;
      status: components["schemas"]["ListingStatus"];
     };
    };
   };
  };
 };
 import_listings: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     site: string;
     rows: {
      line: number;
      /** @description A JSON object by names of a profile. */
      values: string;
     }[];
    };
   };
  };
  responses: {
   /** @description What became of each row. */
   200: {
    content: {
     "application/json": {
      results: {
       line: number;
       /** @enum {string} */
       outcome: "added" | "changed" | "same" | "left" | "wrong";
      }[];
     };
    };
   };
  };
 };
 set_site: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     key: string;
     host?: string;
     name?: string;
     free_weeks_ahead?: number;
     free_seats?: number;
     paid_seats?: number;
     billboard_seats?: number;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      key: string;
      host: string;
      name: string;
      free_weeks_ahead: number;
      free_seats: number;
      paid_seats: number;
      billboard_seats: number;
     };
    };
   };
  };
 };
 set_product: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     key: string;
     price_cents?: number;
     name?: string;
     description?: string;
     on_sale?: boolean;
     min_weeks?: number;
     max_weeks?: number;
     weeks_ahead?: number;
     seats_per_week?: number;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      key: string;
      name: string;
      description: string;
      price_cents: number;
      constraints: {
       [key: string]: number;
      };
      active: boolean;
     };
    };
   };
  };
 };
 create_promo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
     percent?: number;
     amount_cents?: number;
     products?: string;
     min_subtotal_cents?: number;
     starts?: string;
     expires?: string;
     max_uses?: number;
     per_account?: number;
     email?: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      code: string;
     };
    };
   };
  };
 };
 disable_promo: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     code: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      code: string;
     };
    };
   };
  };
 };
 set_vat: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     country: string;
     percent: string;
     from?: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      country: string;
      rate_bp: number;
      valid_from: string;
      valid_to: string | null;
      source: string;
     };
    };
   };
  };
 };
 appoint_operator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     operator: boolean;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      id: string;
      email: string;
      name: string;
      operator: boolean;
     };
    };
   };
  };
 };
 refund_order: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     number: string;
     cents: number | null;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      number: string;
      status: string;
      refunded_cents: number;
      credited_cents: number;
     };
    };
   };
  };
 };
 deliver_order_again: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     number: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      number: string;
      fulfillment: string;
      held_reason: string | null;
     };
    };
   };
  };
 };
 run_weeks: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     at?: string;
    };
   };
  };
  responses: {
   /** @description What was done. */
   200: {
    content: {
     "application/json": {
      at: components["schemas"]["Timestamp"];
      live: number;
      rolled: number;
      back_to_draft: number;
      closed: number;
      newsletters: number;
     };
    };
   };
  };
 };
 add_samples: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     count: number;
    };
   };
  };
  responses: {
   /** @description How many were missing. */
   200: {
    content: {
     "application/json": {
      added: number;
     };
    };
   };
  };
 };
 create_account: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     name?: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      id: string;
      email: string;
      name: string;
     };
    };
   };
  };
 };
 create_sign_in_link: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     return_to?: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      url: string;
      email: string;
      expires_at: components["schemas"]["Timestamp"];
     };
    };
   };
  };
 };
 create_key_of: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     scopes: string;
     name: string;
     expires?: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   200: {
    content: {
     "application/json": {
      key: string;
      name: string;
      scopes: components["schemas"]["Scope"][];
      expires_at: components["schemas"]["Timestamp"] | null;
     };
    };
   };
  };
 };
 revoke_key_of: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
     name: string;
    };
   };
  };
  responses: {
   /** @description It is done. */
   204: {
    content?: never;
   };
  };
 };
 delete_account_of: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     email: string;
    };
   };
  };
  responses: {
   /** @description It is gone. */
   200: {
    content: {
     "application/json": {
      email: string;
     };
    };
   };
  };
 };
 retry_job: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: string;
    };
   };
  };
  responses: {
   /** @description It waits for its turn. */
   200: {
    content: {
     "application/json": {
      id: string;
      name: string;
     };
    };
   };
  };
 };
 disable_webhook: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     webhook_id: string;
    };
   };
  };
  responses: {
   /** @description It is off. */
   200: {
    content: {
     "application/json": {
      webhook_id: string;
     };
    };
   };
  };
 };
 drop_job: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
  };
  requestBody: {
   content: {
    "application/json": {
     id: string;
    };
   };
  };
  responses: {
   /** @description It is gone. */
   200: {
    content: {
     "application/json": {
      id: string;
      name: string;
     };
    };
   };
  };
 };
}
