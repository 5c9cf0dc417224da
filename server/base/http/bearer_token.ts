export function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization')
  if (header === null) return null
  // Another scheme, or no token behind the word, is a credential that cannot be good: it is refused, not overlooked.
  return /^bearer +([^\s]+)$/i.exec(header.trim())?.[1] ?? ''
}

/** What to say of a credential that was sent another way. */
export const NO_BEARER = 'The credential is not sent as it is read: send a key as `Authorization: Bearer lst_…`.'
