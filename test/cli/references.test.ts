import { expect, test } from 'bun:test'
import { load } from 'cheerio'
import { REFERENCES, withoutReferences } from '../../cli/verify/references.ts'

const asBrowsers = (markup: string): string => load(`<p>${markup}</p>`)('p').text()

test('each reference that is known says what a browser shows for it', () => {
  expect(REFERENCES.size).toBeGreaterThan(200)
  for (const name of REFERENCES.keys()) expect([name, withoutReferences(`&${name};`)]).toEqual([name, asBrowsers(`&${name};`)])
})

test('numbers too, those of windows-1252 among them; what is none stays as it is', () => {
  for (const text of ['&#8364;', '&#x20AC;', '&#128;', '&#x99;', '&#0;', '&#xD800;', '&#1114112;', 'a & b', 'R&D', '&unknown;', '&amp;lt;'])
    expect([text, withoutReferences(text)]).toEqual([text, asBrowsers(text)])
})
