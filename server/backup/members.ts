import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { isFileName, type Files } from '../files/store.ts'
import { foreignMember, type Member } from './archive.ts'
import { copyList } from './catalog.ts'
import { RestoreRefused, type Manifest } from './manifest.ts'

/** Takes in one member after the other; each is checked for good only when the last was read. */
export async function readMembers(
  client: Client,
  manifest: Manifest,
  members: AsyncIterable<Member>,
  files: Files,
  undo: (() => unknown)[],
) {
  const statements = new Map(manifest.tables.map((table) => [`tables/${table.name}`, `copy ${copyList(table)} from stdin`]))
  statements.set('jobs', 'copy undone_jobs from stdin')
  let open: { folder: string; table: TableWriter } | null = null
  let rows = 0
  let uploads = 0
  let secret: string | null = null
  try {
    for await (const { name, bytes } of members) {
      const folder = name.slice(0, name.lastIndexOf('/'))
      if (open && open.folder !== folder) {
        const copied = await open.table.end()
        if (open.folder !== 'jobs') rows += copied
        open = null
      }
      const statement = statements.get(folder)
      if (statement) {
        open ??= { folder, table: writeTable(client, folder, statement) }
        await open.table.write(bytes)
      } else if (folder === 'uploads' && isFileName(name.slice(folder.length + 1))) {
        await putUpload(files, name.slice(folder.length + 1), bytes, undo)
        uploads++
      } else if (name === 'auth_secret') secret = bytes.toString('utf8').trim()
      else throw foreignMember(name)
    }
  } catch (error) {
    // What follows on this connection would wait for ever behind a copy that nobody ends.
    open?.table.giveUp()
    throw error
  }
  if (open) rows += open.folder === 'jobs' ? (await open.table.end(), 0) : await open.table.end()
  return { rows, uploads, secret }
}

type TableWriter = { write(bytes: Buffer): Promise<void>; end(): Promise<number>; giveUp(): void }

function writeTable(client: Client, folder: string, statement: string): TableWriter {
  const sink: Writable & { rowCount: number } = client.query(from(statement))
  const ended = finished(sink)
  let over = false
  void ended.catch(() => {}).finally(() => (over = true))
  const explain = (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (error instanceof Error && /^2[23]/.test(code))
      throw new RestoreRefused(`The rows of ${folder} do not fit: ${error.message}.`, { cause: error })
    throw error
  }
  return {
    write: async (bytes) => {
      if (!sink.write(bytes)) await Promise.race([once(sink, 'drain'), ended]).catch(explain)
    },
    end: async () => {
      sink.end()
      await ended.catch(explain)
      return sink.rowCount
    },
    giveUp: () => void (over || sink.destroy()),
  }
}

/** A picture that is there already stays as it is: its name stands for these bytes and no others. */
async function putUpload(files: Files, name: string, bytes: Buffer, undo: (() => unknown)[]): Promise<void> {
  if ((await files.read(name)) !== null) return
  undo.push(() => files.remove(name))
  await files.put(name, bytes)
}
