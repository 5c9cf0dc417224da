import type { Command } from 'commander'
import { listBroken } from '../jobs/broken.ts'
import { print, withDatabase } from './command.ts'

type Json = { json?: boolean }

const SHOWN_MAX = 100

/** Background work that used up its tries. */
export function jobCommands(program: Command): void {
  const job = program.command('job').description('background work that was given up after its last try')
  job
    .command('list')
    .description(`the latest ${SHOWN_MAX}, with what went wrong`)
    .option('--json', 'print JSON')
    .action(({ json = false }: Json) =>
      withDatabase(async ({ sql }) => {
        const { items, total } = await listBroken(sql, SHOWN_MAX)
        const lines = items.map(({ id, name, tries, at, error }) => `${id}  ${name}  ${at.toISOString()}  ${tries} tries  ${error ?? ''}`)
        const more = total > items.length ? [`and ${total - items.length} more`] : []
        print(json, { items, total }, [...lines, ...more].join('\n') || 'No job was given up.')
      }),
    )
  for (const [verb, operation, description, done] of [
    ['retry', 'retry_job', 'try one again, once', 'is tried again.'],
    ['drop', 'drop_job', 'forget one; nobody tries it again', 'is gone.'],
  ] as const)
    job
      .command(verb)
      .argument('<id>', 'its id, as job list shows it')
      .description(description)
      .option('--json', 'print JSON')
      .action((id: string, { json = false }: Json) =>
        withDatabase(async (context) => {
          const { call } = await context.operator()
          const changed = await call(operation, { id })
          print(json, changed, `The job ${changed.name} ${changed.id} ${done}`)
        }),
      )
}
