/** Which key goes to which service: `LISTING_API_KEY`, else the person's own file of base addresses and keys. */
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const DEFAULT_BASE_URL = 'http://localhost:3000'

export type Credentials = { baseUrl: string; apiKey: string | undefined }

export function credentialsFor(given: string | undefined): Credentials {
  const baseUrl = given ?? (process.env.LISTING_BASE_URL || DEFAULT_BASE_URL)
  return { baseUrl, apiKey: process.env.LISTING_API_KEY || keptKeys()[keptName(baseUrl)] }
}

export function credentialsFile(): string {
  return join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'listing', 'credentials.json')
}

/** A key must never go to another origin, so that names are compared as URLs; `localhost` and its address are one. */
function keptName(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return baseUrl
  const url = new URL(baseUrl)
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

function keptKeys(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(credentialsFile(), 'utf8'))
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).flatMap(([name, key]) => (typeof key === 'string' ? [[keptName(name), key]] : [])))
  } catch {
    // No file, or one that somebody spoiled: the same as having no key, which the service will say.
    return {}
  }
}
