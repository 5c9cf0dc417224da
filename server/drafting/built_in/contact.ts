import type { Found, Site } from '../site.ts'

export function contact(_site: Site): Found {
  return {}
}
