import type { Route } from '../frame/door.ts'
import { appsRoute } from './apps.tsx'
import { inviteRoute } from './invite.tsx'
import { keysRoute } from './keys.tsx'
import { deleteRoute, exportRoute } from './leave.tsx'
import { passwordSettingRoute } from './password.tsx'
import { settingsRoute } from './settings.tsx'

export const ACCOUNT_ROUTES: readonly Route[] = [
  settingsRoute,
  keysRoute,
  appsRoute,
  passwordSettingRoute,
  exportRoute,
  deleteRoute,
  inviteRoute,
]
