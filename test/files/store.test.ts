import { afterAll, describe, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/core/config.ts'
import { isFileName, newFileName, openFiles, type Files } from '../../server/files/store.ts'
import { serveBucket } from '../doubles/bucket.ts'

const folder = await mkdtemp(join(tmpdir(), 'listing-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const bucket = serveBucket('pictures')
const bytes = new Uint8Array([1, 2, 3])

const stores: [string, Files][] = [
  ['a folder', openFiles({ folder, bucket: null })],
  ['a bucket', openFiles({ folder, bucket: readConfig(bucket.env).bucket })],
]
for (const [where, files] of stores)
  describe(`in ${where}`, () => {
    test('a file is found by its name until it is removed; a second one takes its place', async () => {
      const name = newFileName()
      expect(await files.read(name)).toBeNull()
      await files.put(name, bytes)
      expect(await files.read(name)).toEqual(bytes)
      await files.put(name, new Uint8Array([4]))
      expect(await files.read(name)).toEqual(new Uint8Array([4]))
      await files.remove(name)
      await files.remove(name)
      expect(await files.read(name)).toBeNull()
    })
    test('what is no name of ours is found nowhere and written nowhere', async () => {
      for (const name of ['../config', '..%2fconfig', '/etc/passwd', 'a.webp', `${'0'.repeat(32)}.svg`, `${'0'.repeat(32)}.webp\n`, '']) {
        expect([name, isFileName(name), await files.read(name)]).toEqual([name, false, null])
        expect(await files.put(name, bytes).catch((error: Error) => error.message)).toContain('no name')
      }
    })
    test('what is larger than any picture of ours is not kept', async () => {
      expect(await files.put(newFileName(), new Uint8Array(9 * 1024 * 1024)).catch((error: Error) => error.message)).toContain('more than')
    })
  })

test('a folder holds whole files alone, readable by their owner', async () => {
  const [, files] = stores[0] ?? []
  const name = newFileName()
  await Promise.all(Array.from({ length: 8 }, () => files?.put(name, bytes)))
  expect(await readdir(folder)).toEqual([name])
})

test('a file that cannot be put in its place leaves nothing in the folder', async () => {
  const own = join(folder, 'own')
  const name = newFileName()
  await mkdir(join(own, name), { recursive: true })
  expect(
    await openFiles({ folder: own, bucket: null })
      .put(name, bytes)
      .catch(() => 'failed'),
  ).toBe('failed')
  expect(await readdir(own)).toEqual([name])
})

test('calls of a bucket are signed, and one that fails is an error, never a missing file', async () => {
  const [, files] = stores[1] ?? []
  const name = newFileName()
  await files?.put(name, bytes)
  expect(bucket.kept.get(`/pictures/${name}`)?.type).toBe('image/webp')
  expect(bucket.calls.every(({ signed }) => signed)).toBe(true)
  bucket.fails.push(403)
  expect(await files?.read(name).catch(() => 'failed')).toBe('failed')
  expect(await files?.read(name)).toEqual(bytes)
})

test('half a bucket is refused at start by the name of what is missing', () => {
  const { env } = bucket
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'])
    expect(() => readConfig({ ...env, [name]: undefined })).toThrow(`${name}: is needed`)
  expect(() => readConfig({ ...env, S3_ENDPOINT: 'ftp://files.example' })).toThrow('S3_ENDPOINT: is not an address')
  expect(readConfig({ ...env, S3_ENDPOINT: '', S3_REGION: 'eu-central-1' }).bucket).toMatchObject({
    endpoint: null,
    region: 'eu-central-1',
  })
  expect(readConfig({}).bucket).toBeNull()
})
