type Value = string | number | false | null | undefined

/**
 * What is not left out or empty, as a form writes it into an address. URLSearchParams writes the same, and for the links of a page of search
 * takes longer than all the rest of it.
 */
export const queryText = (values: Readonly<Record<string, Value>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? `${name}=${formText(String(value))}` : []))
    .join('&')

const formText = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
