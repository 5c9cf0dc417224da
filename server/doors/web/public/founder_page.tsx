/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import { fail } from '../../../base/error.ts'
import type { Schemas } from '../../../../sdk/contract.ts'
import { findFounderPage, findInterviewPage } from '../../../reads/founder_pages.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Prose, Time } from '../frame/parts.tsx'
import { safeUrl } from '../frame/safe_url.ts'
import { Socials } from './listing_facts.tsx'
import { ArticleSection } from './article.tsx'
import { breadcrumbs } from './listing_ld.ts'
import { ListingRows, rowsContext } from './listing_list.tsx'
import { Portrait } from './tile.tsx'

/** As much as search engines show. */
const DESCRIPTION_CHARACTERS = 160
/** Of what is told to programs. */
const BIO_CHARACTERS = 300

export const founderRoute: Route = {
  path: '/founders/:id',
  async get(ctx) {
    const { service, site, params } = ctx
    const page = await findFounderPage(service.replica, site, params.id ?? '')
    if (!page) fail('not_found', { detail: 'There is no founder at this address, or nothing of theirs is listed here now.' })
    const { founder, listings, stories, interview_id, public_id } = page
    const rows = await rowsContext(ctx, listings)
    const path = `/founders/${public_id}`
    return htmlPage(
      ctx,
      {
        title: founder.name,
        description: founder.bio ? clip(founder.bio, DESCRIPTION_CHARACTERS) : `${founder.name} on ${site.name}`,
        picture: { url: `${site.url}/og/pages/founder-${public_id}.png`, alt: founder.name },
        json_ld: [personOf(founder, site.url + path), breadcrumbs(site.url, [{ name: founder.name, path }])],
      },
      <div class="narrow-wide">
        <FounderHead founder={founder} href={null} />
        {interview_id && (
          <p>
            <a class="button quiet" href={`/interviews/${interview_id}`}>
              Read the interview
            </a>
          </p>
        )}
        <section class="section" aria-labelledby="products">
          <h2 id="products">Products</h2>
          <ListingRows items={listings} rows={rows} />
        </section>
        {stories.length > 0 && (
          <section class="section" aria-labelledby="stories">
            <h2 id="stories">Stories</h2>
            <ul class="stack tight">
              {stories.map(({ slug, name, title }) => (
                <li>
                  <a href={`/listings/${slug}/story`}>{title ?? `The story of ${name}`}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>,
    )
  },
}

export const interviewRoute: Route = {
  path: '/interviews/:id',
  async get(ctx) {
    const { service, site, params } = ctx
    const page = await findInterviewPage(service.replica, site, params.id ?? '')
    if (!page) fail('not_found', { detail: 'There is no interview at this address, or it is not complete.' })
    const { founder, founder_page, listings, answers, updated_at, public_id } = page
    const rows = await rowsContext(ctx, listings)
    const name = founder?.name ?? 'A founder'
    return htmlPage(
      ctx,
      {
        title: `Interview with ${name}`,
        description: clip(answers[0]?.answer ?? '', DESCRIPTION_CHARACTERS),
        // An account with nothing listed here is not yet vouched for by anything.
        noindex: listings.length === 0,
        json_ld: [breadcrumbs(site.url, [{ name: `Interview with ${name}`, path: `/interviews/${public_id}` }])],
      },
      <article class="narrow article">
        <p class="eyebrow">Founder interview</p>
        {founder ? (
          <FounderHead founder={founder} href={founder_page ? `/founders/${founder_page}` : null} />
        ) : (
          <h1>Interview with a founder</h1>
        )}
        <p class="small muted">
          In their own words, last changed <Time at={updated_at.toISOString()} />
        </p>
        {answers.map(({ question, answer }) => (
          <ArticleSection title={question}>
            <Prose text={answer} />
          </ArticleSection>
        ))}
        {listings.length > 0 && (
          <section class="section" aria-labelledby="products">
            <h2 id="products">What they build</h2>
            <ListingRows items={listings} rows={rows} />
          </section>
        )}
      </article>,
    )
  },
}

function FounderHead({ founder, href }: { founder: Schemas['Founder']; href: string | null }) {
  const { name, role, bio, photo_url, socials } = founder
  return (
    <header class="founder-head">
      <Portrait name={name} url={photo_url} large />
      <div class="stack tight">
        <h1>{href ? <a href={href}>{name}</a> : name}</h1>
        {role && <p class="lead">{role}</p>}
        {bio && <Prose text={bio} />}
        <Socials socials={socials} />
      </div>
    </header>
  )
}

function personOf({ name, role, bio, socials }: Schemas['Founder'], url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url,
    ...(role ? { jobTitle: role } : {}),
    ...(bio ? { description: clip(bio, BIO_CHARACTERS) } : {}),
    sameAs: Object.values(socials).flatMap((address) => safeUrl(address) ?? []),
  }
}
