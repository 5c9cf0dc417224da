/** @jsxRuntime automatic @jsxImportSource preact */
import { listProducts, listPromos, type PromoRow } from '../../../team/shop.ts'
import type { Form } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { Empty, Time, type FieldErrors } from '../frame/parts.tsx'
import { askFirst, perform } from './action.tsx'
import { ListPager, ListSearch, pageAsked, wordAsked } from './list_parts.tsx'
import { dollars } from '../../../base/money.ts'
import { BLANK, PromoForm, settingsIn, typedIn, type Typed } from './promo_form.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/promos'
const PER_PAGE = 50
const CODE_CHARACTERS_MAX = 40
const DONE = { created: 'The code can be used.', disabled: 'The code no longer works.' }
/** `/team/promos`: codes, how often each was used, and the button that ends one. */
export const promosRoute = forTeam(
  PATH,
  (ctx) => promosPage(ctx),
  async (ctx) => {
    const form = await ctx.form()
    return form.text('action') === 'disable' ? disable(ctx, form) : create(ctx, form)
  },
)

async function disable(ctx: PageRequest, form: Form): Promise<Response> {
  const code = form.text('code')
  const asked = askFirst(ctx, form, {
    title: `Disable ${code}?`,
    at: PATH,
    button: 'Disable it for good',
    back: PATH,
    children: <p>Nobody can use it any more, and it cannot be brought back. Orders that use it show the new total before they are paid.</p>,
  })
  if (asked) return asked
  const ended = await perform(ctx, `${PATH}?done=disabled`, 'disable_promo', { code })
  return ended instanceof Response ? ended : promosPage(ctx, BLANK, ended)
}

async function create(ctx: PageRequest, form: Form): Promise<Response> {
  const typed = typedIn(form)
  const read = settingsIn(form)
  if ('fieldErrors' in read) return promosPage(ctx, typed, read.fieldErrors)
  const ended = await perform(ctx, `${PATH}?done=created`, 'create_promo', { code: typed.code, ...read.settings })
  return ended instanceof Response ? ended : promosPage(ctx, typed, ended)
}

async function promosPage(ctx: PageRequest, typed: Typed = BLANK, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { service } = ctx
  const now = service.clock()
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const words = wordAsked(ctx, 'q', CODE_CHARACTERS_MAX)
  const [{ items, total }, products] = await Promise.all([
    listPromos({ sql: service.database, now }, { words, limit, offset }),
    listProducts({ sql: service.database }),
  ])
  return teamPage(
    ctx,
    { title: 'Promo codes', at: PATH, lead: 'Taken off before VAT.', done: DONE, fieldErrors },
    <>
      {(words !== '' || total > PER_PAGE) && (
        <ListSearch action={PATH} label="Part of a code" words={words} characters_max={CODE_CHARACTERS_MAX} />
      )}
      {total === 0 &&
        (words === '' ? (
          <Empty title="No codes yet">Create the first one below.</Empty>
        ) : (
          <Empty title="No code found">Try fewer of its letters.</Empty>
        ))}
      <ul class="plain team-rows">
        {items.map((promo) => (
          <PromoItem promo={promo} now={now} />
        ))}
      </ul>
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
      <section class="card" aria-labelledby="make">
        <h2 id="make">Create a code</h2>
        <PromoForm action={PATH} typed={typed} products={products} fieldErrors={fieldErrors} />
      </section>
    </>,
  )
}

function PromoItem({ promo, now }: { promo: PromoRow; now: Date }) {
  const {
    code,
    kind,
    value,
    products,
    min_subtotal_cents,
    email,
    starts_at,
    expires_at,
    max_uses,
    per_account,
    disabled_at,
    reserved,
    used,
  } = promo
  const state = disabled_at ? 'disabled' : expires_at && expires_at <= now ? 'expired' : starts_at && starts_at > now ? 'not yet' : 'in use'
  const bounds = [
    products === null ? 'every product' : products.join(', '),
    ...(min_subtotal_cents > 0 ? [`from ${dollars(min_subtotal_cents)}`] : []),
    ...(email === null ? [] : [`only ${email}`]),
    per_account === null ? 'as often as you like' : per_account === 1 ? 'once an account' : `${per_account} times an account`,
  ]
  return (
    <li class="team-row">
      <div class="team-row-text">
        <p>
          <strong class="promo-code">{code}</strong> {kind === 'percent' ? `${value}% off` : `${dollars(value)} off`}{' '}
          <span class={`tag ${state === 'in use' ? 'good' : ''}`}>{state}</span>
        </p>
        <p class="hint">
          {bounds.join(' · ')}
          {expires_at && (
            <>
              {' '}
              · until <Time at={expires_at.toISOString()} form="instant" />
            </>
          )}
        </p>
      </div>
      <p class="figure">
        {max_uses === null ? `${used} used` : `${used} of ${max_uses} used`}
        {reserved > 0 && `, ${reserved} held`}
      </p>
      {disabled_at === null && (
        <PostForm action={PATH} class="team-row-actions">
          <input type="hidden" name="code" value={code} />
          <button class="button bare small" name="action" value="disable" aria-label={`Disable ${code}`}>
            Disable…
          </button>
        </PostForm>
      )}
    </li>
  )
}
