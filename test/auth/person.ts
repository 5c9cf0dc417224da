import type { TestService } from '../test_service.ts'

/** Somebody with a browser that runs no scripts: keeps cookies, follows what it is told to, sends forms as a browser would. */
export function openPerson(testService: TestService) {
  const jar = new Map<string, string>()
  const visit = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (!headers.has('accept')) headers.set('accept', 'text/html')
    const response = await fetch(new URL(path, testService.url), { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0\b/.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    visit(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    })
  return {
    jar,
    visit,
    post,
    /** Signs in by code; answers where the website sends the person. */
    async signIn(email: string, return_to = '/account'): Promise<string | null> {
      const asked = await post('/sign-in', { email, return_to })
      const page = await (await visit(asked.headers.get('location') ?? '/')).text()
      if (!page.includes('name="code"')) throw new Error('the page to which the address leads takes no code')
      const { code } = await latestEmail(testService, email)
      return (await post('/sign-in', { code })).headers.get('location')
    },
  }
}
export type Person = ReturnType<typeof openPerson>

/** What the newest e-mail to an address says: its code, and the path of its link. */
export async function latestEmail(testService: TestService, email: string): Promise<{ code: string; link: string; count: number }> {
  const rows = await testService.sql<{ subject: string; url: string | null }[]>`
    select subject, letter #>> '{action,url}' as url from outbox where email = ${email} and kind = 'sign_in' order by id desc`
  const [row] = rows
  if (!row) throw new Error(`no e-mail to ${email}`)
  return { code: /\d{6}/.exec(row.subject)?.[0] ?? '', link: new URL(row.url ?? 'http://none').pathname, count: rows.length }
}

export const freshEmail = (): string => `${crypto.randomUUID()}@people.example`
