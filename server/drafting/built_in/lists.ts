import type { Found, Site } from '../site.ts'

export function lists(_site: Site): Found {
  return {}
}
