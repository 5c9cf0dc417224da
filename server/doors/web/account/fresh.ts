import { FRESH_MINUTES, isFresh } from '../../../auth/sessions.ts'
import { redirect } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'

/** To sign in once more, and then back. */
export const signInAgain = (back: string): Response => redirect(`/sign-in?again=1&return_to=${encodeURIComponent(back)}`)

/** Sends whoever signed in a while ago to do it again, before a form is filled in that would be refused. */
export async function unlessFresh({ service, session }: PageRequest, back: string): Promise<Response | null> {
  if (session && (await isFresh(service.database, session.session_id, service.clock(), FRESH_MINUTES))) return null
  return signInAgain(back)
}
