import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { examples, run } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { whichOfMine } from './which.ts'

const KINDS = ['logo', 'cover', 'screenshot', 'photo'] as const
type Kind = (typeof KINDS)[number]
const HELP = 'listing upload --help'

export function uploadCommand(program: Command): void {
  program
    .command('upload')
    .argument('<which>', 'one of your listings or drafts: its number, id, slug or website')
    .argument('<picture>', 'a file, or the address of one: JPEG, PNG, WebP, GIF or SVG')
    .requiredOption('--kind <kind>', `what it shows: ${KINDS.join(', ')} (of you)`)
    .option('--alt <words>', 'what a cover or screenshot shows, for those who cannot see it')
    .description('add a picture to a listing or a draft; it is redrawn, so that only its pixels are kept')
    .addHelpText(
      'after',
      examples(
        'listing upload 41 logo.svg --kind logo',
        'listing upload your-product.com shot.png --kind screenshot --alt "The week as a plan"',
        'listing upload d_… https://your-product.com/cover.png --kind cover',
      ),
    )
    .action((given: string, picture: string, options: { kind: string; alt?: string }, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const kind = kindOf(options.kind)
          const source = /^https?:\/\//i.test(picture) ? { url: picture } : { file: await readPicture(picture) }
          const words = options.alt === undefined ? {} : { alt: options.alt }
          const which = await whichOfMine(session, given)
          if (!which) throw new Failure(`None of your listings and drafts is ${given}.`, 'listing listings', EXIT.refused)
          terminal.status('Sending the picture')
          const kept =
            'draft_id' in which
              ? await listing.uploadPicture({ id: which.draft_id, kind, ...words, ...source })
              : await listing.uploadListingPicture({ listing_id: which.listing_id, kind, ...words, ...source })
          await terminal.settle()
          terminal.answer(kept, view)
        },
        { not_found: 'listing listings' },
      ),
    )
}

function kindOf(given: string): Kind {
  const kind = KINDS.find((each) => each === given)
  if (kind) return kind
  throw new Failure(`--kind is one of ${KINDS.join(', ')}, not ${given}.`, HELP)
}

async function readPicture(path: string): Promise<Blob> {
  const { readFile } = await import('node:fs/promises')
  try {
    return new Blob([await readFile(path)])
  } catch {
    throw new Failure(`There is no file ${path} that can be read.`, HELP)
  }
}

const view: View<Schemas['KeptPicture']> = ({ field, url, width, height, bytes }, { style }) => [
  `${field} is now ${style.cyan(url)}`,
  style.dim(`${width} × ${height} pixels, ${Math.ceil(bytes / 1024)} KB`),
]
