import { afterAll } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of its own for a test file, gone when it ends. */
export function temporaryFolder(root = tmpdir()): string {
  const folder = mkdtempSync(join(root, 'listing-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
