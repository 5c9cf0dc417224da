/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { weekName } from '../../../base/weeks.ts'
import type { Schemas } from '../../../../sdk/contract.ts'
import { dollars } from '../../../base/money.ts'
import { SECTIONS } from '../../../listings/show.ts'
import type { Choice } from '../../../orders/products/product.ts'
import { PRODUCTS } from '../../../orders/products/table.gen.ts'
import type { Chosen } from './cart_items.ts'
import { LaunchWeeks, type Weeks } from './cart_weeks.tsx'
import { Mockup } from '../public/mockup.tsx'
import type { PicturesShown } from '../public/pictures.ts'
import { Logo } from '../public/tile.tsx'
import type { MyListing } from './listing_frame.tsx'
import { weekStart } from '../frame/status.tsx'
import { writeTime } from '../frame/parts.tsx'

type Product = Schemas['Product']
type Props = {
  product: Product
  listing: MyListing
  pictures: PicturesShown
  weeks: Weeks
  chosen: Chosen
  mistake: string | undefined
  now: Date
}

/** One product: a box to tick, and what there is to choose once it is. */
export function ProductCard({ product, listing, pictures, weeks, chosen, mistake, now }: Props) {
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
          {dollars(price_cents)} <span class="muted small">{unit}</span>
        </span>
      </div>
      <div class="product-what">
        <Mockup name={key} />
        <p class="muted small">{bought ?? description}</p>
      </div>
      {bought === null && (
        <div class="product-options stack">
          {PLACED.has(key) && <Preview listing={listing} pictures={pictures} />}
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

/** What shows the listing itself in a place of its own. */
const PLACED: ReadonlySet<Product['key']> = new Set(['billboard', 'category_feature'])

/** What is bought, as it will stand there. */
function Preview({ listing: { listing_id: id, name, headline, summary, logo_url }, pictures }: Pick<Props, 'listing' | 'pictures'>) {
  return (
    <figure class="placement-preview">
      <figcaption class="small muted">How it will look</figcaption>
      <div class="card sponsored-card">
        <Logo of={{ id, name, logo_url }} pictures={pictures} />
        <div>
          <p>
            <strong>{name}</strong> <span class="tag">Sponsored</span>
          </p>
          <p class="small muted">{headline ?? summary}</p>
        </div>
      </div>
    </figure>
  )
}

function boughtAlready(key: Product['key'], listing: MyListing): string | null {
  const owned = PRODUCTS[key].owned?.(listing) ?? null
  const { status } = listing
  return owned ?? (status === 'suspended' || status === 'archived' ? 'Nothing can be bought for this listing at the moment.' : null)
}

type ChoiceProps = Omit<Props, 'mistake' | 'pictures'> & { choice: Choice }

function ChoiceField({ choice, product, listing, weeks, chosen, now }: ChoiceProps) {
  const { option, field, label } = choice
  const { min_weeks = 1 } = product.constraints
  switch (option) {
    case 'week':
      return choice.now ? (
        <LaunchWeeks choice={choice} weeks={weeks} chosen={chosen} now={now} />
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

const sayWeek = ({ key, starts_at }: Weeks[number]): string => `${weekName(key)}, from ${writeTime(starts_at, 'date')}`

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
