import type { Command } from 'commander'
import { orderFlags, pricedLines, readOrder, warningLines, withOrder, type OrderFlags } from './order_items.ts'
import { examples, run } from '../session/session.ts'

export function quoteCommand(program: Command): void {
  withOrder(program.command('quote'))
    .description('what an order would cost, with discount and VAT; nothing is saved or charged')
    .addHelpText(
      'after',
      examples(
        'listing quote --item launch:listing=12,week=2026-W53 --country DE --vat DE136695976',
        'listing quote --item billboard:listing=12,weeks=2026-W50+2026-W51 --item "category_feature:listing=12,categories=Email,weeks=2026-W50" --promo WELCOME10',
        'listing quote --item launch:listing=12 --country US --json | jq .total_cents',
      ),
    )
    .action((flags: OrderFlags, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const quote = await listing.quoteOrder(await readOrder(session, flags))
          terminal.answer(quote, (shown, page) => [
            ...pricedLines(shown, page),
            ...warningLines(shown.warnings, page),
            '',
            `Next: listing checkout ${orderFlags(flags)}`,
          ])
        },
        { validation_failed: 'listing products' },
      ),
    )
}
