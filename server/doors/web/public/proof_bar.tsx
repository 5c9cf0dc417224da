/** @jsxRuntime automatic @jsxImportSource preact */
import { FIELDS, fieldsOfFacts, isField } from '../../../fields/fields.ts'
import type { Listing } from './listing_facts.tsx'
import { Reading } from './reading.ts'
import { labelOf, socialLabel } from './words.ts'

type State = 'proven' | 'word' | 'blank'
type Value = { label: string; href: string; state: State }

/** Where a value stands that is no row of the facts. */
const PLACES: Record<string, string> = {
  headline: '#v-headline',
  summary: '#v-summary',
  description: '#about',
  categories: '#v-categories',
  features: '#features',
  use_cases: '#use_cases',
  integrations: '#integrations',
  faqs: '#faq',
}

/** Every value of the page as a small square, so that one look says how much of it is proven; each leads to its value. `word`: what the others are worth. */
export function ProofBar({ listing, word }: { listing: Listing; word: string }) {
  const says: Record<State, string> = { proven: 'proven by a quote', word, blank: 'left blank' }
  const values = valuesOf(listing)
  const count = (state: State) => values.filter((value) => value.state === state).length
  const proven = count('proven')
  return (
    <section class="proof-bar" aria-labelledby="proof">
      <div class="split">
        <h2 id="proof" class="proof-count">
          {proven === 0 ? 'No value is proven yet' : `${proven} of ${values.length} values proven`}
        </h2>
        {proven > 0 && <Reading.Consumer>{({ all_proof }) => <AllProof open={all_proof} />}</Reading.Consumer>}
      </div>
      <ul class="plain squares" aria-label="Values of this page">
        {values.map(({ label, href, state }) => {
          const said = `${label}: ${says[state]}`
          const heard = <span class="visually-hidden">{said}</span>
          return (
            <li>
              {state === 'blank' ? (
                <span class="square blank" title={said}>
                  {heard}
                </span>
              ) : (
                <a class={`square ${state}`} href={href} title={said}>
                  {heard}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      <p class="proof-key">
        <span class="key proven">{proven} proven by a quote</span>
        <span class="key word">
          {count('word')} {word}
        </span>
        <span class="key blank">{count('blank')} left blank</span>
      </p>
    </section>
  )
}

/** A link to the page with all of it open; where scripts run, a button that opens and closes it here. */
const AllProof = ({ open }: { open: boolean }) => (
  <a class="button quiet small" href={open ? '?#proof' : '?proof=all#proof'} data-all-proof={open ? 'open' : ''} rel="nofollow">
    {open ? 'Hide all proof' : 'Show all proof'}
  </a>
)

function valuesOf(listing: Listing): Value[] {
  const { evidence, company_socials } = listing
  const fields = [
    ...['headline', 'summary', 'description', 'categories', 'features', 'use_cases', 'integrations'],
    ...(['product', 'company', 'links'] as const).flatMap((facts) => fieldsOfFacts(facts)),
    'faqs',
  ]
  const own = new Map<string, unknown>(Object.entries(listing))
  const stateOf = (name: string): State => {
    if (evidence[name]) return 'proven'
    const value = own.get(name)
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? 'blank' : 'word'
  }
  const socials = Object.keys(company_socials).map((platform): Value => {
    const label = `Account on ${socialLabel(platform)}`
    return { label, href: '#socials', state: evidence[`company_socials.${platform}`] ? 'proven' : 'word' }
  })
  const shown = fields.map((name): Value => {
    const label = isField(name) ? (FIELDS[name].shown_as ?? FIELDS[name].label) : labelOf(name)
    return { label, href: PLACES[name] ?? `#v-${name}`, state: stateOf(name) }
  })
  return [...shown, ...socials].toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
}

const ORDER: readonly State[] = ['proven', 'word', 'blank']
