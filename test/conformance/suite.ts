import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Check = {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
  details?: { untestable?: boolean }
}
type Scenario = { passed: number; failed: Check[] }

export const SUITE = 'node_modules/@modelcontextprotocol/conformance'
const MILLISECONDS_MAX = 90_000

export type Scenarios = Map<string, Scenario>

/** Runs what a protocol version requires, as the official suite has frozen it, against a server; `others` are run and not scored. */
export async function runSuite(url: string, revision: string): Promise<{ required: Scenarios; others: Scenarios }> {
  const folder = await mkdtemp(join(tmpdir(), 'listing-conformance-'))
  try {
    const child = Bun.spawn(['bun', `${SUITE}/dist/index.js`, 'server', '--url', url, '--requirements', revision, '-o', folder], {
      stdout: 'ignore',
      stderr: 'ignore',
      timeout: MILLISECONDS_MAX,
    })
    await child.exited
    const names = await requiredScenarios(revision)
    const missing: Scenario = { passed: 0, failed: [{ id: 'did not run', status: 'FAILURE' }] }
    const required: Scenarios = new Map(names.map((name) => [name, missing]))
    const others: Scenarios = new Map()
    for (const name of await readdir(folder)) {
      const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? ''
      const checks = (await Bun.file(join(folder, name, 'checks.json')).json()) as Check[]
      const scenarios = required.has(scenario) ? required : others
      scenarios.set(scenario, {
        passed: checks.filter(({ status }) => status === 'SUCCESS').length,
        failed: checks.filter(({ status }) => status === 'FAILURE'),
      })
    }
    return { required, others }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requiredScenarios(revision: string): Promise<string[]> {
  const text = await Bun.file(`${SUITE}/requirements/${revision}.yaml`).text()
  // The suite's own file; without this member every scenario would be missing below.
  return (parse(text) as { server: string[] }).server
}

/** The names of the scenarios that failed. */
export const failedIn = (scenarios: Scenarios): string[] =>
  [...scenarios].filter(([, { failed }]) => failed.length > 0).map(([name]) => name)
