import type { Found, Site } from '../site.ts'

export function people(_site: Site): Found {
  return {}
}
