import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { S3Client } from 'bun'
import { createBoundedFetch } from '../base/http/bounded_fetch.ts'

/** An S3-compatible bucket: AWS by `region`, any other by `endpoint`. */
export type Bucket = { endpoint: string | null; bucket: string; region: string | null; access_key_id: string; secret_access_key: string }

/** Pictures under names that cannot be guessed. Names come from newFileName; what no such name is, is not found. */
export type Files = {
  /** Writes all of it or nothing; a second write under one name takes the place of the first. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null where there is none. */
  read(name: string): Promise<Uint8Array | null>
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>
}

const NAME = /^[0-9a-f]{32}\.webp$/
const FILE_BYTES_MAX = 8 * 1024 * 1024
const BUCKET_SECONDS_MAX = 15

/** 128 random bits: who was not told a name does not find it. */
export const newFileName = (): string => `${randomBytes(16).toString('hex')}.webp`

export const isFileName = (name: string): boolean => NAME.test(name)

/** Keeps files in the bucket where there is one, else in the folder. */
export function openFiles({ folder, bucket }: { folder: string; bucket: Bucket | null }): Files {
  const files = bucket === null ? inFolder(folder) : inBucket(bucket)
  return {
    async put(name, bytes) {
      if (!isFileName(name)) throw new Error(`"${name.slice(0, 80)}" is no name of a file here`)
      if (bytes.length > FILE_BYTES_MAX) throw new Error(`${bytes.length} bytes are more than a file may have`)
      await files.put(name, bytes)
    },
    read: async (name) => (isFileName(name) ? files.read(name) : null),
    remove: async (name) => (isFileName(name) ? files.remove(name) : undefined),
  }
}

function inFolder(folder: string): Files {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      // A reader must not meet half a picture, and what the database says is ready must be there after a power cut.
      const unfinished = join(folder, `.${name}.${randomBytes(4).toString('hex')}`)
      try {
        const file = await open(unfinished, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, join(folder, name))
      } catch (error) {
        // A disk that is full must not be filled by what did not fit.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

function inBucket({ endpoint, bucket, region, access_key_id, secret_access_key }: Bucket): Files {
  const client = new S3Client({
    bucket,
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    ...(endpoint === null ? {} : { endpoint }),
    ...(region === null ? {} : { region }),
  })
  const boundedFetch = createBoundedFetch({ bytes_max: FILE_BYTES_MAX })
  /** The client only signs: by itself it unpacks whatever the bucket sends, without a bound and without a signal. */
  const ask = async (name: string, method: 'GET' | 'PUT' | 'DELETE', init: RequestInit = {}): Promise<Response> => {
    const url = client.presign(name, { method, expiresIn: BUCKET_SECONDS_MAX * 4 })
    const answer = await boundedFetch(url, { ...init, method, signal: AbortSignal.timeout(BUCKET_SECONDS_MAX * 1000) }).catch(
      (error: Error) => away(error.message),
    )
    return answer.status >= 500 ? away(`the bucket answered ${answer.status}`) : answer
  }
  return {
    async put(name, bytes) {
      const { ok, status } = await ask(name, 'PUT', { body: new Uint8Array(bytes), headers: { 'content-type': 'image/webp' } })
      if (!ok) throw new Error(`the bucket answered ${status} to a file`)
    },
    async read(name) {
      const answer = await ask(name, 'GET')
      if (answer.ok) return answer.bytes()
      // A bucket that is not there, or not ours to list, must not look like a file that is gone.
      if (answer.status === 404 && (await answer.text()).includes('<Code>NoSuchKey</Code>')) return null
      throw new Error(`the bucket answered ${answer.status} about a file`)
    },
    async remove(name) {
      const { ok, status } = await ask(name, 'DELETE')
      if (!ok && status !== 404) throw new Error(`the bucket answered ${status} to a removal`)
    },
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** An outage of the store, by the code of one: whoever calls may send it again, and it is no fault of ours. */
const away = (message: string): never => {
  throw Object.assign(new Error(message), { code: 'EHOSTUNREACH' })
}
