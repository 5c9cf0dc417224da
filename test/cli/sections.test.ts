import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { changedSections, versionIn, writeSections } from '../../cli/files/sections.ts'

const words = fc.array(fc.constantFrom('== problem ==', '#: no', '\\#: x', '\\\\== a ==', '==', 'word', '', '#! y', '\u001b[2J', '請求'), {
  maxLength: 8,
})
const text = words.map((lines) => lines.join('\n'))

test('a file that was not touched asks for nothing, whatever its texts hold', () => {
  fc.assert(
    fc.property(text, text, (title, problem) => {
      const base = [
        { name: 'title', text: title, comments: ['one\n== problem =='] },
        { name: 'problem', text: problem },
      ]
      const file = writeSections(['Story'], base, 7)
      expect(changedSections(file, base)).toEqual({})
      expect(changedSections(file.replaceAll('\n', '\r\n'), base)).toEqual({})
      expect(changedSections(`\ufeff${file}`, base)).toEqual({})
      expect(versionIn(file)).toBe('7')
    }),
  )
})

test('every text that is written comes back whole', () => {
  fc.assert(
    fc.property(text, (problem) => {
      const empty = [{ name: 'problem', text: '' }]
      const typed = writeSections([], [{ name: 'problem', text: problem }])
      expect(changedSections(typed, empty).problem ?? '').toBe(problem.replaceAll('\u001b', '␛').trim())
    }),
  )
})

test('an emptied text is cleared, a deleted section stays, and our own lines are never sent', () => {
  const base = [
    { name: 'title', text: 'Beets' },
    { name: 'problem', text: 'Sundays' },
    { name: 'whats_next', text: '' },
  ]
  expect(changedSections('#! a problem\n\n== title ==\n\n== whats_next ==\n#: 0 words\n\nMore\n\nand more\n', base)).toEqual({
    title: '',
    whats_next: 'More\n\nand more',
  })
})

test.each([
  ['== titel ==\nx', /no section titel\. Nearest: title/],
  ['== title ==\nx\n== title ==\ny', /title is here twice/],
  ['words\n== title ==\n', /above the first heading/],
])('%j is a mistake with its line', (typed, message) => {
  expect(() => changedSections(typed, [{ name: 'title', text: '' }])).toThrow(message)
})
