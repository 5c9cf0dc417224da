/** @jsxRuntime automatic @jsxImportSource preact */
import { acceptInvite, findInvite, type OpenInvite } from '../../drafts/invites.ts'
import type { Founder } from '../../drafts/profile.ts'
import { PLATFORMS, type Platform } from '../../drafting/fields.ts'
import { Refusal } from '../../error.ts'
import { checkInput } from '../../input.ts'
import { writeInstant } from '../../mail/letter.ts'
import { OPERATIONS } from '../../spec.ts'
import type { Route } from '../door.ts'
import { errorPage } from '../error_page.tsx'
import type { Form } from '../form.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Field, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'

/** The accounts a co-founder is asked for; more can be added to the listing by its owner. */
const SOCIALS = ['linkedin', 'x', 'github', 'website'] as const satisfies Platform[]
const LABELS: Record<(typeof SOCIALS)[number], string> = { linkedin: 'LinkedIn', x: 'X', github: 'GitHub', website: 'Website' }
const NOBODY: Founder = { name: '', role: null, bio: null, email: null, photo_url: null, socials: {} }

const REFUSED = {
  unknown: 'The invite was used, replaced by a newer one, or its time ran out. Ask for a new one.',
  own_listing: 'This listing is your own: you are among its founders already.',
  full: 'The listing shows as many founders as it can. Whoever invited you can make room.',
}

/** The link of an invite: whoever signs in there adds their own founder profile to one listing, and nothing else. */
export const inviteRoute: Route = {
  path: '/invites/:token',
  async get(visit) {
    const invite = await find(visit)
    if (!invite) return overPage(visit)
    return visit.session ? formPage(visit, invite, { ...NOBODY, name: visit.session.name }) : welcomePage(visit, invite)
  },
  async post(visit) {
    const { session, params, service } = visit
    const token = params.token ?? ''
    if (!session) return redirect(signInFor(token))
    const invite = await find(visit)
    if (!invite) return overPage(visit)
    const founder = founderOf(await visit.form())
    const mistakes = mistakesIn(founder)
    if (Object.keys(mistakes).length > 0) return formPage(visit, invite, founder, mistakes)
    const { account_id } = session
    const { sites, config, jobs } = service
    const done = await service.database.begin((sql) =>
      acceptInvite({ sql, sites: sites.through(sql), config, jobs }, { token, account_id, founder, now: service.clock() }),
    )
    if (done.outcome === 'refused') return errorPage(visit, 409, { title: 'You were not added', detail: REFUSED[done.reason] })
    return htmlPage(
      visit,
      { title: 'You are among the founders', noindex: true, secret: true },
      <div class="narrow stack">
        <h1>You are among the founders of {invite.product}</h1>
        <p class="lead">
          Your profile stands beside {invite.inviter}’s wherever {invite.product} is listed. {invite.inviter} can change it there.
        </p>
      </div>,
    )
  },
}

const find = ({ service, params }: Visit): Promise<OpenInvite | null> => findInvite(service.database, params.token ?? '', service.clock())

const signInFor = (token: string): string => `/sign-in?return_to=${encodeURIComponent(`/invites/${token}`)}`

const overPage = (visit: Visit): Response => errorPage(visit, 404, { title: 'This invite is over', detail: REFUSED.unknown })

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

/** Held to what the contract says of a founder, as if it came by update_draft. */
function mistakesIn(founder: Founder): Mistakes {
  const spec = OPERATIONS.get('update_draft')
  if (!spec) throw new Error('the contract has no update_draft')
  try {
    checkInput(spec, { id: `d_${'0'.repeat(22)}`, founders: [founder] })
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const places = error.details.errors ?? []
    return Object.fromEntries(
      places.map(({ field, message, fix }) => [field.replace(/^\/founders\/0\/(socials\/)?/, ''), `It ${message} ${fix}`]),
    )
  }
}

async function welcomePage(visit: Visit, { product, inviter, expires_at, site_id }: OpenInvite): Promise<Response> {
  const site = await visit.service.sites.byId(site_id)
  return htmlPage(
    visit,
    { title: `Join the founders of ${product}`, noindex: true, secret: true },
    <div class="narrow stack">
      <h1>
        {inviter} invites you to join the founders of {product}
      </h1>
      <p class="lead">
        Your founder profile will stand beside theirs on the page of {product} on {site.name}. The invite allows nothing else, and is good
        until {writeInstant(expires_at)}.
      </p>
      <p>
        <a class="button" href={signInFor(visit.params.token ?? '')}>
          Sign in to add yourself
        </a>
      </p>
    </div>,
  )
}

function formPage(visit: Visit, { product, inviter }: OpenInvite, founder: Founder, mistakes: Mistakes = {}): Response {
  const told = new Set<string>(['name', 'role', 'bio', 'photo_url', ...PLATFORMS])
  const other = Object.entries(mistakes).filter(([name]) => !told.has(name))
  return htmlPage(
    visit,
    { title: `Join the founders of ${product}`, noindex: true, secret: true, status: Object.keys(mistakes).length > 0 ? 422 : 200 },
    <div class="narrow stack">
      <h1>Join the founders of {product}</h1>
      <p class="lead">
        {inviter} invited you. What you write here is shown in public on the page of {product}; you are signed in as {visit.session?.email}.
      </p>
      {other.map(([, mistake]) => (
        <Notice tone="bad">{mistake}</Notice>
      ))}
      <form method="post" class="stack">
        <Field name="name" label="Name" value={founder.name} autocomplete="name" maxlength={80} required mistakes={mistakes} />
        <Field name="role" label="Role" value={founder.role} maxlength={80} mistakes={mistakes} hint="Such as Co-founder and engineer." />
        <Field
          name="bio"
          label="A few sentences about you"
          value={founder.bio}
          rows={5}
          maxlength={1000}
          mistakes={mistakes}
          counts="characters"
        />
        <Field
          name="photo_url"
          label="Address of a photo"
          type="url"
          value={founder.photo_url}
          maxlength={2048}
          mistakes={mistakes}
          hint="We keep a copy of our own."
        />
        {SOCIALS.map((platform) => (
          <Field
            name={platform}
            label={LABELS[platform]}
            type="url"
            value={founder.socials[platform] ?? ''}
            maxlength={2048}
            mistakes={mistakes}
          />
        ))}
        <button class="button">Add me to the founders</button>
      </form>
    </div>,
  )
}
