/** @jsxRuntime automatic @jsxImportSource preact */
import { readOwnProfile, type OwnProfile } from '../../../publishing/own_profile.ts'
import { sessionOf } from '../account/session_of.ts'
import { PLATFORMS } from '../../../fields/fields.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import { UPLOAD_BYTES_MAX } from '../../../base/limits.ts'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { taken } from '../public/taken.ts'
import { Checklist, PhotoForm, printsOfProfile, ProfileForm, type ProfileEdit } from './profile_forms.tsx'
import { SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { overtakenIn, withScheme } from './values.ts'

const DONE: Record<string, string> = {
  saved: 'Your profile is saved, and shown on all of your listings.',
  photo: 'Your photo is saved.',
  photo_removed: 'Your photo is removed.',
}
/** The account's founder profile: one for all listings. */
export const profileRoute: Route = {
  path: '/account/profile',
  account: true,
  written: true,
  async get(ctx) {
    const profile = await ownProfile(ctx)
    return profilePage(ctx, profile, await prefill(ctx, profile))
  },
  post: save,
}

/** A photo is a form of its own: it is drawn anew before it is kept. */
export const photoRoute: Route = {
  path: '/account/profile/photo',
  form_bytes_max: UPLOAD_BYTES_MAX,
  account: true,
  async post(ctx) {
    const form = await ctx.form()
    if (form.text('do') === 'remove') {
      taken(await ctx.call('remove_photo', {}))
      return redirect('/account/profile?done=photo_removed#photo')
    }
    const file = form.file('photo')
    if (!file) return withPhotoMistake(ctx, 'Choose a picture first.')
    const saved = await ctx.call('save_photo', { picture: Buffer.from(await file.arrayBuffer()).toString('base64') })
    return saved.ok
      ? redirect('/account/profile?done=photo#photo')
      : withPhotoMistake(ctx, fieldErrorsIn(saved).photo ?? saved.problem.detail)
  },
}

const ownProfile = (ctx: PageRequest): Promise<OwnProfile> => readOwnProfile(ctx.service.reads, sessionOf(ctx).account_id)

/** Who has no profile yet may begin with what the website says of a founder: `?draft=…&founder=0`. */
async function prefill(
  ctx: PageRequest,
  { founder, saved }: OwnProfile,
): Promise<ProfileEdit & { candidates: { name: string; href: string }[] }> {
  const query = ctx.url.searchParams
  const draft_id = query.get('draft')
  // A photo alone, or what a hand-over begins, says nothing yet that the website could say otherwise.
  const says = saved && (founder.role !== null || founder.bio !== null || Object.keys(founder.socials).length > 0)
  const called = says || draft_id === null ? null : await ctx.call('get_draft', { id: draft_id })
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

async function save(ctx: PageRequest): Promise<Response> {
  const form = await ctx.form()
  const edit = readProfile(form)
  const profile = await ownProfile(ctx)
  const { founder, saved } = profile
  const again = (refused: Refused) => profilePage(ctx, profile, { ...edit, candidates: [] }, refused)
  const told = overtakenIn(form, [
    ...(['name', 'role', 'bio', 'email'] as const).map((name) => [name, edit[name], founder[name]] as const),
    ...PLATFORMS.map((platform) => [platform, edit.socials[platform] ?? null, founder.socials[platform] ?? null] as const),
  ])
  if (told) return again({ fieldErrors: told.fieldErrors, status: 422, prints: told.shown })
  const untouched = untouchedIn(form)
  // What is left empty stays as it is, also where the profile came to be meanwhile; the first save sends all that is shown.
  const stays = (name: string, value: unknown) => (saved || value === null) && untouched(name, value)
  // The form holds all accounts there are: one that is left empty goes.
  const socials = Object.fromEntries(
    PLATFORMS.map((platform) => [platform, edit.socials[platform] ?? null] as const).filter(([name, url]) => !stays(name, url)),
  )
  // Who had no profile was shown what the website says of them, its picture too.
  const picture = saved || founder.photo_url === null ? {} : { photo_url: founder.photo_url }
  const called = await ctx.call('update_founder_profile', {
    ...(stays('name', edit.name) ? {} : { name: edit.name }),
    ...(stays('role', edit.role) ? {} : { role: edit.role }),
    ...(stays('bio', edit.bio) ? {} : { bio: edit.bio }),
    ...(stays('email', edit.email) ? {} : { email: edit.email }),
    ...picture,
    socials,
  })
  if (called.ok) return redirect('/account/profile?done=saved')
  const fieldErrors = fieldErrorsOf(called.problem, (pointer) => pointer.replace(/^\/(socials\/)?/, ''))
  return again({ fieldErrors, status: called.status, prints: form.text(SHOWN) })
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

async function withPhotoMistake(ctx: PageRequest, photo: string): Promise<Response> {
  const profile = await ownProfile(ctx)
  return profilePage(ctx, profile, { ...profile.founder, candidates: [] }, { fieldErrors: { photo }, status: 422 })
}

type Shown = ProfileEdit & { candidates: { name: string; href: string }[] }
type Refused = { fieldErrors: FieldErrors; status: number; prints?: string }

async function profilePage(ctx: PageRequest, profile: OwnProfile, shown: Shown, refused?: Refused): Promise<Response> {
  const account = await ctx.call('get_account', {})
  const missing = account.ok ? account.value.profile.missing.map(({ code }) => code) : []
  const done = refused ? undefined : wordsAsked(DONE, ctx)
  const fieldErrors = refused?.fieldErrors ?? {}
  return htmlPage(
    ctx,
    { title: 'Founder profile', noindex: true, section: 'account', status: refused?.status ?? 200 },
    <AccountFrame at="/account/profile">
      <header class="page-head">
        <h1>Founder profile</h1>
        <p class="lead">
          People trust people. Your profile appears on all of your listings; a free launch and the founder story need it to be complete.
        </p>
      </header>
      <div class="stack loose profile-page">
        <div id="told" role="status">
          {done && <Notice tone="good" title={done} />}
        </div>
        {refused && !fieldErrors.photo && <Notice tone="bad" title={fieldErrors[''] ?? 'Not saved yet: see what needs fixing.'} />}
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
        <PhotoForm profile={profile} mistake={fieldErrors.photo} />
        <ProfileForm shown={shown} fieldErrors={fieldErrors} prints={refused?.prints ?? printsOfProfile(profile.founder)} />
      </div>
    </AccountFrame>,
  )
}
