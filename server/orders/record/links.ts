import { sha256 } from '../../base/sha256.ts'
import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from '../../base/secret.ts'

/**
 * Links that are permissions: 128 bits, made of a nonce and the deployment's secret, so that the owner can be shown the link again and a
 * copy of the database cannot make one. A page finds its row by the token's hash.
 */
type LinkKind = 'checkout' | 'invoice'

const BYTES = 16

export const newNonce = (): Buffer => randomBytes(BYTES)

export function tokenOf(secret: string, kind: LinkKind, nonce: Uint8Array): string {
  return createHmac('sha256', keyFor(secret, kind)).update(nonce).digest().subarray(0, BYTES).toString('base64url')
}

/** Ties a provider's session to this very order without telling the provider the link. */
export const sessionTag = (token_hash: Uint8Array): string => sha256(token_hash).toString('hex').slice(0, 32)
