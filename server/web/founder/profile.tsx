/** @jsxRuntime automatic @jsxImportSource preact */
import { readOwnProfile, removePhoto, type OwnProfile } from '../../founders/own_profile.ts'
import { savePhoto, type PhotoSaved } from '../../founders/save_photo.ts'
import { PLATFORMS } from '../../drafting/fields.ts'
import { AccountFrame } from '../account_frame.tsx'
import { PICTURE_FORM_BYTES_MAX } from '../../limits.ts'
import type { Route } from '../door.ts'
import { problemPage } from '../error_page.tsx'
import type { Form } from '../form.ts'
import { htmlPage, redirect } from '../page.tsx'
import { mistakesOf, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { Checklist, PhotoForm, ProfileForm, type ProfileEdit } from './profile_forms.tsx'
import { withScheme } from './values.ts'

const DONE: Record<string, string> = {
  saved: 'Your profile is saved, and shown so on all of your listings.',
  photo: 'Your photo is saved.',
  photo_removed: 'Your photo is removed.',
}
const PHOTO_REFUSED: Record<Extract<PhotoSaved, { outcome: 'refused' }>['reason'], string> = {
  not_a_picture: 'This file is no picture that we can read. Choose a JPEG, PNG, WebP or GIF.',
  too_large: 'This picture has more than 5 MB. Choose a smaller one.',
  too_many_pixels: 'This picture has more than 25 megapixels. Choose a smaller one.',
}

/** The account's founder profile: one for all listings. */
export const profileRoute: Route = {
  path: '/account/profile',
  account: true,
  async get(visit) {
    const profile = await readOwnProfile(visit.service.reads, accountOf(visit))
    return profilePage(visit, profile, await prefill(visit, profile))
  },
  post: save,
}

/** A photo is a form of its own: it is drawn anew before it is kept. */
export const photoRoute: Route = {
  path: '/account/profile/photo',
  form_bytes_max: PICTURE_FORM_BYTES_MAX,
  account: true,
  async post(visit) {
    const account_id = accountOf(visit)
    const form = await visit.form()
    if (form.text('do') === 'remove') {
      await removePhoto(visit.service, account_id)
      return redirect('/account/profile?done=photo_removed#photo')
    }
    const file = form.file('photo')
    if (!file) return withPhotoMistake(visit, 'Choose a picture first.')
    const saved = await savePhoto(visit.service, account_id, new Uint8Array(await file.arrayBuffer()))
    return saved.outcome === 'saved' ? redirect('/account/profile?done=photo#photo') : withPhotoMistake(visit, PHOTO_REFUSED[saved.reason])
  },
}

function accountOf({ session }: Visit): string {
  if (!session) throw new Error('a page of the account was opened without a session')
  return session.account_id
}

/** Who has no profile yet may begin with what the website says of a founder: `?draft=…&founder=0`. */
async function prefill(
  visit: Visit,
  { founder, saved }: OwnProfile,
): Promise<ProfileEdit & { candidates: { name: string; href: string }[] }> {
  const query = visit.url.searchParams
  const draft_id = query.get('draft')
  const called = saved || draft_id === null ? null : await visit.call('get_draft', { id: draft_id })
  const told = called?.ok ? called.value.founders : []
  const chosen = told[Number(query.get('founder') ?? NaN)] ?? founder
  return {
    ...chosen,
    candidates: told.map(({ name }, index) => ({
      name,
      href: `/account/profile?${new URLSearchParams({ draft: draft_id ?? '', founder: String(index) })}`,
    })),
  }
}

async function save(visit: Visit): Promise<Response> {
  const form = await visit.form()
  const edit = readProfile(form)
  // The form holds all accounts there are: one that is left empty goes.
  const socials = Object.fromEntries(PLATFORMS.map((platform) => [platform, edit.socials[platform] ?? null]))
  const { founder, saved } = await readOwnProfile(visit.service.reads, accountOf(visit))
  // Who had no profile was shown what the website says of them, its picture too.
  const told = saved || founder.photo_url === null ? {} : { photo_url: founder.photo_url }
  const called = await visit.call('update_founder_profile', { ...edit, ...told, socials })
  if (called.ok) return redirect('/account/profile?done=saved')
  if (called.problem.code !== 'validation_failed') return problemPage(visit, called.problem)
  const mistakes = mistakesOf(called.problem, (pointer) => pointer.replace(/^\/(socials\/)?/, ''))
  const profile = await readOwnProfile(visit.service.reads, accountOf(visit))
  return profilePage(visit, profile, { ...edit, candidates: [] }, { mistakes, status: 422 })
}

function readProfile(form: Form): ProfileEdit {
  return {
    name: form.text('name'),
    role: form.text('role') || null,
    bio: form.text('bio') || null,
    email: form.text('email') || null,
    socials: Object.fromEntries(
      PLATFORMS.flatMap((platform) => {
        const url = form.text(platform)
        return url === '' ? [] : [[platform, withScheme(url)]]
      }),
    ),
  }
}

async function withPhotoMistake(visit: Visit, photo: string): Promise<Response> {
  const profile = await readOwnProfile(visit.service.reads, accountOf(visit))
  return profilePage(visit, profile, { ...profile.founder, candidates: [] }, { mistakes: { photo }, status: 422 })
}

type Shown = ProfileEdit & { candidates: { name: string; href: string }[] }
type Refused = { mistakes: Mistakes; status: number }

async function profilePage(visit: Visit, profile: OwnProfile, shown: Shown, refused?: Refused): Promise<Response> {
  const account = await visit.call('get_account', {})
  const missing = account.ok ? account.value.profile.missing.map(({ code }) => code) : []
  const done = refused ? undefined : DONE[visit.url.searchParams.get('done') ?? '']
  const mistakes = refused?.mistakes ?? {}
  return htmlPage(
    visit,
    { title: 'Founder profile', noindex: true, section: 'account', status: refused?.status ?? 200 },
    <AccountFrame at="/account/profile">
      <header class="page-head">
        <h1>Founder profile</h1>
        <p class="lead">People trust people. It stands on all of your listings; a free launch and the founder story need it complete.</p>
      </header>
      <div class="stack loose profile-page">
        {done && <Notice tone="good" title={done} />}
        {refused && !mistakes.photo && <Notice tone="bad" title="Not saved yet: see what to mend." />}
        <Checklist missing={missing} />
        {shown.candidates.length > 0 && (
          <Notice title="Your website names these founders. Are you one of them?">
            <p class="cluster">
              {shown.candidates.map(({ name, href }) => (
                <a class="button quiet small" href={href}>
                  I am {name}
                </a>
              ))}
            </p>
          </Notice>
        )}
        <PhotoForm profile={profile} mistake={mistakes.photo} />
        <ProfileForm shown={shown} mistakes={mistakes} />
      </div>
    </AccountFrame>,
  )
}
