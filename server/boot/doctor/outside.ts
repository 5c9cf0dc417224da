import { isObject } from '../../base/is_object.ts'
import { createBoundedFetch } from '../../base/http/bounded_fetch.ts'
import { VIES_URL, type Config } from '../../core/config.ts'
import { createVies } from '../../vat/vies.ts'
import { advice, failed, ok, reasonOf, unset, type Found, type Skew } from './finding.ts'

const ASK_MILLISECONDS_MAX = 4000
/** Lists of models of those who offer hundreds have a few hundred kilobytes. */
const boundedFetch = createBoundedFetch({ bytes_max: 4 * 1024 * 1024 })
const OPENAI = 'https://api.openai.com/v1'
/** Of a company that publishes it; any answer shows that the register is there. */
const NUMBER_ASKED = 'EE100594102'
/** What proxies say of themselves in an answer; the service itself says none of it. */
const OF_PROXIES = ['via', 'server', 'cf-ray', 'x-served-by', 'x-cache']

/** Asks, and notes what the other side's clock says. */
async function ask(url: string, skews: Skew[], headers: Record<string, string> = {}): Promise<Response> {
  const response = await boundedFetch(url, { headers, signal: AbortSignal.timeout(ASK_MILLISECONDS_MAX) })
  const said = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(said)) skews.push({ from: new URL(url).host, seconds: (Date.now() - said) / 1000 })
  return response
}

/** The key of Stripe, and whether its account tells events to this service. */
export async function checkPayments({ payments, stripe, stripe_api_base, base_url, production }: Config): Promise<Found> {
  if (payments === null) return unset('STRIPE_SECRET_KEY is not set: nothing can be bought.', 'Set it to sell.')
  if (payments === 'test' || !stripe) return unset('Orders are paid on a page that says TEST; no money moves.')
  const { readAccount } = await import('../../pay/stripe_account.ts')
  const webhook_url = `${base_url}/webhooks/stripe`
  const state = await readAccount({ ...stripe, api_base: stripe_api_base }, webhook_url)
  const known = 'Stripe knows STRIPE_SECRET_KEY'
  if (state === 'refused') return failed('Stripe refuses STRIPE_SECRET_KEY.', 'Set the secret key that its dashboard shows under API keys.')
  if (state === 'disabled') return failed(`${known}; its webhook ${webhook_url} is switched off.`, 'Switch it on in the dashboard.')
  if (state === 'events')
    return failed(
      `${known}; its webhook ${webhook_url} is not told all.`,
      'Add checkout.session.*, charge.refunded, refund.failed, charge.dispute.*.',
    )
  if (state === 'no_webhook')
    return failed(`${known}; it has no webhook ${webhook_url}.`, 'Add one in the dashboard and set its secret as STRIPE_WEBHOOK_SECRET.')
  if (stripe.webhook_secret === null)
    return advice(`${known}; STRIPE_WEBHOOK_SECRET is not set.`, 'Set it: payments are found by asking every five minutes until then.')
  if (state === 'unlisted') return advice(`${known}, and lets it see no webhooks.`, `See in the dashboard that ${webhook_url} is one.`)
  if (production && /^[sr]k_test_/.test(stripe.secret_key)) return advice(`${known}, a test key: no money moves.`, 'Set the live one.')
  return ok(`${known} and tells its events to ${webhook_url}.`)
}

/** The register of VAT numbers; who sells nothing for money needs none. */
export async function checkVies({ vies_url, seller_vat_id, payments }: Config): Promise<Found> {
  if (payments !== 'stripe' && seller_vat_id === null && vies_url === VIES_URL)
    return unset('No money moves, so that no VAT number is asked for.')
  const number = seller_vat_id ?? NUMBER_ASKED
  const { status, reason } = await createVies({ url: vies_url, requester: seller_vat_id }).ask({
    prefix: number.slice(0, 2),
    digits: number.slice(2),
  })
  if (status === 'unverified')
    return failed(`VIES did not answer (${reason ?? 'no reason given'}).`, 'Correct VIES_URL, or try later: VAT is charged meanwhile.')
  if (status === 'invalid' && seller_vat_id !== null)
    return failed('VIES does not know SELLER_VAT_ID.', 'Correct it, or have it registered for trade in the EU.')
  return ok(seller_vat_id === null ? 'VIES answers.' : 'VIES answers and knows SELLER_VAT_ID.')
}

/** The language model: whether the endpoint takes the key and offers the name. No draft is asked for, so that this costs nothing. */
export async function checkModel({ model }: Config, skews: Skew[]): Promise<Found> {
  if (model === null) return unset('OPENAI_MODEL is not set: the built-in drafter writes alone.')
  const endpoint = model.base_url ?? OPENAI
  const { host } = new URL(endpoint)
  const response = await ask(`${endpoint}/models`, skews, { authorization: `Bearer ${model.api_key}`, accept: 'application/json' })
  if (response.status === 401 || response.status === 403)
    return failed(`${host} refuses OPENAI_API_KEY (${response.status}).`, 'Set a key that may use the model.')
  if (response.status === 404 || response.status === 405)
    return advice(
      `${host} answers, and does not list its models.`,
      `See that it has ${model.name}, and that OPENAI_BASE_URL ends before /chat/completions.`,
    )
  if (!response.ok) return failed(`${host} answers ${response.status}.`, 'Look at the account there, or try later.')
  const names = namesOf(await response.json().catch(() => null))
  if (names.length > 0 && !names.includes(model.name))
    return failed(
      `${host} offers no model ${model.name}.`,
      `Set OPENAI_MODEL to one of its: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}.`,
    )
  return ok(`${host} takes the key${names.length > 0 ? ` and offers ${model.name}` : ''}.`)
}

function namesOf(given: unknown): string[] {
  const listed: unknown[] = isObject(given) && Array.isArray(given.data) ? given.data : []
  return listed.flatMap((each) => (isObject(each) && typeof each.id === 'string' ? [each.id.slice(0, 200)] : []))
}

/** Whether BASE_URL leads here, and whether as many proxies are believed as stand in between. */
export async function checkProxy({ base_url, trust_proxy, production }: Config, skews: Skew[]): Promise<Found> {
  let response: Response
  try {
    response = await ask(`${base_url}/healthz`, skews)
  } catch (error) {
    const says = `${base_url} does not answer from here (${reasonOf(error)}).`
    return unset(says, 'Fine while no service runs; else correct BASE_URL or the proxy.')
  }
  if (!response.ok || (await response.text()).trim() !== 'ok')
    return failed(`Something else than this service answers at ${base_url}.`, 'Correct BASE_URL, or lead the proxy to HOST and PORT.')
  const seen = OF_PROXIES.filter((name) => response.headers.has(name))
  const named = seen.map((name) => `${name}: ${response.headers.get(name)?.slice(0, 40)}`).join(', ')
  if (seen.length > 0 && trust_proxy === 0)
    return failed(
      `A proxy answers at ${base_url} (${named}) and TRUST_PROXY is 0: all callers count as one.`,
      'Set TRUST_PROXY to the number of proxies in front, usually 1.',
    )
  if (seen.length === 0 && trust_proxy === 0 && production && base_url.startsWith('https:'))
    return advice(
      `${base_url} answers with TLS, which this service has not itself, and TRUST_PROXY is 0.`,
      'Set TRUST_PROXY to the number of proxies in front.',
    )
  return ok(`${base_url} leads here; ${trust_proxy} ${trust_proxy === 1 ? 'proxy is' : 'proxies are'} believed.`)
}
