import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const inFooter = (line: string, lang: string) =>
  valueOf(draftOf({ '/': `<h1>Lamps for boats</h1><footer><p>${line}</p></footer>` }, { lang }), 'phone')

describe('a number to call is read behind the label that its country writes', () => {
  test.each([
    ['en', 'T: +44 20 7946 8371', '+44 20 7946 8371'],
    ['en', 'Toll free 1-800-847-3619', '1-800-847-3619'],
    ['en', 'Freephone 0800 847 3619', '0800 847 3619'],
    ['en', '415.829.3746', '415.829.3746'],
    ['de', 'Fon 030 / 2847 91-0', '030 / 2847 91-0'],
    ['nl', 'Bel 020-8473619', '020-8473619'],
    ['nl', '06 - 28 47 36 19', '06 - 28 47 36 19'],
    ['pt', 'Telemóvel: 912 847 361', '912 847 361'],
    ['ko', '대표번호 1588-4736', '1588-4736'],
    ['he', 'טלפון: 03-847-3619', '03-847-3619'],
    ['ar', 'هاتف: 050 847 3619', '050 847 3619'],
    ['th', 'โทร 02 847 3619', '02 847 3619'],
    ['lv', 'Tālr. 28473619', '28473619'],
  ])('in %s: %s', (lang, line, number) => expect(inFooter(line, lang)).toBe(number))

  test.each([
    ['en', 'Version 4.15.829'],
    ['en', 'P. 415 829 374'],
    ['en', 'Order number 415.829.3746.1'],
    ['nl', '06-05-2031'],
    ['de', 'Telefon: siehe unten'],
  ])('and not where none stands: %s %s', (lang, line) => expect(inFooter(line, lang)).toBeNull())
})
