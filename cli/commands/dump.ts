import type { Command } from 'commander'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWhole } from '../../sdk/answer.ts'
import { reasonOf } from '../../sdk/unreached.ts'
import { EXIT, type Exit, Failure } from '../terminal/failure.ts'
import { interruptible } from '../terminal/interrupt.ts'
import { typed } from '../terminal/next.ts'
import { examples, run, type Session } from '../session/session.ts'
import { counted } from '../terminal/text.ts'
import type { View } from '../terminal/terminal.ts'

type DumpFile = { url: string; bytes: number; rows: number; sha256: string }
type Dump = { day: string; files: DumpFile[]; license: string | null }
type Fetched = Dump & { folder: string }

const FILES_MAX = 20
const FILE_BYTES_MAX = 4 * 1024 ** 3
const SECONDS_MAX = 3600
/** A path of our own making, whatever host the service calls itself by. */
const PATH = /^\/dumps\/\d{4}-\d\d-\d\d\/([a-z]+\.jsonl\.gz)$/
const NEXT = 'listing dump --help'

export function dumpCommand(program: Command): void {
  program
    .command('dump')
    .option('--out <folder>', 'where the files go', '.')
    .description('fetch everything public, as the service writes it every night, and check that it arrived whole')
    .addHelpText('after', examples('listing dump', 'listing dump --out data', 'zcat listings.jsonl.gz | jq -r .name'))
    .action(({ out }: { out: string }, command: Command) =>
      run(command, (session) => {
        const stopped = new Failure('Interrupted. Files that arrived whole are kept.', typed(['dump', '--out', out]), EXIT.interrupted)
        return interruptible(stopped, (signal) => fetchDump(session, out, signal))
      }),
    )
}

/** Ends with the other, and after as long as one file may take. */
function within(signal: AbortSignal): AbortSignal {
  const end = new AbortController()
  signal.addEventListener('abort', () => end.abort(signal.reason))
  setTimeout(() => end.abort(new Error(`it took more than ${SECONDS_MAX} s`)), SECONDS_MAX * 1000).unref()
  return end.signal
}

async function fetchDump({ terminal, baseUrl }: Session, folder: string, signal: AbortSignal): Promise<Exit> {
  const dump = await readList(baseUrl, signal)
  await mkdir(folder, { recursive: true })
  for (const file of dump.files) {
    const { pathname } = new URL(file.url)
    const [, name] = PATH.exec(pathname) ?? []
    if (name === undefined) throw new Failure(`The list names ${file.url}, which is no file of a dump.`, NEXT, EXIT.refused)
    terminal.status(`Fetching ${name}, ${file.bytes} bytes`)
    await fetchFile(`${baseUrl}${pathname}`, join(folder, name), file, signal)
  }
  await writeFile(join(folder, 'latest.json'), `${JSON.stringify(dump, null, 2)}\n`)
  await terminal.settle()
  terminal.answer({ ...dump, folder }, view)
  return EXIT.done
}

async function readList(baseUrl: string, signal: AbortSignal): Promise<Dump> {
  const answer = await ask(`${baseUrl}/dumps/latest.json`, signal)
  if (answer.status === 404)
    throw new Failure('This service has written no dump yet, or does not write any.', 'listing search', EXIT.not_ready)
  const text = answer.ok ? await (await readWhole(answer)).text() : ''
  try {
    const read = JSON.parse(text) as Dump
    if (Array.isArray(read.files) && read.files.length <= FILES_MAX && read.files.every(isFile)) return read
  } catch {
    // Said below.
  }
  throw new Failure(`${baseUrl}/dumps/latest.json is no list of files (${answer.status}).`, NEXT, EXIT.refused)
}

const isFile = ({ url, bytes, rows, sha256 }: DumpFile): boolean =>
  URL.canParse(url) && Number.isSafeInteger(bytes) && bytes <= FILE_BYTES_MAX && Number.isSafeInteger(rows) && /^[0-9a-f]{64}$/.test(sha256)

async function ask(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', signal: within(signal) })
  } catch (error) {
    signal.throwIfAborted()
    throw new Failure(`${url} could not be read: ${reasonOf(error)}`, NEXT, EXIT.refused)
  }
}

/** In its place only when length, hash and number of rows are those of the list. */
async function fetchFile(url: string, path: string, { bytes, rows, sha256 }: DumpFile, signal: AbortSignal): Promise<void> {
  const answer = await ask(url, signal)
  if (!answer.ok || !answer.body) throw new Failure(`${url} answers ${answer.status}.`, NEXT, EXIT.refused)
  const unfinished = `${path}.${process.pid}.unfinished`
  const file = createWriteStream(unfinished)
  // Told by the callbacks below.
  file.on('error', () => {})
  // No other command waits for these to be loaded.
  const { createHash } = await import('node:crypto')
  const { Readable, Transform, Writable } = await import('node:stream')
  const { finished, pipeline } = await import('node:stream/promises')
  const { createGunzip } = await import('node:zlib')
  const hash = createHash('sha256')
  let received = 0
  let lines = 0
  const measured = new Transform({
    transform(piece: Uint8Array, _, done) {
      received += piece.length
      hash.update(piece)
      done(received > bytes ? new Error(`it is longer than ${bytes} bytes`) : null, piece)
    },
  })
  const count = new Writable({
    write(piece: Uint8Array, _, done) {
      for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) lines++
      done()
    },
  })
  try {
    // What was fetched is written and unpacked piece by piece; nothing is held whole.
    const body = Readable.from(answer.body as AsyncIterable<Uint8Array>)
    const tee = new Transform({
      transform(piece: Uint8Array, _, done) {
        file.write(piece, (error) => done(error ?? null, piece))
      },
      flush: (done) => void file.end(done),
    })
    await pipeline(body, measured, tee, createGunzip(), count, { signal })
    const wrong = [
      ...(received === bytes ? [] : [`${received} bytes instead of ${bytes}`]),
      ...(hash.digest('hex') === sha256 ? [] : ['another SHA-256 than the list names']),
      ...(lines === rows ? [] : [`${lines} rows instead of ${rows}`]),
    ]
    if (wrong.length > 0) throw new Error(`it has ${wrong.join(', ')}`)
    await rename(unfinished, path)
  } catch (error) {
    // What is still being opened would be there again.
    await finished(file.destroy()).catch(() => {})
    await rm(unfinished, { force: true })
    signal.throwIfAborted()
    throw new Failure(`${url} did not arrive whole: ${reasonOf(error)}`, 'listing dump', EXIT.refused)
  }
}

const view: View<Fetched> = ({ day, files, license, folder }, { style }) => [
  style.green(`The dump of ${day} is in ${folder}, whole.`),
  ...files.map(({ url, rows, bytes }) => `  ${url.split('/').at(-1) ?? ''}  ${counted(rows, 'row')}, ${counted(bytes, 'byte')}`),
  license === null ? 'The service names no licence for it.' : `Licence: ${license}`,
]
