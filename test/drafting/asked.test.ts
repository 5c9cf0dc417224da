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

const DENIED = [
  ['license', 'Lumbrio is not released under the MIT License.', 'Lumbrio is released under the MIT License.', 'MIT'],
  ['pricing_model', 'Lumbrio ist nicht quelloffen.', 'Lumbrio ist quelloffen.', 'open_source'],
  ['pricing_model', 'Lumbrio n’est pas open source.', 'Lumbrio est open source.', 'open_source'],
  [
    'integrations',
    'It is not compatible with Slack, Jira and Asana.',
    'It is compatible with Slack, Jira and Asana.',
    ['Slack', 'Jira', 'Asana'],
  ],
  ['platforms', 'There is no app for Linux.', 'There is an app for Linux.', ['Linux']],
  ['platforms', 'There is no Linux app.', 'There is a Linux app.', ['Linux']],
  ['platforms', 'The app does not run on Linux.', 'The app runs on Linux.', ['Linux']],
  ['free_trial', 'We don’t offer free trials.', 'We offer free trials.', true],
  ['free_trial', 'There isn’t a free trial.', 'There is a free trial.', true],
  ['pricing_model', 'It isn’t a free app.', 'It is a free app.', 'free'],
  ['pricing_model', 'No need to contact sales.', 'Contact sales.', 'contact'],
  ['pricing_model', 'Your customers request a quote in a minute.', 'Request a quote in a minute.', 'contact'],
  ['languages', 'It is not available in German and French.', 'It is available in German and French.', ['German', 'French']],
] as const

describe('what a page denies it does not state:', () => {
  test.each(DENIED)('%s: %s', (field, denied, stated, value) => {
    const told = (text: string) => valueOf(profileOf({ home: `<p>${text}</p>` }), field)
    expect(told(denied)).toBeNull()
    expect(told(stated)).toEqual(value)
  })
})

test('the Portuguese «no» denies nothing', () => {
  expect(valueOf(profileOf({ home: '<p>Disponível no Linux e no Windows.</p>' }), 'platforms')).toEqual(['Linux', 'Windows'])
})
