import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { noneOf, type PageOptions, pageFooter, pageInput, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

export function draftsCommand(program: Command): void {
  withPageOptions(program.command('drafts'))
    .description('your drafts, newest first')
    .addHelpText('after', examples('listing drafts', 'listing drafts --json | jq -r ".items[].id"'))
    .action((options: PageOptions, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listMyDrafts(pageInput(options)), view)),
    )
}

const PAINT = { crawling: 'yellow', drafting: 'yellow', ready: 'green', failed: 'red' } as const

function nextOf(drafts: Schemas['DraftPage']['items']): string {
  const open = drafts.find(({ listing_id }) => listing_id === null)
  if (!open) return 'listing listings'
  return `listing show ${open.id}${open.status === 'ready' || open.status === 'failed' ? '' : ' --wait'}`
}

const view: View<Schemas['DraftPage']> = (page, look) => {
  if (page.items.length === 0) return noneOf(page, 'listing drafts', ['No drafts yet.', 'Next: listing submit https://your-product.com'])
  return [
    ...table(
      page.items,
      [
        { title: 'ID', text: ({ id }) => id },
        { title: 'STATUS', text: ({ status }) => status, paint: ({ status }) => PAINT[status] },
        { title: 'DONE', text: ({ completeness }) => `${completeness}%` },
        { title: 'LISTING', text: ({ listing_id }) => (listing_id === null ? '' : String(listing_id)) },
        { title: 'CHANGED', text: ({ updated_at }) => updated_at.slice(0, 10) },
        { title: 'SITE', text: ({ name, url }) => [name, url.replace(/^https?:\/\//, '')].filter(Boolean).join(', '), flexible: true },
      ],
      look,
    ),
    ...pageFooter(page, 'listing drafts', look.style),
    ...(page.has_more ? [] : [`Next: ${nextOf(page.items)}`]),
  ]
}
