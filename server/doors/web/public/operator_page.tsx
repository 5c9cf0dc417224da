/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { VOTER_AGE_HOURS_MIN } from '../../../launch/votes.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Prose } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Article, ArticleSection } from './article.tsx'

type OperatorPage = {
  title: string
  lead: (name: string) => string
  /** What the operator wrote; null where they left it to us. */
  own: (config: PageRequest['service']['config']) => string | null
  /** What holds for every site of this service, as far as its code keeps it. */
  plain: (ctx: PageRequest) => ComponentChildren
}

/** A page that the operator may write; until then it says what the service itself does. */
const operatorRoute = (path: string, { title, lead, own, plain }: OperatorPage): Route => ({
  path,
  get(ctx) {
    const text = own(ctx.service.config)
    const said = lead(ctx.site.name)
    return htmlPage(
      ctx,
      { title, description: said },
      <Article title={title} lead={said}>
        {text ? <Prose text={text} /> : plain(ctx)}
      </Article>,
    )
  },
})

export const aboutRoute = operatorRoute('/about', {
  title: 'About',
  lead: (name) => `${name} lists products with the proof behind their facts.`,
  own: ({ about }) => about,
  plain: ({ site }) => (
    <>
      <ArticleSection title="What is different here">
        <p>
          A founder pastes an address. {site.name} reads the website and drafts the listing from what it says: each value comes with the
          sentence that states it, the page it is on and the day it was read. What the website does not state is left blank.
        </p>
        <p>On a listing, underlined values open their quote. A value that only the founder vouches for is marked as the founder’s word.</p>
      </ArticleSection>
      <ArticleSection title="How products launch">
        <p>
          Products launch week by week and are ranked by people’s votes alone. A paid plan buys a place in the calendar, never a vote or a
          rank: see <a href="/ranking">how ranking works</a> and <a href="/pricing">what things cost</a>.
        </p>
      </ArticleSection>
      <ArticleSection title="Who is behind it">
        <p>
          The <a href="/imprint">imprint</a> names who runs this site. <a href="/contact">Write to us</a>, or read{' '}
          <a href="/docs">how programs use it</a>.
        </p>
      </ArticleSection>
    </>
  ),
})

export const termsRoute = operatorRoute('/terms', {
  title: 'Terms',
  lead: (name) => `What you and ${name} can expect of each other.`,
  own: ({ terms }) => terms,
  plain: ({ site }) => (
    <>
      <ArticleSection title="Listings">
        <p>
          List only what you may speak for, and say only what is true. You answer for your listing; the text and pictures stay yours, and
          you let {site.name} show them. The site team may take down what is false, unlawful or meant to mislead, and tells you why.
        </p>
      </ArticleSection>
      <ArticleSection title="Votes">
        <p>
          One vote per person and listing. Votes that were bought, traded or cast by programs are not counted. The rules are on{' '}
          <a href="/ranking">how ranking works</a>.
        </p>
      </ArticleSection>
      <ArticleSection title="Orders">
        <p>
          Prices are in US dollars without VAT; the checkout page adds the VAT of your country where it is due, before you pay. What you
          bought is delivered for the weeks you chose. Anything we cannot deliver is refunded in full. An order that is not paid within a
          day expires.
        </p>
      </ArticleSection>
      <ArticleSection title="Availability">
        <p>
          The site is run with care, but without a promise that it is always reachable. You can export your data from your account at any
          time.
        </p>
      </ArticleSection>
    </>
  ),
})

export const privacyRoute = operatorRoute('/privacy', {
  title: 'Privacy',
  lead: (name) => `What ${name} keeps about you, and for how long.`,
  own: ({ privacy }) => privacy,
  plain: () => (
    <>
      <ArticleSection title="When you look around">
        <p>
          No trackers, no advertising networks, no requests to other companies. Pages of a listing are counted by the day and by the website
          that people came from, without anything about who looked.
        </p>
      </ArticleSection>
      <ArticleSection title="When you have an account">
        <p>
          Your e-mail address, what you list and what you order are kept while the account is there. A cookie keeps you signed in. You can{' '}
          <a href="/account">export or delete all of it</a>; invoices are kept as the law requires, open data of earlier nights for up to 14
          days, and backups until they are replaced.
        </p>
      </ArticleSection>
      <ArticleSection title="When you vote">
        <p>
          A vote is kept with hashes of your mailbox, network and week, no address. They are erased once the week is over. Accounts younger
          than {VOTER_AGE_HOURS_MIN} hours wait before their votes count.
        </p>
      </ArticleSection>
      <ArticleSection title="When you buy">
        <p>You pay on the page of the payment provider; card details never reach this site. Billing details appear on the invoice.</p>
      </ArticleSection>
      <ArticleSection title="When a website is read">
        <p>
          <a href="/bot">The crawler</a> reads public pages when somebody asks for a listing of them, and again while it is live, and keeps
          what proves it.
        </p>
      </ArticleSection>
      <p>
        Questions, or a request about your data: <a href="/contact">contact</a>.
      </p>
    </>
  ),
})

export const contactRoute: Route = {
  path: '/contact',
  get(ctx) {
    const { site, service } = ctx
    const { team_email, security_contact, seller_name, seller_address } = service.config
    return htmlPage(
      ctx,
      { title: 'Contact', description: `How to reach the people behind ${site.name}.` },
      <Article title="Contact" lead={`How to reach the people behind ${site.name}.`}>
        <dl class="facts">
          {team_email && (
            <>
              <dt>Questions</dt>
              <dd>
                <a href={`mailto:${team_email}`}>{team_email}</a>
              </dd>
            </>
          )}
          <dt>A listing is wrong</dt>
          <dd>Every listing has a report link at the bottom. A person reads each report.</dd>
          <dt>A security problem</dt>
          <dd>
            <a href={security_contact}>{security_contact.replace(/^mailto:/, '')}</a>
          </dd>
          <dt>An order or invoice</dt>
          <dd>
            Your orders are in <a href="/account/orders">your account</a>; answer the e-mail of an order and name its number.
          </dd>
          {seller_name && (
            <>
              <dt>By post</dt>
              <dd>
                <Prose text={[seller_name, seller_address].filter(Boolean).join('\n')} />
              </dd>
            </>
          )}
        </dl>
        <p>
          Who runs this site is in the <a href="/imprint">imprint</a>.
        </p>
      </Article>,
    )
  },
}
