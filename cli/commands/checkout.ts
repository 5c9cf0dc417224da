import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { openBrowser } from '../session/browser.ts'
import { confirm } from '../terminal/confirm.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { waiting } from '../terminal/interrupt.ts'
import { dollars } from '../../server/base/money.ts'
import { orderFlags, pricedLines, readOrder, warningLines, withOrder, type OrderFlags } from './order_items.ts'
import { orderView } from './orders.ts'
import { examples, run } from '../session/session.ts'
import type { Terminal } from '../terminal/terminal.ts'

type Flags = OrderFlags & { yes?: boolean; browser?: boolean; wait?: boolean }

/** As long as an order waits to be paid. */
const WAIT_SECONDS_MAX = 24 * 3600

export function checkoutCommand(program: Command): void {
  withOrder(program.command('checkout'))
    .description('place an order: show the total, ask, open the payment page and wait until it is paid')
    .option('-y, --yes', 'do not ask')
    .option('--no-browser', 'print the address of the payment page instead of opening it')
    .option('--no-wait', 'do not wait for the payment')
    .addHelpText(
      'after',
      examples(
        'listing checkout --item launch:listing=12 --country DE',
        'listing checkout --item launch:listing=12,week=2026-W53 --promo WELCOME10 --yes --no-wait --json | jq -r .checkout_url',
      ),
    )
    .action((flags: Flags, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const asked = await readOrder(session, flags)
          const quote = await listing.quoteOrder(asked)
          if (!flags.yes && !(await agreed(terminal, quote, flags))) return EXIT.refused
          const made = await listing.createCheckout({ ...asked, quote_id: quote.quote_id })
          // Who was asked has read them beside the price.
          if (flags.yes) for (const { message } of made.warnings) terminal.talk(`! ${message}`, 'yellow')
          if (flags.wait === false) {
            terminal.answer(made, ({ number, checkout_url, total_cents }, { style }) => [
              `${style.bold(number)}  ${dollars(total_cents)}`,
              `Pay here: ${style.cyan(checkout_url)}`,
              '',
              `Next: listing order ${number}`,
            ])
            return EXIT.done
          }
          terminal.talk(`Pay here: ${made.checkout_url}`)
          if (flags.browser !== false && terminal.interactive) await openBrowser(made.checkout_url)
          terminal.status('Waiting for the payment; Ctrl-C stops waiting, the order stays')
          const order = await waiting(terminal, 'The order stays.', `listing order ${made.number}`, (signal) =>
            listing.waitForOrder(made.number, { timeoutSeconds: WAIT_SECONDS_MAX, signal }),
          )
          terminal.answer(order, orderView)
          return order.status === 'paid' ? EXIT.done : EXIT.refused
        },
        { validation_failed: 'listing products', price_changed: `listing quote ${orderFlags(flags)}` },
      ),
    )
}

/** Shows the price on the terminal; what is piped stays the answer alone. */
async function agreed(terminal: Terminal, quote: Schemas['Quote'], flags: OrderFlags): Promise<boolean> {
  if (!terminal.interactive)
    throw new Failure('Nobody is here to confirm; --yes orders without asking.', `listing checkout ${orderFlags(flags)} --yes`)
  terminal.answer(quote, (shown, page) => [...pricedLines(shown, page), ...warningLines(shown.warnings, page), ''])
  return confirm(terminal, `Order for ${dollars(quote.total_cents)}?`)
}
