/**
 * Makes dist/, which is the package:
 *   dist/sdk/index.js      the SDK in one file, no imports; its types beside it
 *   dist/cli/index.js      `listing`: unpacks listing.js.br beside it, which unpacks a library of its own, or a text of the server's, when a command needs it
 *   dist/cli/listing-server.mjs  `listing-server`: unpacks and starts the server
 *   dist/server.txt.br     the server as `listing-server` unpacks it at its first start: a line of paths and lengths, then the texts, compressed
 */
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, root, smaller } from './package/bundle.ts'
import { writeDeclarations } from './package/declarations.ts'
import { packServer } from './package/server.ts'
import { packLibraries, packTerminal } from './package/terminal.ts'

/** Each function in a line of its own: of an error that nobody catches, runtimes show first the whole line that threw it. */
const inLines = (code: string): string => code.replace(/(?<=[;}])(?=(?:async )?function\b|class |var )/g, '\n')

await rm(join(root, 'dist'), { recursive: true, force: true })
const minify = { whitespace: true, syntax: true }
const [built] = await bundle({ entrypoints: [join(root, 'sdk/index.ts')], root: join(root, 'sdk'), target: 'browser', minify })
const sdk = (await built?.text()) ?? ''
// Node names an error that nobody catches by its class.
const classes = [...sdk.matchAll(/\bclass (\w+)/g)].flatMap(([, name]) => name ?? [])
await Bun.write(join(root, 'dist/sdk/index.js'), inLines(smaller('sdk/index.js', sdk, classes)))
await packServer(await packLibraries())
await packTerminal()
const starter = 'cli/listing-server.mjs'
await Bun.write(join(root, 'dist', starter), smaller(starter, await Bun.file(join(root, starter)).text()))
await chmod(join(root, 'dist', starter), 0o755)
await writeDeclarations()
