import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { temporaryFolder } from './cli/temporary_folder.ts'

const MAIN = join(import.meta.dir, '..', 'server', 'main.ts')

test('a folder of data that cannot be used is named in one line, with what tells more', async () => {
  const { DATABASE_URL: _database, ...env } = process.env
  const child = Bun.spawn([process.execPath, MAIN, 'serve'], {
    env: { ...env, DATA_DIR: '/dev/null/data', PORT: '0', HOST: '127.0.0.1', npm_lifecycle_event: '' },
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const said = await new Response(child.stderr).text()
  expect(await child.exited).toBe(1)
  expect(said.trim()).toMatch(/^listing-server: ENOTDIR: .*'\/dev\/null\/data'\. Set DATA_DIR, .*`doctor`.*$/)
})

test('a folder for what is temporary that is not there keeps no command from its database', async () => {
  const { DATABASE_URL: _database, ...env } = process.env
  const child = Bun.spawn([process.execPath, MAIN, 'account', 'list', '--json'], {
    env: { ...env, DATA_DIR: temporaryFolder(), TMPDIR: '/no/such/folder' },
    stderr: 'pipe',
  })
  const said = await new Response(child.stderr).text()
  expect([await child.exited, said]).toEqual([0, ''])
})
