import { countWords } from './word_count.ts'

export type Counting = { counts: 'characters' | 'words'; limit: number; least: number }

/** How long a text is, as it stands beside its field; pages write it first, then the script as somebody types. In code points, as the service counts. */
export function sayCount(text: string, { counts, limit, least }: Counting): { say: string; over: boolean } {
  const count = counts === 'words' ? countWords(text) : [...text].length
  const what = `${counts.slice(0, -1)}${count === 1 ? '' : 's'}`
  const say = count < least ? `${count} of at least ${least} ${counts}` : limit > 0 ? `${count} of ${limit} ${counts}` : `${count} ${what}`
  return { say, over: limit > 0 && count > limit }
}
