/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { spanOf } from '../../../base/weeks.ts'
import { plural } from '../../../base/plural.ts'
import { figuresOf, titleOf, type Entry, type IssueContent } from '../../../newsletter/content.ts'
import type { Site } from '../../../core/sites.ts'
import { writeTime } from '../frame/parts.tsx'
import { MEDALS } from '../public/listing_list.tsx'
import { Initial } from '../public/tile.tsx'

/** Weeks begin on Monday; the day is UTC's, wherever the reader is. */
const firstDay = (week: string): string => writeTime(spanOf(week).starts_at.toISOString(), 'date')

/** An issue as a page; paid paragraphs stand apart, each with the word. */
export function IssueView({
  week,
  content,
  site,
  children,
}: {
  week: string
  content: IssueContent
  site: Site
  children?: ComponentChildren
}) {
  const { winners, launches, updates, sponsored, previous_week } = content
  const figures = figuresOf(content)
  const more = launches.total - launches.first.length
  return (
    <article class="issue stack loose">
      <header class="page-head">
        <p class="eyebrow">Newsletter of {firstDay(week)}</p>
        <h1>{titleOf(content, site)}</h1>
        {figures && <p class="lead">{figures}</p>}
      </header>
      {winners.length > 0 && (
        <Section title="Winners of last week" more={{ href: `/leaderboard/${previous_week}`, label: 'The whole board' }}>
          <ol class="plain issue-list">
            {winners.map((entry) => (
              <Row entry={entry} place={entry.winner} beside={plural(entry.votes, 'vote')} />
            ))}
          </ol>
        </Section>
      )}
      {launches.first.length > 0 && (
        <Section
          title="Launching this week"
          more={{ href: `/leaderboard/${week}`, label: more > 0 ? `All ${launches.total} launches` : 'See them on the board' }}
        >
          <ul class="plain issue-list">
            {launches.first.map((entry) => (
              <Row entry={entry} />
            ))}
          </ul>
        </Section>
      )}
      {sponsored.length > 0 && <Sponsored paragraphs={sponsored} />}
      {updates.length > 0 && (
        <Section title="What is new" more={{ href: '/updates', label: 'All updates' }}>
          <ul class="plain issue-list">
            {updates.map((entry) => (
              <Row entry={entry} title={entry.title} href={`/listings/${entry.slug}#update-${entry.update_id}`} beside={entry.name} />
            ))}
          </ul>
        </Section>
      )}
      {children}
    </article>
  )
}

/** Paid paragraphs, apart from the rest and called what they are. */
function Sponsored({ paragraphs }: { paragraphs: IssueContent['sponsored'] }) {
  return (
    <section class="stack" aria-label="Sponsored">
      {paragraphs.map(({ slug, name, text }) => (
        <div class="card issue-sponsor">
          <p class="tag">Sponsored</p>
          <h2 class="issue-name">
            <a href={`/listings/${slug}`}>{name}</a>
          </h2>
          {text && <p>{text}</p>}
        </div>
      ))}
      <p class="hint">Paid for by their makers. Paying never changes a place on a board or in search.</p>
    </section>
  )
}

function Section({ title, more, children }: { title: string; more: { href: string; label: string }; children: ComponentChildren }) {
  return (
    <section class="stack">
      <div class="split">
        <h2>{title}</h2>
        <a class="small" href={more.href}>
          {more.label}
        </a>
      </div>
      {children}
    </section>
  )
}

type RowProps = { entry: Entry; title?: string; href?: string; place?: number; beside?: string }

function Row({ entry: { slug, name, text }, title = name, href = `/listings/${slug}`, place, beside }: RowProps) {
  return (
    <li class="issue-row">
      {place === undefined ? (
        <Initial name={name} place="logo" />
      ) : (
        <span class={`rank figure ${MEDALS[place]}`}>
          <span class="visually-hidden">No. </span>
          {place}
        </span>
      )}
      <div>
        <p class="issue-name">
          <a href={href}>{title}</a>
          {beside && <span class="issue-beside figure">{beside}</span>}
        </p>
        {text && <p class="muted">{text}</p>}
      </div>
    </li>
  )
}

/** The issues of a site in a list, newest first. */
export function IssueList({ issues, site }: { issues: { week: string; content: IssueContent }[]; site: Site }) {
  return (
    <ul class="plain issue-archive">
      {issues.map(({ week, content }) => (
        <li>
          <a href={`/newsletter/${week}`}>{titleOf(content, site)}</a>
          <span class="muted small figure">{firstDay(week)}</span>
        </li>
      ))}
    </ul>
  )
}
