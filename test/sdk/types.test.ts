import { expect, test } from 'bun:test'
import { answerOf, createListing, type ListingError, type Schemas } from '../../sdk/index.ts'

const listing = createListing({ baseUrl: 'http://localhost:1' })
declare const tag: string | undefined
declare const signal: AbortSignal

// Never called: what must not compile is marked, and the type check fails where a mark finds no error.
export async function compiles(): Promise<void> {
  const draft = await listing.getDraft({ id: 'd_1', wait: 5 })
  const name: string | null = draft.fields.name.value
  await listing.updateDraft({ id: draft.id, fields: { name, free_trial: true } }, { ifMatch: answerOf(draft).etag })
  const unchanged: Schemas['Draft'] | null = await listing.getDraft({ id: 'd_1' }, { ifNoneMatch: '"a"' })
  void unchanged
  // How a product is sold is read as one of the words by which it is written.
  const { pricing_model } = await listing.getListing({ slug: 'tallyroom' })
  await listing.updateMyListing({ listing_id: 41, fields: { pricing_model } })
  await listing.listCategories()
  for await (const item of listing.searchListings({ q: 'invoice' })) void (item.slug satisfies string)
  for await (const page of listing.listMyDrafts().pages()) void (page.total satisfies number)
  const first: Schemas['DraftPage'] = await listing.listMyDrafts({ per_page: 5 })
  void first
  const code = (error: ListingError): boolean => error.code === 'draft_not_ready'
  void code

  await listing.quoteOrder({ items: [{ product: 'launch', listing_id: 41 }] })
  await listing.quoteOrder({ items: [{ product: 'billboard', listing_id: 41, options: { weeks: ['2026-W50'] } }] })
  const delivered: Schemas['Order'] = await listing.waitForOrder('L-2026-000123', { onProgress: ({ status }) => void status })
  void delivered

  // @ts-expect-error a launch needs a listing
  await listing.quoteOrder({ items: [{ product: 'launch' }] })
  // @ts-expect-error a billboard needs its weeks
  await listing.createCheckout({ items: [{ product: 'billboard', listing_id: 41 }] })
  // @ts-expect-error a newsletter takes one week, not several
  await listing.quoteOrder({ items: [{ product: 'newsletter', listing_id: 41, options: { weeks: ['2026-W50'] } }] })
  // @ts-expect-error no such product
  await listing.quoteOrder({ items: [{ product: 'banner', listing_id: 41 }] })
  // @ts-expect-error id is missing
  await listing.getDraft({ wait: 5 })
  // @ts-expect-error an operation that needs input is not called without
  await listing.getDraft()
  // @ts-expect-error no such member
  await listing.getDraft({ id: 'd_1', waits: 5 })
  // @ts-expect-error no such field
  await listing.updateDraft({ id: 'd_1', fields: { heading: 'x' } })
  // @ts-expect-error a flag is not a text
  await listing.updateDraft({ id: 'd_1', fields: { free_trial: 'yes' } })
  // @ts-expect-error takes no members
  await listing.listCategories({ q: 'x' })
  // @ts-expect-error a read takes no idempotency key
  await listing.getDraft({ id: 'd_1' }, { idempotencyKey: 'k' })
  // @ts-expect-error takes no If-Match
  await listing.submitDraft({ id: 'd_1' }, { ifMatch: '"a"' })
  // @ts-expect-error without ifNoneMatch the answer is never null, with it it may be
  void (await listing.getDraft({ id: 'd_1' }, { ifNoneMatch: '"a"' })).id
  // @ts-expect-error a tag that may be there may be answered by null
  void (await listing.getDraft({ id: 'd_1' }, { ifNoneMatch: tag })).id
  // @ts-expect-error the same of an order
  void (await listing.getOrder({ number: 'L-2026-000001' }, { ifNoneMatch: tag })).status
  const sure: Schemas['Draft'] = await listing.getDraft({ id: 'd_1' }, { signal })
  void sure
  // @ts-expect-error no such operation
  await listing.publishDraft({ id: 'd_1' })
  // @ts-expect-error not a code of the contract
  const wrong = (error: ListingError): boolean => error.code === 'not_ready'
  void wrong
}

test('every operation of the contract is a method in camel case', async () => {
  const { OPERATIONS } = await import('../../sdk/operations.gen.ts')
  for (const id of Object.keys(OPERATIONS)) {
    const name = id.replace(/_[a-z]/g, (match) => match.slice(1).toUpperCase())
    expect(listing, id).toHaveProperty(name)
  }
})
