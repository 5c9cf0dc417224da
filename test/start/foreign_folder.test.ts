import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { freshDatabase } from '../cluster.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { freePort } from '../free_port.ts'

const MAIN = join(import.meta.dir, '../../server/main.ts')
const database = await freshDatabase()
const folder = temporaryFolder()
afterAll(() => database.drop())

// Each has its own idea of what JSX becomes.
test.each([
  ['without settings', null],
  ['whose JSX is that of another library', { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' }],
  ['whose JSX is imported from elsewhere', { jsx: 'react-jsx', jsxImportSource: 'react' }],
])('started from a folder %s, the service answers whole pages', async (_, compilerOptions) => {
  await Bun.write(join(folder, 'tsconfig.json'), JSON.stringify(compilerOptions ? { compilerOptions } : {}))
  const port = freePort()
  const child = Bun.spawn([process.execPath, MAIN, 'serve', '--role', 'web'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    let said = ''
    for await (const chunk of child.stderr) {
      said += new TextDecoder().decode(chunk)
      if (said.includes('"event":"started"')) break
    }
    for (const path of ['/', '/submit', '/no-such-page']) {
      const page = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).text()
      expect(page).toStartWith('<!doctype html>')
      expect(page).toContain('</main>')
    }
  } finally {
    child.kill('SIGTERM')
    await child.exited
  }
})
