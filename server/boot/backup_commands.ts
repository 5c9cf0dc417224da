import type { Command } from 'commander'
import { failUsage } from '../base/error.ts'
import { plural } from '../base/plural.ts'
import { print } from './command.ts'

type Json = { json?: boolean }

/** Everything of the service in one file, and back. */
export function backupCommands(program: Command): void {
  const backup = program
    .command('backup')
    .argument('<file>', 'where to write it; - for stdout')
    .description('write one archive of everything, beside a running service or without one')
    .option('--without-secret', 'leave out the secret that signs quotes, links and webhooks')
    .option('--json', 'print JSON')
    .action(async (file: string, { json = false, withoutSecret = false }: Json & { withoutSecret?: boolean }) => {
      const { backUpTo } = await import('./backups.ts')
      const done = await backUpTo(file, !withoutSecret)
      const line = `${file} holds ${counts(done)} and ${plural(done.uploads, 'picture')}${done.missing_uploads ? ` (${done.missing_uploads} more are missing)` : ''}, ${done.secret ? 'with the secret: keep it safe' : 'without the secret'}.`
      // Stdout is the archive's then.
      if (file === '-') process.stderr.write(`${json ? JSON.stringify(done) : line}\n`)
      else print(json, done, line)
    })
  backup
    .command('verify')
    .argument('<file>', 'the archive; - for stdin')
    .description('read an archive to its end and check every part of it')
    .option('--json', 'print JSON')
    .action(async (file: string, _given: Json, verify: Command) => {
      // The command above knows this option too, and takes it wherever it stands.
      const { json = false } = verify.optsWithGlobals<Json>()
      const { verifyFile } = await import('./backups.ts')
      const found = await verifyFile(file)
      print(
        json,
        found,
        `${file} is whole: made at ${found.created_at} with schema ${found.schema_version}, ${plural(found.tables, 'table')}, ${plural(found.uploads, 'picture')}, ${found.secret ? 'with' : 'without'} the secret.`,
      )
    })
  program
    .command('restore')
    .argument('<file>', 'the archive; - for stdin')
    .description('fill an empty database from an archive: all of it or nothing')
    .option('--without-secret', 'keep the secret that is in force here; links and quotes of before end')
    .option('--json', 'print JSON')
    .action(async (file: string, { json = false, withoutSecret = false }: Json & { withoutSecret?: boolean }) => {
      const { restoreFrom } = await import('./backups.ts')
      const done = await restoreFrom(file, withoutSecret)
      print(
        json,
        done,
        `${counts(done)} and ${plural(done.uploads, 'picture')} are back as of ${done.created_at}.${done.unknown_jobs ? ` ${plural(done.unknown_jobs, 'job is', 'jobs are')} of kinds this version does not do.` : ''}${done.same_secret ? '' : ' The secret is another one: links and quotes of before end.'}`,
      )
    })
  moveCommand(program)
}

function moveCommand(program: Command): void {
  program
    .command('move')
    .description('from the embedded database to one of yours; everybody may read all the while, and write until the last part')
    .option('--to <url>', 'an empty database, as DATABASE_URL names it')
    .option('--back', 'write to the embedded database again, after a move that you take back')
    .option('--json', 'print JSON')
    .action(async ({ to, back = false, json = false }: Json & { to?: string; back?: boolean }) => {
      const { moveBackHere, moveTo } = await import('./backups.ts')
      if ((to === undefined) === !back) failUsage('', 'Say where: --to postgres://user@host/database, or --back.')
      if (to === undefined) {
        await moveBackHere()
        return print(json, { moved_back: true }, 'The embedded database is written to again. Start the service without DATABASE_URL.')
      }
      const tell = (line: string) => void process.stderr.write(`${line}\n`)
      const done = await moveTo(
        to,
        () => tell('Copying for trial; the service goes on.'),
        () => tell('Copying for good; until it is done the service only reads.'),
      )
      print(
        json,
        done,
        `${counts(done)} are moved. Restart the service with DATABASE_URL=… and the same DATA_DIR and AUTH_SECRET; the database here stays as it is, read-only. To take it back: listing-server move --back`,
      )
    })
}

const counts = ({ tables, rows, jobs }: Record<'tables' | 'rows' | 'jobs', number>): string =>
  `${plural(tables, 'table')} with ${plural(rows, 'row')}, ${plural(jobs, 'job')}`
