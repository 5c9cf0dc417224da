import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { wordsInOrder } from '../../scripts/package/bundler_plugins.ts'
import { LEXICONS } from '../../server/lexicon/compile.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'

test('the package has every word of every language under its list, though it names each list once', async () => {
  const folder = temporaryFolder()
  const entrypoints = [join(import.meta.dir, '../../server/lexicon/compile.ts')]
  const [built] = (await Bun.build({ entrypoints, target: 'bun', plugins: [wordsInOrder] })).outputs
  const text = (await built?.text()) ?? ''
  expect(text.match(/price_on_request(?!_)/g)).toHaveLength(1)
  await Bun.write(join(folder, 'compiled.js'), text)
  expect((await import(join(folder, 'compiled.js'))).LEXICONS).toEqual(LEXICONS)
})
