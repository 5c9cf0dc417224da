/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, ComponentProps } from 'preact'
import type { Schemas } from '../../../../sdk/contract.ts'
import type { FieldName } from '../../../fields/fields.ts'
import { countProven } from '../../../listings/show.ts'
import { safeUrl } from '../frame/safe_url.ts'
import { Source, Stated, StatedUntil } from './source.tsx'
import { countryName } from '../../../base/countries.ts'
import { labelOf, pricingLabel, shortUrl, socialLabel } from './words.ts'

export type Listing = Schemas['PublicListing']

export const provenValues = ({ evidence }: Listing): number => countProven(evidence)

/** One fact with its proof, or with the mark of what only its founder says. */
function Fact({ listing, field, children }: { listing: Listing; field: FieldName; children: ComponentChildren }) {
  const value = listing[field]
  const evidence = listing.evidence[field]
  return (
    <>
      <dt>{labelOf(field)}</dt>
      <dd id={`v-${field}`}>
        {evidence ? (
          <Proved field={field} of={labelOf(field)} evidence={evidence} value={typeof value === 'boolean' ? undefined : String(value)}>
            {children}
          </Proved>
        ) : (
          <>
            {children} <Stated />
          </>
        )}
        <StatedUntil field={field} />
      </dd>
    </>
  )
}

type ProvedProps = ComponentProps<typeof Source> & { field: FieldName; children: ComponentChildren }

/** A value that is a link leads where it says; its tick beside it opens the proof. */
export function Proved({ field, children, ...proof }: ProvedProps) {
  if (!isLink(field)) return <Source {...proof}>{children}</Source>
  return (
    <>
      {children} <Source {...proof} />
    </>
  )
}

const isLink = (field: FieldName): boolean => field === 'contact_email' || field.endsWith('_url')

type Shown = [FieldName, ComponentChildren]

type FactsProps = { listing: Listing; id: string; title: string; fields: readonly FieldName[]; quiet?: true }

/** Facts that have a value; those that have none are named as left blank, unless that says little of the product (`quiet`). */
export function Facts({ listing, id, title, fields, quiet }: FactsProps) {
  const shown = fields.flatMap((field): Shown[] => {
    const node = written(listing, field)
    return node === null ? [] : [[field, node]]
  })
  const blank = fields.filter((field) => shown.every(([name]) => name !== field))
  if (shown.length === 0) return null
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl class="facts">
        {shown.map(([field, node]) => (
          <Fact listing={listing} field={field}>
            {node}
          </Fact>
        ))}
      </dl>
      {!quiet && blank.length > 0 && (
        <p class="small muted">Left blank: {blank.map((field) => labelOf(field).toLowerCase()).join(', ')}.</p>
      )}
    </section>
  )
}

/** A value as people read it; null where there is none. */
export function written(listing: Listing, field: FieldName): ComponentChildren | null {
  const value = listing[field]
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value)
  if (field === 'pricing_model') return pricingLabel(text)
  if (field === 'hq_country') return countryName(text)
  if (field === 'contact_email') return <a href={`mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`}>{text}</a>
  if (field.endsWith('_url')) return <Outside url={text} />
  return text
}

/** A link to somebody else's website; text where the address is none to follow. */
export function Outside({ url, children }: { url: string; children?: ComponentChildren }) {
  const href = safeUrl(url)
  const shown = children ?? shortUrl(url)
  if (!href) return <>{shown}</>
  return (
    <a href={href} rel="ugc nofollow noopener">
      {shown}
    </a>
  )
}

export function Socials({ socials, evidence = {} }: { socials: Partial<Record<string, string>>; evidence?: Listing['evidence'] }) {
  const shown = Object.entries(socials).flatMap(([platform, url]) => (url && safeUrl(url) ? [{ platform, url }] : []))
  if (shown.length === 0) return null
  return (
    <ul class="plain socials">
      {shown.map(({ platform, url }) => (
        <li>
          <Outside url={url}>{platform === 'website' || platform === 'custom' ? shortUrl(url) : socialLabel(platform)}</Outside>{' '}
          <Source of={socialLabel(platform)} evidence={evidence[`company_socials.${platform}`]} value={url} />
          <StatedUntil field={`company_socials.${platform}`} />
        </li>
      ))}
    </ul>
  )
}
