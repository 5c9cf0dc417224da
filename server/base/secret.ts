import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/**
 * The deployment's secret: AUTH_SECRET, or one made at the first start and kept in DATA_DIR, readable by its owner alone. Any number of
 * processes may ask at once; all get the same.
 */
export function openSecret({ auth_secret, data_dir }: { auth_secret: string | null; data_dir: string }): string {
  if (auth_secret !== null) return auth_secret
  const path = join(data_dir, 'auth_secret')
  return readSecret(path) ?? linkSecret(data_dir, path, randomBytes(BYTES).toString('base64url'))
}

/** The secret without making one: null where there is none yet. */
export function findSecret({ auth_secret, data_dir }: { auth_secret: string | null; data_dir: string }): string | null {
  return auth_secret ?? readSecret(join(data_dir, 'auth_secret'))
}

/** Puts a secret that is known into a DATA_DIR; answers how to take it back. Throws where there is another one. */
export function placeSecret(data_dir: string, secret: string): () => void {
  const path = join(data_dir, 'auth_secret')
  const found = readSecret(path)
  if ((found ?? linkSecret(data_dir, path, secret)) !== secret) throw new Error(`${path} holds another secret`)
  return () => (found === null ? rmSync(path, { force: true }) : undefined)
}

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written whole under another name and then linked: a link never replaces what another process made meanwhile, nor is it ever half there. */
function linkSecret(data_dir: string, path: string, secret: string): string {
  mkdirSync(data_dir, { recursive: true })
  const own = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(own, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(own, { force: true })
  }
  const made = readSecret(path)
  if (made === null) throw new Error(`${path} vanished while it was made`)
  return made
}

/** A key for one purpose, such as `quote`: what one part of the service signs is worth nothing to another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`listing ${purpose}`).digest()
}
