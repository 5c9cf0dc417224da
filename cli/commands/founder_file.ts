/** The founder profile as it is edited: by flags, from a file, or in the person's editor. */
import type { Schemas } from '../../sdk/index.ts'
import { inEditor } from '../files/in_editor.ts'
import { editsFromFlags } from '../files/edit_flags.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { FOUNDER, type LooseEdits } from '../terminal/fields.ts'
import { quoted } from '../terminal/next.ts'
import type { Session } from '../session/session.ts'
import { harmless } from '../terminal/text.ts'
import { readOrFail, textOf } from '../files/text_input.ts'
import { inWords } from '../terminal/words.ts'
import { editsFromYaml } from '../files/yaml_edits.ts'
import { yamlFile } from '../files/yaml_document.ts'

type Profile = Schemas['FounderProfile']

const INTRODUCTION = ` Your founder profile, in your own words: the first founder of all your drafts and listings.

 Change what you like, save and close. Only what you changed is sent, and a line that you delete stays as it is. null removes a field.`

function editable({ name, role, bio, email, photo_url, socials }: Profile): LooseEdits {
  return { name, role, bio, email, photo_url, socials: { ...socials } }
}

export async function writeFounder(profile: Profile): Promise<string> {
  const file = await yamlFile(INTRODUCTION, editable(profile), ['socials'])
  for (const { code, message } of profile.missing) file.comment(null, MEMBERS[code], harmless(inWords(message)))
  file.comment(null, 'email', 'Never shown.')
  file.comment(null, 'socials', `Any of: ${Object.keys(FOUNDER.groups.socials ?? {}).join(', ')}`)
  return file.text()
}

const MEMBERS = { name: 'name', photo: 'photo_url', role: 'role', bio: 'bio', social: 'socials' } as const

type Flags = { set?: string[]; unset?: string[]; photo?: string }

export async function founderByFlags({ listing, baseUrl }: Session, { set, unset, photo }: Flags): Promise<Profile> {
  const edits = editsFromFlags(
    { set: [...(set ?? []), ...(photo === undefined ? [] : [`photo_url=${photo}`])], ...(unset && { unset }) },
    FOUNDER,
  )
  // A file on this machine is not sent: the profile takes addresses, and its page takes files.
  if (photo !== undefined && !/^https?:/i.test(photo))
    throw new Failure(
      `--photo takes the address of a picture, https://…\n  A file is uploaded on the website: ${baseUrl}/account/profile#photo`,
      'listing founder edit --photo https://…',
      EXIT.usage,
    )
  return listing.updateFounderProfile(edits)
}

/** Null when the file says what the profile says. */
export async function founderFromFile({ listing }: Session, file: string): Promise<Profile | null> {
  const text = await textOf(file)
  const base = editable(await listing.getFounderProfile())
  const edits = await readOrFail(() => changed(text, base), 'listing founder --yaml')
  return edits && listing.updateFounderProfile(edits)
}

/** Null when nothing was changed. */
export async function founderInEditor({ listing }: Session): Promise<Profile | null> {
  const profile = await listing.getFounderProfile()
  const done = await inEditor({
    file: 'founder.yaml',
    text: await writeFounder(profile),
    read: (text) => changed(text, editable(profile)),
    send: (edits) => listing.updateFounderProfile(edits),
    resumeWith: (path) => `listing founder edit --file ${quoted(path)}`,
  })
  return done?.answer ?? null
}

async function changed(text: string, base: LooseEdits): Promise<LooseEdits | null> {
  const { edits } = await editsFromYaml(text, base, FOUNDER)
  return Object.keys(edits).length > 0 ? edits : null
}
