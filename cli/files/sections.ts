/** Texts in one readable file: each under a heading `== name ==`, with what we say about it in lines that begin with `#:`. */
import { nearest } from '../../server/base/nearest.ts'
import { harmless } from '../terminal/text.ts'
import { Mistake } from './yaml_source.ts'

export type Section = { name: string; text: string; comments?: string[] }

const HEADING = /^==\s*(\S|\S.*\S)\s*==\s*$/
const COMMENT = '#:'
const INTRODUCTION = [
  'Save and close. Only what you changed is sent; a text that you empty is cleared.',
  'Lines that begin with #: are not sent.',
]

/** A line of a text that would be read as a heading or as a comment gets a backslash in front, and loses it when it is read. */
const READ_OTHERWISE = /^\\*(?:#:|==\s*\S.*==\s*$)/

export function writeSections(title: string[], sections: Section[], version?: number): string {
  const comment = (line: string) => `${COMMENT} ${harmless(line).replaceAll('\n', ' ')}`
  const blocks = sections.map(({ name, text, comments = [] }) =>
    [
      `== ${name} ==`,
      ...comments.map(comment),
      ...plain(text)
        .split('\n')
        .map((line) => (READ_OTHERWISE.test(line) ? `\\${line}` : line)),
    ].join('\n'),
  )
  const head = [...title, ...INTRODUCTION, ...(version === undefined ? [] : [`version ${version}`])]
  return `${[head.map(comment).join('\n'), ...blocks].join('\n\n')}\n`
}

/** The version that the file was written from, where it says one. */
export function versionIn(typed: string): string | undefined {
  return /^#: version (\d+)\s*$/m.exec(typed)?.[1]
}

/** The texts that are not what they were, by name; a section that was deleted from the file stays as it is. Throws a Mistake. */
export function changedSections(typed: string, base: Section[]): Record<string, string> {
  const read = readSections(
    typed,
    base.map(({ name }) => name),
  )
  return Object.fromEntries(
    base.flatMap(({ name, text }) => {
      const now = read.get(name)
      return now === undefined || now === plain(text) ? [] : [[name, now]]
    }),
  )
}

function readSections(typed: string, names: readonly string[]): Map<string, string> {
  const found = new Map<string, string[]>()
  let current: string[] | undefined
  for (const [index, line] of harmless(typed).split('\n').entries()) {
    const name = HEADING.exec(line)?.[1]
    if (name !== undefined) {
      if (!names.includes(name)) {
        throw new Mistake(
          `There is no section ${name}. Nearest: ${nearest(name, names).join(', ')}. A backslash before == makes the line a text.`,
          { line: index + 1 },
        )
      }
      if (found.has(name)) throw new Mistake(`The section ${name} is here twice.`, { line: index + 1 })
      found.set(name, (current = []))
    } else if (line.startsWith(COMMENT)) continue
    else if (current) current.push(READ_OTHERWISE.test(line) ? line.slice(1) : line)
    else if (line.trim() !== '' && !line.startsWith('#'))
      throw new Mistake('This text is above the first heading, such as == title ==.', { line: index + 1 })
  }
  return new Map([...found].map(([name, lines]) => [name, plain(lines.join('\n'))]))
}

/** As it is compared and sent: without the blank lines around it that the file puts there. */
function plain(text: string): string {
  return harmless(text).trim()
}
