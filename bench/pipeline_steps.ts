import { readMarkup } from '../server/crawl/read_markup.ts'
import type { Page } from '../server/crawl/page.ts'
import { draftBuiltIn } from '../server/drafting/built_in.ts'
import type { DraftedProfile } from '../server/drafting/draft.ts'

/** Processor time of this thread: what others do on the machine does not count. */
export function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const encoder = new TextEncoder()

/** From the bytes of pages to a proven profile, as a draft's threads do it. */
export function readAndDraft(pages: Page[]): DraftedProfile {
  const read = pages.map((page) => ({
    ...page,
    html: readMarkup({ bytes: encoder.encode(page.html), content_type: page.content_type, url: page.url }).html,
  }))
  return draftBuiltIn({ pages: read, categories: CATALOGUE })
}

export const CATALOGUE = ['Invoicing', 'CRM', 'Productivity', 'Travel & Mobility', 'Open Source']
