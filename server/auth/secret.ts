import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret by which this deployment signs what it later takes back: AUTH_SECRET, or one that is made at the first start and kept in
 * DATA_DIR. Processes that start at once agree on one: whoever comes second reads what the first has written.
 */
export async function openSecret({ auth_secret, data_dir }: { auth_secret: string | null; data_dir: string }): Promise<string> {
  if (auth_secret !== null) return auth_secret
  const path = join(data_dir, 'auth_secret')
  await mkdir(data_dir, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  try {
    await writeFile(path, made, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readWhole(path)
}

const LOOKS_MAX = 50
const LOOK_MILLISECONDS = 20

/** The first process has made the file and may not have filled it yet. */
async function readWhole(path: string): Promise<string> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    const kept = (await readFile(path, 'utf8')).trim()
    if (kept.length >= 32) return kept
    await Bun.sleep(LOOK_MILLISECONDS)
  }
  throw new Error(`${path} holds no secret of at least 32 characters. Delete it to have a new one made, or set AUTH_SECRET.`)
}
