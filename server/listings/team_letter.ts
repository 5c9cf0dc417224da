import type { Context } from '../context.ts'
import type { Edit, ListingChange } from './versions.ts'

/** Shows the site team an edit with before and after. */
export async function tellTeam(
  _context: Pick<Context, 'sql' | 'sites' | 'config'>,
  _changed: ListingChange[],
  _edit: Edit,
): Promise<void> {}
