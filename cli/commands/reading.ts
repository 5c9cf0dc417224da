/** Following a draft while the site is read: what is being read on stderr, and an interruption that says how to look later. */
import type { Schemas } from '../../sdk/index.ts'
import { waysOn } from '../terminal/draft_page.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { waiting } from '../terminal/interrupt.ts'
import type { Session } from '../session/session.ts'
import { counted } from '../terminal/text.ts'
import { inWords } from '../terminal/words.ts'

type Draft = Schemas['Draft']

/** The draft once it is ready or failed. */
export async function readDraft({ terminal, listing }: Session, id: string, timeoutSeconds: number): Promise<Draft> {
  return waiting(terminal, 'The draft continues by itself.', `listing show ${id} --wait`, (signal) =>
    listing.waitForDraft(id, { timeoutSeconds, signal, onProgress: (draft) => terminal.status(doing(draft)) }),
  )
}

/** A failed draft ends a command with its reason, its fix and the ways on. */
export function throwIfFailed(draft: Draft): void {
  const { error } = draft
  if (error) throw new Failure(`${inWords(error.message)}\n  ${inWords(error.fix)}`, waysOn(draft).join('\n  or: '), EXIT.refused)
}

function doing({ status, progress }: Draft): string {
  const { pages_read, pages_found, pages_rendered, fields_done, fields_total, reading } = progress
  const pages = pages_found > 0 ? ` (${pages_read} of ${counted(pages_found, 'page')})` : ''
  if (status === 'crawling') return `Reading ${reading ?? 'the site'}${pages}`
  const shown = pages_rendered > 0 ? `, ${pages_rendered} of them in a browser` : ''
  if (status === 'drafting') return `Drafting from ${counted(pages_read, 'page')}${shown} (${fields_done} of ${fields_total} fields)`
  return `Read ${counted(pages_read, 'page')}${shown}`
}
