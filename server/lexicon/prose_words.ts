/** Words of the sentences in which a product is described. */
export type ProseWords = {
  /** The end of a line that leads to what a product does or its makers offer: «with it you can:». */
  leads_to_deeds?: string
  /** A line that only points to another page. */
  points_on?: string
  /** How an answer to «for whom?» begins that names them by what they do: «anyone who», «small teams that». */
  whoever?: string
  /** Private and business customers in one breath: «particuliers et professionnels». */
  both_kinds?: string
  /** The same behind the names: `Slack and Jira integrations`. */
  works_with_behind?: string
  /** Before the names of products that it works with. */
  works_with?: string
  /** Between the kind of products and their names: `such as`. */
  such_as?: string
  /** «And» between names of products, where the word means something else elsewhere. */
  and_products?: string
  /** Before whom it helps, with the article: `helps`, `aide les`. */
  helps_whom?: string
  /** Before whom a product is for: `built for`, `pensé pour`. */
  made_for?: string
  /** The same behind those it is for, in languages that say it there: `向け`, `için`. */
  made_for_behind?: string
  /** The same before them in scripts without spaces, with none between. */
  made_for_attached?: string
  /** Words of sentences that direct the reader, give notice or belong to a figure, and describe nothing. */
  no_prose?: string
  /** People and businesses that a product can be for. */
  people_served?: string
  /** What a deed looks like behind «for», where it says what for and not for whom: `para aproximar`. */
  deed?: string
  /** What ends the words for them, behind a comma. */
  audience_ends?: string
  /** What goes on behind them. */
  audience_goes_on?: string
  /** First words of what names nobody a product is for. */
  no_audience?: string
  /** Before the people whose needs something meets, each with its space: `the needs of`. */
  needs_of?: string
  /** To learn, of languages that a product teaches. */
  learns?: string
  /** Between a name and what it is. */
  defines?: string
  /** The article before what it is. */
  defined_article?: string
  /** Articles a summary begins with. */
  summary_article?: string
  /** What goes on behind what it names. */
  summary_relative?: string
  /** Words that praise instead of saying what it is. */
  boast?: string
  /** Orders to a model to forget what it was told. */
  tells_to_ignore?: string
  /** What it was told. */
  model_orders?: string
  /** «To», before those who are addressed. */
  to_models?: string
  /** What follows the owner in a copyright line. */
  ends_owner?: string
  /** «By», before somebody else’s account. */
  credit_by?: string
  /** How a text begins that links to the source. */
  repository_link?: string
  /** Abbreviations whose full stop ends no sentence; capitals count. */
  abbreviation?: string
  /** Said everywhere, asked for in a search never. */
  search_filler?: string
}
