import { expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApp } from '../auth/app.ts'
import { freshEmail, openPerson } from '../auth/person.ts'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'
import { SUITE, type Check } from './suite.ts'

// The suite goes where the metadata sends it, so that the service has to be at its own address.
const port = await freePort()
const base = `http://127.0.0.1:${port}`
const testService = await startTestService({ role: 'web', env: { PORT: String(port), BASE_URL: base } })

/** Runs the scenarios of an authorization server; a person signs in and allows what the suite prints. */
async function runAuthorization(more: string[]): Promise<[scenario: string, failed: Check[]][]> {
  const folder = await mkdtemp(join(tmpdir(), 'listing-conformance-'))
  const callback_port = await freePort()
  const { client_id } = await openApp(testService, { redirect_uris: [`http://127.0.0.1:${callback_port}/callback`] })
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  const given = ['authorization', '--url', base, '--client-id', client_id, '--port', String(callback_port), '-o', folder, ...more]
  const child = Bun.spawn(['bun', `${SUITE}/dist/index.js`, ...given], { stdout: 'pipe', stderr: 'ignore', timeout: 250_000 })
  try {
    let said = ''
    for await (const chunk of child.stdout) {
      said += new TextDecoder().decode(chunk)
      const asked = /^(http\S+\/oauth2\/authorize\?\S+)$/m.exec(said)?.[1]
      if (!asked) continue
      said = ''
      const url = new URL(asked)
      let to = (await person.visit(url.pathname + url.search)).headers.get('location') ?? ''
      if (to.startsWith('/consent?')) to = (await person.post(to, { decision: 'allow' })).headers.get('location') ?? ''
      await fetch(to)
    }
    await child.exited
    const names = await readdir(folder)
    return await Promise.all(
      names.toSorted().map(async (name): Promise<[string, Check[]]> => {
        const checks = (await Bun.file(join(folder, name, 'checks.json')).json()) as Check[]
        return [name.replace(/-\d{4}-\d\d-\d\dT.*/, ''), checks.filter(({ status }) => status !== 'SUCCESS')]
      }),
    )
  } finally {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

for (const [title, more] of [
  ['of an app that names the tools it wants a token for', ['--resource', `${base}/mcp`]],
  ['of an app that names nothing, as those of 2025-03-26', []],
] as const)
  test(`every scenario of an authorization server passes (${title})`, async () => {
    expect(await runAuthorization([...more])).toEqual([
      ['authorization-server-authorization-code-grant', []],
      ['authorization-server-authorization-server-metadata-endpoint', []],
    ])
  })
