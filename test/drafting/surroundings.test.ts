import { expect, test } from 'bun:test'
import { findSurroundings } from '../../server/drafting/surroundings.ts'

const at = (body: string, quote: string) =>
  findSurroundings({
    page: {
      url: 'https://beetroot.test/',
      kind: 'home',
      found_by: 'home',
      content_type: 'text/html',
      html: `<!doctype html><title>Beetroot</title><meta name="description" content="Only machines read this."><body>${body}</body>`,
      retrieved_at: '2026-11-21T09:30:00Z',
      etag: null,
      last_modified: null,
    },
    quote,
  })

test('a quote is found in its line, with the lines around it and the heading above', () => {
  const lines = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((line) => `<p>${line} is a line of text.</p>`).join('')
  expect(at(`<h2>Plans</h2>${lines}`, 'Five is')).toEqual({
    heading: 'Plans',
    before: ['One is a line of text.', 'Two is a line of text.', 'Three is a line of text.', 'Four is a line of text.'],
    line: { before: '', quote: 'Five is', after: ' a line of text.' },
    after: ['Six is a line of text.'],
  })
})

test('other dashes and quotation marks still find the line, which is marked as a whole', () => {
  expect(at('<p>Plans — “drawn once”</p>', 'plans - "drawn once"')?.line).toEqual({ before: '', quote: 'Plans — “drawn once”', after: '' })
})

test('what only machines read, and what is nowhere, has no surroundings', () => {
  expect(at('<p>Plans</p>', 'Only machines read this.')).toBeNull()
  expect(at('<p>Plans</p>', 'Nowhere')).toBeNull()
  expect(at('', '')).toBeNull()
})

test('a quote that is a line of its own is shown there, not where a longer line holds it', () => {
  expect(at('<h2>Team</h2><p>19 €</p><h2>Solo</h2><p>9 €</p>', '9 €')).toMatchObject({
    heading: 'Solo',
    line: { before: '', quote: '9 €', after: '' },
  })
})
