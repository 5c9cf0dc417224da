import type { Found, Site } from '../site.ts'

export function place(_site: Site): Found {
  return {}
}
