import type { Found, Site } from '../site.ts'

export function company(_site: Site): Found {
  return {}
}
