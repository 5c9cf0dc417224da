import { expect, test } from 'bun:test'
import { openHouse } from '../house.ts'
import { freshEmail, latestLetter, openPerson } from './person.ts'

const house = await openHouse({ role: 'web', env: { TRUST_PROXY: '1' } })
const from = (address: string) => ({ 'x-forwarded-for': address })
const stranger = (path: string, fields: Record<string, string>, address: string) => openPerson(house).post(path, fields, from(address))

test('a stranger who tries at one address cannot keep its owner out, and from many addresses sends no flood', async () => {
  const email = freshEmail()
  const password = 'five quiet horses'
  const owner = openPerson(house)
  await owner.signIn(email)
  await owner.post('/account/password', { password })

  for (let asked = 0; asked < 5; asked++) await stranger('/sign-in', { email }, '198.51.100.1')
  expect((await stranger('/sign-in', { email }, '198.51.100.1')).status).toBe(429)
  for (let tried = 0; tried < 10; tried++) await stranger('/sign-in/password', { email, password: `wrong ${tried}` }, '198.51.100.1')
  expect((await stranger('/sign-in/password', { email, password }, '198.51.100.1')).status).toBe(429)

  const again = openPerson(house)
  expect((await again.post('/sign-in', { email }, from('203.0.113.7'))).status).toBe(303)
  const { code } = await latestLetter(house, email)
  expect((await again.post('/sign-in', { code }, from('203.0.113.7'))).headers.get('location')).toBe('/account/listings')
  expect((await stranger('/sign-in/password', { email, password }, '203.0.113.8')).status).toBe(303)

  const before = (await latestLetter(house, email)).count
  for (let place = 0; place < 20; place++) await stranger('/sign-in', { email }, `192.0.2.${place}`)
  expect((await latestLetter(house, email)).count - before).toBeLessThan(15)
})

test('a new address that is asked for again and again gets no more letters than one that signs in', async () => {
  const person = openPerson(house)
  await person.signIn(freshEmail())
  const email = freshEmail()
  let sent = 0
  for (let hour = 0; hour < 12; hour++) {
    for (let asked = 0; asked < 5; asked++) {
      const answer = await person.post('/account', { action: 'email', email }, from('198.51.100.9'))
      if (answer.headers.get('location') === '/account?step=email') sent++
      else if (answer.headers.get('location')?.startsWith('/sign-in?again=1')) await person.signIn(`${hour}.${email}`)
    }
    house.turnClock(61 * 60)
  }
  expect(sent).toBeLessThanOrEqual(40)
})
