import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { ownFile } from '../../own_files.ts'

/** Where Chromium and Chrome are put by those who package them. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const PACKAGE = '@sparticuz/chromium'

/** A browser that can be started; one that comes packed is unpacked when it is first needed. */
export type FoundBrowser = { path: string; program: () => Promise<string> }

/** The one that is set, else the one that comes as a package where it is installed, else the machine's; null where there is none. */
export async function findBrowser(set: string | null, folder: string): Promise<FoundBrowser | null> {
  if (set !== null) return { path: set, program: async () => set }
  const packed = await findPackaged()
  if (packed !== null) return { path: packed, program: () => unpack(packed, folder) }
  for (const path of PLACES) if (await isProgram(path)) return { path, program: async () => path }
  return null
}

async function findPackaged(): Promise<string | null> {
  try {
    const packed = join(dirname(dirname(Bun.resolveSync(PACKAGE, ownFile('.')))), 'bin', 'chromium.br')
    return process.platform === 'linux' && process.arch === 'x64' && (await stat(packed)).isFile() ? packed : null
  } catch {
    // It is not installed.
    return null
  }
}

/** Once, under the service's own folder: the package itself would run what anybody had put under its name in /tmp. */
async function unpack(packed: string, folder: string): Promise<string> {
  const program = join(folder, `chromium-${(await stat(packed)).size}`)
  if (await isProgram(program)) return program
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const unfinished = `${program}.${process.pid}`
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }))
  await rename(unfinished, program)
  return program
}

const isProgram = async (path: string): Promise<boolean> =>
  (await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )) && (await stat(path)).isFile()
