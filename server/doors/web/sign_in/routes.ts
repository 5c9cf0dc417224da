import type { Route } from '../frame/door.ts'
import { consentRoute } from './consent_page.tsx'
import { deviceRoute } from './device_page.tsx'
import { linkRoute } from './link_page.tsx'
import { forgottenRoute, passwordRoute } from './password_sign_in_page.tsx'
import { refusedRoute, signInRoute, signOutEverywhereRoute, signOutRoute, signUpRoute } from './sign_in_page.tsx'

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
