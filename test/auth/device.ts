import type { TestService } from '../test_service.ts'

/** What the terminal is told when it asks to be let in: a code that it shows, and one that it keeps. */
export async function askCode(testService: TestService): Promise<{ device_code: string; user_code: string; verification_uri: string }> {
  const answer = await fetch(`${testService.url}/auth/device/code`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'listing-cli' }),
  })
  if (!answer.ok) throw new Error(`no code: ${answer.status}`)
  return (await answer.json()) as { device_code: string; user_code: string; verification_uri: string }
}
