import type { Command } from 'commander'
import { camelCase } from '../../sdk/camel_case.ts'
import type { Schemas } from '../../sdk/index.ts'
import { quoted } from '../terminal/next.ts'
import { noneOf, type PageOptions, pageFooter, pageInput, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import { columns, counted, cut, wrap } from '../terminal/text.ts'
import type { View } from '../terminal/terminal.ts'

const PROSE_WIDTH_MAX = 100

/** Filters of search_listings that are typed as they are called there. */
const FILTERS = ['category', 'week', 'pricing_model', 'platform', 'license', 'country', 'language', 'proven_min', 'sort'] as const
type Filter = (typeof FILTERS)[number]
type Options = PageOptions & Record<string, string | boolean | undefined>

const flagOf = (name: string): string => name.replaceAll('_', '-')

export function searchCommand(program: Command): void {
  withPageOptions(program.command('search').argument('[words...]', 'words to look for; without any, everything'))
    .description('search live listings; needs no key')
    .option('--category <name>', 'only in this category')
    .option('--week <week>', 'only launched in this week, such as 2026-W53')
    .option('--pricing-model <model>', 'free, freemium, paid, open_source or contact')
    .option('--free-trial', 'only with a free trial')
    .option('--platform <platform>', 'web, macos, windows, linux, ios, android, browser_extension, api, self_hosted or cli')
    .option('--license <license>', 'open_source')
    .option('--country <code>', 'where the company is, such as EE')
    .option('--language <code>', 'what the listing is written in, such as de')
    .option('--proven-min <number>', 'only with at least this many proven values')
    .option('--facets', 'also count how many listings each filter would leave')
    .option('--sort <order>', 'relevance, votes or newest')
    .addHelpText('after', examples('listing search invoice tool', 'listing search --category "Developer Tools" --sort newest'))
    .action((words: string[], options: Options, command: Command) =>
      run(command, async ({ terminal, listing }) => {
        const q = words.join(' ')
        const given = FILTERS.flatMap((name): [Filter, string][] => {
          const value = options[camelCase(name)]
          return typeof value === 'string' ? [[name, value]] : []
        })
        const switches = (['free_trial', 'facets'] as const).filter((name) => options[camelCase(name)] === true)
        const input = {
          ...(q && { q }),
          ...Object.fromEntries(given.map(([name, value]) => [name, name === 'proven_min' && /^\d+$/.test(value) ? Number(value) : value])),
          ...Object.fromEntries(switches.map((name) => [name, true])),
          ...pageInput(options),
        }
        // The service checks each value; its refusal lists the nearest allowed ones.
        const page = await listing.searchListings(input)
        const flags = [...given.flatMap(([name, value]) => [`--${flagOf(name)}`, value]), ...switches.map((name) => `--${flagOf(name)}`)]
        terminal.answer(page, view(['listing', 'search', ...words, ...flags].map(quoted).join(' ')))
      }),
    )
}

function view(again: string): View<Schemas['ListingPage']> {
  return (page, { style, width }) => {
    if (page.items.length === 0)
      return noneOf(page, again, ['Nothing found.', ...(again === 'listing search' ? [] : ['Next: listing search'])])
    const items = page.items.flatMap((item) => {
      const [name, rest] = [cut(item.name, width), `  ${item.launch_week ?? ''}  ${counted(item.votes, 'vote')}`]
      const slug = cut(item.slug, width - columns(`  ${rest}`))
      const place = `  ${style.cyan(slug)}${style.dim(rest)}`
      return [
        ...(columns(`${name}  ${slug}${rest}`) <= width ? [style.bold(name) + place] : [style.bold(name), place]),
        ...(item.headline ? wrap(item.headline, Math.min(width, PROSE_WIDTH_MAX) - 2).map((line) => `  ${line}`) : []),
        style.dim(`  ${cut(factsOf(item).join(' · '), width - 2)}`),
      ]
    })
    return [
      ...items,
      ...facetLines(page.facets),
      ...pageFooter(page, again, style),
      ...(page.has_more ? [] : ['', `Next: listing show ${quoted(page.items[0]?.slug ?? '')}`]),
    ]
  }
}

const factsOf = ({ url, categories, starting_price, platforms, proven }: Schemas['ListingItem']): string[] => [
  url,
  ...categories,
  ...(starting_price === null ? [] : [starting_price]),
  ...(platforms ?? []),
  ...(proven > 0 ? [`${proven} proven`] : []),
]

/** `platform: web 12, macos 4`. */
const facetLines = (facets: Schemas['Facets'] | undefined): string[] =>
  Object.entries(facets ?? {}).flatMap(([name, values]) =>
    values.length === 0 ? [] : [`${flagOf(name)}: ${values.map(({ value, count }) => `${value} ${count}`).join(', ')}`],
  )
