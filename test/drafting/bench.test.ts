import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge } from '../../bench/drafting_judge.ts'

const folder = mkdtempSync(join(tmpdir(), 'drafting-bench-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the measuring tool crawls, drafts and judges a folder of sites', async () => {
  const www = join(folder, 'quellwerk.dev', 'www')
  mkdirSync(www, { recursive: true })
  const html = `<html lang="en"><title>Quellwerk – Every spring on one map</title><h1>Know every spring</h1><p>${'Quellwerk shows which springs still flow. '.repeat(8)}</p><p>Write to <a href="mailto:hej@quellwerk.dev">hej@quellwerk.dev</a>.</p></html>`
  writeFileSync(join(www, 'index.html'), html)
  const expected = {
    name: { accept: ['Quellwerk'] },
    headline: { accept: ['Know every spring'] },
    phone: null,
    email: null,
    city: { accept: ['Freiburg'] },
  }
  writeFileSync(
    join(folder, 'quellwerk.dev', 'site.json'),
    JSON.stringify({ base: '/', expected, stated: ['name', 'headline', 'video_url'] }),
  )
  const run = Bun.spawn(['bun', 'bench/drafting.ts', folder], { stdout: 'pipe', stderr: 'inherit' })
  const printed = await new Response(run.stdout).text()
  expect(await run.exited).toBe(0)
  const row = (fact: string) =>
    printed
      .split('\n')
      .find((line) => line.startsWith(`${fact} `))
      ?.split(/\s{2,}/)
      .slice(1)
  //                              stated right partly wrong missing invented
  expect(row('name')?.slice(0, 6)).toEqual(['1', '1', '0', '0', '0', '0 of 0'])
  expect(row('email')?.slice(0, 6)).toEqual(['0', '0', '0', '0', '0', '1 of 1'])
  expect(row('city')?.slice(0, 6)).toEqual(['1', '0', '0', '0', '1', '0 of 0'])
  expect(row('phone')?.slice(0, 6)).toEqual(['0', '0', '0', '0', '0', '0 of 1'])
  expect(printed).toContain('stated and blank: video_url 1')
  expect(printed).toContain('verbatim on the page they name: 100.0 %')
})

test.each([
  ['name', { accept: ['Quellwerk'] }, 'QUELL WERK', 'right'],
  ['name', { accept: ['Quellwerk'] }, 'Bachwerk', 'wrong'],
  ['name', null, 'Quellwerk', 'invented'],
  ['name', { may: ['Quellwerk'] }, 'Quellwerk', 'optional'],
  ['name', { may: ['Quellwerk'] }, 'Bachwerk', 'invented'],
  ['logo', { may: ['logo'] }, 'http://quellwerk.dev/mark.svg', 'optional'],
  ['price_from', { accept: [{ amount: 2400, currency: 'EUR' }] }, '2.400 €', 'right'],
  ['price_from', { accept: [{ amount: 8.5, currency: 'EUR' }] }, '8,50 €', 'right'],
  ['price_from', { accept: [{ amount: 0, currency: 'EUR' }] }, 'Free', 'right'],
  ['price_from', { accept: [{ amount: 12, currency: 'USD' }] }, '$120', 'wrong'],
  ['phone', { accept: ['+49 761 1234987'] }, '0761 1234987', 'right'],
  ['summary', { must: ['spring', 'map'] }, 'Every spring there is', 'partly'],
  ['socials', { accept: { github: ['github.com/quellwerk'] } }, ['https://github.com/quellwerk/'], 'right'],
  ['socials', { accept: {} }, ['https://github.com/stranger'], 'invented'],
  ['faqs', { questions: ['What is a spring?'], expect: 1 }, ['What is a spring?'], 'right'],
  ['faqs', { questions: ['What is a spring?'], expect: 1 }, ['Who are you?'], 'wrong'],
] as [string, Parameters<typeof judge>[1], unknown, string][])('%s %j judges %j as %s', (fact, expectation, given, verdict) => {
  expect(judge(fact, expectation, given).verdict).toBe(verdict as 'right')
})
