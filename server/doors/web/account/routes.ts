import type { Route } from '../frame/door.ts'
import { appsRoute } from './apps_page.tsx'
import { inviteRoute } from './invite_page.tsx'
import { keysRoute } from './keys_page.tsx'
import { deleteRoute, exportRoute } from './own_data_page.tsx'
import { editorsRoute } from './editors_page.tsx'
import { confirmRoute, editorRoute, objectRoute, transferRoute } from './owner_link_page.tsx'
import { passwordSettingRoute } from './password_page.tsx'
import { settingsRoute } from './settings_page.tsx'
import { webhookRoute, webhooksRoute } from './webhooks_page.tsx'

export const ACCOUNT_ROUTES: readonly Route[] = [
  settingsRoute,
  keysRoute,
  appsRoute,
  webhooksRoute,
  webhookRoute,
  passwordSettingRoute,
  exportRoute,
  deleteRoute,
  inviteRoute,
  confirmRoute,
  objectRoute,
  transferRoute,
  editorRoute,
  editorsRoute,
]
