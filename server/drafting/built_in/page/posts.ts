import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'
import { findMoney } from '../../proof/money.ts'
import { ancestorsOf, classPath } from './elements.ts'

// What a page lists with a date each: posts, news, events, releases. None of it says what the site is about.

const POSTS_MIN = 2
const DATE_CHARS_MAX = 40
const POST = /[.#](?:[a-z0-9]+[-_]+)*(?:post|entry)(?=[-_.#\s]|$)/

const known = new WeakMap<Reading, Set<Element>>()

/** Whether a line stands in one of several posts on a page. */
export function inPost(reading: Reading, { element }: Block): boolean {
  const posts = known.get(reading) ?? postsOn(reading)
  known.set(reading, posts)
  return posts.size > 0 && ancestorsOf(element).some((at) => posts.has(at))
}

/** «3 May 2026», «Posted on 2026-05-03», and no «2000 €». */
export const isDate = ({ text }: Block): boolean =>
  text.length <= DATE_CHARS_MAX && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) && findMoney(text).length === 0

/** Boxes with a heading of one rank and a date each. */
function postsOn({ blocks }: Reading): Set<Element> {
  const dated = new Set(blocks.filter((block) => block.level === 0 && isDate(block)).flatMap(({ element }) => ancestorsOf(element)))
  const by_rank = new Map<number, Set<Element>>()
  for (const { level, element } of blocks) {
    const post = level > 0 ? ancestorsOf(element).find(isPost) : undefined
    if (post && dated.has(post)) by_rank.set(level, (by_rank.get(level) ?? new Set()).add(post))
  }
  return new Set([...by_rank.values()].flatMap((posts) => (posts.size < POSTS_MIN ? [] : [...posts])))
}

const isPost = (element: Element): boolean =>
  /^(?:article|li)$/.test(element.name) || (/^(?:div|section)$/.test(element.name) && POST.test(classPath(element, 1)))
