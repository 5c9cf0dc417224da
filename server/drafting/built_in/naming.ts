import type { Found, Site } from '../site.ts'

export function naming(_site: Site): Found {
  return {}
}
