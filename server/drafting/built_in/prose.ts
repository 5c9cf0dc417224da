import type { Found, Site } from '../site.ts'

export function prose(_site: Site): Found {
  return {}
}
