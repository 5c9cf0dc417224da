/**
 * Words by which a model's retelling of a page is held against the page. They are looked for in folded texts: lower case, no accents, `ue`
 * for `ü`; where a list has accents, it is looked for in the text as it stands.
 */
export type RetellingWords = {
  // What a sentence may say only where its lines say it too

  /** Nothing is left out: `every`, `immer`. */
  says_all?: string
  /** Nothing but this; binds what stands beside it, too. */
  says_only?: string
  /** Superlatives and first places. */
  says_best?: string
  /** Comparisons that praise. */
  says_better?: string
  /** Somebody examined it. */
  says_certified?: string
  /** Laws about personal data. */
  says_privacy_law?: string
  /** Authority. */
  says_official?: string
  /** Prizes and patents. */
  says_award?: string
  /** Fame, and crowds of customers. */
  says_trusted?: string
  /** Guarantees and money back. */
  says_guaranteed?: string
  /** Security and encryption. */
  says_secure?: string
  /** That it costs nothing. */
  says_free?: string
  /** No limit in number or time. */
  says_unlimited?: string
  /** No waiting. */
  says_at_once?: string
  /** Nobody has to do it. */
  says_by_itself?: string
  /** Models and learning machines. */
  says_intelligent?: string
  /** The source is open. */
  says_open_source?: string
  /** Who made, owns, pays or keeps it, and where. */
  says_made_by?: string
  /** Praise of any kind. */
  says_praise?: string
  /** Ease. */
  says_easy?: string
  /** Speed. */
  says_fast?: string
  /** Help at any hour, or by a person of one’s own. */
  says_personal_help?: string
  /** What it saves, raises or betters. */
  says_saving?: string
  /** To the full. */
  says_fully?: string
  /** Prices and discounts. */
  says_sold?: string

  // What binds the words beside it

  /** It is not there yet. */
  binds_planned?: string
  /** A supposition. */
  binds_supposed?: string
  /** An exception. */
  binds_excepted?: string
  /** Others, with which it is compared. */
  binds_contrasted?: string
  /** It is no longer there. */
  binds_gone?: string
  /** It is had on request, or for more money. */
  binds_optional?: string

  // Denials

  /** «Not only» and the like, which deny nothing. */
  no_denial?: string
  /** What denies a clause. */
  denies?: string
  /** The same, written onto the word behind it. */
  denial_elided?: string
  /** The same, as the end of a longer word. */
  denial_ending?: string
  /** What denies that something is there. */
  lack?: string
  /** «Any», behind such a word: both together deny once. */
  lack_any?: string

  // Further words that no retelling adds

  /** Days and months. */
  date_names?: string
  /** Names under which plans are sold. */
  plan_names?: string
  /** «Plan», beside its name. */
  plan_word?: string

  // Numbers

  /** Numbers as words, each behind its figure; `one` is an article in most languages. */
  number_words?: string
  /** Before a number that is an upper bound or a guess. */
  at_most?: string
  /** Behind such a number and its noun. */
  at_most_behind?: string
  /** Before a number that is a lower bound. */
  at_least?: string
  /** Behind such a number and its noun. */
  at_least_behind?: string

  // Who does what

  /** The company or product, speaking of itself. */
  we_word?: string
  /** Before whoever does it, in the passive. */
  done_by?: string
  /** Articles behind such a word. */
  article_of_doer?: string
  /** Before a name that is not the subject. */
  preposition?: string
  /** Articles and pronouns between such a word and a name. */
  article_of_name?: string
  /** Before where something comes from. */
  comes_from?: string
  /** Before where something goes to. */
  goes_to?: string
  /** Written onto what a sentence is about. */
  topic_mark?: string
  /** Before a noun, never before a verb. */
  before_noun?: string
  /** Endings of adjectives and adverbs, which promise what verbs do not. */
  qualifying_ending?: string
  /** Endings of verbs, where nothing else tells them from nouns. */
  verb_ending?: string
  /** The same, behind the sign a verb is written with. */
  verb_ending_attached?: string
  /** Before the verb, or parted from it: `trägt … ein` and `eintragen`. */
  verb_prefix?: string
  /** Between such a part and the verb. */
  verb_prefix_inner?: string
  /** Between two clauses that are read apart. */
  clause_joint?: string
  /** How a clause begins that goes on about the one before. */
  relative_word?: string
  /** How a sentence begins that says nothing without the one before. */
  leans_back?: string
  /** Between a role and the company. */
  of_company?: string
  /** A cell of a table of plans says no. */
  cell_missing?: string
  /** A cell of a table of plans says yes. */
  cell_there?: string

  // Whose a line is

  /** Headings above customers and what they say, beside those of praise. */
  customers_heading?: string
  /** Headings above what cannot be had yet. */
  planned_heading?: string
  /** Headings above samples, vacancies and rivals. */
  sample_heading?: string
  /** Before the name of whoever said it. */
  reports?: string
  /** Behind what somebody said. */
  reported_attached?: string
  /** Pronouns behind such a verb: nobody is named. */
  no_reporter?: string
  /** Before whoever is quoted as a source. */
  according_to?: string
  /** Before the rival that a line is about. */
  compares_with?: string
  /** Who processes, hosts or supervises, on a legal page. */
  third_party?: string
  /** A year beside these is the year of founding. */
  founding_said?: string
  /** A year beside these dates a text, a law or a membership. */
  dates_a_text?: string
  /** «Licence», anywhere in a word. */
  license_stem?: string
  /** What a licence is for that is not the product’s; beginnings of words. */
  license_of_part?: string
  /** Who works there. */
  staff?: string
  /** A number of people in such a line is no number of staff. */
  no_staff?: string
  /** Makes a place another one than the company’s; beginnings of words. */
  no_seat?: string

  // What links and entries promise

  /** Links to documentation, beside those that name a page of it. */
  docs_promised?: string
  /** Links to help. */
  help_promised?: string
  /** Links to what changed. */
  changes_promised?: string
  /** A line with these may name what the product works with. */
  connects?: string
  /** Platforms that are no names of systems. */
  platform_word?: string
  /** Where runs what needs no system: a platform in a row with others only. */
  web_platform?: string
  /** A line with these may name the languages of a product. */
  speaks?: string

  // Speech to machines

  /** What reads a page for people. */
  machine?: string
  /** What a note to machines is called. */
  machine_note?: string
  /** «To», behind such a note. */
  note_to?: string
  /** «All», before machines; with its space. */
  every_machine?: string
  /** What machines are told to do, behind their name. */
  machine_must?: string
  /** Before what machines do. */
  machine_when?: string
  /** How they are addressed there; with its space. */
  machine_you?: string
  /** What they do; beginnings of words. */
  machine_task?: string
  /** What they are told to say then. */
  machine_says?: string
  /** Whole phrases that nobody says to people. */
  machine_speech?: string
  /** Before what a machine is told to be; with its space. */
  you_are?: string
  /** Words by which people retell what others said; they promise nothing, so that a sentence may bring them along. */
  retelling?: string
}
