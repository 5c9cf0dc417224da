import { expect, test } from 'bun:test'
import { createMemory } from '../../server/base/memory.ts'
import { ApiError } from '../../server/base/error.ts'
import { drawCounted } from '../../server/publishing/save_photo.ts'
import { paint } from '../pictures.ts'

const jpeg = new Uint8Array(await paint(400, 300).jpeg().toBuffer())
const memory = createMemory(() => new Date())

test('whoever sends many pictures at once holds up nobody else', async () => {
  const drawn: string[] = []
  const draw = async (by: string) => {
    await drawCounted({ memory, by, consumeQuota: async () => {} }, jpeg, 100)
    drawn.push(by)
  }
  await Promise.all(['ada', 'ada', 'ada', 'ada', 'ada', 'bo'].map(draw))
  expect(drawn.slice(0, 2)).toEqual(['ada', 'bo'])
})

test('of many pictures at once, those that come after the last of the day are not drawn', async () => {
  let left = 2
  const consumeQuota = async () => {
    if (left-- <= 0) throw new ApiError('rate_limited')
  }
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => drawCounted({ memory, by: 'ada', consumeQuota }, jpeg, 100)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected'])
})
