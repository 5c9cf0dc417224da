import { expect, test } from 'bun:test'
import { openPerson } from '../auth/person.ts'
import { openReceiver, verified } from '../events/receiver.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { formIn } from './forms.ts'
import { sessionCookie } from './session.ts'

const receiver = await openReceiver()
const testService = await startTestService({ env: receiver.env })

async function founder() {
  const who = await testService.founder()
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, who.account_id)
  person.jar.set(name, value)
  const page = async (path: string) => (await person.visit(path)).text()
  return { ...who, ...person, page }
}

test('a webhook is added, tried, replaced and deleted by forms alone', async () => {
  const { post, page, listing } = await founder()
  expect(await page('/account/webhooks')).toContain('No webhooks yet')
  const made = await (
    await post('/account/webhooks', { url: receiver.url('/page'), description: 'My server', types: 'listing.live' })
  ).text()
  const [secret = ''] = /whsec_[^<"]+=/.exec(made) ?? []
  expect(made).toContain('It is shown only once')
  const [webhook] = (await listing.listWebhooks()).items
  const path = `/account/webhooks/${webhook?.webhook_id}`
  expect([webhook?.types, await page('/account/webhooks')]).toEqual([['listing.live'], expect.not.stringContaining('whsec_')])

  expect((await post(path, { action: 'test', type: 'listing.live' })).status).toBe(303)
  const [taken] = await receiver.came('/page')
  if (!taken) throw new Error('nothing came')
  expect(verified(taken, secret).type).toBe('listing.live')
  await until(async () => (await page(path)).includes('delivered: 204'))
  const delivery = /name="delivery_id" value="([^"]+)"/.exec(await page(path))?.[1] ?? ''
  expect((await post(path, { action: 'again', delivery_id: delivery })).headers.get('location')).toBe(`${path}?done=again`)
  await receiver.came('/page', 2)

  expect(await (await post(path, { action: 'rotate' })).text()).toMatch(/whsec_[^<"]+=/)
  await post(path, { action: 'off' })
  expect(await page(path)).toContain('It is switched off')
  await post(path, { action: 'on' })
  await post(path, { url: receiver.url('/moved'), description: '', types: 'order.paid' })
  expect((await listing.listWebhooks()).items[0]).toMatchObject({ url: receiver.url('/moved'), types: ['order.paid'], enabled: true })
  const asked = await (await post(path, { action: 'delete' })).text()
  expect([asked.includes('Delete this webhook?'), (await listing.listWebhooks()).items.length]).toEqual([true, 1])
  const { fields } = formIn(asked, 'card stack confirm', path)
  expect((await post(path, fields)).headers.get('location')).toBe('/account/webhooks?done=deleted')
  expect((await listing.listWebhooks()).items).toEqual([])
})

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const { post, listing } = await founder()
  const answer = await post('/account/webhooks', { url: 'http://secure.example/hook', description: 'Mine', types: 'listing.live' })
  const text = await answer.text()
  expect([answer.status, text]).toEqual([422, expect.stringContaining('does not begin with https://')])
  expect(text).toContain('value="Mine"')
  expect(text).toContain('Nothing was changed yet: see what is marked below.')
  const none = await post('/account/webhooks', { url: receiver.url('/x'), description: '' })
  expect(none.status).toBe(422)
  const { webhook_id } = await listing.createWebhook({ url: receiver.url('/kept'), description: 'Old', types: ['listing.live'] })
  const changed = await post(`/account/webhooks/${webhook_id}`, {
    url: 'http://secure.example/new',
    description: 'New',
    types: 'order.paid',
  })
  const shown = await changed.text()
  expect([changed.status, shown]).toEqual([422, expect.stringContaining('value="http://secure.example/new"')])
  expect([shown.includes('value="New"'), shown.includes('value="Old"')]).toEqual([true, false])
})

test('of a webhook only what was typed is saved', async () => {
  const { post, page, listing } = await founder()
  const given = { url: receiver.url('/shown'), description: 'Shown' }
  const { webhook_id } = await listing.createWebhook({ ...given, types: ['listing.live'] })
  const path = `/account/webhooks/${webhook_id}`
  const { action, fields } = formIn(await page(path), 'name="description"', path)
  await listing.updateWebhook({ webhook_id, url: receiver.url('/elsewhere'), types: ['draft.ready', 'order.paid'] })
  const as_shown = { ...fields, ...given, types: 'listing.live' }
  for (const description of ['Mine', 'Shown'])
    expect((await post(action, { ...as_shown, act: '', description })).headers.get('location')).toBe(`${path}?done=saved`)
  const kept = { url: receiver.url('/elsewhere'), types: ['draft.ready', 'order.paid'] }
  expect(await listing.getWebhook({ webhook_id })).toMatchObject({ ...kept, description: 'Mine' })
})

test('another account’s webhook has no page', async () => {
  const [one, two] = [await founder(), await founder()]
  const { webhook_id } = await one.listing.createWebhook({ url: receiver.url('/theirs'), types: ['listing.live'] })
  expect((await two.visit(`/account/webhooks/${webhook_id}`)).status).toBe(404)
  expect((await two.post(`/account/webhooks/${webhook_id}`, { action: 'delete' })).status).toBe(404)
  expect((await one.listing.getWebhook({ webhook_id })).enabled).toBe(true)
})
