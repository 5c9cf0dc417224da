/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../../sdk/contract.ts'
import { writeCents } from '../../../invoices/snapshot.ts'
import { endsSoon, hoursLeft, sayHours } from '../../../orders/pricing/week_ends.ts'
import type { Chosen } from './cart_items.ts'
import type { MyListing } from './listing_frame.tsx'
import { weekStart } from './status.tsx'
import { Time, writeTime } from '../frame/parts.tsx'

type Product = Schemas['Product']
type Weeks = Schemas['LaunchWeeks']['items']
type Props = { product: Product; listing: MyListing; weeks: Weeks; chosen: Chosen; mistake: string | undefined; now: Date }

const UNITS: Record<Product['key'], string> = {
  launch: 'once',
  billboard: 'a week',
  category_feature: 'a week and category',
  newsletter: 'a letter',
  sections: 'a section',
}

/** One product: a box to tick, and what there is to choose once it is. */
export function ProductCard({ product, listing, weeks, chosen, mistake, now }: Props) {
  const { key, name, description, price_cents, constraints } = product
  const bought = boughtAlready(product, listing)
  const { min_weeks = 1 } = constraints
  return (
    <fieldset class="card product" disabled={bought !== null} id={`product-${key}`}>
      <legend class="visually-hidden">{name}</legend>
      <div class="product-head">
        <label class="check">
          <input type="checkbox" name="item" value={key} checked={chosen.all('item').includes(key)} />
          <strong>{name}</strong>
        </label>
        <span class="figure">
          ${writeCents(price_cents)} <span class="muted small">{UNITS[key]}</span>
        </span>
      </div>
      <p class="muted small">{bought ?? description}</p>
      {bought === null && (
        <div class="product-options stack">
          {key === 'launch' && <LaunchWeek listing={listing} weeks={weeks} chosen={chosen} now={now} />}
          {key === 'billboard' && <WeekBoxes name="billboard_weeks" label={`Weeks, ${min_weeks} at least`} weeks={weeks} chosen={chosen} />}
          {key === 'category_feature' && (
            <>
              <Boxes name="feature_categories" label="Categories" values={listing.categories} chosen={chosen} />
              <WeekBoxes name="feature_weeks" label="Weeks" weeks={weeks} chosen={chosen} />
            </>
          )}
          {key === 'newsletter' && (
            <div class="field">
              <label for="newsletter_week">Week</label>
              <select id="newsletter_week" name="newsletter_week">
                {weeks.map((week) => (
                  <option value={week.key} selected={chosen.text('newsletter_week') === week.key}>
                    {sayWeek(week)}
                  </option>
                ))}
              </select>
            </div>
          )}
          {key === 'sections' && (
            <Boxes
              name="sections"
              label="Sections"
              values={(['milestones', 'story', 'interview', 'video'] as const).filter(
                (section) => !listing.unlocked_sections.includes(section),
              )}
              chosen={chosen}
            />
          )}
        </div>
      )}
      {mistake && <p class="mistake">{mistake}</p>}
    </fieldset>
  )
}

function boughtAlready({ key }: Product, { plan, unlocked_sections, status }: MyListing): string | null {
  if (key === 'launch' && plan === 'paid') return 'Bought: this listing has its paid launch.'
  if (key === 'sections' && (plan === 'paid' || unlocked_sections.length === 4)) return 'All sections of this listing are unlocked.'
  return status === 'suspended' || status === 'archived' ? 'Nothing can be bought for this listing at present.' : null
}

const sayWeek = ({ key, starts_at }: Weeks[number]): string => `${key}, from ${writeTime(starts_at, 'date')}`

/** The next week of which all seven days are left, where it has a seat to sell. */
const wholeWeek = (weeks: Weeks): Weeks[number] | undefined => weeks.find(({ paid_seats_left }) => paid_seats_left > 0)

/** Which week a launch is offered in: now, but the next whole week when this one is nearly over. */
export const offeredWeek = ({ status }: MyListing, weeks: Weeks, now: Date): string =>
  status !== 'live' && endsSoon(now) ? (wholeWeek(weeks)?.key ?? 'now') : 'now'

type LaunchWeekProps = Pick<Props, 'listing' | 'weeks' | 'chosen' | 'now'>

function LaunchWeek({ listing, weeks, chosen, now }: LaunchWeekProps) {
  if (listing.status === 'live') return <p class="small">It is live already: it stays so, and gets the paid plan at once.</p>
  const next = wholeWeek(weeks)
  const picked = chosen.text('launch_week') || offeredWeek(listing, weeks, now)
  return (
    <div class="field">
      <label for="launch_week">When</label>
      <select id="launch_week" name="launch_week" aria-describedby="launch_week-hint">
        <option value="now" selected={picked === 'now'}>
          Now: {sayHours(hoursLeft(now))} of voting left
        </option>
        {weeks.map((week) => (
          <option value={week.key} selected={picked === week.key} disabled={week.paid_seats_left === 0}>
            {sayWeek(week)} · {week.paid_seats_left === 0 ? 'full' : `${week.paid_seats_left} seats left`}
          </option>
        ))}
      </select>
      <p class="hint" id="launch_week-hint">
        Now means live as soon as it is paid, and votes until the week ends on Sunday at 24:00 UTC.
        {next && (
          <>
            {' '}
            The next whole week with a seat begins on <Time at={next.starts_at} />.
          </>
        )}
      </p>
    </div>
  )
}

function WeekBoxes({ name, label, weeks, chosen }: { name: string; label: string; weeks: Weeks; chosen: Chosen }) {
  return (
    <BoxGroup label={label}>
      {weeks.map(({ key }) => (
        <label class="check">
          <input type="checkbox" name={name} value={key} checked={chosen.all(name).includes(key)} />
          <span>{weekStart(key)}</span>
        </label>
      ))}
    </BoxGroup>
  )
}

function Boxes({ name, label, values, chosen }: { name: string; label: string; values: readonly string[]; chosen: Chosen }) {
  return (
    <BoxGroup label={label}>
      {values.map((value) => (
        <label class="check">
          <input type="checkbox" name={name} value={value} checked={chosen.all(name).includes(value)} />
          <span>{value}</span>
        </label>
      ))}
    </BoxGroup>
  )
}

function BoxGroup({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend class="small">{label}</legend>
      <div class="boxes">{children}</div>
    </fieldset>
  )
}
