/** Words of addresses and telephone numbers. */
export type PlaceWords = {
  /** Labels whose value is an address, or which stand above one. */
  address_label?: string
  /** Labels whose value is a town. */
  city_label?: string
  /** The same, where they are the whole line and the town stands on the next. */
  city_label_alone?: string
  /** Labels whose value is a country. */
  country_label?: string
  /** Words of a street or a box anywhere in a line of an address. */
  street?: string
  /** Small words inside the name of a town: `Frankfurt am Main`. */
  city_joint?: string
  /** Rivers and regions in brackets behind a town that tell it from others of its name: `Halle (Saale)`. */
  city_byname?: string
  /** Words that end the name of a street. */
  street_word?: string
  /** What stands for any town when alone, or for the whole of a country before its name, and is part of a name before a town. */
  any_city?: string
  /** What follows an address on its line and is no part of a town; capitals count. */
  after_address?: string
  /** What reads like a capitalised word behind four or five digits without being a town. */
  no_city?: string
  /** Short words before the name of a town. */
  city_ahead?: string
  /** In «made with love in …» what says that something is made; a part of the phrase. */
  made_in?: string
  /** How a company calls itself in brackets behind its name. */
  we_in_brackets?: string
  /** Words before a place inside a sentence. */
  place_joint?: string
  /** Labels whose value is a telephone number. */
  phone_label?: string
  /** Labels whose value only looks like a telephone number. */
  no_phone_label?: string
  /** What stands before the name of a region; capitals count. */
  region_ahead?: string
  /** What stands behind the name of a region; capitals count. */
  region_behind?: string
  /** Ends of words that are streets. */
  street_ending?: string
  /** Parts of words of a line that names a street. */
  street_part?: string
  /** Words of a street, as they begin it, by which a town in front of a comma is known. */
  street_behind_town?: string
  /** Words that begin the name of a street and hardly that of a town; as they are written, capitals count. */
  street_ahead?: string
}
