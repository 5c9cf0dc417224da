import { sha256 } from './sha256.ts'
import { randomBytes } from 'node:crypto'

/** 256 random bits for a link or a cookie. Whoever holds it is believed, so that only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A token holds 256 random bits, so that one round of SHA-256 cannot be guessed backwards. */
export const hashToken = (token: string): Buffer => sha256(token)

/** Under what the authorization server keeps codes and refresh tokens. */
export const storedToken = (token: string): string => hashToken(token).toString('base64url')
