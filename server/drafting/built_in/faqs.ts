import type { Found, Site } from '../site.ts'

export function faqs(_site: Site): Found {
  return {}
}
