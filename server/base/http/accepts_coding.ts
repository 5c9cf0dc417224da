/** Whether whoever asks takes a body in this coding: where it is named, and not with the weight of nothing (RFC 9110 §12.5.3). */
export const acceptsCoding = ({ headers }: Request, coding: 'br' | 'gzip'): boolean =>
  (headers.get('accept-encoding') ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === coding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
  })
