/** @jsxRuntime automatic @jsxImportSource preact */
import { listSites, setSite, type SiteRow, type SiteSettings } from '../../operator/sites.ts'
import { nothingHere } from '../error_page.tsx'
import type { Form } from '../form.ts'
import { Field, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { OnceKey, perform, wholeOf } from './action.tsx'
import { forTeam, teamPage } from './frame.tsx'

const PATH = '/team/sites'
const DONE = { added: 'The site answers on its host within a second.', changed: 'The site is changed.' }
const FIELDS = ['key', 'host', 'name', 'free_weeks_ahead', 'free_seats', 'paid_seats', 'billboard_seats'] as const
type Typed = Record<(typeof FIELDS)[number], string>
const BLANK: Typed = { key: '', host: '', name: '', free_weeks_ahead: '4', free_seats: '20', paid_seats: '20', billboard_seats: '3' }

/** `/team/sites`: the directories of this deployment, told apart by host. */
export const sitesRoute = forTeam(
  PATH,
  (visit) => sitesPage(visit),
  async (visit) => {
    const form = await visit.form()
    const key = form.text('key')
    const ended = await perform(visit, `${PATH}?done=added`, (acting) => setSite(acting, key, settingsIn(form, true)))
    return ended instanceof Response ? ended : sitesPage(visit, typedIn(form), ended)
  },
)

/** `/team/sites/KEY`: the name, host and seats of one site. */
export const siteRoute = forTeam(
  `${PATH}/:key`,
  (visit) => sitePage(visit),
  async (visit) => {
    const key = visit.params.key ?? ''
    if (!(await listSites(visit.service.reads)).some((site) => site.key === key)) return nothingHere(visit)
    const form = await visit.form()
    const back = form.text('back') === 'weeks' ? `/team/weeks?site=${key}&done=seats` : `${PATH}?done=changed`
    const ended = await perform(visit, back, (acting) => setSite(acting, key, settingsIn(form, key !== 'main')))
    return ended instanceof Response ? ended : sitePage(visit, { ...typedIn(form), key }, ended)
  },
)

/** What the form holds; a field that it does not have stays as it is. */
function settingsIn(form: Form, with_host: boolean): SiteSettings {
  const whole = (name: (typeof FIELDS)[number]) => (form.has(name) ? wholeOf(form, name) : undefined)
  const settings = {
    ...(with_host && form.has('host') ? { host: form.text('host') } : {}),
    ...(form.has('name') ? { name: form.text('name') } : {}),
  }
  const numbers = {
    freeWeeksAhead: whole('free_weeks_ahead'),
    freeSeats: whole('free_seats'),
    paidSeats: whole('paid_seats'),
    billboardSeats: whole('billboard_seats'),
  }
  return { ...settings, ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)) }
}

const typedIn = (form: Form): Typed => ({ ...BLANK, ...Object.fromEntries(FIELDS.map((name) => [name, form.text(name)])) })

const typedOf = (site: SiteRow): Typed => ({ ...BLANK, ...Object.fromEntries(FIELDS.map((name) => [name, String(site[name])])) })

async function sitesPage(visit: Visit, typed: Typed = BLANK, mistakes: Mistakes = {}): Promise<Response> {
  const sites = await listSites(visit.service.reads)
  return teamPage(
    visit,
    {
      title: 'Sites',
      at: PATH,
      lead: 'Each has its own listings, weeks and seats; categories and accounts are shared.',
      done: DONE,
      mistakes,
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
                {site.free_seats} free, {site.paid_seats} paid, {site.billboard_seats} billboards
              </dd>
              <dt>Free launches</dt>
              <dd class="figure">{site.free_weeks_ahead} weeks ahead</dd>
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
        <SiteForm typed={typed} mistakes={mistakes} button="Add the site" action={PATH} is_new />
      </section>
    </>,
  )
}

async function sitePage(visit: Visit, typed: Typed | null = null, mistakes: Mistakes = {}): Promise<Response> {
  const site = (await listSites(visit.service.reads)).find(({ key }) => key === visit.params.key)
  if (!site) return nothingHere(visit)
  return teamPage(
    visit,
    { title: site.name, at: PATH, mistakes },
    <section class="card">
      <SiteForm typed={typed ?? typedOf(site)} mistakes={mistakes} button="Save" action={`${PATH}/${site.key}`} />
    </section>,
  )
}

type FormProps = { typed: Typed; mistakes: Mistakes; button: string; action: string; is_new?: boolean }

function SiteForm({ typed, mistakes, button, action, is_new = false }: FormProps) {
  return (
    <form method="post" action={action} class="stack">
      <OnceKey />
      {is_new && (
        <Field
          name="key"
          label="Key"
          value={typed.key}
          maxlength={40}
          required
          mistakes={mistakes}
          hint="Short and lasting, such as tools; programs name the site by it."
        />
      )}
      <Field name="name" label="Name" value={typed.name} maxlength={80} required mistakes={mistakes} />
      {typed.key !== 'main' && (
        <Field
          name="host"
          label="Host"
          value={typed.host}
          maxlength={253}
          required
          mistakes={mistakes}
          hint="Without scheme and port, such as tools.example.com."
        />
      )}
      <SeatFields typed={typed} mistakes={mistakes} />
      <button class="button">{button}</button>
    </form>
  )
}

export function SeatFields({
  typed,
  mistakes,
}: {
  typed: Pick<Typed, 'free_seats' | 'paid_seats' | 'billboard_seats' | 'free_weeks_ahead'>
  mistakes: Mistakes
}) {
  return (
    <div class="team-number-fields">
      <Field name="free_seats" label="Free launches a week" value={typed.free_seats} inputmode="numeric" mistakes={mistakes} />
      <Field name="paid_seats" label="Paid launches a week" value={typed.paid_seats} inputmode="numeric" mistakes={mistakes} />
      <Field name="billboard_seats" label="Billboards a week" value={typed.billboard_seats} inputmode="numeric" mistakes={mistakes} />
      <Field
        name="free_weeks_ahead"
        label="Free launches begin, weeks ahead"
        value={typed.free_weeks_ahead}
        inputmode="numeric"
        mistakes={mistakes}
      />
    </div>
  )
}
