import type { Command } from 'commander'
import type { Input, Schemas } from '../sdk/index.ts'
import { quoted } from './next.ts'
import { type PageOptions, pageFooter, pageInput, withPageOptions } from './paging.ts'
import { examples, run } from './session.ts'
import { columns, cut, wrap } from './text.ts'
import type { View } from './terminal.ts'

const PROSE_WIDTH_MAX = 100
const NAME_WIDTH_MIN = 8

type Options = PageOptions & { category?: string; week?: string; sort?: string }

export function searchCommand(program: Command): void {
  withPageOptions(program.command('search').argument('[words...]', 'words to look for; none lists everything'))
    .description('live listings, found by words; needs no key')
    .option('--category <name>', 'only in this category')
    .option('--week <week>', 'only launched in this week, such as 2026-W53')
    .option('--sort <order>', 'relevance, votes or newest')
    .addHelpText('after', examples('listing search invoice tool', 'listing search --category "Developer Tools" --sort newest'))
    .action((words: string[], options: Options, command: Command) =>
      run(command, async ({ terminal, listing }) => {
        const { category, week, sort } = options
        const q = words.join(' ')
        const input = {
          ...(q && { q }),
          ...(category && { category }),
          ...(week && { week }),
          ...(sort && { sort }),
          ...pageInput(options),
        }
        // The service checks the order's name; its refusal lists the allowed ones.
        const page = await listing.searchListings(input as Input<'search_listings'>)
        const flags = Object.entries({ category, week, sort }).flatMap(([name, value]) => (value ? [`--${name}`, value] : []))
        terminal.answer(page, view(['listing', 'search', ...words, ...flags].map(quoted).join(' ')))
      }),
    )
}

function view(again: string): View<Schemas['ListingPage']> {
  return (page, { style, width }) => {
    if (page.items.length === 0) return ['Nothing found.', ...(again === 'listing search' ? [] : ['Next: listing search'])]
    const items = page.items.flatMap((item) => {
      const [slug, rest] = [cut(item.slug, width / 2), `  ${item.launch_week ?? ''}  ${item.votes} votes`]
      const name = cut(item.name, Math.max(NAME_WIDTH_MIN, width - columns(`  ${slug}${rest}`)))
      return [
        `${style.bold(name)}  ${style.cyan(slug)}${style.dim(rest)}`,
        ...(item.headline ? wrap(item.headline, Math.min(width, PROSE_WIDTH_MAX) - 2).map((line) => `  ${line}`) : []),
        style.dim(`  ${cut([item.url, ...item.categories].join(' · '), width - 2)}`),
      ]
    })
    return [
      ...items,
      ...pageFooter(page, again, style),
      ...(page.has_more ? [] : ['', `Next: listing show ${quoted(page.items[0]?.slug ?? '')}`]),
    ]
  }
}
