/** @jsxRuntime automatic @jsxImportSource preact */
import { Notice } from '../frame/parts.tsx'
import { provenValues, type Listing } from './listing_facts.tsx'
import { shortHost } from './words.ts'

/** That nobody keeps the page, what its values are worth then, and the way to have it. */
export function Unclaimed({ listing }: { listing: Listing }) {
  const { slug, url } = listing
  return (
    <Notice title="Nobody has claimed this listing yet">
      <p>
        {provenValues(listing) === 0
          ? `What it says was imported from another directory and has not yet been checked against ${shortHost(url)}.`
          : `The site team imported it. What was found on ${shortHost(url)} has its quote; the rest is as another directory had it.`}{' '}
        Is it your product?{' '}
        <a href={`/listings/${slug}/claim`} rel="nofollow">
          Claim it
        </a>{' '}
        by proving that the website is yours.
      </p>
    </Notice>
  )
}
