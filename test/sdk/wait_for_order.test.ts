import { expect, test } from 'bun:test'
import { ListingTimeoutError } from '../../sdk/index.ts'
import { openHouse } from '../house.ts'
import { payTest } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'

const house = await openHouse()

test('waitForOrder tells how the order stands, and resolves once it is paid and delivered', async () => {
  const { listing, listing_id } = await buyer(house)
  const { number, checkout_url } = await listing.createCheckout({ items: [{ product: 'launch', listing_id }], billing_country: 'US' })
  const seen: string[] = []
  let pays: Promise<void> | undefined
  const order = await listing.waitForOrder(number, {
    onProgress: ({ status }) => {
      seen.push(status)
      pays ??= payTest(house, checkout_url ?? '')
    },
  })
  await pays
  expect(seen[0]).toBe('pending')
  expect(order).toMatchObject({ number, status: 'paid', fulfillment: 'complete' })
})

test('waitForOrder gives up after its time and on a signal, and the order stays', async () => {
  const { listing, listing_id } = await buyer(house)
  const { number } = await listing.createCheckout({ items: [{ product: 'launch', listing_id }], billing_country: 'US' })
  expect(await listing.waitForOrder(number, { timeoutSeconds: 0 }).catch((error: unknown) => error)).toBeInstanceOf(ListingTimeoutError)
  const stop = new AbortController()
  const left = listing
    .waitForOrder(number, { signal: stop.signal, onProgress: () => stop.abort('enough') })
    .catch((error: unknown) => error)
  expect(await left).toBe('enough')
  expect((await listing.getOrder({ number })).status).toBe('pending')
})
