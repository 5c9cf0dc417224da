/** @jsxRuntime automatic @jsxImportSource preact */
import { CRAWL_LIMITS } from '../../../crawl/crawl_limits.ts'
import { RENDER_LIMITS } from '../../../crawl/rendering/limits.ts'
import { PRODUCT_TOKEN } from '../../../crawl/ask_robots.ts'
import type { Config } from '../../../core/config.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Prose, Snippet } from '../frame/parts.tsx'
import { taken } from './taken.ts'
import { Article, ArticleSection } from './article.tsx'

/** Where the crawler's name leads; owners of websites read it. */
export const botRoute: Route = {
  path: '/bot',
  get(ctx) {
    const { recheck_days, render } = ctx.service.config
    return htmlPage(
      ctx,
      {
        title: `About ${PRODUCT_TOKEN}`,
        description: `${PRODUCT_TOKEN} reads a product’s website to draft a listing of it, and later whether it still says so.`,
      },
      <Article
        title={PRODUCT_TOKEN}
        lead={`It reads a product’s website when somebody asks ${ctx.site.name} to draft a listing of it, and every ${recheck_days} days while the listing is live, to see whether the website still says the same.`}
      >
        <WhatItDoes render={render} />
        <ArticleSection title="How to keep it out">
          <p>Put this in your robots.txt; it applies from the next visit on:</p>
          <Snippet code={`User-agent: ${PRODUCT_TOKEN}\nDisallow: /`} label="Rule for robots.txt" />
          <p>
            It identifies itself as{' '}
            <code>
              {PRODUCT_TOKEN}/1.0 (+{ctx.service.config.base_url}/bot)
            </code>
            .
          </p>
        </ArticleSection>
        <ArticleSection title="Something is wrong?">
          <p>
            Use the report link on the listing, or write to us: the address is in the <a href="/imprint">imprint</a>.
          </p>
        </ArticleSection>
      </Article>,
    )
  },
}

const WhatItDoes = ({ render }: Pick<Config, 'render'>) => (
  <ArticleSection title="What it does">
    <ul class="stack tight">
      <li>
        It reads at most {CRAWL_LIMITS.pages_max} pages of a site, at most {CRAWL_LIMITS.concurrency_max} at a time, and is done within{' '}
        {CRAWL_LIMITS.seconds_max} seconds.
      </li>
      <li>It obeys robots.txt, crawl delays included. If robots.txt cannot be fetched, it stays away.</li>
      <li>It signs in nowhere and sends no forms.</li>
      {render === 'never' ? (
        <li>It runs no scripts of the pages.</li>
      ) : (
        <li>
          {render === 'auto' ? 'It shows pages written by scripts' : 'It shows pages'} in a browser and reads what people see: at most{' '}
          {RENDER_LIMITS.pages_max} of a site, for at most {RENDER_LIMITS.draft_seconds_max} seconds more. What such a page asks for is
          asked as everything else is, by the robots.txt of each host.
        </li>
      )}
      <li>
        On later visits it first asks whether a page has changed, where the page supports that; a site that does not answer is asked again
        after one, three and seven days.
      </li>
      <li>It keeps what it read only to prove what the listing says: each value carries the sentence that states it.</li>
      <li>
        It looks for the badge of a listing on the page its founder names, once a week, and every thirty days for what proves that the
        website is theirs; and it fetches the pictures that the listing shows.
      </li>
    </ul>
  </ArticleSection>
)

export const badgesRoute: Route = {
  path: '/badges',
  async get(ctx) {
    const { badges, rel_policy } = taken(await ctx.call('get_badges', {}))
    return htmlPage(
      ctx,
      { title: 'Badges', description: `Badges of ${ctx.site.name} for your website, with the code to paste.` },
      <div class="narrow stack loose">
        <header class="page-head">
          <h1>Badges</h1>
          <p class="lead">Show where your product is listed. A free launch asks for one of these on your website.</p>
        </header>
        {badges.map(({ id, image_url, width, height, html, markdown }) => (
          <section class="card" aria-labelledby={`badge-${id}`}>
            <h2 id={`badge-${id}`} class="h3">
              {id === 'light' ? 'For light pages' : id === 'dark' ? 'For dark pages' : 'With the rank'}
            </h2>
            <p class={`badge-shown ${id}`}>
              <img src={new URL(image_url).pathname} alt={`${ctx.site.name} badge, ${id}`} width={width} height={height} />
            </p>
            <Snippet code={html} label={`HTML of the ${id} badge`} />
            <details>
              <summary>Markdown</summary>
              <Snippet code={markdown} label={`Markdown of the ${id} badge`} />
            </details>
          </section>
        ))}
        <p class="muted">{rel_policy}</p>
        <p>
          The code that links to your own listing, and the badge with its rank, are in <a href="/account/listings">your listings</a>.
        </p>
      </div>,
    )
  },
}

export const imprintRoute: Route = {
  path: '/imprint',
  get(ctx) {
    const { site, service } = ctx
    const { imprint, team_email, base_url, seller_name, seller_address, seller_vat_id } = service.config
    return htmlPage(
      ctx,
      { title: 'Imprint', description: `Who runs ${site.name}.` },
      <Article title="Imprint" lead={`Who runs ${site.name}, and how to reach them.`}>
        {imprint ? (
          <Prose text={imprint} />
        ) : (
          <dl class="facts">
            <dt>Website</dt>
            <dd>{new URL(base_url).host}</dd>
            {seller_name && (
              <>
                <dt>Run by</dt>
                <dd>
                  <Prose text={[seller_name, seller_address].filter(Boolean).join('\n')} />
                </dd>
              </>
            )}
            {seller_vat_id && (
              <>
                <dt>VAT number</dt>
                <dd>{seller_vat_id}</dd>
              </>
            )}
            {team_email && (
              <>
                <dt>E-mail</dt>
                <dd>
                  <a href={`mailto:${team_email}`}>{team_email}</a>
                </dd>
              </>
            )}
          </dl>
        )}
        <ArticleSection title="What is listed here">
          <p>
            Founders are responsible for what their listings say. Values marked as sourced are quoted from their websites. Is something
            wrong or unlawful? Each listing has a report link, and a person reads every report.
          </p>
        </ArticleSection>
      </Article>,
    )
  },
}
