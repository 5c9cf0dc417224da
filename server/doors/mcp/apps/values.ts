/** Of what kind the values of a field are, which one that is blank does not show; what is not named here is a text. */
export const KINDS: { readonly [field: string]: 'list' | 'number' | 'flag' } = {
  ...({ screenshots: 'list', platforms: 'list', use_cases: 'list', features: 'list', integrations: 'list', languages: 'list' } as const),
  ...({ founded_year: 'number', free_trial: 'flag' } as const),
}

export const labelOf = (name: string): string => {
  const words = name.replace(/_url$/, '').replace(/^hq/, 'headquarters').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.join('\n')
    : value === null || value === undefined
      ? ''
      : value === true
        ? 'yes'
        : value === false
          ? 'no'
          : String(value)

/** What was typed, in the kind of its field. What is of no such kind goes on as it is, so that the operation says what is wrong with it. */
export function valueOf(name: string, typed: string): unknown {
  const text = typed.trim()
  if (text === '') return null
  switch (KINDS[name]) {
    case 'list':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'number':
      return /^\d+$/.test(text) ? Number(text) : text
    case 'flag':
      return /^(yes|true)$/i.test(text) ? true : /^(no|false)$/i.test(text) ? false : text
    default:
      return text
  }
}
