/** @jsxRuntime automatic @jsxImportSource preact */
import { listSites, type SiteRow, type SiteSettings } from '../../../team/sites.ts'
import { nothingHere } from '../frame/error_page.tsx'
import type { Form } from '../frame/form.ts'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { plural } from '../../../base/plural.ts'
import { perform, wholeOf } from './action.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/sites'
const DONE = { added: 'The site answers on its host within a second.', changed: 'The site has been changed.' }
const FIELDS = ['key', 'host', 'name', 'free_weeks_ahead', 'free_seats', 'paid_seats', 'billboard_seats'] as const
type Typed = Record<(typeof FIELDS)[number] | typeof SHOWN, string>
const BLANK: Typed = {
  ...{ key: '', host: '', name: '', free_weeks_ahead: '4', free_seats: '20', paid_seats: '20', billboard_seats: '3' },
  shown: '',
}

/** `/team/sites`: the directories of this deployment, told apart by host. */
export const sitesRoute = forTeam(
  PATH,
  (ctx) => sitesPage(ctx),
  async (ctx) => {
    const form = await ctx.form()
    const key = form.text('key')
    const known = (await listSites(ctx.service.database)).find((one) => one.key === key)
    // With its own host it is the one that this form has added, sent twice.
    const ended =
      known && known.host !== form.text('host').toLowerCase()
        ? { key: 'Another site has this key.' }
        : await perform(ctx, `${PATH}?done=added`, 'set_site', { key, ...settingsIn(form, true) })
    return ended instanceof Response ? ended : sitesPage(ctx, typedIn(form, BLANK), ended)
  },
)

/** `/team/sites/KEY`: the name, host and seats of one site. */
export const siteRoute = forTeam(
  `${PATH}/:key`,
  (ctx) => sitePage(ctx),
  async (ctx) => {
    const key = ctx.params.key ?? ''
    const site = (await listSites(ctx.service.reads)).find((one) => one.key === key)
    if (!site) return nothingHere(ctx)
    const form = await ctx.form()
    const back = form.text('back') === 'weeks' ? `/team/weeks?site=${key}&done=seats` : `${PATH}?done=changed`
    const ended = await perform(ctx, back, 'set_site', { key, ...settingsIn(form, key !== 'main') })
    return ended instanceof Response ? ended : sitePage(ctx, { ...typedIn(form, typedOf(site)), key }, ended)
  },
)

/** What was typed in the form; a field that it does not have, or as it was shown, stays as it is. */
function settingsIn(form: Form, with_host: boolean): SiteSettings {
  const untouched = untouchedIn(form)
  const sent = (name: (typeof FIELDS)[number]) => form.has(name) && !untouched(name, form.text(name))
  const whole = (name: (typeof FIELDS)[number]) => (sent(name) ? wholeOf(form, name) : undefined)
  const settings = {
    ...(with_host && sent('host') ? { host: form.text('host') } : {}),
    ...(sent('name') ? { name: form.text('name') } : {}),
  }
  const numbers = {
    free_weeks_ahead: whole('free_weeks_ahead'),
    free_seats: whole('free_seats'),
    paid_seats: whole('paid_seats'),
    billboard_seats: whole('billboard_seats'),
  }
  return { ...settings, ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)) }
}

/** The seats of a site are also changed by a form of their own, which does not have the other fields. */
const typedIn = (form: Form, known: Typed): Typed => ({
  ...known,
  ...Object.fromEntries([...FIELDS, SHOWN].filter((name) => form.has(name)).map((name) => [name, form.text(name)])),
})

export function typedOf(site: SiteRow): Typed {
  const texts = FIELDS.map((name) => [name, String(site[name])] as const)
  return { ...BLANK, ...Object.fromEntries(texts), shown: printsOf(texts) }
}

async function sitesPage(ctx: PageRequest, typed: Typed = BLANK, fieldErrors: FieldErrors = {}): Promise<Response> {
  const sites = await listSites(ctx.service.reads)
  return teamPage(
    ctx,
    {
      title: 'Sites',
      at: PATH,
      lead: 'Each has its own listings, weeks and seats; categories and accounts are shared.',
      done: DONE,
      fieldErrors,
    },
    <>
      <ul class="plain grid">
        {sites.map((site) => (
          <li class="card">
            <div class="split">
              <h2 class="team-card-title">{site.name}</h2>
              <code>{site.key}</code>
            </div>
            <p class="muted">{site.host}</p>
            <dl class="facts small">
              <dt>Live listings</dt>
              <dd class="figure">{site.listings}</dd>
              <dt>Seats a week</dt>
              <dd class="figure">
                {site.free_seats} free, {site.paid_seats} paid, {plural(site.billboard_seats, 'billboard')}
              </dd>
              <dt>Free launches</dt>
              <dd class="figure">{plural(site.free_weeks_ahead, 'week')} ahead</dd>
            </dl>
            <p class="cluster">
              <a class="button quiet small" href={`${PATH}/${site.key}`} aria-label={`Edit ${site.name}`}>
                Edit
              </a>
              <a class="button bare small" href={`/team/weeks?site=${site.key}`} aria-label={`Weeks of ${site.name}`}>
                Weeks
              </a>
            </p>
          </li>
        ))}
      </ul>
      <section class="card" aria-labelledby="add">
        <h2 id="add">Add a site</h2>
        <p class="hint">Point its host at this service first; it answers there as soon as it is added.</p>
        <SiteForm typed={typed} fieldErrors={fieldErrors} button="Add the site" action={PATH} is_new />
      </section>
    </>,
  )
}

async function sitePage(ctx: PageRequest, typed: Typed | null = null, fieldErrors: FieldErrors = {}): Promise<Response> {
  const site = (await listSites(ctx.service.reads)).find(({ key }) => key === ctx.params.key)
  if (!site) return nothingHere(ctx)
  return teamPage(
    ctx,
    { title: site.name, at: PATH, fieldErrors },
    <section class="card">
      <SiteForm typed={typed ?? typedOf(site)} fieldErrors={fieldErrors} button="Save" action={`${PATH}/${site.key}`} />
    </section>,
  )
}

type FormProps = { typed: Typed; fieldErrors: FieldErrors; button: string; action: string; is_new?: boolean }

function SiteForm({ typed, fieldErrors, button, action, is_new = false }: FormProps) {
  return (
    <PostForm action={action} class="stack">
      {is_new && (
        <Field
          name="key"
          label="Key"
          value={typed.key}
          maxlength={40}
          required
          fieldErrors={fieldErrors}
          hint="Short and permanent, such as tools; programs name the site by it."
        />
      )}
      <Field name="name" label="Name" value={typed.name} maxlength={80} required fieldErrors={fieldErrors} />
      {typed.key !== 'main' && (
        <Field
          name="host"
          label="Host"
          value={typed.host}
          maxlength={253}
          required
          fieldErrors={fieldErrors}
          hint="Without scheme and port, such as tools.example.com."
        />
      )}
      <SeatFields typed={typed} fieldErrors={fieldErrors} />
      <button class="button">{button}</button>
    </PostForm>
  )
}

export function SeatFields({ typed, fieldErrors }: { typed: Typed; fieldErrors: FieldErrors }) {
  return (
    <div class="team-number-fields">
      <input type="hidden" name={SHOWN} value={typed.shown} />
      <Field name="free_seats" label="Free launches a week" value={typed.free_seats} inputmode="numeric" fieldErrors={fieldErrors} />
      <Field name="paid_seats" label="Paid launches a week" value={typed.paid_seats} inputmode="numeric" fieldErrors={fieldErrors} />
      <Field name="billboard_seats" label="Billboards a week" value={typed.billboard_seats} inputmode="numeric" fieldErrors={fieldErrors} />
      <Field
        name="free_weeks_ahead"
        label="Free launches start this many weeks ahead"
        value={typed.free_weeks_ahead}
        inputmode="numeric"
        fieldErrors={fieldErrors}
      />
    </div>
  )
}
