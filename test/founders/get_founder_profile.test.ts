import { expect, test } from 'bun:test'
import { openHouse } from '../house.ts'

const house = await openHouse()

test('an account that has saved nothing has a profile of nulls that says all it needs', async () => {
  const { listing } = await house.founder(['account:read'])
  const profile = await listing.getFounderProfile()
  expect(profile).toMatchObject({ name: null, role: null, bio: null, email: null, photo_url: null, socials: {}, complete: false })
  expect(profile.missing).toEqual((await listing.getAccount()).profile.missing)
  for (const { fix, url } of profile.missing) {
    expect(fix.length).toBeGreaterThan(10)
    expect(url).toStartWith('http://localhost:3000/account/profile#')
  }
})

test('nobody reads another’s profile', async () => {
  const ada = await house.founder()
  await ada.listing.updateFounderProfile({ name: 'Ada', email: 'ada@beetroot.dev' })
  expect((await (await house.founder()).listing.getFounderProfile()).name).toBeNull()
})
