import { expect, test } from 'bun:test'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tryLock } from '../../server/database/lock.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'

test('a lock takes no room on the disk, so that a full one keeps nobody from reading, backing up or stopping', async () => {
  const folder = temporaryFolder()
  const lock = tryLock(join(folder, 'lock'), 'exclusive')
  expect([await readdir(folder), tryLock(join(folder, 'lock'), 'shared')]).toEqual([['lock'], null])
  lock?.release()
  const [one, other] = [tryLock(join(folder, 'lock'), 'shared'), tryLock(join(folder, 'lock'), 'shared')]
  expect([one !== null, other !== null, tryLock(join(folder, 'lock'), 'exclusive')]).toEqual([true, true, null])
  one?.release()
  other?.release()
  expect(Bun.file(join(folder, 'lock')).size).toBe(0)
})
