/** Words around amounts, trials and licences. */
export type PriceWords = {
  /** «Extra» behind «per»: what comes on top of a plan. */
  extra_unit?: string
  /** Between what is paid at first and what is paid from then on. */
  price_then?: string
  /** What joins «free» and «open». */
  and_open?: string
  /** «Open», of code, behind these. */
  open_short?: string
  /** How «is» ends a sentence, in scripts without spaces. */
  is_ending?: string
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
  /** Whom a price is for one of: users, seats, licences. */
  seats?: string
  /** At least, before how many of them have to be bought. */
  at_least?: string
  /** An account that costs nothing to open, which says nothing of what can be done with it. */
  free_account?: string
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
  /** What a button says by which something is bought or begun. */
  buy_button?: string
  /** What is counted as it is used: messages, minutes, transactions. */
  usage_unit?: string
  /** A sentence that tells of an example, or of what a customer sells. */
  sample_sentence?: string
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
  /** Addresses of baskets, tills and delivery, whose amounts are sums of an order and what sending costs. */
  checkout_address?: string
  /** Who builds websites and apps for others, as they call themselves or what they do. */
  web_agency?: string
  /** What else people use on a screen: tools, platforms, calculators. */
  screen_tool?: string
  /** Said of what a product spares its users: beside no word of cost an amount is that. */
  saves_money?: string
  /** At the beginning of a sentence that gives an old price alone. */
  formerly?: string
  /** Behind a number, where prices are said in thousands. */
  thousands?: string
  /** The same in millions. */
  millions?: string
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
  /** «Built on», before what a product is made with, whose licence is not its own. */
  built_on?: string
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
  /** What is given back or changed within so many days, which costs nothing; stems. */
  returned?: string
  /** Trials, behind «no». */
  no_trial?: string
  /** «Free», between «no» and a trial; each with its space. */
  free_of_trial?: string
  /** What joins a delivery and «free», each with its space. */
  is_free?: string
  /** Millions and thousands, behind a number. */
  multiplier?: string
  /** «From», before the lowest price. */
  price_from?: string
  /** A period before the amount. */
  period_ahead?: string
  /** «Per», before a period or a unit. */
  per_period?: string
  /** «And» where it means «per». */
  and_period?: string
  /** A month, behind these. */
  month_after_and?: string
  /** Between the lowest and the highest amount. */
  range_joint?: string
  /** A price that is paid once. */
  once?: string
  /** A month, as a whole word. */
  month_word?: string
  /** A month, as a part of a word. */
  month_part?: string
  /** A year, as a whole word. */
  year_word?: string
  /** A year, as a part of a word. */
  year_part?: string
  /** A week, as a whole word. */
  week_word?: string
  /** A week, as a part of a word. */
  week_part?: string
  /** A day or a night, as a whole word. */
  day_word?: string
  /** A day or a night, as a part of a word. */
  day_part?: string
  /** Lengths of time between «free» and what is given away. */
  days_of?: string
  /** Between «free» and what is given away, without spaces. */
  free_joint_attached?: string
  /** Before a noun, to be polite. */
  polite_attached?: string
  /** Behind what is given away, without spaces. */
  topic_attached?: string
  /** Wholly, without spaces. */
  wholly_attached?: string
  /** «Not», written onto what it denies. */
  not_attached?: string
  /** «Is not», «there is none», behind what is denied, at the end. */
  not_behind?: string
  /** The same, written onto it. */
  not_behind_attached?: string
  /** What joins «open» and «free». */
  free_of_charge_link?: string
  /** «Open», of code, before «free». */
  open_ahead?: string
  /** Whole phrases that say by themselves that the product is free. */
  free_phrase?: string
  /** The product is free, without spaces. */
  is_free_attached?: string
  /** Using it, as what is free. */
  use_attached?: string
  /** Free, in scripts without spaces. */
  free_attached?: string
  /** What makes it an adjective. */
  adjective_attached?: string
  /** What joins «free» and further adjectives, each with its space. */
  free_and_more?: string
  /** Kinds of a plan that is free, behind «free». */
  plan_kind?: string
  /** Kinds of a plan that is free, before «free». */
  plan_ahead?: string
  /** What keeps something bought going, by the year. */
  upkeep?: string
  /** What limits «free». */
  free_up_to?: string
  /** A plan that is free, in scripts without spaces. */
  free_plan_attached?: string
  /** Beginning, behind «free». */
  free_begin?: string
  /** Begin for free, in scripts without spaces. */
  start_free_attached?: string
  /** A price, before «free». */
  price_ahead?: string
  /** What follows «free» in a label. */
  free_for_label?: string
  /** Getting a product, before «free» in a label. */
  get_label?: string
  /** «For», between «free» and a system. */
  free_on?: string
  /** Words of sentences about what is given beside a product, or about others. */
  besides?: string
  /** Whole phrases that say the product is open source. */
  open_source_stated?: string
  /** Fees that are paid beside a price, as whole words. */
  one_time_fee?: string
  /** How often a price falls due, behind the amount. */
  rhythm_behind?: string
  /** Behind an amount, what says nothing about a period. */
  price_sign_behind?: string
  /** A label that says nothing but «free», without spaces. */
  free_label_attached?: string
  /** The same, in scripts without spaces. */
  besides_attached?: string
  /** What costs nothing when only beginning does: signing up, a first talk. */
  only_start_free?: string
  /** Parts of an address under which vacancies stand; amounts there are wages. */
  jobs_address?: string
}
