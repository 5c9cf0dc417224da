import type { Route } from '../door.ts'
import { draftRoute } from './draft_page.tsx'
import { sourceRoute } from './draft_source.tsx'
import { submitRoute } from './submit.tsx'

/** What a founder does on the website. */
export const FOUNDER_ROUTES: readonly Route[] = [submitRoute, draftRoute, sourceRoute]
