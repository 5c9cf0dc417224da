import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from '../base/secret.ts'

/** What a secret is made of, beside the deployment's own. */
export const newNonce = (): Buffer => randomBytes(16)

/** The key that a webhook's events are signed with: the database alone, which has only the nonce, does not tell it. */
const keyOf = (secret: string, nonce: Uint8Array): Buffer => createHmac('sha256', keyFor(secret, 'webhook')).update(nonce).digest()

/** The same as its owner is shown it, once. */
export const showSecret = (secret: string, nonce: Uint8Array): string => `whsec_${keyOf(secret, nonce).toString('base64')}`

export type Signed = { id: string; timestamp: string; body: string }

/** `webhook-signature` of the Standard Webhooks specification, by each of the keys that hold. */
export function signEvent(secret: string, nonces: readonly Uint8Array[], { id, timestamp, body }: Signed): string {
  const signed = `${id}.${timestamp}.${body}`
  return nonces.map((nonce) => `v1,${createHmac('sha256', keyOf(secret, nonce)).update(signed).digest('base64')}`).join(' ')
}
