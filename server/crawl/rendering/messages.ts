/*
 * What the worker and the browser's driver tell each other. The driver has no network, no secret and no files: whatever a page asks for
 * is asked of the worker, which decides.
 */

/** How the driver is started: one argument of JSON. */
export type DriverOptions = {
  /** The browser's command, with what takes rights from it in front. */
  command: string[]
  sandbox: boolean
  /** A folder of its own, removed afterwards. */
  folder: string
  user_agent: string
}

export type ToDriver =
  | { type: 'show'; page: number; url: string; document: ResourceAnswer; photograph: boolean }
  /** Time is nearly over: what there is, is taken. */
  | { type: 'take'; page: number }
  | { type: 'answer'; request: number; answer: ResourceAnswer | null }

export type ResourceAnswer = { status: number; content_type: string; policy: string | null; bytes: Uint8Array }

/** What Chromium calls a request; others are refused before they are asked. */
export type ResourceKind = 'document' | 'script' | 'stylesheet' | 'image' | 'font' | 'xhr' | 'fetch'

export type FromDriver =
  | { type: 'ready' }
  | { type: 'broken'; message: string }
  | { type: 'request'; page: number; request: number; url: string; kind: ResourceKind; method: 'GET' | 'HEAD' }
  | { type: 'text'; page: number; html: string }
  /** The page is done with; `png` for each viewport, none where the page would not stand still. */
  | { type: 'done'; page: number; photographs: { png: Uint8Array; width: number; height: number }[] }
  | { type: 'crashed'; page: number }

/** The viewports that a home page is photographed at. */
export const VIEWPORTS = [
  { width: 1280, height: 800, mobile: false },
  { width: 390, height: 844, mobile: true },
] as const
