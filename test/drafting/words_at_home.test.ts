import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import ts from 'typescript'
import { alternativesOf, LEXICONS } from '../../server/lexicon/compile.ts'

/** Rooms that read texts in any language; what they look for in one stands in that language's file, what a country writes in its table. */
const ROOMS = ['drafting', 'crawl', 'auth', 'listings']
const sources = ROOMS.flatMap((room) => [...new Glob(`server/${room}/**/*.ts`).scanSync('.')]).toSorted()

/** The texts and patterns of a source, without sets of letters: those sort signs and say nothing. */
async function literalsOf(path: string): Promise<{ at: string; text: string }[]> {
  const source = ts.createSourceFile(path, await Bun.file(path).text(), ts.ScriptTarget.Latest, true)
  const found: { at: string; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push({
        at: `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
        text: node.getText().replace(/\[(?:\\.|[^\]])*\]/gsu, '[]'),
      })
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Words with a letter that English does not have; one letter alone, or letters of two scripts that pass for one another, are no word. */
const foreignWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter((word) => !/^[a-zA-Z]*$/.test(word) && !LOOK_ALIKES.test(word))
const LOOK_ALIKES = /^(?=.*\p{Script=Latin})(?=.*[\p{Script=Cyrillic}\p{Script=Greek}])/u

/** Words that one language has, that English has not, and that nobody would write for anything else. */
const own_words = new Set(
  Object.entries(LEXICONS)
    .filter(([language]) => language !== 'en')
    .flatMap(([, { privacy_link = '', free = '', paid_plan = '', rhythm = '', trial_label = '', the_company = '' }]) =>
      [privacy_link, free, paid_plan, rhythm, trial_label, the_company].flatMap(alternativesOf),
    )
    .filter((word) => /^[a-z]{6,}$/.test(word)),
)
for (const word of alternativesOf(Object.values(LEXICONS['en'] ?? {}).join('|'))) own_words.delete(word)

test('outside its file no word of a language with letters of its own is looked for', async () => {
  const found = (await Promise.all(sources.map(literalsOf))).flat()
  expect(found.length).toBeGreaterThan(1000)
  const foreign = found.map(({ at, text }) => ({ at, words: foreignWords(text) })).filter(({ words }) => words.length > 0)
  expect(foreign).toEqual([])
})

test('outside its file no word of another language in plain letters is looked for either', async () => {
  expect(own_words.size).toBeGreaterThan(20)
  const found = (await Promise.all(sources.map(literalsOf))).flat()
  const foreign = found
    .map(({ at, text }) => ({ at, words: (text.match(/[a-z]{6,}/g) ?? []).filter((word) => own_words.has(word)) }))
    .filter(({ words }) => words.length > 0)
  expect(foreign).toEqual([])
})

test('the check knows a foreign word when it sees one', () => {
  expect(foreignWords('/^(?:price|prix élevé|цена)$/')).toEqual(['élevé', 'цена'])
  expect(own_words.has('datenschutz')).toBe(true)
})
