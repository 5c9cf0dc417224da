import { describe, expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { putLive } from '../../public/live.ts'
import { refused } from '../../refused.ts'
import { formIn } from '../forms.ts'
import { auditEntriesOf, openOperator } from './visit.ts'
import { until } from '../../until.ts'

const testService = await startTestService({ role: 'web' })
const operator = await openOperator(testService)
const asked = async () => (await testService.visitor().listInterviewQuestions()).items

describe('the interview', () => {
  const words = {
    question: 'What would you do otherwise?',
    help: 'Be frank.',
    required: 'on',
    min_words: '5',
    max_chars: '900',
    action: 'save',
  }

  test('a question that is added is asked, as it was worded and as the last one', async () => {
    expect((await operator.post('/team/questions', words)).location).toBe('/team/questions?done=added')
    expect((await asked()).at(-1)).toMatchObject({
      order: 11,
      question: 'What would you do otherwise?',
      help: 'Be frank.',
      required: true,
      min_words: 5,
      max_chars: 900,
    })
  })

  test('a question that moves is asked in its new place, and the first cannot move up', async () => {
    const [first, second] = await asked()
    await operator.post('/team/questions', { action: 'up', question_id: String(second?.id) })
    expect((await asked()).slice(0, 2).map(({ id, order }) => [id, order])).toEqual([
      [second?.id ?? 0, 1],
      [first?.id ?? 0, 2],
    ])
    await operator.post('/team/questions', { action: 'up', question_id: String(second?.id) })
    expect((await asked())[0]?.id).toBe(second?.id ?? 0)
  })

  test('a retired question is asked no more, its answers stay, and it can come back', async () => {
    const founder = await testService.founder()
    const last = (await asked()).at(-1)?.id ?? 0
    await founder.listing.answerInterview({ answers: [{ question_id: last, answer: 'I would begin with the greenhouse, not the beds.' }] })
    const first = await operator.post('/team/questions', { action: 'retire', question_id: String(last) })
    expect([first.status, first.text.includes('One answer is kept'), (await asked()).length]).toEqual([200, true, 11])
    await operator.post('/team/questions', { action: 'retire', question_id: String(last), confirm: 'yes' })
    expect((await asked()).map(({ id }) => id)).not.toContain(last)
    expect((await refused(founder.listing.answerInterview({ answers: [{ question_id: last, answer: 'More' }] }))).code).toBe(
      'validation_failed',
    )
    await operator.post('/team/questions', { action: 'back', question_id: String(last) })
    expect((await asked()).at(-1)?.id).toBe(last)
    const { answers } = await founder.listing.answerInterview({ answers: [] })
    expect(answers.map(({ question_id }) => question_id)).toEqual([last])
  })

  test('what cannot be asked is refused beside its field, with what was typed', async () => {
    const before = await asked()
    for (const [field, value, told] of [
      ['question', '', 'Write a question of 1 to 300 characters'],
      ['min_words', '1001', 'from 0 to 1000'],
      ['min_words', '-1', 'from 0 to 1000'],
      ['max_chars', '0', 'from 1 to 10000'],
      ['min_words', '600', '600 words do not fit into 900 characters'],
    ] as const) {
      const { status, text } = await operator.post('/team/questions', { ...words, [field]: value })
      expect([field, value, status, text.includes(told), text.includes('Be frank.')]).toEqual([field, value, 422, true, true])
    }
    expect(await asked()).toEqual(before)
    const { text } = await operator.post('/team/questions', { ...words, min_words: 'a few' })
    expect(text).toContain('value="a few"')
    // What is refused of another question leaves the form of a new one as it was.
    const other = await operator.post('/team/questions', { action: 'up', question_id: '999999' })
    expect([other.status, /name="max_chars"[^>]* value="4000"/.test(other.text)]).toEqual([422, true])
  })

  test('of a question only what was typed is saved', async () => {
    const [first] = await asked()
    if (!first) throw new Error('questions come with the service')
    const { id, question, min_words, max_chars } = first
    const path = `/team/questions/${id}`
    const { action, fields } = formIn((await operator.ask(path)).text, 'name="help"', path)
    await testService.sql`update interview_questions set question = 'What came first?', min_words = 5, required = false where id = ${id}`
    const as_shown = { question, required: 'on', min_words: String(min_words), max_chars: String(max_chars) }
    expect((await operator.post(action, { ...fields, ...as_shown, help: 'Be brief.' })).status).toBe(303)
    expect((await asked())[0]).toMatchObject({ id, question: 'What came first?', help: 'Be brief.', required: false, min_words: 5 })
  })
})

describe('categories', () => {
  const categories = async () => (await testService.visitor().listCategories()).items

  test('a new name is on every listing of the category, in search and in counts, under the old address', async () => {
    const owner = await testService.founder()
    const { id, slug } = await putLive(testService, owner.account_id, { name: 'Beetroot', categories: ['Productivity', 'Email'] })
    expect(
      (await operator.post('/team/categories/productivity', { name: 'Getting things done', description: 'Tasks and time.' })).status,
    ).toBe(303)
    await until(async () => (await categories()).some(({ name }) => name === 'Getting things done'))
    const visitor = testService.visitor()
    expect((await visitor.getListing({ slug })).categories).toEqual(['Getting things done', 'Email'])
    expect((await visitor.searchListings({ category: 'Getting things done' })).items.map((item) => item.id)).toEqual([id])
    expect((await refused(visitor.searchListings({ category: 'Productivity' }))).code).toBe('validation_failed')
    const renamed = (await categories()).filter(({ name }) => name === 'Getting things done' || name === 'Productivity')
    expect(renamed).toEqual([{ name: 'Getting things done', slug: 'productivity', description: 'Tasks and time.', listings: 1 }])
    await owner.listing.updateMyListing({ listing_id: id, fields: { categories: ['Email', 'Getting things done'] } })
    expect((await refused(owner.listing.updateMyListing({ listing_id: id, fields: { categories: ['Productivity'] } }))).code).toBe(
      'validation_failed',
    )
  })

  test('of a category that is sent as it was shown nothing is changed', async () => {
    const path = '/team/categories/productivity'
    const { action, fields } = formIn((await operator.ask(path)).text, 'name="description"', path)
    await testService.sql`update categories set description = 'Written in another window.' where slug = 'productivity'`
    const as_shown = { name: 'Getting things done', description: 'Tasks and time.' }
    expect((await operator.post(action, { ...fields, ...as_shown })).status).toBe(303)
    const [row] = await testService.sql`select name, description from categories where slug = 'productivity'`
    expect(row).toEqual({ name: 'Getting things done', description: 'Written in another window.' })
  })

  test('a category is added once, under an address made of its name', async () => {
    expect((await operator.post('/team/categories', { name: 'Bees & Höney', description: '' })).status).toBe(303)
    const added = await until(async () => (await categories()).find(({ name }) => name === 'Bees & Höney'))
    expect(added).toMatchObject({ slug: 'bees-honey', listings: 0 })
    for (const name of ['bees & höney', 'Bees Honey', 'x', '', '日本', '<b>Bold</b>', 'y'.repeat(61)]) {
      const { status, text } = await operator.post('/team/categories', { name, description: '' })
      expect([name, status, text.includes('aria-invalid="true"')]).toEqual([name, 422, true])
    }
    expect((await operator.post('/team/categories/email', { name: 'Bees & Höney', description: '' })).status).toBe(422)
  })
})

describe('sites and seats', () => {
  test('seats that are changed are those of the weeks to come', async () => {
    const form = { free_seats: '7', paid_seats: '5', billboard_seats: '2', free_weeks_ahead: '6', back: 'weeks' }
    expect((await operator.post('/team/sites/main', form)).location).toBe('/team/weeks?site=main&done=seats')
    const { items } = await testService.visitor().listLaunchWeeks()
    expect(items.map(({ free_seats_left, paid_seats_left }) => [free_seats_left, paid_seats_left])).toEqual(items.map(() => [7, 5]))
    expect((await operator.ask('/team/weeks')).text).toContain('0 of 7')
    const wrongs: Record<string, string>[] = [
      { free_seats: '-1' },
      { paid_seats: '10001' },
      { free_weeks_ahead: '53' },
      { billboard_seats: 'many' },
      { name: '' },
    ]
    for (const wrong of wrongs) expect((await operator.post('/team/sites/main', wrong)).status).toBe(422)
    // The form of the seats alone has no name; the page that says what is wrong with them has the one that is known.
    const { text } = await operator.post('/team/sites/main', { free_seats: 'many', back: 'weeks' })
    expect(text).toMatch(/<input[^>]* name="name"[^>]* value="Listing"/)
  })

  test('of the seats only what was typed is changed, on the page of the weeks and on that of the site', async () => {
    const set = (free: number, paid: number) =>
      testService.sql`update sites set free_seats = ${free}, paid_seats = ${paid} where key = 'main'`
    const seats = async () => [
      ...(await testService.sql`select free_seats, paid_seats, billboard_seats, free_weeks_ahead from sites where key = 'main'`),
    ]
    await set(7, 5)
    const forms = await Promise.all(
      ['/team/weeks', '/team/sites/main'].map(async (path) => formIn((await operator.ask(path)).text, 'name="paid_seats"', path)),
    )
    await set(9, 5)
    for (const [index, { action, fields }] of forms.entries()) {
      const paid_seats = 11 + index
      const typed = { name: 'Listing', free_seats: '7', paid_seats: String(paid_seats), billboard_seats: '2', free_weeks_ahead: '6' }
      // What is refused first is sent again with what the page showed in the beginning.
      const wrong = await operator.post(action, { ...fields, ...typed, billboard_seats: 'many' })
      expect([wrong.status, await seats()]).toEqual([422, [expect.objectContaining({ free_seats: 9 })]])
      const again = formIn(wrong.text, 'name="paid_seats"', action)
      expect((await operator.post(again.action, { ...again.fields, ...typed })).status).toBe(303)
      expect(await seats()).toEqual([{ free_seats: 9, paid_seats, billboard_seats: 2, free_weeks_ahead: 6 }])
    }
    await set(7, 5)
  })

  test('a site is added with its host, and no two have one host', async () => {
    const form = {
      key: 'tools',
      name: '<Tools>',
      host: 'tools.test',
      free_seats: '1',
      paid_seats: '1',
      billboard_seats: '1',
      free_weeks_ahead: '4',
    }
    expect((await operator.post('/team/sites', form)).status).toBe(303)
    expect((await operator.post('/team/sites', { ...form, key: 'other' })).text).toContain('Another site has the host tools.test.')
    expect((await operator.ask('/team/sites')).text).toMatch(/1 free, 1 paid, 1 billboard\s*</)
    // Nor does a new one take the key, and with it the listings, of another.
    const taken = await operator.post('/team/sites', { ...form, name: 'Other', host: 'other.test' })
    expect([taken.status, taken.text.includes('Another site has this key.')]).toEqual([422, true])
    expect((await operator.post('/team/sites/main', { name: 'Main', host: 'elsewhere.test' })).status).toBe(303)
    expect([...(await testService.sql`select key, host, name from sites order by id`)]).toEqual([
      { key: 'main', host: 'localhost', name: 'Main' },
      { key: 'tools', host: 'tools.test', name: '<Tools>' },
    ])
  })
})

test('each change stands in the log with who did it, and what was before and after', async () => {
  const [email] = await testService.sql<{ email: string }[]>`select email from auth."user" where id = ${operator.account_id}`
  const entries = await auditEntriesOf(testService)
  expect(new Set(entries.map(({ by }) => by))).toEqual(new Set([email?.email ?? '']))
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    ...['question.add', 'question.move', 'question.retire', 'question.bring_back', 'question.change'],
    ...['category.change', 'category.add', 'site.change', 'site.change', 'site.change', 'site.add', 'site.change'],
  ])
  expect(entries.find(({ action }) => action === 'category.change')).toMatchObject({
    subject: 'productivity',
    before: { name: 'Productivity' },
    after: { name: 'Getting things done', description: 'Tasks and time.' },
  })
})
