import { expect, test } from 'bun:test'
import { completenessOf } from '../../server/profile/completeness.ts'
import { put } from '../../server/profile/profile.ts'
import { BLANK } from '../../server/team/imports/read_row.ts'

test('what is too short is counted in characters, as every other length is', () => {
  const gapOf = (summary: string) =>
    completenessOf({ ...BLANK, cells: put({}, 'summary', summary) }, () => 'yes').missing.find(({ field }) => field === 'summary')?.code
  expect([39, 40].map((count) => gapOf('🌱'.repeat(count)))).toEqual(['too_short', undefined])
})
