import { plain, type startOwned } from './owned.ts'

type Owned = Awaited<ReturnType<typeof startOwned>>
const FILE = '/.well-known/listing-challenge.txt'

/** A listing that was claimed: granted at once, or disputed where its owner had proven the website. */
export async function claimed({ testService, live }: Owned, { owner_verified = false } = {}) {
  const one = await live()
  const claimer = await testService.founder()
  const { listing_id } = one
  if (owner_verified) {
    one.pages[FILE] = plain((await one.listing.getOwnership({ listing_id })).challenges.file.content)
    await one.listing.verifyOwnership({ listing_id, method: 'file' })
  }
  const { claim_id, ownership } = await claimer.listing.claimListing({ slug: one.slug })
  one.pages[FILE] = plain(ownership.challenges.file.content)
  await claimer.listing.verifyClaim({ claim_id, method: 'file' })
  const owner = async () => {
    const [row] = await testService.sql<{ account_id: string }[]>`select account_id from listings where id = ${listing_id}`
    return row?.account_id === claimer.account_id ? 'claimer' : row?.account_id === one.account_id ? 'former' : 'nobody'
  }
  const status = async () => (await claimer.listing.getClaim({ claim_id })).status
  return { one, claimer, claim_id, listing_id, owner, status }
}
