import { expect, test } from 'bun:test'
import { Glob } from 'bun'

/** The classes that a style sheet gives a look of their own, outside of print. */
function classesOf(css: string): Set<string> {
  const plain = css.replace(/\/\*[^]*?\*\//g, '').replace(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const selectors = [...plain.matchAll(/([^{}]+)\{/g)].flatMap(([, selector = '']) => selector.split(',').map((part) => part.trim()))
  return new Set(selectors.flatMap((selector) => /^\.([a-z][\w-]*)$/.exec(selector)?.[1] ?? []))
}

test('a class has its look from one style sheet', async () => {
  const homes = new Map<string, string[]>()
  for (const path of new Glob('server/doors/web/assets/style/*.css').scanSync('.'))
    for (const name of classesOf(await Bun.file(path).text())) homes.set(name, [...(homes.get(name) ?? []), path])
  expect(homes.size).toBeGreaterThan(100)
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([])
})
