/** What a field holds; decides how it is checked, proven, typed and read. */
type Shape = 'text' | 'url' | 'urls' | 'list' | 'flag' | 'year' | 'country' | 'language' | 'email' | 'phone' | 'choice'

export type Field = {
  shape: Shape
  /** Characters, or entries of a list. */
  max: number
  /** `edited` is the drafter's wording, `override` a fact that the site itself states: the state that a caller's change gives them. */
  changed: 'edited' | 'override'
  /** What founders call it; the public page says `shown_as` where its readers would say it otherwise. */
  label: string
  shown_as?: string
  /** Where it is reviewed, on the website and in the terminal. */
  group: 'basics' | 'pictures' | 'pricing' | 'lists' | 'company' | 'links'
  /** In which table of facts the public page shows it. What has none is shown in a place of its own. */
  facts?: 'product' | 'company' | 'links'
  /** Typed on several lines. */
  long?: true
  /**
   * Which drafter it is taken from: at or above the bar the built-in drafter's value stands, below it the model's stands if it says more.
   * Characters for text, entries for lists, 1 for everything else.
   *   0  the built-in drafter alone: the model is never asked. Pictures (it reads only text), phone numbers (nothing ties one to the site)
   *      and the language of the texts (counted).
   *   1  where none is given. A fact: whatever the built-in drafter proved stands, the model only fills a blank. Its rules were measured field
   *      by field, and they tell a site's own price, place or name from another's; a quote alone does not. A headline too is the site's own.
   *   n  prose: the site's own sentences stand where they are long enough to serve; below that a proven retelling serves better.
   */
  bar?: number
  /** Told to founders below the label. */
  hint?: string
  /** Why a page is better with it; for what completeness counts. */
  why?: string
  /** Told to the model where the name does not say it. */
  meaning?: string
}
