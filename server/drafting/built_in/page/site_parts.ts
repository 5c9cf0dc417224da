import type { Element } from 'domhandler'
import type { PageKind } from '../../../crawl/page.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import { loose, wordCount } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { spokenPages, type Site } from '../../reading/site.ts'
import { ancestorsOf, closest } from './elements.ts'
import * as listed from '../words/list_words.ts'
import type { Meaning, Row } from './rows.ts'

// Which part of a site something stands in, as ids, menus, links and other pages tell, whatever heading is above.

const PART_STEPS = 8
const LABEL_WORDS_MAX = 4
const FRAMED_MIN = 4
const FRAMED_SHARE_MIN = 2 / 3

/** What the ids around an element call its part, and what menus call it that lead there: «how it works» at `#how-it-works`. */
export function partNames(element: Element, site: Site): string[] {
  const names: string[] = []
  const labels = labelsOf(site)
  for (const at of ancestorsOf(element, PART_STEPS)) {
    if (/^(?:main|article)$/.test(at.name)) break
    const id = at.attribs['id'] ?? ''
    if (id !== '' && !/\d/.test(id))
      names.push(loose(id.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[-_]+/g, ' ')), ...(labels.get(`#${id}`) ?? []))
    if (at.name === 'section') break
  }
  return names
}

const labelled = new WeakMap<Site, Map<string, string[]>>()
/** Texts of links by the part of the home page to which they lead; outside menus «See how it works» may lead anywhere. */
function labelsOf(site: Site): Map<string, string[]> {
  const known = labelled.get(site)
  if (known) return known
  const labels = new Map<string, string[]>()
  for (const { href, text, region } of site.home.links) {
    const label = loose(text)
    if (!href.startsWith('#') || wordCount(label) > LABEL_WORDS_MAX) continue
    if (region === 'nav' || region === 'footer' || listed.FEATURES_HEADING.test(label))
      labels.set(href, [...(labels.get(href) ?? []), label])
  }
  labelled.set(site, labels)
  return labels
}

/** Whether a part is called by something else than what the product does, such as steps, prices or problems. */
export const isOtherPart = (names: string[]): boolean =>
  names.some((name) => listed.NO_FEATURES.test(name) || listed.PROBLEM.test(name)) &&
  !names.some((name) => listed.FEATURES_HEADING.test(name) || listed.WHY_HEADING.test(name))

/** What the address calls a page: «how it works» at `/how-it-works/`. */
export const pageName = (reading: Reading): string =>
  loose(
    new URL(reading.url).pathname
      .replace(/(?:\.html?)?\/?$/, '')
      .replace(/^.*\//, '')
      .replace(/[-_]+/g, ' '),
  )

export type Called = Extract<Meaning, 'use_cases' | 'integrations'>
const CALLED: [Called, RegExp][] = [
  ['use_cases', new RegExp(`^(?:${anyOf('use_cases_heading')})$`, 'u')],
  ['integrations', new RegExp(`^(?:${anyOf('integrations_heading')})$`, 'u')],
]
const TITLE_JOINT = /\s[|–—·•:-]\s|:\s/u

/** A page below the home page that is called «Use cases» lists them, whatever its cards stand under. */
export function calledBy(reading: Reading): Called | null {
  if (reading.kind !== 'features' && reading.kind !== 'other') return null
  const names = [
    pageName(reading),
    ...reading.title.split(TITLE_JOINT),
    ...reading.blocks.flatMap(({ level, text }) => (level === 1 ? [text] : [])),
  ]
  return CALLED.find(([, pattern]) => names.some((name) => pattern.test(loose(name.trim()))))?.[0] ?? null
}

const lines = new WeakMap<Reading, Set<string>>()
const linesOf = (reading: Reading): Set<string> => {
  const known = lines.get(reading) ?? new Set(reading.blocks.map(({ text }) => text))
  lines.set(reading, known)
  return known
}

/** The same lines on nearly every page: a column beside what each is about. */
export function isFrame({ items }: Row, site: Site): boolean {
  const pages = spokenPages(site)
  const holding = pages.filter((page) => items.every(({ blocks }) => blocks.every(({ text }) => linesOf(page).has(text))))
  return holding.length >= FRAMED_MIN && holding.length > pages.length * FRAMED_SHARE_MIN
}

const ELSEWHERE = new Set<PageKind>(['pricing', 'about', 'team', 'faq', 'contact', 'imprint', 'terms', 'privacy', 'press'])
const behind = new WeakMap<Site, Map<Element, PageKind | undefined>>()

/** Cards that each lead to a page, one of them to prices, questions or people: a menu in pictures. */
export function isMenu({ items }: Row, site: Site): boolean {
  const kinds = new Map(site.readings.map(({ url, kind }) => [url, kind]))
  const known =
    behind.get(site) ?? new Map(site.readings.flatMap(({ links }) => links.map(({ element, url }) => [element, kinds.get(url)] as const)))
  behind.set(site, known)
  const links = items.map(({ title }) => closest(title.element, 'a') ?? linkIn(title.element))
  return (
    links.every((link) => link !== null && known.has(link)) &&
    links.some((link) => {
      const kind = link && known.get(link)
      return kind !== undefined && kind !== null && ELSEWHERE.has(kind)
    })
  )
}

const linkIn = ({ children }: Element): Element | null =>
  children.find((child): child is Element => child.type === 'tag' && child.name === 'a') ?? null
