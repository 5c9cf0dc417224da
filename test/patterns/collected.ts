import { Glob } from 'bun'
import ts from 'typescript'

/** One regular expression as the code uses it, and where it stands. */
export type Collected = { source: string; flags: string; at: string }

const PATTERN_MAKER = 'server/drafting/built_in/words/patterns.ts'

/** Every literal of the sources, and every place that builds an expression while the service runs. */
export async function literalsIn(glob: string): Promise<{ literals: Collected[]; built_at: string[] }> {
  const literals: Collected[] = []
  const built_at: string[] = []
  for (const path of [...new Glob(glob).scanSync('.')].toSorted()) {
    const file = ts.createSourceFile(path, await Bun.file(path).text(), ts.ScriptTarget.Latest, true)
    const placeOf = (node: ts.Node) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: placeOf(node) })
      }
      const builds = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp'
      if (builds && path !== PATTERN_MAKER) built_at.push(placeOf(node))
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return { literals, built_at }
}

/** Notes every expression that code of `server/` builds from now on, with the place that asked for it. */
export function noteBuilt(): Collected[] {
  const noted: Collected[] = []
  const root = `${process.cwd()}/`
  const note = (made: RegExp): RegExp => {
    const frames = (new Error('where').stack ?? '').split('\n').flatMap((line) => /\(?(\/[^()]+):(\d+):\d+\)?$/.exec(line) ?? [])
    const places: string[] = []
    for (let index = 0; index < frames.length; index += 3) {
      const path = (frames[index + 1] ?? '').replace(root, '')
      if (path.startsWith('server/') && path !== PATTERN_MAKER) places.push(`${path}:${frames[index + 2]}`)
    }
    if (places[0]) noted.push({ source: made.source, flags: made.flags, at: places[0] })
    return made
  }
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, [source, flags]) => note(new target(source, flags)),
    apply: (target, _, [source, flags]) => note(target(source, flags)),
  })
  return noted
}
