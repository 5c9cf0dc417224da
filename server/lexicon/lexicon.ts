import type { CategoryWords, KnownCategory } from './category_words.ts'
import type { PageWords } from './page_words.ts'
import type { PeopleWords } from './people_words.ts'
import type { PlaceWords } from './place_words.ts'
import type { PriceWords } from './price_words.ts'
import type { ProseWords } from './prose_words.ts'
import type { RetellingWords } from './retelling_words.ts'

/**
 * The words by which a language says what the crawler and the drafter look for. Each list holds alternatives of a regular expression, apart
 * by `|`, without the boundaries around them: those stand where the list is used. Case does not count unless a list says so. A language may
 * leave out any list; what it leaves out is not recognised in it. Besides its file a language needs its name in compile.ts.
 */
export type Lexicon = PlaceWords &
  PeopleWords &
  PriceWords &
  PageWords &
  ProseWords &
  RetellingWords & {
    /** Words that every text of the language is full of and that few others share; by them it is told what a page is written in. */
    little_words?: string
    /** What the language writes where English writes an abbreviation: `KI|künstliche|Intelligenz` for `ai`. */
    abbreviations?: Partial<Record<'ai' | 'gdpr' | 'vat' | 'eu' | 'uk' | 'us', string>>
    /** Names of countries, by ISO 3166-1 code, in use beside those that the runtime knows. Bare `CA`, `DE` and the like are states as often. */
    country_names?: Partial<Record<string, string>>
    /** Terms by which it is told what a product is. */
    categories?: Partial<Record<KnownCategory, CategoryWords>>

    // Who stands behind a site: companies, imprints, people

    /** Legal forms behind a name that no ordinary word looks like: `GmbH`, `S.r.l.`. As they are written, capitals count. */
    legal_form?: string
    /** Forms of two or three letters that also mean something else; they count only where a whole line is the name. */
    legal_form_short?: string
    /** Forms that stand before the name: `UAB`, `Stichting`. */
    legal_form_ahead?: string
    /** What goes on behind such a form where it tells the kind of body, not its name: «Association loi 1901». */
    body_described?: string
    /** Forms written onto the name without a space: `株式会社`. */
    legal_form_attached?: string
    /** What joins the words of a name: `of`, `und`, `de la`. */
    name_joint?: string
    /** What stands before a company in a sentence and is no part of its name. */
    before_name?: string
    /** What a company calls what it runs: `Ein Projekt der …`, `A product of …`. */
    kind_of_offer?: string
    /** Labels whose value is the name of the business itself. */
    company_label?: string
    /** Labels whose value is whoever runs the site: a company or a person. */
    publisher_label?: string
    /** Headings above the publisher: `Impressum`, `Chi siamo`. */
    publisher_heading?: string
    /** Headings above whoever answers for personal data. */
    controller_heading?: string
    /** Headings above anybody but the publisher: hosts, authorities, payment, licences. */
    others_heading?: string
    /** Between a trading name and its owner: `Radwerk – Inh. Jana Brandt`; capitals count. */
    owner_behind?: string
    /** The same, written right before the name: «v/». */
    owner_attached?: string
    /** Between a person and the name they trade under: `Jana Brandt trading as Radwerk`; capitals count. */
    trading_as?: string
    /** Before a company that takes the money for the site's own: `Payments are handled by`. */
    paid_through?: string
    /** Words of a licence beside a copyright: somebody's whose work is used. As they are written, capitals count. */
    licence_beside?: string
    /** What opens a line with a register or tax number. */
    register_number?: string
    /** A person says that there is no company. */
    private_person?: string
    /** Between a name and whose trademark it is. */
    mark_of?: string
    /** Before the legal person of a sentence: `operated by`, `ein Angebot der`. */
    run_by?: string
    /** Labels whose value is somebody else: `Data protection officer: …`. */
    other_party_label?: string
    /** An authority that people may turn to. */
    authority?: string
    /** Before the maker of the website. */
    site_made_by?: string
    /** The subject of a sentence is this product, site or company. */
    ours?: string
    /** Who a sentence about a place of business is about. */
    company_speaks?: string
    /** Before the town a company is at home in: `con sede a`. */
    based_in?: string
    /** Headings of the part where a site tells how to reach it. */
    contact_heading?: string
    /** Labels of how many people work there. */
    team_size_label?: string

    // Founders and founding

    /** Roles that say someone started it; capitals count. */
    founder?: string
    /** Roles of those who made the product; capitals count. */
    maker?: string
    /** Words that are never part of a person’s name. */
    no_person?: string
    /** Greetings before somebody gives their name. */
    hello?: string
    /** How people give their name in a sentence. */
    i_am?: string
    /** The same at the beginning of a line, as it is written there. */
    i_am_capital?: string
    /** Before a founder’s name: `gegründet von`. */
    founded_by?: string
    /** Behind a founder’s name: `gründete`. */
    founds?: string
    /** «We founded», before what was founded and the year. */
    we_founded?: string
    /** Before the year of founding. */
    founded_in?: string
    /** Labels whose value is the year of founding. */
    founded_label?: string
    /** Before the year since which a company is there. */
    since?: string
    /** Behind such a year. */
    since_behind?: string
    /** Who a sentence about founding is about. */
    ourselves?: string
    /** A sentence that dates something else: a customer, an award, a law. */
    somebody_else?: string
    /** Before «since»: what has been so since a year, which is seldom the company. */
    state_of_things?: string
    /** Behind the year, what somebody has done since: «he has worked». */
    has_worked?: string
    /** What a company won, bought or joined has a beginning of its own. */
    taken_over?: string
    /** Verbs of a story’s beginning: `nació`. */
    story_began?: string
    /** Subjects of such a verb that mean the company. */
    our_story?: string
    /** Verbs between a year and what began in it. */
    launched?: string

    // What it costs

    /** «Free» in every form it takes. */
    free?: string
    /** What is given away beside a product, behind «free»: `free shipping`. */
    free_beside_behind?: string
    /** The same, before «free»; also compounds such as `sugar-free`. */
    free_beside_before?: string
    /** What denies the word behind it. */
    not?: string
    /** Ordinals: «the first … free». */
    first?: string
    /** Lengths of time in the plural: `30 days free`. */
    time_units?: string
    /** Lengths of time of a trial. */
    trial_days?: string
    /** What joins «free» and a length of time. */
    for_days?: string
    /** Phrases that offer a free trial. */
    trial?: string
    /** Before «trial», where there is none. */
    without?: string
    /** «Open source». */
    open_source?: string
    /** Phrases that name the price only to those who ask. */
    price_on_request?: string
    /** Subscriptions and purchases that are described without an amount. */
    paid?: string
    /** What is bought where «pro» or «premium» stands beside it. */
    paid_edition?: string
    /** What a product calls itself: `app`, `tool`, `herramienta`. */
    product?: string
    /** Before «free», with no condition left: `completely`. */
    fully?: string
    /** Behind «free», of the product itself: `forever`, `to use`. */
    free_behind?: string
    /** What joins a product and «free». */
    is?: string
    /** Subjects that mean the product. */
    it?: string
    /** How a visitor is asked to begin; says that a start is free, not the product. */
    start?: string
    /** Words of a question about the price. */
    price_question?: string
    /** How an answer says yes. */
    yes?: string
    /** Headings, menus and labels above prices. */
    pricing_heading?: string
    /** Makes a sentence with an amount one about what the product costs. */
    says_cost?: string
    /** The same outside a price list, where less is taken for granted. */
    says_own_cost?: string
    /** Before an amount that is no longer, or never was, the price. */
    old_price?: string
    /** Before an amount that is no price: a threshold, an estimate, somebody’s income. */
    no_offer?: string
    /** Behind an amount that is no price: `off`, `raised`. */
    no_offer_behind?: string
    /** Headings above amounts that are no offer of the product. */
    no_offer_heading?: string
    /** First row of a table that compares others. */
    table_of_others?: string
    /** Costs that come after or beside the product. */
    side_cost?: string
    /** Titles of what is sold only beside the product. */
    side_offer?: string
    /** What dashboards, budgets and invoices count. */
    metric?: string
    /** Headings that compare with others. */
    comparison?: string
    /** Headings that compare the site’s own plans. */
    own_plans?: string
    /** What cannot be had yet, or is asked for as a gift. */
    coming_soon?: string
    /** Lines about shipping, which are not what the product is. */
    free_shipping?: string

    // What a link promises: its text or a part of its path, lower case without accents

    /** Who answers for the site: `impressum`, `mentions legales`. */
    imprint_page?: string
    /** The price list. */
    pricing_page?: string
    /** Who they are. */
    about_page?: string
    /** The people. */
    team_page?: string
    /** How to reach them. */
    contact_page?: string
    /** Questions and answers, help. */
    faq_page?: string
    /** Terms of use. */
    terms_page?: string
    /** Privacy. */
    privacy_page?: string
    /** What it does. */
    features_page?: string
    /** For the press. */
    press_page?: string
    /** Documentation and downloads. */
    docs_page?: string
    /** Articles: many, and rarely about the product itself. */
    article_page?: string
    /** Signing in, carts, searches: nothing there describes the product. */
    door_page?: string

    // Sections and lines of a page

    /** What a section of questions is called. */
    faq_heading?: string
    /** Invitations to ask, which end in a question mark and ask nothing of the product. */
    no_question?: string
    /** Headings above what the product can do. */
    features_heading?: string
    /** The same of parts that say why to choose it. */
    why_heading?: string
    /** Headings above what the product is used for. */
    use_cases_heading?: string
    /** Headings above whom it is for. */
    audience_heading?: string
    /** «Ago», behind or ahead of how long. */
    ago?: string
    /** Headings above what troubles people who do without it. */
    problem_heading?: string
    /** Headings above what the product works with. */
    integrations_heading?: string
    /** Headings of sections whose sub-headings are no features. */
    no_features_heading?: string
    /** Headings above other people’s words. */
    praise_heading?: string
    /** Before the name of a system: the product runs there. */
    runs_on?: string
    /** Says of something that it is yet to come. */
    not_yet?: string
    /** Before the name of a system: the product does not run there. */
    runs_not?: string
    /** Before the names of the languages that a product speaks. */
    speaks_languages?: string
    /** Menu words, never a product’s name. */
    generic_name?: string
    /** Whole headings that greet or announce a page. */
    greeting?: string
    /** How such a heading begins when the name follows. */
    welcome_to?: string
    /** How such a heading begins, whatever follows. */
    greeting_start?: string
    /** What follows a name when a site speaks of itself as a site. */
    official_site?: string
  }
