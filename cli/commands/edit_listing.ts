/** Editing a listing by flags, from a file or in the person's editor. */
import type { Input, Listing, Schemas } from '../../sdk/index.ts'
import { type EditFlags, editsFromFlags } from '../files/edit_flags.ts'
import { Failure } from '../terminal/failure.ts'
import { LISTING, type LooseEdits } from '../terminal/fields.ts'
import { pathsOf } from './edit_draft.ts'
import { quoted } from '../terminal/next.ts'
import { nextLine, onward } from '../terminal/onward.ts'
import type { Session } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { moreThanOne, readOrFail, textOf } from '../files/text_input.ts'

export type ListingOptions = Pick<EditFlags, 'set' | 'unset'> & { file?: string; applyTo?: string; yaml?: boolean }
type Saved = { edits: LooseEdits; answer: Schemas['UpdatedListing'] } | null

export async function editListing(session: Session, listing_id: number, options: ListingOptions): Promise<void> {
  const { terminal, listing } = session
  const given = editsFromFlags({ ...(options.set && { set: options.set }), ...(options.unset && { unset: options.unset }) }, LISTING)
  const by_flags = Object.keys(given).length > 0
  if (moreThanOne(by_flags, options.file, options.yaml))
    throw new Failure('Give one of --set with --unset, --file and --yaml.', LISTING.help)
  if (options.yaml) return printYaml(session, listing_id)
  const apply_to = options.applyTo?.split(',').flatMap((key) => key.trim() || [])
  if (apply_to?.length === 0) throw new Failure('--apply-to takes all, or site keys separated by commas.', LISTING.help)
  if (!by_flags && options.file === undefined && !terminal.interactive)
    throw new Failure('Nothing to change: give --set, --unset or --file.', LISTING.help)
  const saved = by_flags
    ? { edits: given, answer: await sendFlags(listing, listing_id, given, apply_to) }
    : await sendFile(session, listing_id, options.file, apply_to)
  if (saved) terminal.answer(saved.answer, savedView(saved.edits))
  else terminal.talk('Nothing changed.')
}

async function printYaml({ terminal, listing }: Session, listing_id: number): Promise<void> {
  const { writeListing } = await import('../files/listing_yaml.ts')
  terminal.write(await writeListing(await listing.getMyListing({ listing_id })))
}

async function sendFlags(listing: Listing, listing_id: number, edits: LooseEdits, apply_to: string[] | undefined) {
  if (!edits.socials) return listing.updateMyListing(asEdit(listing_id, edits, {}, apply_to))
  const { editableListing } = await import('../files/listing_yaml.ts')
  const { openListing } = await import('../files/own_listing.ts')
  const own = await openListing(listing, listing_id, editableListing)
  return own.send((ifMatch) => listing.updateMyListing(asEdit(listing_id, edits, own.base, apply_to), ifMatch))
}

/** From the given file, else from the editor; null when nothing was changed. */
async function sendFile(
  { listing }: Session,
  listing_id: number,
  file: string | undefined,
  apply_to: string[] | undefined,
): Promise<Saved> {
  const given = file === undefined ? null : await textOf(file)
  const { editableListing, writeListing } = await import('../files/listing_yaml.ts')
  const { openListing, expectVersion } = await import('../files/own_listing.ts')
  const { editsFromYaml } = await import('../files/yaml_edits.ts')
  const own = await openListing(listing, listing_id, editableListing)
  let now = own.base
  const read = async (typed: string) => {
    const { edits, ...about } = await editsFromYaml(typed, own.base, LISTING)
    return Object.keys(edits).length === 0 ? null : { edits, ...about }
  }
  const send = ({ edits }: { edits: LooseEdits }) =>
    own.send((ifMatch) => listing.updateMyListing(asEdit(listing_id, edits, now, apply_to), ifMatch))
  if (given !== null) {
    const again = `listing edit ${listing_id} --yaml`
    const changed = await readOrFail(() => read(given), again)
    if (changed && changed.id !== undefined && String(changed.id) !== String(listing_id))
      throw new Failure(`The file is of listing ${String(changed.id)}, not ${listing_id}.`, again)
    expectVersion(changed?.version, own.mine, 'file', again)
    return changed && { edits: changed.edits, answer: await send(changed) }
  }
  const { inEditor } = await import('../files/in_editor.ts')
  const { changedMeanwhile, differences } = await import('../files/differences.ts')
  const done = await inEditor({
    file: `listing-${listing_id}.yaml`,
    text: await writeListing(own.mine),
    read,
    send,
    meanwhile: async () => changedMeanwhile('listing', differences(own.base, (now = await own.latest()), LISTING)),
    resumeWith: (path) => `listing edit ${listing_id} --file ${quoted(path)}${apply_to ? ` --apply-to ${quoted(apply_to.join(','))}` : ''}`,
  })
  return done && { edits: done.edits.edits, answer: done.answer }
}

/** The contract replaces all socials at once: those that were not named stay as they are in `now`. */
function asEdit(listing_id: number, edits: LooseEdits, now: LooseEdits, apply_to: string[] | undefined): Input<'update_my_listing'> {
  const named = { ...(now.socials as LooseEdits | undefined), ...(edits.socials as LooseEdits | undefined) }
  const socials = Object.fromEntries(Object.entries(named).filter(([, url]) => url !== null && url !== ''))
  return { listing_id, ...edits, ...(edits.socials !== undefined && { socials }), ...(apply_to && { apply_to }) }
}

function savedView(edits: LooseEdits): View<Schemas['UpdatedListing']> {
  return ({ listing_id, status, requirements, version, applied, skipped, page_url }, { style }) => [
    `${style.green('Saved')} ${pathsOf(edits).join(', ')}. ${status}, version ${version}.`,
    ...applied.filter((each) => each.listing_id !== listing_id).map(({ site, fields }) => `  on ${site}: ${fields.join(', ')}`),
    ...skipped.map(({ site, reason }) => style.yellow(`  not on ${site}: ${reason}`)),
    `  ${style.cyan(page_url)}`,
    ...nextLine(onward({ listing_id, status, requirements })),
  ]
}
