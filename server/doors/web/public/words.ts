import { clip } from '../../../base/clip.ts'
import { bareHost } from '../../../base/addresses/web_address.ts'
import { FIELDS, isField } from '../../../fields/fields.ts'

/** What people read for the parts of a profile that are no fields. */
const LISTS: Record<string, string> = {
  categories: 'Categories',
  faqs: 'Questions and answers',
  founders: 'Founders',
  story: 'Founder story',
  milestones: 'Milestones',
  company_socials: 'Social accounts',
  pictures: 'What the pictures show',
  competitor_url: 'Comparison',
}

/** A field's label; `seo.meta_title` and the like in plain words. */
export function labelOf(field: string): string {
  if (isField(field)) return FIELDS[field].shown_as ?? FIELDS[field].label
  const known = LISTS[field]
  if (known) return known
  const plain = field.replace(/^company_socials\./, 'Account on ').replace(/^seo\./, 'Search engine text: ')
  return plain.replaceAll('_', ' ')
}

const PRICING: Record<string, string> = {
  free: 'Free',
  freemium: 'Free plan, paid plans beyond',
  paid: 'Paid',
  open_source: 'Open source',
  contact: 'On request',
}
export const pricingLabel = (model: string): string => PRICING[model] ?? model

/** What it costs, as far as one short line says it; null where nothing is known. */
export function priceLine({
  pricing_model,
  starting_price,
}: {
  pricing_model: string | null
  starting_price: string | null
}): string | null {
  if (starting_price === null)
    return pricing_model === 'freemium' ? 'Free plan' : pricing_model === null ? null : pricingLabel(pricing_model)
  return pricing_model === 'freemium' ? `Free plan, ${starting_price}` : starting_price
}

const SOCIALS: Record<string, string> = {
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  threads: 'Threads',
  pinterest: 'Pinterest',
  github: 'GitHub',
  reddit: 'Reddit',
  producthunt: 'Product Hunt',
  medium: 'Medium',
  website: 'Website',
  custom: 'More',
}
export const socialLabel = (platform: string): string => SOCIALS[platform] ?? platform

/** `https://www.beetroot.dev/pricing/` → `beetroot.dev/pricing`, as people say it. */
export function shortUrl(text: string): string {
  const url = URL.parse(text)
  if (!url) return text
  const path = `${url.pathname}${url.search}`.replace(/\/$/, '')
  return clip(`${bareHost(url.host)}${path}`, 60)
}

/** The host alone, as people say it. */
export function shortHost(text: string): string {
  const url = URL.parse(text)
  return url ? bareHost(url.host) : text
}

export function categoryHref(name: string): string {
  const slug = categorySlug(name)
  return slug === '' ? `/search?category=${encodeURIComponent(name)}` : `/categories/${slug}`
}

/** As the catalogue's own slugs are made; the page of a category knows it by this and by the slug that the operator gave it. */
export const categorySlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** ` on garden.example`, where listings of several sites stand beside each other and may say the same of themselves. */
export const onHost = (sites: number, page_url: string): string => (sites > 1 ? ` on ${new URL(page_url).host}` : '')
