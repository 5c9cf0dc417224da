import { afterAll, describe, expect, test } from 'bun:test'
import { createBearer } from '../../server/auth/bearer.ts'
import { createMcpEndpoint } from '../../server/doors/mcp/endpoint.ts'
import { startTestService } from '../test_service.ts'
import { fixtures } from './fixture_server.ts'
import { failedIn, runSuite, type Scenarios } from './suite.ts'

/*
 * The official suite. Most of its scenarios call tools, prompts and resources that it names itself: those run against fixtures behind the
 * gate of the service; against the service runs what asks for none of them.
 */

const testService = await startTestService({ env: { LIMITS: 'anonymous_per_minute=100000' } })
const { rates, sites, events, config } = testService.service
const bearer = createBearer(testService.service)
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: createMcpEndpoint({ bearer, rates, sites, events, base_url: config.base_url, addressOf: () => '127.0.0.1' }, fixtures),
})
afterAll(() => server.stop(true))

/** Each needs a request from the server to the client, and so a session between two requests, which the service does not keep. */
const SESSION_ONLY = ['elicitation-sep1034-defaults', 'elicitation-sep1330-enums', 'tools-call-elicitation', 'tools-call-sampling']

const SECONDS_MAX = 120

describe('fixtures behind the gate', () => {
  const url = `http://127.0.0.1:${server.port}/mcp`
  test(
    'pass every scenario that 2026-07-28 requires',
    async () => {
      const { required, others } = await runSuite(url, '2026-07-28')
      expect(failedIn(required)).toEqual([])
      expect(required.size).toBe(37)
      for (const name of ['http-header-validation', 'json-schema-2020-12']) expect([name, others.get(name)?.failed]).toEqual([name, []])
    },
    SECONDS_MAX * 1000,
  )
  test(
    'pass every scenario that 2025-11-25 requires but the four that need a session',
    async () => {
      const { required } = await runSuite(url, '2025-11-25')
      expect(failedIn(required).toSorted()).toEqual(SESSION_ONLY)
      expect(required.size).toBe(30)
    },
    SECONDS_MAX * 1000,
  )
})

describe('the service itself', () => {
  const url = `${testService.url}/mcp`
  const failures = (scenarios: Scenarios, name: string) => {
    const failed = scenarios.get(name)?.failed
    return failed ? failed.filter(({ details }) => details?.untestable !== true) : [{ id: 'no such scenario' }]
  }

  test(
    'passes what 2026-07-28 asks of a server of tools and prompts',
    async () => {
      const { required, others } = await runSuite(url, '2026-07-28')
      for (const name of [
        'tools-list',
        'prompts-list',
        'resources-list',
        'server-stateless',
        'caching',
        'server-sse-multiple-streams',
        'dns-rebinding-protection',
        'sep-2164-resource-not-found',
        'input-required-result-missing-input-response',
        'input-required-result-unsupported-methods',
        'input-required-result-ignore-extra-params',
        'input-required-result-validate-input',
      ])
        expect([name, failures(required, name)]).toEqual([name, []])
      expect(failures(others, 'http-header-validation')).toEqual([])
    },
    SECONDS_MAX * 1000,
  )
  test(
    'passes what 2025-11-25 asks of a server of tools and prompts',
    async () => {
      const { required } = await runSuite(url, '2025-11-25')
      for (const name of ['server-initialize', 'ping', 'tools-list', 'prompts-list', 'resources-list', 'dns-rebinding-protection'])
        expect([name, failures(required, name)]).toEqual([name, []])
    },
    SECONDS_MAX * 1000,
  )
})
