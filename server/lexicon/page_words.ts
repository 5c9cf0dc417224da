/** Words of links, buttons, headings and notices. */
export type PageWords = {
  /** Parts of a text that links to the privacy policy, or of its address, without any signs between words. */
  privacy_link?: string
  /** The same for the terms. */
  terms_link?: string
  /** Whole texts that link to the documentation. */
  docs_link?: string
  /** The same, where they may link to advice of any kind. */
  guide_link?: string
  /** Whole texts that link to help. */
  support_link?: string
  /** What stands beside «help» in such a text: `Help & contact`. */
  help_beside?: string
  /** Texts that ask a visitor to support whoever runs the site. */
  asks_for_gift?: string
  /** Whole texts that link to what changed from version to version. */
  changelog_link?: string
  /** The same, where they may link to news or to new goods. */
  whats_new_link?: string
  /** Titles of pages that ask to sign in. */
  sign_in_title?: string
  /** The same, anywhere in a title. */
  sign_in_title_attached?: string
  /** What a page says that is not there. */
  not_found?: string
  /** Titles of pages that ask a visitor to wait. */
  wait_title?: string
  /** Please. */
  please?: string
  /** Buttons that only shops have. */
  cart_button?: string
  /** Parts of the address of a cart. */
  cart_address?: string
  /** «For», before whom a product is made for. */
  for_whom?: string
  /** «With» and «without», before what it works with. */
  with_what?: string
  /** «For» and «with», behind it, between spaces. */
  for_whom_behind?: string
  /** The same, without a space. */
  for_whom_behind_attached?: string
  /** «For», before it, without a space. */
  for_whom_attached?: string
  /** Texts that templates ship with. */
  placeholder?: string
  /** «Your», in a line that is a gap to fill in. */
  placeholder_your?: string
  /** What is to be filled in there. */
  placeholder_of?: string
  /** Extensions of a program, behind its name. */
  extension?: string
  /** The same before «for» and its name. */
  extension_ahead?: string
  /** «For», before the program that is extended. */
  extension_for?: string
  /** Who builds for customers. */
  we_who_build?: string
  /** What they do. */
  we_build?: string
  /** Building, behind «app». */
  app_building?: string
  /** Before what a product is used for: `ideal for`. */
  used_for?: string
  /** «Your», before an app that is the customer's. */
  your?: string
  /** Building, before what is built. */
  building?: string
  /** What joins them. */
  building_of?: string
  /** A step, before its number; each with its space. */
  step?: string
  /** Questions that are headings about the company itself and ask nothing. */
  own_question?: string
  /** Words that a question begins with. */
  question_word?: string
  /** The same, in scripts without spaces. */
  question_word_attached?: string
  /** What marks a line as a question, before a number. */
  question_mark_word?: string
  /** The same, in short. */
  question_short?: string
  /** Whole headings above help. */
  help_heading?: string
  /** What ends a question in a script without a mark for it. */
  asks_at_end?: string
  /** What an answer is marked with, and what icons beside it are called. */
  answer_sign?: string
  /** What marks a question or an answer, before a number. */
  faq_sign?: string
  /** What marks an answer, before a number. */
  answer_ahead?: string
  /** «Just another», before the name of a blog system. */
  another_blog?: string
  /** «This domain», on a page of one that nobody uses. */
  this_domain?: string
  /** «Is for sale», «is parked», behind it. */
  is_for_sale?: string
  /** A site, in «a site using …». */
  site_using?: string
  /** «Using», behind it. */
  using?: string
  /** A discount, behind its percentage. */
  discount?: string
  /** Before a code to be entered; capitals count. */
  use_code?: string
  /** Articles before it. */
  the_code?: string
  /** The code itself. */
  code?: string
  /** What announces something new. */
  news?: string
  /** Before «cookies», in a notice about them. */
  uses_cookies?: string
  /** The first part of a path to a page. */
  home_crumb?: string
  /** Before the name of a system or store: how a program is got there. */
  gets_program?: string
  /** A logo, in the description of a picture. */
  logo?: string
  /** What joins a logo and a name. */
  logo_of?: string
  /** Words of lines that are no description. */
  no_description?: string
  /** What files of screenshots are called. */
  screenshot_name?: string
  /** A logo, written onto a name. */
  logo_written_on?: string
}
