/** `listing pull`, `diff` and `push`: a listing kept as code. */
import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { EXIT, type Exit, Failure } from '../terminal/failure.ts'
import { DEFAULT_FILE, ofFile } from '../terminal/next.ts'
import { examples, run, type Session } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { namedListing, withListing } from './which.ts'

export function pullCommand(program: Command): void {
  withListing(program.command('pull'))
    .argument('[file]', 'where it is kept; - writes it to standard output', DEFAULT_FILE)
    .description('write one of your listings to a file for your repository')
    .addHelpText(
      'after',
      `\nAn existing file keeps its comments and order; its values become those of the listing.\n${examples('listing pull acme.com', 'listing pull 41 site/listing.yaml')}`,
    )
    .action((given: string, file: string, _options: object, command: Command) =>
      run(command, (session) => pull(session, given, file), { not_found: 'listing listings' }),
    )
}

export function diffCommand(program: Command): void {
  program
    .command('diff')
    .argument('[file]', 'the file; - reads it from standard input', DEFAULT_FILE)
    .description('what `listing push` would change')
    .addHelpText(
      'after',
      `\nExits with 0 if file and listing say the same, 1 if not, 2 for a wrong file.\n${examples('listing diff', 'listing diff site/listing.yaml --json')}`,
    )
    .action((file: string, _options: object, command: Command) =>
      run(command, async (session) => (await import('./push.ts')).diff(session, file), { not_found: 'listing listings' }),
    )
}

export function pushCommand(program: Command): void {
  program
    .command('push')
    .argument('[file]', 'the file; - reads it from standard input', DEFAULT_FILE)
    .option('--dry-run', 'say what would be sent, or what is wrong with it, and change nothing')
    .option('--oidc', 'in CI: signed in by the ID token of the run, without a stored secret')
    .description('publish what a file says about one of your listings')
    .addHelpText(
      'after',
      `
Only what differs is sent, all of it or nothing. Where the listing was edited since the file's version, nothing is sent and both
sides are shown: pull, or delete the line version to go over it. Errors are FILE:LINE:COLUMN: message. Ends in 2 for a wrong file.
--oidc takes LISTING_ID_TOKEN where it is set, else asks the runner of GitHub Actions; the listing has to trust the repository.
${examples('listing push', 'listing push --dry-run', 'listing push site/listing.yaml --oidc')}`,
    )
    .action((file: string, options: { dryRun?: boolean; oidc?: boolean }, command: Command) =>
      run(command, async (session) => (await import('./push.ts')).push(session, file, options), { not_found: 'listing listings' }),
    )
}

type Pulled = { listing_id: number; slug: string; version: number; file: string; changed: string[]; written: boolean }

async function pull(session: Session, given: string, path: string): Promise<Exit> {
  const { terminal, listing, baseUrl } = session
  const { differencesTo, readListingFile, valuesNow, writeWhole } = await import('../files/listing_file.ts')
  const { newText, updatedText } = await import('../files/listing_document.ts')
  const to_stdout = path === '-'
  const there = !to_stdout && (await stat(path).catch(() => null)) !== null
  // What cannot be read is not written over.
  const file = there ? await readListingFile(path) : null
  const listing_id = await namedListing(session, given)
  const mine = await listing.getMyListing({ listing_id })
  const origin = originOf(mine.page_url, baseUrl)
  const is_of = file?.listing === mine.slug && (file.origin === null || file.origin === origin)
  if (file && !is_of && (await namedListing(session, file.listing, file.origin)) !== listing_id)
    throw new Failure(`${file.at(['listing'])}: The file is of ${file.listing}, not of ${mine.slug}.`, 'listing pull --help', EXIT.usage)
  const { slug, version } = mine
  const values = valuesNow(mine)
  const written = { slug, version, origin, values }
  const text = file ? await updatedText(file.text, written) : await newText(written)
  if (to_stdout) {
    terminal.write(text)
    return EXIT.done
  }
  if (text !== file?.text) await writeWhole(path, text)
  const changed = file ? differencesTo(values, file.values).map((each) => each.path) : []
  const pulled: Pulled = { listing_id, slug, version, file: path, changed, written: text !== file?.text }
  terminal.answer(pulled, view)
  return EXIT.done
}

/** Where the listing's own page is, which may be another site than the one that was asked. */
const originOf = (page_url: string, baseUrl: string): string => (URL.canParse(page_url) ? new URL(page_url).origin : baseUrl)

const view: View<Pulled> = ({ slug, version, file, changed, written }, { style }) => [
  written ? `${style.green('Wrote')} ${file}: ${slug}, version ${version}.` : `${file} is what ${slug} says, version ${version}.`,
  ...(changed.length > 0 ? [`  from the listing: ${changed.join(', ')}`] : []),
  `Next: ${ofFile('diff', file)}`,
]
