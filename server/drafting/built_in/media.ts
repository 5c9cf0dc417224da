import type { Found, Site } from '../site.ts'

export function media(_site: Site): Found {
  return {}
}
