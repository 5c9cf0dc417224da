import { expect, test } from 'bun:test'
import { startTestService } from './test_service.ts'
import { openOperatorTerminal } from './operator_terminal.ts'
import { giveUp } from './jobs/given_up.ts'
import { putLive } from './public/live.ts'

const testService = await startTestService({ role: 'web' })
const operator = openOperatorTerminal({ DATABASE_URL: testService.service.config.database_url ?? '', BASE_URL: 'http://localhost:3000' })
const read = async (...words: string[]) => {
  const { out, err, code } = await operator([...words, '--json'])
  expect([err, code]).toEqual(['', 0])
  return JSON.parse(out)
}

test('accounts are found by a part of their address, and one is shown with what is its own', async () => {
  const { account_id } = await testService.founder()
  const email = `${account_id}@founders.example`
  const { slug } = await putLive(testService, account_id, { name: 'Beetroot' })
  expect((await read('account', 'list', account_id.slice(0, 13))).items).toEqual([expect.objectContaining({ email, listings: 1, keys: 1 })])
  expect(await read('account', 'show', '--email', email)).toMatchObject({ email, sessions: 0, owns: [{ slug, status: 'live' }] })
  expect((await operator(['account', 'show', '--email', email])).out).toContain(`  ${slug}  live`)
  expect((await operator(['account', 'list', 'nobody-of-this-name'])).out).toBe('No accounts.')
  for (const list of ['account show', 'key list', 'webhook list'])
    expect(await operator([...list.split(' '), '--email', 'nobody@founders.example'])).toMatchObject({ out: '', code: 1 })
})

test('nobody is deleted where nobody can be asked, unless told so', async () => {
  const email = `${await testService.account()}@founders.example`
  const asked = await operator(['account', 'delete', '--email', email])
  expect([asked.code, asked.out, asked.err]).toEqual([1, '', expect.stringMatching(/Nothing was done, .*--yes/)])
  expect((await read('account', 'list', email)).items).toHaveLength(1)
  expect(await read('account', 'delete', '--email', email, '--yes')).toEqual({ email })
  expect((await read('account', 'list', email)).items).toEqual([])
})

test('sites and listings of anyone are listed', async () => {
  expect((await read('site', 'list')).items).toEqual([expect.objectContaining({ key: 'main', host: 'localhost' })])
  const { account_id } = await testService.founder()
  const { id, slug } = await putLive(testService, account_id, { name: 'Turnip' })
  expect((await read('listing', 'list', slug)).items).toEqual([expect.objectContaining({ id, slug, status: 'live' })])
  expect((await read('listing', 'list', String(id))).items[0].id).toBe(id)
  expect((await read('listing', 'list', '--suspended')).items).toEqual([])
  await operator(['listing', 'suspend', String(id)])
  expect((await operator(['listing', 'list', '--suspended'])).out).toStartWith(`${id}  suspended  ${slug}  `)
})

test('work that was given up is listed with what went wrong, tried again and dropped', async () => {
  const [one, other] = [await giveUp(testService, 'sweep', 'one'), await giveUp(testService, 'sweep', 'other')]
  const listed = await read('job', 'list')
  expect(listed.items.map(({ id }: { id: string }) => id).toSorted()).toEqual([one, other].toSorted())
  expect([listed.total, listed.items[0].error]).toEqual([2, 'it broke'])
  expect(await read('job', 'retry', one)).toEqual({ id: one, name: 'sweep' })
  expect(await read('job', 'drop', other)).toEqual({ id: other, name: 'sweep' })
  expect((await operator(['job', 'list'])).out).toBe('No job was given up.')
  expect(await operator(['job', 'retry', 'nothing'])).toMatchObject({ out: '', code: 1 })
})
