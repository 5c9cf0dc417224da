/** @jsxRuntime automatic @jsxImportSource preact */
import { findInvite, type OpenInvite } from '../../../publishing/invites.ts'
import type { Founder } from '../../../profile/profile.ts'
import { PLATFORMS, type Platform } from '../../../fields/fields.ts'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { errorPage } from '../frame/error_page.tsx'
import type { Form } from '../frame/form.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Field, Notice, Time, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { sendAgain } from '../frame/send_again.tsx'

/** The accounts a co-founder is asked for; more can be added to the listing by its owner. */
const SOCIALS = ['linkedin', 'x', 'github', 'website'] as const satisfies Platform[]
const LABELS: Record<(typeof SOCIALS)[number], string> = { linkedin: 'LinkedIn', x: 'X', github: 'GitHub', website: 'Website' }
const NOBODY: Founder = { name: '', role: null, bio: null, email: null, photo_url: null, socials: {} }

const OVER = 'The invite was used, was replaced by a newer one, or has expired. Ask for a new one.'

/** The link of an invite: whoever signs in there adds their own founder profile to one listing, and nothing else. */
export const inviteRoute: Route = {
  path: '/invites/:token',
  async get(ctx) {
    const invite = await find(ctx)
    if (!invite) return overPage(ctx)
    return ctx.session ? formPage(ctx, invite, { ...NOBODY, name: ctx.session.name }) : welcomePage(ctx, invite)
  },
  async post(ctx) {
    const token = ctx.params.token ?? ''
    if (!ctx.session) return sendAgain(ctx, signInFor(token))
    const founder = founderOf(await ctx.form())
    const { name, role, bio, photo_url, socials } = founder
    const done = await ctx.call('accept_invite', { token, founder: { name, role, bio, photo_url, socials } })
    // Asked first: of a form that is sent twice the invite is used by the second time.
    if (done.ok) return addedPage(ctx)
    const invite = await find(ctx)
    if (!invite) return overPage(ctx)
    // What they wrote stays, for when there is room.
    if (done.status === 409) return formPage(ctx, invite, founder, { '': `You were not added. ${done.problem.detail}` })
    return formPage(ctx, invite, founder, fieldErrorsIn(done, fieldOf))
  },
}

const addedPage = (ctx: PageRequest): Response =>
  htmlPage(
    ctx,
    { title: 'You are among the founders', noindex: true, secret: true },
    <div class="narrow stack">
      <h1>You are among the founders</h1>
      <p class="lead">Your profile appears beside the others’ wherever the product is listed. Whoever invited you can change it there.</p>
    </div>,
  )

const find = ({ service, params }: PageRequest): Promise<OpenInvite | null> =>
  findInvite(service.database, params.token ?? '', service.clock())

const signInFor = (token: string): string => `/sign-in?return_to=${encodeURIComponent(`/invites/${token}`)}`

const overPage = (ctx: PageRequest): Response => errorPage(ctx, 404, { title: 'This invite no longer works', detail: OVER })

function founderOf(form: Form): Founder {
  const optional = (name: string) => form.text(name) || null
  const socials = SOCIALS.flatMap((platform) => (form.text(platform) ? [[platform, form.text(platform)] as const] : []))
  return {
    name: form.text('name'),
    role: optional('role'),
    bio: optional('bio'),
    email: null,
    photo_url: optional('photo_url'),
    socials: Object.fromEntries(socials),
  }
}

/** The field of the form that a place of the input is typed in. */
const fieldOf = (pointer: string): string => pointer.replace(/^\/founder\/(socials\/)?/, '')

async function welcomePage(ctx: PageRequest, { product, inviter, expires_at, site_id }: OpenInvite): Promise<Response> {
  const site = await ctx.service.sites.byId(site_id)
  return htmlPage(
    ctx,
    { title: `Join the founders of ${product}`, noindex: true, secret: true },
    <div class="narrow stack">
      <h1>You are invited to join the founders of {product}</h1>
      <p class="lead">
        Your founder profile will appear beside that of {inviter} on the page of {product} on {site.name}. The invite allows nothing else,
        and is valid until <Time at={new Date(expires_at).toISOString()} form="instant" />.
      </p>
      <p>
        <a class="button" href={signInFor(ctx.params.token ?? '')}>
          Sign in to add yourself
        </a>
      </p>
    </div>,
  )
}

function formPage(ctx: PageRequest, { product, inviter }: OpenInvite, founder: Founder, fieldErrors: FieldErrors = {}): Response {
  const told = new Set<string>(['name', 'role', 'bio', 'photo_url', ...PLATFORMS])
  const other = Object.entries(fieldErrors).filter(([name]) => !told.has(name))
  return htmlPage(
    ctx,
    { title: `Join the founders of ${product}`, noindex: true, secret: true, status: Object.keys(fieldErrors).length > 0 ? 422 : 200 },
    <div class="narrow stack">
      <h1>Join the founders of {product}</h1>
      <p class="lead">
        {inviter} lists {product}. What you write here is public on its page. You are signed in as {ctx.session?.email}.
      </p>
      {other.map(([, mistake]) => (
        <Notice tone="bad">{mistake}</Notice>
      ))}
      <PostForm class="stack">
        <Field name="name" label="Name" value={founder.name} autocomplete="name" maxlength={80} required fieldErrors={fieldErrors} />
        <Field
          name="role"
          label="Role"
          value={founder.role}
          maxlength={80}
          fieldErrors={fieldErrors}
          hint="Such as Co-founder and engineer."
        />
        <Field
          name="bio"
          label="A few sentences about you"
          value={founder.bio}
          rows={5}
          maxlength={1000}
          fieldErrors={fieldErrors}
          counts="characters"
        />
        <Field
          name="photo_url"
          label="Address of a photo"
          type="url"
          value={founder.photo_url}
          maxlength={2048}
          fieldErrors={fieldErrors}
          hint="We keep our own copy."
        />
        {SOCIALS.map((platform) => (
          <Field
            name={platform}
            label={LABELS[platform]}
            type="url"
            value={founder.socials[platform] ?? ''}
            maxlength={2048}
            fieldErrors={fieldErrors}
          />
        ))}
        <button class="button">Add me to the founders</button>
      </PostForm>
    </div>,
  )
}
