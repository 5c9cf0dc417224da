import { resolve } from 'node:path'
import { readConfig, type Config } from '../core/config.ts'
import { is_source, ownFile } from '../own_files.ts'

type Env = Record<string, string | undefined>

/** How the person who reads the terminal types our commands. */
export type Typed = {
  /** `listing …`, for this service. */
  listing(words: string): string
  /** `listing-server …`, with this service's settings. */
  server(words: string): string
}

const ROOT = ownFile('..')
const DEFAULT_PORT = 3000

/** From its sources, in a checkout, commands go through npm, and each gets the settings without which it would mean another service. */
export function typedCommands(config: Pick<Config, 'base_url' | 'port' | 'data_dir'>, env: Env): Typed {
  const npm = process.cwd() === ROOT ? 'npm' : `npm --prefix ${quoted(ROOT)}`
  const address: Record<string, string> =
    config.base_url === `http://localhost:${DEFAULT_PORT}` ? {} : { LISTING_BASE_URL: config.base_url }
  const folder = resolve(is_source ? ROOT : '.', 'data')
  const settings = {
    ...(config.port === DEFAULT_PORT ? {} : { PORT: String(config.port) }),
    ...(env.BASE_URL ? { BASE_URL: env.BASE_URL } : {}),
    ...(config.data_dir === folder ? {} : { DATA_DIR: config.data_dir }),
    // Never its value, which holds a password.
    ...(env.DATABASE_URL ? { DATABASE_URL: '…' } : {}),
  }
  return {
    listing: (words) => line(address, is_source ? `${npm} run -s listing --` : 'listing', words),
    server: (words) => line(settings, is_source ? `${npm} run -s listing-server --` : 'listing-server', words),
  }
}

/** What we print, with the commands in it as they reach the service of these settings. */
export function asTyped(text: string): string {
  const named = /\blisting-server (?=[a-z])/g
  if (text.search(named) < 0) return text
  const prefix = typedCommands(readConfig(process.env), process.env).server('')
  return text.replace(named, () => prefix)
}

function line(settings: Record<string, string>, program: string, words: string): string {
  return [...Object.entries(settings).map(([name, value]) => `${name}=${quoted(value)}`), program, words].join(' ')
}

/** One word for a POSIX shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./…-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
