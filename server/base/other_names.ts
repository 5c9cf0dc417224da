/** A name of ours, and what others call the same thing: who guesses a name takes another service's. Earlier lines count more. */
export const NAMES = `
q query search search_query keyword keywords term text
per_page limit page_size size count max_results num_results first top take
limit per_page page_size size count max_results
page page_number offset start
after since cursor after_id last_event_id from
sort order_by sort_by order ranking
url website link href domain site homepage address uri web_address
slug listing_slug handle listing_id listing id name url
id draft_id draft
listing_id listing id
number order_number order_id order id
x twitter
meta_title title
meta_description description
og_image_url image
role title job_title position
name title full_name display_name product_name
title name headline subject heading
headline tagline slogan one_liner subtitle title
summary short_description blurb excerpt
description about long_description
body content text message description
photo_url avatar image image_url picture photo
logo_url icon
cover_url banner
page_url url
company_socials socials social_links social_media links
socials social_links social_media links
faqs faq questions
question q
answer a
categories category tags tag topics
category categories tag tags topic
promo_code coupon discount_code voucher discount code
types events event_types type
kind type
billing_country country country_code
hq_country country country_code
hq_city city
founded_year founded year
starting_price price
pricing_model pricing
repo_url github repository
platform platforms os
platforms platform os
language lang locale
product product_key product_id key sku
items products lines cart
week date launch_week
contact_email email
email email_address mail
wait timeout
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
const OURS = new Map<string, string[]>()
for (const [ours = '', ...theirs] of NAMES) for (const name of theirs) OURS.set(name, [...(OURS.get(name) ?? []), ours])

const CHARS_MAX = 40

/** `perPage`, `per-page` and `PER_PAGE` are one name. */
const plain = (name: string): string =>
  name
    .slice(0, CHARS_MAX)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()

/** The one of these names that somebody means who sent another service's name for the same thing. */
export function meantBy(typed: string, names: readonly string[]): string | undefined {
  const written = plain(typed)
  const bare = written.replace(/_(?:url|link)$/, '')
  const same = [written, bare, `${written}_url`].find((name) => name !== typed && names.includes(name))
  if (same !== undefined) return same
  return [written, bare].flatMap((name) => OURS.get(name) ?? []).find((ours) => ours !== typed && names.includes(ours))
}
