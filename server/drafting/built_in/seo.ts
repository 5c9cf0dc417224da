import type { Found, Site } from '../site.ts'

export function seo(_site: Site): Found {
  return {}
}
