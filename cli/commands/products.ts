import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { dollars } from '../../server/base/money.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

export function productsCommand(program: Command): void {
  program
    .command('products')
    .description('what can be bought, with current prices (VAT not included)')
    .addHelpText('after', examples('listing products', 'listing products --json | jq ".items[] | {key, price_cents, options_schema}"'))
    .action((_options: object, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listProducts(), view)),
    )
}

const view: View<Schemas['Products']> = ({ items }, look) => [
  ...table(
    items,
    [
      { title: 'PRODUCT', text: ({ key }) => key, paint: () => 'bold' },
      { title: 'EACH', text: ({ price_cents }) => dollars(price_cents) },
      { title: 'OPTIONS', text: optionsText },
    ],
    look,
    ({ description }) => description,
  ),
  'Next: listing quote --item launch:listing=LISTING',
]

type Options = { properties?: Record<string, { minItems?: number; maxItems?: number }>; required?: string[] }

/** `[week]` may be left out, `weeks (2-12)` may not. */
function optionsText({ options_schema }: Schemas['Product']): string {
  // The service's own JSON Schema of the options.
  const { properties = {}, required = [] } = options_schema as Options
  const names = Object.entries(properties).map(([name, { minItems, maxItems }]) => {
    const text = maxItems === undefined ? name : `${name} (${minItems ?? 0}-${maxItems})`
    return required.includes(name) ? text : `[${text}]`
  })
  return names.join(' ')
}
