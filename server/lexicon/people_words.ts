/** Words about who founded, runs and answers for a company. */
export type PeopleWords = {
  /** A company as the subject or object of a sentence. */
  the_company?: string
  /** Prepositions that make the capitalised words behind them a place. */
  not_behind_place?: string
  /** Stems of «founded», in verbs and participles. */
  founded_stem?: string
  /** What stands before a year. */
  year_joint?: string
  /** Together. */
  together?: string
  /** Articles before what somebody founded. */
  article_before_company?: string
  /** What goes on behind what somebody founded. */
  ends_founded?: string
  /** Between names and the role they have. */
  are_founders?: string
  /** «are», said of several things. */
  are_several?: string
  /** Articles before a role, each with its space. */
  article_of_role?: string
  /** Before the word for founders at the start of a sentence; capitals count. */
  our_before_founders?: string
  /** Between a role and the company it is held at. */
  at_company?: string
  /** Words of titles, which are no company. */
  no_employer?: string
  /** What stands before a year inside a date: a part of the year, a month. */
  month_ahead?: string
  /** Verbs between a founder and what was founded. */
  founded_what?: string
  /** What joins what was founded and the year. */
  founded_when?: string
  /** What stands before the year in which something was founded. */
  year_ahead?: string
  /** Participles and verbs at the end: `2015 gegründet`. */
  was_founded?: string
  /** What is not the first of its kind, so that its beginning is not the company's: `second`, `branch`. */
  another_one?: string
  /** Nouns for the company, in every case: `firma`, `firmę`. */
  company_word?: string
  /** «The year», behind «since». */
  the_year?: string
  /** What says «founded» right before or behind a year, without spaces. */
  founded_attached?: string
  /** The same, behind the year only. */
  founded_attached_behind?: string
  /** How something began: `as a side project`. */
  story_how?: string
  /** What stands before the year in which a story began. */
  story_year?: string
  /** The same at the start of a sentence. */
  story_year_start?: string
  /** The company as the subject a sentence begins with. */
  the_company_start?: string
  /** Whose beginning it may be instead. */
  others_of_story?: string
  /** In business, of a company. */
  in_business?: string
  /** We work: a verb that needs no subject. */
  we_work?: string
  /** What joins these and the year. */
  in_business_since?: string
  /** The company as the subject further inside a sentence. */
  the_company_inside?: string
  /** Particles of family names. */
  name_particle?: string
  /** Names that stand for anybody. */
  sample_person?: string
  /** Words of a text about who made it. */
  founder_story?: string
  /** Before the names of those who introduce themselves together. */
  we_are?: string
  /** Headings over what somebody says of themselves who makes the product. */
  who_makes?: string
  /** Auxiliary verbs before «founded by». */
  passive?: string
  /** By whom, behind them. */
  passive_by?: string
  /** Participles behind the name of a founder. */
  founded_participle?: string
  /** «And» between two names, where it means nothing else. */
  and_names?: string
  /** Articles before persons. */
  article_before_persons?: string
  /** What persons in a row are called before their names. */
  persons?: string
  /** Whole headings above the founders. */
  founders_heading?: string
  /** What ends a heading over people who are no part of the firm: those who advise it, pay for it, speak at it. */
  other_people_heading?: string
  /** Words of a heading above the people. */
  team_heading?: string
  /** Behind a number of people. */
  people_unit?: string
  /** Words of a line that may tell how many people there are. */
  team_hint?: string
  /** In brackets behind a person who acts alone. */
  individual_in_brackets?: string
  /** What stands where a name should and is none. */
  no_name_given?: string
  /** First words of a line about a person or how to reach them. */
  line_of_person?: string
  /** An article before a kind of company. */
  article_before_firm?: string
  /** Kinds of company in a sentence. */
  kind_of_company?: string
  /** The first word of «all rights reserved». */
  all_rights?: string
  /** Before a foundation or association that runs a site. */
  run_by_body?: string
  /** The kind of such a body, behind its name. */
  body_behind?: string
  /** Behind the publisher, where a language puts the verb last. */
  run_by_behind?: string
  /** Words of headings above legal information. */
  legal_heading?: string
  /** Verbs behind the company that runs a site. */
  runs_it?: string
  /** Behind a company, before its register or tax number. */
  register_behind?: string
  /** Words that deny. */
  denial?: string
  /** Before whoever this is no product of. */
  no_product_of?: string
  /** «Is», behind a name. */
  is_verb?: string
  /** What a company is only, behind «is». */
  is_only?: string
  /** Words in the names of those who advise, insure or arbitrate. */
  adviser?: string
  /** What denies, before a kind of tie. */
  denies_tie?: string
  /** What stands between these and the tie. */
  article_of_tie?: string
  /** Ties with a company. */
  tie?: string
  /** What somebody is of a club or a programme. */
  member?: string
  /** What joins a member and the club. */
  member_of?: string
  /** Of a site, by whom it was made. */
  site_made?: string
  /** Whole phrases that disclaim a tie with a company they name. */
  disclaims?: string
  /** How a contract calls the company it has just named. */
  calls_itself?: string
  /** «Our» before a role. */
  our_ahead?: string
  /** By, before the maker of a website. */
  made_by?: string
  /** «It is», before a name. */
  it_is?: string
  /** What joins a kind of offer and the company. */
  offer_of?: string
  /** Whole words of sample addresses and companies. */
  sample_word?: string
  /** Parts of such words. */
  sample_company?: string
  /** Small words written onto the start of a name. */
  small_word_ahead?: string
  /** Mailboxes that forms and templates show as examples. */
  sample_mailbox?: string
  /** Domains behind them. */
  sample_domain?: string
  /** Names inside such domains. */
  sample_host?: string
  /** What stands for the `@` of a mailbox. */
  at_sign?: string
  /** Labels before whoever made a website or a picture. */
  credit_label?: string
  /** How the general mailbox of a company begins. */
  general_mailbox?: string
  /** How the mailbox for help begins. */
  support_mailbox?: string
  /** How the mailbox for business begins. */
  sales_mailbox?: string
  /** How mailboxes of departments begin. */
  department_mailbox?: string
  /** Mailboxes for authorities and journalists. */
  formal_mailbox?: string
  /** The rest of a date behind the number of its year, in scripts without spaces. */
  date_behind_year?: string
  /** Legal forms written onto the end of a name. */
  legal_form_ending?: string
  /** Parts of these that show there may be one. */
  legal_form_hint?: string
  /** What no name goes on with, in a script without spaces. */
  no_name_attached?: string
  /** Words of a sentence about another place than the company’s. */
  other_place?: string
  /** Published by, before a company without a legal form; a participle without its ending. */
  published_by?: string
  /** A kind of firm with its article. */
  the_firm?: string
  /** Hereinafter. */
  hereinafter?: string
  /** The same, without spaces. */
  another_blog_attached?: string
  /** Labels of registers and tax numbers. */
  register_label?: string
  /** How a sentence says how many people work there; `#` stands for the number. */
  team_size?: string
  /** Small numbers as words. */
  small_number?: string
  /** What somebody is who trades without a company: «sole trader», «auto-entrepreneur». */
  sole_trader?: string
  /** Labels of the name of a person or company. */
  person_label?: string
  /** «Is», between the owner’s role and the name. */
  trader_is?: string
  /** What traders write behind their own name. */
  trader_behind?: string
  /** How names end behind «by» that do not end so by themselves. */
  bent_ending?: string
  /** Words for «and» that mean something else in other languages. */
  and_own?: string
  /** What follows a legal form in brackets. */
  limited_liability?: string
  /** Entries of a time line that say the company began. */
  founded_event?: string
  /** Before whoever lends a site its servers. */
  hosted_by?: string
  /** Stems of «developed»: at the foot of a page, where nothing names the product, this is the designer’s credit. */
  developed?: string
  /** Titles and trades between «founded by» and a name; capitals count. */
  title_of_person?: string
  /** «Behind», before what somebody made. */
  behind_it?: string
  /** Verbs between that and whoever made it. */
  stands_behind?: string
  /** Behind these stands no name of who was just described, beside the prepositions. */
  not_described?: string
  /** How an app says that somebody vouches for it. */
  vouched_for?: string
  /** Share capital, whose line names no company. */
  share_capital?: string
  /** What templates put where an account belongs: «tu_cuenta»; between its words `-` stands for any sign. */
  sample_account?: string
  /** Small words that go on behind the name of what was founded. */
  goes_on_behind_name?: string
}
