import { FRESH_MINUTES, isFresh } from '../../../auth/sessions.ts'
import { redirect } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { sendAgain } from '../frame/send_again.tsx'

const againPath = (back: string): string => `/sign-in?again=1&return_to=${encodeURIComponent(back)}`

/** To sign in once more, and then back. */
export const signInAgain = (back: string): Response => redirect(againPath(back))

/** The same for who has written something, which is kept meanwhile. */
export const signInAndSend = (ctx: PageRequest, back: string): Promise<Response> => sendAgain(ctx, againPath(back))

/** Sends whoever signed in a while ago to do it again, before a form is filled in that would be refused. */
export async function unlessFresh({ service, session }: PageRequest, back: string): Promise<Response | null> {
  if (session && (await isFresh(service.database, session.session_id, service.clock(), FRESH_MINUTES))) return null
  return signInAgain(back)
}
