import type { Schemas } from './contract.ts'

/** As `Request.headers`, or as Node has them. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

const TOLERANCE_SECONDS = 300
const PREFIX = 'whsec_'

/** What came is not from the service, or is not of now: answer 400 and do nothing. */
export class WebhookRefused extends Error {
  override readonly name: string = 'WebhookRefused'
}

/**
 * The event of a webhook, once its signature was found to be made with the secret less than five minutes ago; otherwise the promise rejects
 * with WebhookRefused. `body` are the bytes as they came, before anything parsed them. What may come twice has the same `id`.
 *
 * @example
 * ```ts
 * const event = await verifyWebhook(request.headers, await request.text(), process.env.WEBHOOK_SECRET ?? '')
 * if (event.type === 'order.paid') show(event.data)
 * ```
 */
export async function verifyWebhook(headers: WebhookHeaders, body: string | Uint8Array, secret: string): Promise<Schemas['Event']> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => header(headers, `webhook-${name}`))
  if (!id || !timestamp || !signatures) throw new WebhookRefused('webhook-id, webhook-timestamp or webhook-signature is missing.')
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS)
    throw new WebhookRefused('It was sent more than five minutes ago, or its clock is wrong.')
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const signed = new Uint8Array(head.length + bytes.length)
  signed.set(head)
  signed.set(bytes, head.length)
  const key = await crypto.subtle.importKey('raw', keyOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',')
    // It takes as long for a wrong one as for a right one.
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, decoded(text), signed)))
      return JSON.parse(new TextDecoder().decode(bytes))
  }
  throw new WebhookRefused('No signature is made with this secret.')
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith(PREFIX) ? decoded(secret.slice(PREFIX.length)) : new Uint8Array()
  if (key.length === 0) throw new TypeError('The secret is what create_webhook answered: whsec_…')
  return key
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  const value = isHeaders(headers) ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return (Array.isArray(value) ? value[0] : value) ?? undefined
}

/** By what it can do: frameworks bring classes of their own. */
const isHeaders = (headers: WebhookHeaders): headers is Headers => typeof headers.get === 'function'
