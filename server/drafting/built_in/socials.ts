import type { Found, Site } from '../site.ts'

export function socials(_site: Site): Found {
  return {}
}
