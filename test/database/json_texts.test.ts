import { expect, test } from 'bun:test'
import { jsonTexts } from '../../server/database/json.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })

test('long texts of JSON arrive one by one as they were, and none as null', async () => {
  const { sql } = testService
  const hard = JSON.stringify({ 'a "b" \\ {c,d}': ['null', '', '\u0000\u001e\n\u2028', 'ü漢🍏', '%_$1::text'] })
  for (const texts of [[hard], [null], [hard, null, hard], [null, null], [null, hard], [hard, null], [hard, '{}', '0']] as (
    string | null
  )[][]) {
    const rows = await sql<{ text: string | null; place: number }[]>`
      select text, place from unnest(${jsonTexts(sql, texts)}, (select ${texts.map((_, place) => place)}::integer[])) as t (text, place) order by place`
    expect(rows.map(({ text }) => text)).toEqual(texts)
  }
  const [empty] = await sql<{ texts: string[] }[]>`select ${jsonTexts(sql, ['', hard])} as texts`
  expect(empty?.texts).toEqual([hard])
  expect(() => jsonTexts(sql, ['a\u001eb'])).toThrow('no JSON')
})
