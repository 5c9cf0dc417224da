/**
 * How a check ended:
 *   ok       it works
 *   unset    it is not set up, which is fine
 *   advice   it works, and could be better
 *   failed   it is set up and does not work
 */
type State = 'ok' | 'unset' | 'advice' | 'failed'

/** What one check found; `fix` is what to do about it, where there is something to do. */
export type Finding = { check: string; state: State; says: string; fix: string | null }

/** A check without its name, which stands in the table of all. */
export type Found = Omit<Finding, 'check'>

export const ok = (says: string): Found => ({ state: 'ok', says, fix: null })
export const unset = (says: string, fix: string | null = null): Found => ({ state: 'unset', says, fix })
export const advice = (says: string, fix: string): Found => ({ state: 'advice', says, fix })
export const failed = (says: string, fix: string): Found => ({ state: 'failed', says, fix })

/** How far this machine's clock is ahead of somebody else's. */
export type Skew = { from: string; seconds: number }

/** What an error says in one line, without its stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' && !error.message.includes(error.code) ? ` (${error.code})` : ''
  return `${error.message.replace(/\s+/g, ' ').trim() || error.name}${code}`.slice(0, REASON_CHARS_MAX)
}

const REASON_CHARS_MAX = 300
