import type { Route } from '../frame/door.ts'
import { consentRoute } from './consent.tsx'
import { deviceRoute } from './device.tsx'
import { linkRoute } from './link.tsx'
import { forgottenRoute, passwordRoute } from './password.tsx'
import { refusedRoute, signInRoute, signOutEverywhereRoute, signOutRoute, signUpRoute } from './sign_in.tsx'

export const SIGN_IN_ROUTES: readonly Route[] = [
  signInRoute,
  signUpRoute,
  signOutRoute,
  signOutEverywhereRoute,
  refusedRoute,
  linkRoute,
  passwordRoute,
  forgottenRoute,
  consentRoute,
  deviceRoute,
]
