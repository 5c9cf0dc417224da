import { updateUrl, pageUrl } from '../listings/rows.ts'
import { writeDay, type Block, type Email } from '../mail/email.ts'
import type { Site } from '../core/sites.ts'
import { spanOf } from '../base/weeks.ts'
import { plural } from '../base/plural.ts'
import { figuresOf, titleOf, type Entry } from './content.ts'
import type { Issue } from './rows.ts'
import { stopUrl, type Subscriber } from './subscribers.ts'

const issueUrl = (site: Pick<Site, 'url'>, week: string): string => `${site.url}/newsletter/${week}`

/** What all subscribers are told; paid paragraphs stand under a heading of their own, each with the word. */
export function issueBlocks({ week, content }: Pick<Issue, 'week' | 'content'>, site: Site): Block[] {
  const { winners, launches, updates, sponsored } = content
  const section = (heading: string, entries: Extract<Block, { entries: unknown }>['entries']): Block[] =>
    entries.length === 0 ? [] : [{ heading }, { entries }]
  const entry = ({ slug, name, text }: Entry) => ({ title: name, url: pageUrl(site, slug), text })
  const more = launches.total - launches.first.length
  return [
    [`The week of ${writeDay(spanOf(week).starts_at)} on ${site.name}.`, figuresOf(content)].filter(Boolean).join(' '),
    ...section(
      'Winners of last week',
      winners.map((each) => ({ ...entry(each), mark: `No. ${each.winner} · ${plural(each.votes, 'vote')}` })),
    ),
    ...section('Launching this week', launches.first.map(entry)),
    ...(more > 0 && launches.first.length > 0 ? [`And ${more} more: they are all on the website.`] : []),
    ...section(
      'Sponsored',
      sponsored.map((each) => ({ ...entry(each), mark: 'Sponsored' })),
    ),
    ...section(
      'What is new',
      updates.map((each) => ({ title: `${each.name}: ${each.title}`, url: updateUrl(site, each.slug, each.update_id), text: each.text })),
    ),
  ]
}

export function issueEmail(issue: Issue, blocks: Block[], { id, email, stop_token }: Subscriber, site: Site): Email {
  return {
    to: { email },
    kind: 'newsletter',
    subject: titleOf(issue.content, site),
    blocks,
    action: { label: 'Read it on the website', url: issueUrl(site, issue.week) },
    unsubscribe: { url: stopUrl(site, stop_token) },
    once: `newsletter:${issue.id}:${id}`,
    site: { name: site.name, url: site.url },
  }
}
