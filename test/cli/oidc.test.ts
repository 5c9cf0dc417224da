import { afterAll, expect, test } from 'bun:test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { trust } from '../auth/runs.ts'
import { openIssuer } from '../doubles/oidc.ts'
import { freePort } from '../free_port.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const port = String(freePort())
const base_url = `http://localhost:${port}`
const runner = await openIssuer(base_url)
const sites = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({
  env: {
    PORT: port,
    BASE_URL: base_url,
    OIDC_ISSUERS: runner.issuer,
    CRAWL_CONNECT_TO: `${runner.env.CRAWL_CONNECT_TO},${sites.env.CRAWL_CONNECT_TO}`,
  },
})
const folder = temporaryFolder()
const { apiKey, account_id, listing } = await testService.founder()
const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
await listing.waitForDraft(id)
const { listing_id } = await listing.submitDraft({ id })
await trust(testService, account_id, { listing_id, issuer: runner.issuer, repository: 'acme/website' })
const env = { LISTING_BASE_URL: base_url }
const file = join(folder, 'listing.yaml')
await piped(['pull', String(listing_id), file], { ...env, LISTING_API_KEY: apiKey })

/** What CI has: the file with another headline, no version and no key. */
async function say(headline: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^version: .*\n/m, '').replace(/^( +headline:).*$/m, `$1 ${headline}`))
}
const now = async () => (await listing.getMyListing({ listing_id })).headline

/** GitHub's runner, which gives out ID tokens to who shows its token. */
const asked: { audience: string | null; authorization: string | null }[] = []
const actions = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request) {
    const audience = new URL(request.url).searchParams.get('audience')
    const authorization = request.headers.get('authorization')
    asked.push({ audience, authorization })
    if (authorization !== 'Bearer runner-secret') return new Response('no', { status: 403 })
    return Response.json({ value: await runner.token({ aud: audience }) })
  },
})
afterAll(() => void actions.stop(true))
const github = {
  ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${actions.port}/token?api-version=2`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'runner-secret',
}

test('a run pushes with LISTING_ID_TOKEN and no stored secret, and version by version as it is committed', async () => {
  for (const headline of ['From the first commit', 'From the second']) {
    await say(headline)
    const ran = await piped(['push', file, '--oidc'], { ...env, LISTING_ID_TOKEN: await runner.token() })
    expect([ran.code, JSON.parse(ran.stdout).pushed]).toEqual([0, ['fields.headline']])
    expect(await now()).toBe(headline)
  }
})

test('on GitHub the runner is asked for a token that is made out to the service', async () => {
  await say('From GitHub')
  expect(await piped(['push', file, '--oidc'], { ...env, ...github })).toMatchObject({ code: 0, stderr: '' })
  expect(asked.at(-1)).toEqual({ audience: base_url, authorization: 'Bearer runner-secret' })
  expect(await now()).toBe('From GitHub')
})

test('what is wrong is said with the reason, and nothing is written', async () => {
  await say('Never')
  const push = (more: Record<string, string>) => piped(['push', file, '--oidc'], { ...env, ...more })
  expect(await push({})).toMatchObject({ code: 2, stderr: expect.stringContaining('id-token: write') })
  const stranger = await runner.token({ repository: 'acme/other' })
  expect(await push({ LISTING_ID_TOKEN: stranger })).toMatchObject({ code: 4, stderr: expect.stringContaining('No listing trusts') })
  expect(await push({ ...github, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'wrong' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('it answers 403'),
  })
  expect(await now()).toBe('From GitHub')
})

test('the workflows of docs/ci.md are the files they say', async () => {
  const text = await Bun.file(join(import.meta.dir, '../../docs/ci.md')).text()
  const [github_workflow, gitlab] = [...text.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, block = '']) => parse(block))
  expect(github_workflow.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
  expect(github_workflow.jobs.push.steps.at(-1).run).toBe('npx --yes listing push --oidc')
  expect(gitlab.listing.script).toBe('npx --yes listing push --oidc')
  expect(gitlab.listing.id_tokens.LISTING_ID_TOKEN.aud).toBe(gitlab.listing.variables.LISTING_BASE_URL)
})
