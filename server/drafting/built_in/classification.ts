import type { Found, Site } from '../site.ts'

export function classification(_site: Site): Found {
  return {}
}
