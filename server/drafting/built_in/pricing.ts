import type { Found, Site } from '../site.ts'

export function pricing(_site: Site): Found {
  return {}
}
