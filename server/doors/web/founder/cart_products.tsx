/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../../sdk/contract.ts'
import { writeCents } from '../../../base/money.ts'
import { SECTIONS, type Choice } from '../../../orders/products/product.ts'
import { PRODUCTS } from '../../../orders/products/table.gen.ts'
import { endsSoon, hoursLeft, sayHours } from '../../../orders/products/week_ends.ts'
import type { Chosen } from './cart_items.ts'
import { Mockup } from '../public/mockup.tsx'
import type { MyListing } from './listing_frame.tsx'
import { weekStart } from './status.tsx'
import { Time, writeTime } from '../frame/parts.tsx'

type Product = Schemas['Product']
type Weeks = Schemas['LaunchWeeks']['items']
type Props = { product: Product; listing: MyListing; weeks: Weeks; chosen: Chosen; mistake: string | undefined; now: Date }

/** One product: a box to tick, and what there is to choose once it is. */
export function ProductCard({ product, listing, weeks, chosen, mistake, now }: Props) {
  const { key, name, description, price_cents } = product
  const { unit, choices, note } = PRODUCTS[key]
  const bought = boughtAlready(key, listing)
  const instead = note?.(listing) ?? null
  return (
    <fieldset class="card product" disabled={bought !== null} id={`product-${key}`}>
      <legend class="visually-hidden">{name}</legend>
      <div class="product-head">
        <label class="check">
          <input type="checkbox" name="item" value={key} checked={chosen.all('item').includes(key)} />
          <strong>{name}</strong>
        </label>
        <span class="figure">
          ${writeCents(price_cents)} <span class="muted small">{unit}</span>
        </span>
      </div>
      <div class="product-what">
        <Mockup name={key} />
        <p class="muted small">{bought ?? description}</p>
      </div>
      {bought === null && (
        <div class="product-options stack">
          {instead !== null && <p class="small">{instead}</p>}
          {instead === null &&
            choices.map((choice) => (
              <ChoiceField choice={choice} product={product} listing={listing} weeks={weeks} chosen={chosen} now={now} />
            ))}
        </div>
      )}
      {mistake && <p class="mistake">{mistake}</p>}
    </fieldset>
  )
}

function boughtAlready(key: Product['key'], listing: MyListing): string | null {
  const owned = PRODUCTS[key].owned?.(listing) ?? null
  const { status } = listing
  return owned ?? (status === 'suspended' || status === 'archived' ? 'Nothing can be bought for this listing at present.' : null)
}

type ChoiceProps = Omit<Props, 'mistake'> & { choice: Choice }

function ChoiceField({ choice, product, listing, weeks, chosen, now }: ChoiceProps) {
  const { option, field, label } = choice
  const { min_weeks = 1 } = product.constraints
  switch (option) {
    case 'week':
      return choice.now ? (
        <LaunchWeek choice={choice} listing={listing} weeks={weeks} chosen={chosen} now={now} />
      ) : (
        <WeekField choice={choice} weeks={weeks} chosen={chosen} />
      )
    case 'weeks': {
      const least = min_weeks > 1 ? `${label}, ${min_weeks} at least` : label
      return <Boxes name={field} label={least} values={weeks.map(({ key }) => key)} say={weekStart} chosen={chosen} />
    }
    case 'categories':
      return <Boxes name={field} label={label} values={listing.categories} chosen={chosen} />
    case 'sections': {
      const locked = SECTIONS.filter((section) => !listing.unlocked_sections.includes(section))
      return <Boxes name={field} label={label} values={locked} chosen={chosen} />
    }
  }
}

const sayWeek = ({ key, starts_at }: Weeks[number]): string => `${key}, from ${writeTime(starts_at, 'date')}`

/** The next week of which all seven days are left, where it has a seat to sell. */
const wholeWeek = (weeks: Weeks): Weeks[number] | undefined => weeks.find(({ paid_seats_left }) => paid_seats_left > 0)

/** Which week a launch is offered in: now, but the next whole week when this one is nearly over. */
export const offeredWeek = ({ status }: MyListing, weeks: Weeks, now: Date): string =>
  status !== 'live' && endsSoon(now) ? (wholeWeek(weeks)?.key ?? 'now') : 'now'

/** A week in which all seven days can be had, or what is left of this one. */
function LaunchWeek({ choice: { field, label }, listing, weeks, chosen, now }: Omit<ChoiceProps, 'product'>) {
  const next = wholeWeek(weeks)
  const picked = chosen.text(field) || offeredWeek(listing, weeks, now)
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <select id={field} name={field} aria-describedby={`${field}-hint`}>
        <option value="now" selected={picked === 'now'}>
          Now: {sayHours(hoursLeft(now))} of voting left
        </option>
        {weeks.map((week) => (
          <option value={week.key} selected={picked === week.key} disabled={week.paid_seats_left === 0}>
            {sayWeek(week)} · {week.paid_seats_left === 0 ? 'full' : `${week.paid_seats_left} seats left`}
          </option>
        ))}
      </select>
      <p class="hint" id={`${field}-hint`}>
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

function WeekField({ choice: { field, label }, weeks, chosen }: Pick<ChoiceProps, 'choice' | 'weeks' | 'chosen'>) {
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <select id={field} name={field}>
        {weeks.map((week) => (
          <option value={week.key} selected={chosen.text(field) === week.key}>
            {sayWeek(week)}
          </option>
        ))}
      </select>
    </div>
  )
}

type BoxesProps = { name: string; label: string; values: readonly string[]; say?: (value: string) => ComponentChildren; chosen: Chosen }

function Boxes({ name, label, values, say = (value) => value, chosen }: BoxesProps) {
  return (
    <fieldset>
      <legend class="small">{label}</legend>
      <div class="boxes">
        {values.map((value) => (
          <label class="check">
            <input type="checkbox" name={name} value={value} checked={chosen.all(name).includes(value)} />
            <span>{say(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
