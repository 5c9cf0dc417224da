import { describe, expect, test } from 'bun:test'
import { decodeText, mediaKind } from '../../server/crawl/charset.ts'

const hex = (bytes: string) => new Uint8Array(Buffer.from(bytes.replaceAll(' ', ''), 'hex'))
const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(big ? bytes.swap16() : bytes)
}
const meta = (charset: string) => ascii(`<!doctype html><meta charset="${charset}"><p>`)

const CASES: [name: string, bytes: Uint8Array, contentType: string | null, ends: string, charset: string][] = [
  ['UTF-8 by header', new TextEncoder().encode('<p>žluť'), 'text/html; charset=utf-8', 'žluť', 'utf-8'],
  ['UTF-8 that nobody names', new TextEncoder().encode('<p>žluť'), 'text/html', 'žluť', 'utf-8'],
  ['UTF-16 with a mark, served as utf-8', join(hex('fffe'), utf16('<p>žluť')), 'text/html; charset=utf-8', 'žluť', 'utf-16le'],
  ['big-endian UTF-16 with a mark', join(hex('feff'), utf16('<p>žluť', true)), 'text/html', 'žluť', 'utf-16be'],
  ['UTF-16 without a mark', utf16('<!doctype html><p>žluť'), 'text/html', 'žluť', 'utf-16le'],
  [
    'a UTF-8 mark against a wrong header',
    join(hex('efbbbf'), new TextEncoder().encode('<p>é')),
    'text/html; charset=iso-8859-1',
    'é',
    'utf-8',
  ],
  ['Shift_JIS by meta', join(meta('Shift_JIS'), hex('97bf8be0')), 'text/html', '料金', 'shift_jis'],
  ['EUC-JP by header', hex('cec1b6e2'), 'text/html; charset=euc-jp', '料金', 'euc-jp'],
  ['windows-1251 by meta', join(meta('windows-1251'), hex('d6e5ede0')), 'text/html', 'Цена', 'windows-1251'],
  ['koi8-r by a header that came twice', hex('c3c5cec1'), 'text/html, text/html,charset=koi8-r', 'цена', 'koi8-r'],
  ['koi8-r by header', hex('c3c5cec1'), 'text/html;charset="koi8-r"', 'цена', 'koi8-r'],
  ['gb18030 by meta', join(meta('gb2312'), hex('bcdb b8f1')), 'text/html', '价格', 'gbk'],
  [
    'latin-1 by an http-equiv',
    join(ascii('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'), hex('e9')),
    'text/html',
    'é',
    'windows-1252',
  ],
  ['windows-1252 that nobody names', join(ascii('<p>caf'), hex('e9')), 'text/html', 'café', 'windows-1252'],
  ['a header against the meta', join(meta('windows-1251'), new TextEncoder().encode('é')), 'text/html; charset=utf-8', 'é', 'utf-8'],
  [
    'an unknown name in the header, a known one in the meta',
    join(meta('windows-1251'), hex('d6')),
    'text/html; charset=wonderful',
    'Ц',
    'windows-1251',
  ],
  [
    'a name within a comment does not count',
    join(ascii('<!-- <meta charset="koi8-r"> -->'), new TextEncoder().encode('é')),
    'text/html',
    'é',
    'utf-8',
  ],
  ['UTF-16 by meta in plain bytes is UTF-8', join(meta('utf-16'), new TextEncoder().encode('é')), 'text/html', 'é', 'utf-8'],
  [
    'a meta behind long scripts',
    join(ascii(`<script>${'x'.repeat(3000)}</script>`), meta('windows-1251'), hex('d6')),
    'text/html',
    'Ц',
    'windows-1251',
  ],
  [
    'an XML declaration',
    join(ascii('<?xml version="1.0" encoding="windows-1251"?><html>'), hex('d6')),
    'application/xhtml+xml',
    'Ц',
    'windows-1251',
  ],
]

describe('decoding', () => {
  test.each(CASES)('%s', (_, bytes, contentType, ends, charset) => {
    const decoded = decodeText(bytes, contentType)
    expect(decoded.charset).toBe(charset)
    expect(decoded.text).toEndWith(ends)
    expect(decoded.text).not.toContain('\ufeff')
  })
  test('nothing is no problem', () => {
    expect(decodeText(new Uint8Array(), null)).toEqual({ text: '', charset: 'utf-8' })
  })
})

test.each([
  ['text/html', '<p>', 'html'],
  ['TEXT/HTML; charset=x', '', 'html'],
  ['text/html, text/html; charset=utf-8', '<p>', 'html'],
  ['text/html,charset=utf-8', '<p>', 'html'],
  ['text/html, application/json', '{}', 'other'],
  ['application/xhtml+xml', '<html/>', 'html'],
  ['text/plain', 'hello', 'text'],
  [null, '<!DOCTYPE html><p>', 'html'],
  [null, 'hello', 'other'],
  ['application/pdf', '%PDF-1.7', 'other'],
  ['text/html', '%PDF-1.7', 'other'],
  ['text/html', 'PK\u0003\u0004', 'other'],
  ['image/png', '\u0089PNG', 'other'],
  ['application/json', '{}', 'other'],
  ['application/xml', '<rss/>', 'other'],
])('%s beginning with «%s» is %s', (contentType, start, kind) => {
  expect(mediaKind(contentType, ascii(start))).toBe(kind as never)
})

test('a host that calls every page UTF-8 is not believed of a page that names another charset and is no UTF-8', () => {
  const page = join(meta('windows-1250'), hex('e8 65 9a 74 69 6e 61'))
  expect(decodeText(page, 'text/html; charset=utf-8')).toMatchObject({ charset: 'windows-1250' })
  expect(decodeText(page, 'text/html; charset=utf-8').text).toContain('čeština')
  const honest = join(meta('windows-1250'), hex('c4 8d'))
  expect(decodeText(honest, 'text/html; charset=utf-8').charset).toBe('utf-8')
})
