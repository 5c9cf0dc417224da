/** @jsxRuntime automatic @jsxImportSource preact */
import { languageName } from '../../../base/languages.ts'
import type { Schemas } from '../../../../sdk/contract.ts'
import { countryName } from '../../../base/countries.ts'
import type { WholeInput } from '../../../core/operation.ts'
import { FACETS, type Facet } from '../../../listings/facets.ts'
import { plural } from '../../../base/plural.ts'
import { pricingLabel } from './words.ts'

type FilterName = Facet | 'proven_min'
/** Filters as an address has them. */
export type Chosen = Partial<Record<FilterName, string>>
type SearchInput = WholeInput<'search_listings'>

const NAMES: readonly FilterName[] = [...FACETS, 'proven_min']
const LABELS: Record<FilterName, string> = {
  pricing_model: 'Price',
  free_trial: 'Free trial',
  platform: 'Platform',
  license: 'Licence',
  country: 'Country',
  language: 'Language',
  proven_min: 'Proven',
}
const PLATFORMS: Record<string, string> = {
  web: 'Web',
  macos: 'macOS',
  windows: 'Windows',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
  browser_extension: 'Browser extension',
  api: 'API',
  self_hosted: 'Self-hosted',
  cli: 'Command line',
}
const PROVEN_STEPS = ['1', '5', '10', '15', '20']
const VALUE_CHARACTERS_MAX = 40

/** The filters in an address; what can be no value of one is left out. */
export function chosenIn({ searchParams }: URL): Chosen {
  const chosen: Chosen = {}
  for (const name of NAMES) {
    const value = searchParams.get(name) ?? ''
    if (value === '' || value.length > VALUE_CHARACTERS_MAX || !/^[\w-]+$/.test(value)) continue
    if (name === 'free_trial' && value !== 'true' && value !== 'false') continue
    if (name === 'proven_min' && !/^[1-5]?\d$/.test(value)) continue
    if (name === 'proven_min' && Number(value) === 0) continue
    chosen[name] = value
  }
  return chosen
}

export const isFiltered = (chosen: Chosen): boolean => Object.keys(chosen).length > 0

/** As search_listings takes them; it refuses values that there are none of. */
export function filtersOf({ free_trial, proven_min, ...texts }: Chosen): Partial<SearchInput> {
  const input = {
    ...texts,
    ...(free_trial === undefined ? {} : { free_trial: free_trial === 'true' }),
    ...(proven_min === undefined ? {} : { proven_min: Number(proven_min) }),
  }
  // The call checks each value against the contract.
  return input as Partial<SearchInput>
}

/** Adds the filters to the query of a page's own address. */
export function addFilters(query: URLSearchParams, chosen: Chosen): URLSearchParams {
  for (const name of NAMES) if (chosen[name] !== undefined) query.set(name, chosen[name])
  return query
}

function sayValue(name: FilterName, value: string): string {
  switch (name) {
    case 'pricing_model':
      return pricingLabel(value)
    case 'free_trial':
      return value === 'true' ? 'Free trial' : 'No free trial'
    case 'platform':
      return PLATFORMS[value] ?? value
    case 'license':
      return value === 'open_source' ? 'Open source' : value
    case 'country':
      return countryName(value.toUpperCase())
    case 'language':
      return /^[a-z]{2}$/.test(value) ? languageName(value) : value
    case 'proven_min':
      return `${plural(Number(value), 'value')} or more`
  }
}

type Props = { facets: Schemas['Facets'] | undefined; chosen: Chosen; hrefOf: (chosen: Chosen) => string }

/** What a list can be narrowed to, with how many it would leave: links alone, in menus that open without a script. */
export function Filters({ facets, chosen, hrefOf }: Props) {
  const menus = FACETS.flatMap((name) => {
    const values = (facets?.[name] ?? []).filter(({ value }) => value !== chosen[name])
    return values.length === 0 ? [] : [{ name, values }]
  })
  const without = (name: FilterName): Chosen => Object.fromEntries(Object.entries(chosen).filter(([given]) => given !== name))
  if (menus.length === 0 && !isFiltered(chosen)) return null
  return (
    <div class="filters">
      <div class="filter-menus" role="group" aria-label="Filters">
        {menus.map(({ name, values }) => (
          <Menu
            name={name}
            entries={values.map(({ value, count }) => ({
              label: sayValue(name, value),
              count,
              href: hrefOf({ ...chosen, [name]: value }),
            }))}
          />
        ))}
        <Menu
          name="proven_min"
          entries={PROVEN_STEPS.filter((value) => value !== chosen.proven_min).map((value) => ({
            label: sayValue('proven_min', value),
            href: hrefOf({ ...chosen, proven_min: value }),
          }))}
        />
      </div>
      {isFiltered(chosen) && (
        <ul class="plain cluster" aria-label="Filters that are set">
          {NAMES.flatMap((name) => {
            const value = chosen[name]
            return value === undefined ? (
              []
            ) : (
              <li>
                <a class="tag set" href={hrefOf(without(name))}>
                  {sayValue(name, value)} <span aria-hidden="true">×</span>
                  <span class="visually-hidden">: remove this filter</span>
                </a>
              </li>
            )
          })}
          <li>
            <a class="small" href={hrefOf({})}>
              Clear all
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}

type Entry = { label: string; href: string; count?: number }

const Menu = ({ name, entries }: { name: FilterName; entries: readonly Entry[] }) => (
  <details class="menu" name="filter">
    <summary>{LABELS[name]}</summary>
    <ul class="plain">
      {entries.map(({ label, href, count }) => (
        <li>
          <a href={href} rel="nofollow">
            <span>{label}</span> {count !== undefined && <span class="figure muted">{count.toLocaleString('en')}</span>}
          </a>
        </li>
      ))}
    </ul>
  </details>
)
