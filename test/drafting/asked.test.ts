import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const ASKED = [
  ['free_trial', 'Is there a free trial?', true],
  ['license', 'Is Lumbrio released under the MIT License?', 'MIT'],
  ['pricing_model', 'Is Lumbrio open source?', 'open_source'],
  ['integrations', 'Is it compatible with Slack, Jira and Asana?', ['Slack', 'Jira']],
  ['platforms', 'Is there an app for Linux?', ['Linux']],
  ['languages', 'Is it available in German and French?', ['German', 'French']],
] as const

describe('what a page asks it states only where it says yes to it:', () => {
  test.each(ASKED)('%s: %s', (field, question, value) => {
    const told = (reply: string) => [
      valueOf(profileOf({ home: `<p>${question}</p><p>${reply}</p>` }), field),
      valueOf(profileOf({ home: `<p>${question} ${reply}</p>` }), field),
    ]
    expect(told('No, not so far.')).toEqual([null, null])
    expect(told('Yes, it is.')).toEqual([value, value])
  })
})

test('a subscription that a page only asks for makes no paid edition', () => {
  const model = (text: string) => valueOf(profileOf({ home: `<p>${text}</p>` }), 'pricing_model')
  expect(model('Do I need a premium subscription?')).toBeNull()
  expect(model('You need a premium subscription.')).toBe('paid')
})
