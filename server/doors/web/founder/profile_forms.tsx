/** @jsxRuntime automatic @jsxImportSource preact */
import { PLATFORMS, type Platform } from '../../../fields/fields.ts'
import { BIO_CHARACTERS_MIN } from '../../../profile/complete.ts'
import type { Founder } from '../../../profile/profile.ts'
import type { OwnProfile } from '../../../publishing/own_profile.ts'
import { photoGap, shownPhoto } from '../../../profile/photo.ts'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import { socialLabel } from '../public/words.ts'
import { PostForm } from '../frame/post_form.tsx'
import { PictureFile } from './inputs.tsx'
import { printsOf, SHOWN } from '../frame/shown_fields.ts'

/** What a person writes of themselves; the photo is saved by itself. */
export type ProfileEdit = Omit<Founder, 'photo_url'>

const WANTED = [
  { code: 'name', label: 'Your name' },
  { code: 'photo', label: 'A photo' },
  { code: 'role', label: 'Your role' },
  { code: 'bio', label: `${BIO_CHARACTERS_MIN} characters about you` },
  { code: 'social', label: 'One social account' },
] as const

export function Checklist({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0)
    return (
      <div id="checklist">
        <Notice tone="good" title="Your profile is complete" />
      </div>
    )
  return (
    <ul class="plain checklist" id="checklist" aria-label="What a complete profile needs">
      {WANTED.map(({ code, label }) => {
        const open = missing.includes(code)
        return (
          <li class={open ? 'open' : 'done'}>
            {open ? <a href={`#${code}`}>{label}</a> : <span>{label}</span>}
            <span class="visually-hidden">{open ? ' is missing' : ' is there'}</span>
          </li>
        )
      })}
    </ul>
  )
}

export function PhotoForm({ profile, mistake }: { profile: OwnProfile; mistake: string | undefined }) {
  const { founder, photos } = profile
  const shown = shownPhoto(founder.photo_url, photos, { url: '' })
  const gap = founder.photo_url && !shown ? photoGap(founder.photo_url, photos) : null
  return (
    <PostForm
      id="photo"
      class="card photo-form"
      action="/account/profile/photo"
      enctype="multipart/form-data"
      tabindex={-1}
      data-swap="photo checklist told"
    >
      {shown ? (
        <img class="avatar upload" src={shown} alt={`Photo of ${founder.name}`} width={96} height={96} />
      ) : (
        <span class="avatar upload letter" aria-hidden="true">
          {[...founder.name][0] ?? '?'}
        </span>
      )}
      <div class="stack tight">
        <PictureFile id="field-photo" name="photo" label="Photo" mistake={mistake} />
        {gap && (
          <p class="hint">
            {gap.message} {gap.fix}
          </p>
        )}
        <div class="cluster">
          <button class="button small">Upload</button>
          {founder.photo_url && profile.saved && (
            <button class="button small bare" name="do" value="remove">
              Remove the photo
            </button>
          )}
        </div>
      </div>
    </PostForm>
  )
}

/** Where most founders are. */
const FIRST: readonly Platform[] = ['linkedin', 'x', 'github', 'website']
const OTHERS = PLATFORMS.filter((platform) => !FIRST.includes(platform))

export const printsOfProfile = ({ name, role, bio, email, socials }: ProfileEdit): string =>
  printsOf([...Object.entries({ name, role, bio, email }), ...PLATFORMS.map((platform) => [platform, socials[platform] ?? null] as const)])

/** `prints`: of what is saved, since what the website says is not saved by standing in the form; or of what it was when the form was refused. */
type ProfileFormProps = { shown: ProfileEdit; fieldErrors: FieldErrors; prints: string }

export function ProfileForm({ shown, fieldErrors, prints }: ProfileFormProps) {
  const field = (platform: Platform) => (
    <Field
      name={platform}
      label={socialLabel(platform)}
      value={shown.socials[platform]}
      fieldErrors={fieldErrors}
      inputmode="url"
      placeholder="https://"
    />
  )
  return (
    <PostForm class="card stack" action="/account/profile" novalidate>
      <input type="hidden" name={SHOWN} value={prints} />
      <div id="name">
        <Field name="name" label="Your name" value={shown.name} fieldErrors={fieldErrors} autocomplete="name" limit={80} />
      </div>
      <div id="role">
        <Field name="role" label="Your role" value={shown.role} fieldErrors={fieldErrors} placeholder="Founder" limit={80} />
      </div>
      <div id="bio">
        <Field
          name="bio"
          label="About you"
          value={shown.bio}
          rows={4}
          fieldErrors={fieldErrors}
          counts="characters"
          limit={1000}
          least={BIO_CHARACTERS_MIN}
          hint="What you did before, and why you build this."
        />
      </div>
      <Field
        name="email"
        label="E-mail for co-founders and us"
        value={shown.email}
        fieldErrors={fieldErrors}
        hint="Never shown."
        inputmode="email"
      />
      <fieldset id="social" class="social-fields">
        <legend>Social accounts</legend>
        <p class="hint">At least one, such as LinkedIn.</p>
        <div class="grid">{FIRST.map(field)}</div>
        <details open={OTHERS.some((platform) => shown.socials[platform] || fieldErrors[platform])}>
          <summary>More places</summary>
          <div class="grid">{OTHERS.map(field)}</div>
        </details>
      </fieldset>
      <button class="button">Save the profile</button>
    </PostForm>
  )
}
