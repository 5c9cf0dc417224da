import { expect, test } from 'bun:test'
import { openPerson } from '../auth/person.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from './public/put.ts'
import { sessionCookie } from './session.ts'

const testService = await startTestService({ role: 'web' })

test('a hint or a mistake below a choice is told with it to those who hear the page', async () => {
  const account_id = await testService.account()
  const { id, path } = await putShown(testService, account_id)
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  for (const [answered, told] of [
    [person.post('/account/keys', { action: 'create', name: 'laptop', expires_days: '90' }), 'field-scopes-mistake'],
    [person.post('/account/webhooks', { url: 'https://hooks.example/x', description: '' }), 'field-types-mistake'],
    [person.post(`${path}/report`, { detail: 'The price.' }), 'field-kind-mistake'],
    [person.post(`/account/listings/${id}/edit`, { categories: 'None of them' }), 'field-categories-mistake'],
    [person.visit(`/account/listings/${id}/promote`), 'field-billing_country-hint'],
  ] as const) {
    const html = await (await answered).text()
    expect([told, html.includes(` aria-describedby="${told}"`), html.includes(` id="${told}"`)]).toEqual([told, true, true])
    // Nobody has to look for what is to be mended.
    const focused = /<\w+[^>]* autofocus[^>]*>/.exec(html)?.[0] ?? ''
    expect([told, focused.includes(`aria-describedby="${told}"`)]).toEqual([told, told.endsWith('-mistake')])
  }
})
