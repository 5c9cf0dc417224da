import { readMarkup } from '../crawl/read_markup.ts'
import { readRobots } from '../crawl/read_robots.ts'
import { readSitemap } from '../crawl/sitemap.ts'
import { readBadge } from '../launch/badge.ts'
import { readTags } from '../ownership/read_tags.ts'
import { loadedLate } from '../base/threads/thread_answers.ts'

/**
 * Work that may meet hostile input and therefore never runs on the main thread: pure functions of one plain value,
 * which crosses by structured clone. Add a line here; runInThread() takes its types from this table.
 */
export const THREAD_TASKS = {
  read_markup: readMarkup,
  read_sitemap: readSitemap,
  read_robots: readRobots,
  read_badge: readBadge,
  read_proof_tags: readTags,
  draft_built_in: loadedLate(async () => (await import('../drafting/built_in/draft_built_in.ts')).draftBuiltIn),
  find_surroundings: loadedLate(async () => (await import('../drafting/surroundings.ts')).findSurroundings),
  weigh_quotes: loadedLate(async () => (await import('../drafting/proof/weigh.ts')).weighQuotes),
  write_envelope: loadedLate(async () => (await import('../drafting/model/model_answer.ts')).writeEnvelope),
  judge_answer: loadedLate(async () => (await import('../drafting/model/model_answer.ts')).judgeAnswer),
}

type Tasks = typeof THREAD_TASKS

declare module '../base/threads/thread.ts' {
  interface ThreadTasks extends Tasks {}
}
