import { isFresh } from '../../../auth/sessions.ts'
import { redirect } from '../frame/page.tsx'
import type { PageRequest } from '../frame/page_request.ts'

const FRESH_MINUTES = 30

/** Sends whoever signed in a while ago to do it again: a browser left open must not be enough to take an account over or to end it. */
export async function unlessFresh(ctx: PageRequest, back: string): Promise<Response | null> {
  const { service, session } = ctx
  if (session && (await isFresh(service.database, session.session_id, service.clock(), FRESH_MINUTES))) return null
  return redirect(`/sign-in?again=1&return_to=${encodeURIComponent(back)}`)
}
