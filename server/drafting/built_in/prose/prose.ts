import type { Found, Site } from '../../reading/site.ts'
import { audienceOf } from './audience.ts'
import { descriptionOf } from './description.ts'
import { headlineOf } from './headline.ts'
import { summaryOf } from './summary.ts'

/** Headline, summary, description and audience, each in the site's own words. */
export function prose(site: Site): Found {
  const fields: Found['fields'] = {}
  const headline = headlineOf(site)
  const summary = summaryOf(site)
  const description = descriptionOf(site, summary)
  const audience = audienceOf(site)
  if (headline) fields.headline = headline
  if (summary) fields.summary = summary
  if (description) fields.description = description
  if (audience) fields.audience = audience
  return { fields }
}
