import { expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { startTestService } from '../test_service.ts'
import { withEditor } from './editor.ts'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const testService = await startTestService()
const folder = temporaryFolder()
const { apiKey, listing } = await testService.founder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const read = (...words: string[]) => piped(['interview', ...words], env)
const answers = async () => (await listing.answerInterview({ answers: [] })).answers

test('the questions show to anybody, and one’s answers with a key', async () => {
  const { items } = await testService.visitor().listInterviewQuestions()
  const visitor = await piped(['interview'], { LISTING_BASE_URL: testService.url })
  expect([visitor.code, JSON.parse(visitor.stdout)]).toEqual([0, { items }])
  const saved = await read('--answer', '1=We ran a bakery.', '--answer', '2=Flour = life.')
  expect(JSON.parse(saved.stdout)).toMatchObject({
    published: false,
    answers: [{ question_id: 1, answer: 'We ran a bakery.' }, { question_id: 2 }],
  })
  const { stdout } = await read('--no-json')
  expect(stdout).toContain(`1. ${items[0]?.question}`.slice(0, 60))
  expect(stdout).toContain('\n  We ran a bakery.\n')
  expect(stdout).toMatch(/not published yet\nNext: listing interview --edit\n$/)
  expect(JSON.parse((await read()).stdout)).toEqual({ items, ...(await listing.answerInterview({ answers: [] })) })
})

test('the editor shows questions and answers; only what was changed is sent, and an emptied answer is cleared', async () => {
  const { code, saw, text } = await withEditor(
    folder,
    ['interview', '--edit'],
    [`sed -i 's|^We ran a bakery.*||; s|^== 3 ==|&\\nRye.|' "$1"`],
    { env },
  )
  expect(await saw(0)).toMatch(/== 1 ==\n(#: [^\n]+\n)+We ran a bakery\.\n/)
  expect([code, text]).toEqual([0, expect.stringContaining('\n  Rye.\n')])
  expect(await answers()).toEqual([
    { question_id: 2, answer: 'Flour = life.' },
    { question_id: 3, answer: 'Rye.' },
  ])
})

test('an unknown question, one answered twice and two ways at once are wrong usage and change nothing', async () => {
  const before = await answers()
  for (const words of [
    ['--answer', '99=x'],
    ['--answer', '1=x', '--answer', '1=y'],
    ['--answer', 'x'],
    ['--answer', '1=x', '--file', 'y'],
    ['--edit'],
  ])
    expect(await read(...words)).toMatchObject({ code: 2, stdout: '' })
  expect(await answers()).toEqual(before)
})

test('an answer that is too long comes back with the words kept, and a file takes them up', async () => {
  const long = `awk '{print} /^== 4 ==/{for(i=0;i<3000;i++) printf "bread "; print ""}' "$1" > "$1.n"; mv "$1.n" "$1"`
  const { code, kept, saw, text } = await withEditor(folder, ['interview', '--edit'], [long], { env })
  expect(code).toBe(1)
  expect(await saw(1)).toMatch(/^#! /)
  expect(text).toContain(`Next: listing interview --file ${kept}`)
  const shorter = (await readFile(kept, 'utf8')).replace(/(bread )+/, 'Bread.')
  const taken = await piped(['interview', '--file', '-'], env, shorter)
  expect(JSON.parse(taken.stdout).answers).toContainEqual({ question_id: 4, answer: 'Bread.' })
})
