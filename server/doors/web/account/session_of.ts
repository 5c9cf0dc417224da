import type { Session } from '../../../auth/sessions.ts'
import { fail } from '../../../base/error.ts'
import type { PageRequest } from '../frame/page_request.ts'

/** Who is signed in, on a route that only they reach. */
export const sessionOf = ({ session }: PageRequest): Session => session ?? fail('unauthorized')
