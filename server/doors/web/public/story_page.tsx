/** @jsxRuntime automatic @jsxImportSource preact */
import type { Story } from '../../../profile/profile.ts'
import { findStoryPage, type StoryPage } from '../../../reads/founder_pages.ts'
import type { Site } from '../../../core/sites.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Prose, Time } from '../frame/parts.tsx'
import { Portrait } from './tile.tsx'
import { articleJsonLd, breadcrumbs } from './listing_ld.ts'
import { readListing } from './listing_page.tsx'
import { emptyPart } from './listing_part.tsx'
import { slugOf } from './slug.ts'
import { ArticleSection } from './article.tsx'

const SECTIONS: readonly [keyof Story, string][] = [
  ['how_started', 'How it started'],
  ['problem', 'The problem'],
  ['what_built', 'What was built'],
  ['hard_parts', 'The hard parts'],
  ['milestones', 'Milestones'],
  ['whats_next', 'What comes next'],
]

export const storyRoute: Route = {
  path: '/listings/:slug/story',
  async get(ctx) {
    const { site, service } = ctx
    const slug = slugOf(ctx)
    const page = await findStoryPage(service.replica, site, slug)
    if (!page)
      return emptyPart(ctx, await readListing(ctx), {
        ...{ title: 'Founder story', path: 'story', none: 'No story yet', write: 'Write the story' },
        when: 'How it started and what was hard appears here once a founder has told it.',
      })
    const { story, name, founder } = page
    const title = story.title || `The story of ${name}`
    return htmlPage(
      ctx,
      {
        title,
        description: `${name}, told by its founder${founder ? `, ${founder.name}` : ''}.`,
        picture: { url: `${site.url}/og/pages/story-${slug}.png`, alt: title },
        json_ld: [
          storyJsonLd(site, page, title, `/listings/${slug}/story`),
          breadcrumbs(site.url, [
            { name, path: `/listings/${slug}` },
            { name: 'Story', path: `/listings/${slug}/story` },
          ]),
        ],
      },
      <article class="narrow article">
        <StoryHead page={page} title={title} slug={slug} />
        {SECTIONS.map(
          ([section, heading]) =>
            story[section] && (
              <ArticleSection title={heading}>
                <Prose text={story[section]} />
              </ArticleSection>
            ),
        )}
        <p>
          <a class="button" href={`/listings/${slug}`}>
            See {name}
          </a>
        </p>
      </article>,
    )
  },
}

type StoryHeadProps = { page: StoryPage; title: string; slug: string }

/** Whose story it is, and when it was told. */
function StoryHead({ page: { name, founder, founder_page, published_at }, title, slug }: StoryHeadProps) {
  return (
    <header class="page-head">
      <p class="eyebrow">
        <a href={`/listings/${slug}`}>{name}</a> · Founder story
      </p>
      <h1>{title}</h1>
      {founder && (
        <div class="person">
          <Portrait name={founder.name} url={founder.photo_url} />
          <p>
            {founder_page ? <a href={`/founders/${founder_page}`}>{founder.name}</a> : founder.name}
            {founder.role && <span class="muted">, {founder.role}</span>}
            <br />
            <span class="small muted">
              In their own words, published <Time at={published_at.toISOString()} />
            </span>
          </p>
        </div>
      )}
    </header>
  )
}

const storyJsonLd = (site: Site, { founder, founder_page, published_at }: StoryPage, headline: string, path: string): object =>
  articleJsonLd(site, {
    ...{ headline, path, published_at },
    author: founder && { name: founder.name, path: founder_page && `/founders/${founder_page}` },
  })
