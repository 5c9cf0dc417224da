/** Words around amounts, trials and licences. */
export type PriceWords = {
  /** What joins «free» and «open». */
  and_open?: string
  /** «Open», of code, behind these. */
  open_short?: string
  /** Whole phrases that say something costs nothing. */
  costs_nothing?: string
  /** Small words between a word of old prices and the amount. */
  between_old_and_amount?: string
  /** What stands between a count and an amount: `2 x of 10 €`. */
  times?: string
  /** Behind an amount that is no price, without a space. */
  no_offer_attached?: string
  /** «Free» beside a delivery; stems. */
  free_given?: string
  /** Deliveries behind «free». */
  shipping?: string
  /** Deliveries before «free». */
  shipping_ahead?: string
  /** «Free» behind a delivery. */
  shipping_free?: string
  /** Whole words for free delivery. */
  shipping_is_free?: string
  /** Headings above amounts that are no offer, anywhere in them. */
  no_offer_heading_attached?: string
  /** Per person. */
  per_person?: string
  /** Adults, in a table of prices. */
  adults?: string
  /** How often a price falls due, as an adjective. */
  rhythm?: string
  /** The same, in scripts without spaces. */
  rhythm_attached?: string
  /** What the last word of a paid plan is. */
  paid_plan?: string
  /** Between a plan and its price. */
  plan_costs?: string
  /** «For», before an amount. */
  for_amount?: string
  /** Forever, behind «free». */
  forever?: string
  /** Parts of an address under which prices stand. */
  pricing_address?: string
  /** «For», before a length of time. */
  for_duration?: string
  /** Days, behind a number. */
  days?: string
  /** Whole labels of a trial. */
  trial_label?: string
  /** «Per», before a unit of weight or a piece. */
  per_unit?: string
  /** Units of weight and pieces of goods. */
  unit_of_goods?: string
  /** Software, where what is sold is told from goods. */
  software?: string
  /** The same, in scripts without spaces. */
  software_attached?: string
  /** «By», behind a price that is paid in parts. */
  by_split?: string
  /** Between a product and what it costs. */
  names_cost?: string
  /** What denies a price or a condition. */
  denied?: string
  /** Wholly, before «open source». */
  wholly?: string
  /** What joins «free» and «open source». */
  and_open_source?: string
  /** What joins «open source» and «free». */
  and_then_free?: string
  /** «Under», before a licence. */
  under_license?: string
  /** Released, before «under». */
  released?: string
  /** The same behind a verb. */
  under_its_license?: string
  /** Articles before a product. */
  article_of_product?: string
  /** Open source as an adjective before a product. */
  open_adjective?: string
  /** Open source behind «is». */
  open_behind_is?: string
  /** Articles that open a sentence about the product. */
  article_opening?: string
  /** Words that make open source somebody else’s. */
  others_code?: string
  /** Headings above a licence. */
  license_heading?: string
  /** «Is», before the name of a licence. */
  is_license?: string
  /** What stands before the name of a licence. */
  licensed?: string
  /** «Licence», behind its name. */
  license?: string
  /** Words of a line about the source. */
  source_code?: string
  /** Trials, behind «no». */
  no_trial?: string
  /** «Free», between «no» and a trial; each with its space. */
  free_of_trial?: string
  /** What joins a delivery and «free», each with its space. */
  is_free?: string
}
