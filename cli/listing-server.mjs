#!/usr/bin/env node
// `listing-server` of the installed package, where it lies in dist/cli. The package holds the server compressed; its first start unpacks it into a folder of
// this account's, where run.mjs then fetches what it needs, as in a checkout.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const words = process.argv.slice(2)
if (words.length === 1 && ['--version', '-V'].includes(words[0])) {
  process.stdout.write(`${version}\n`)
} else {
  process.argv.splice(2, 0, 'listing-server')
  await import(pathToFileURL(join(unpacked(), 'cli/run.mjs')).href)
}

/** The folder of this version's server, whole: it is made beside and moved into place. */
function unpacked() {
  const archive = readFileSync(new URL('../server.txt.br', import.meta.url))
  const home = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const all = join(home, 'listing')
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, 12)
  const folder = join(all, `server-${version}-${hash}`)
  if (existsSync(folder)) return folder
  try {
    mkdirSync(all, { recursive: true, mode: 0o700 })
    const half = join(all, `half-${process.pid}`)
    rmSync(half, { recursive: true, force: true })
    const text = brotliDecompressSync(archive).toString()
    let at = text.indexOf('\n') + 1
    // The first line names the files and how long each is; they follow.
    for (const [path, length] of JSON.parse(text.slice(0, at))) {
      mkdirSync(dirname(join(half, path)), { recursive: true })
      writeFileSync(join(half, path), text.slice(at, (at += length)))
    }
    cpSync(new URL('../sdk/index.js', import.meta.url), join(half, 'sdk/index.js'))
    settle(half, folder)
  } catch (error) {
    process.stderr.write(
      `listing-server: the server cannot be unpacked into ${folder} (${error.code ?? error.message}). Set XDG_CACHE_HOME to a folder that this account may write to.\n`,
    )
    process.exit(1)
  }
  process.stderr.write(`listing-server ${version} is unpacked into ${folder}, where it keeps its dependencies too.\n`)
  return folder
}

/** Another first start may have been faster; both unpacked the same. */
function settle(half, folder) {
  try {
    renameSync(half, folder)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(folder) || readdirSync(folder).length === 0) throw error
  }
}
