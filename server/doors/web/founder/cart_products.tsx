/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../../sdk/contract.ts'
import { writeCents } from '../../../invoices/snapshot.ts'
import { SECTIONS, type Choice } from '../../../orders/products/product.ts'
import { PRODUCTS } from '../../../orders/products/table.gen.ts'
import type { Chosen } from './cart_items.ts'
import type { MyListing } from './listing_frame.tsx'
import { weekStart } from './status.tsx'
import { writeTime } from '../frame/parts.tsx'

type Product = Schemas['Product']
type Weeks = Schemas['LaunchWeeks']['items']
type Props = { product: Product; listing: MyListing; weeks: Weeks; chosen: Chosen; mistake: string | undefined }

/** One product: a box to tick, and what there is to choose once it is. */
export function ProductCard({ product, listing, weeks, chosen, mistake }: Props) {
  const { key, name, description, price_cents, constraints } = product
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
      <p class="muted small">{bought ?? description}</p>
      {bought === null && (
        <div class="product-options stack">
          {instead !== null && <p class="small">{instead}</p>}
          {instead === null &&
            choices.map((choice) => (
              <ChoiceField choice={choice} listing={listing} weeks={weeks} chosen={chosen} constraints={constraints} />
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

type ChoiceProps = { choice: Choice; listing: MyListing; weeks: Weeks; chosen: Chosen; constraints: Product['constraints'] }

function ChoiceField({ choice, listing, weeks, chosen, constraints }: ChoiceProps) {
  const { option, field, label } = choice
  const { min_weeks = 1 } = constraints
  switch (option) {
    case 'week':
      return <WeekField choice={choice} weeks={weeks} chosen={chosen} />
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

/** One week; where it may be now as well, it is a launch's, and its seats are counted. */
function WeekField({ choice: { field, label, now }, weeks, chosen }: { choice: Choice; weeks: Weeks; chosen: Chosen }) {
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <select id={field} name={field}>
        {now && <option value="now">Now: live as soon as it is paid</option>}
        {weeks.map((week) => (
          <option value={week.key} selected={chosen.text(field) === week.key} disabled={now && week.paid_seats_left === 0}>
            {sayWeek(week)}
            {now && ` · ${week.paid_seats_left === 0 ? 'full' : `${week.paid_seats_left} seats left`}`}
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
