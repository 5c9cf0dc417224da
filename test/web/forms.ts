import type { Person } from '../auth/person.ts'

export type PageForm = { action: string; fields: Record<string, string> }

/** The form of a page that holds this text, with what its hidden fields say; the text is of its tag or of what stands in it. */
export function formIn(html: string, part: string, path: string): PageForm {
  const forms = html.match(/<form\b[^]*?<\/form>/g) ?? []
  const found = forms.find((form) => form.includes(part))
  if (found === undefined) throw new Error(`no form of ${path} holds ${part}`)
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const hidden = (found.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []).map(
    (tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const,
  )
  return { action: attribute(/<form[^>]*>/.exec(found)?.[0] ?? '', 'action') ?? path, fields: Object.fromEntries(hidden) }
}

/** Opens a page and reads one of its forms. */
export async function openForm(person: Person, path: string, part: string): Promise<PageForm> {
  const answered = await person.visit(path)
  const text = await answered.text()
  if (!answered.ok) throw new Error(`${path} answers ${answered.status}`)
  return formIn(text, part, path)
}

export type Answer = { status: number; location: string | null; cookies: string[]; text: string }

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  location: response.headers.get('location'),
  cookies: response.headers.getSetCookie(),
  // Each page that is rendered has another key.
  text: (await response.text()).replaceAll(/ name="act" value="[^"]*"/g, ''),
})

/**
 * Sends one form three times: twice at once, as a double click does, and once more, as somebody does who came back to it. `again` is the
 * browser as it was before the first answer came.
 */
export async function sendThrice(person: Person, { action, fields }: PageForm, typed: Record<string, string> = {}): Promise<Answer[]> {
  const before = new Map(person.jar)
  const body = { ...fields, ...typed }
  const twice = await Promise.all([person.post(action, body), person.post(action, body)])
  const after = new Map(person.jar)
  person.jar.clear()
  for (const [name, value] of before) person.jar.set(name, value)
  const third = await person.post(action, body)
  for (const [name, value] of after) person.jar.set(name, value)
  return Promise.all([...twice, third].map(read))
}
