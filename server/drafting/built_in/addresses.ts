import type { Found, Site } from '../site.ts'

export function addresses(_site: Site): Found {
  return {}
}
