import type { Session } from '../../../auth/sessions.ts'
import { refuse } from '../../../base/error.ts'
import type { Visit } from '../frame/visit.ts'

/** Who is signed in, on a route that only they reach. */
export const sessionOf = ({ session }: Visit): Session => session ?? refuse('unauthorized')
