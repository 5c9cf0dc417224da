import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './bundle.ts'
import { shareMembers } from './share_members.ts'

const TYPES_SECONDS_MAX = 120
const out = join(root, 'dist/sdk')

/** The types of the SDK, in as little room as show the same in an editor. */
export async function writeDeclarations(): Promise<void> {
  const flags =
    '--declaration --stripInternal --emitDeclarationOnly --allowImportingTsExtensions --strict --skipLibCheck --target esnext --module preserve'
  const more = ['--lib', 'esnext,dom,dom.iterable', '--typeRoots', 'dist/none', '--rootDir', 'sdk', '--outDir', out, 'sdk/index.ts']
  const tsc = Bun.spawnSync([process.execPath, 'node_modules/typescript/bin/tsc', ...flags.split(' '), ...more], {
    cwd: root,
    stdout: 'inherit',
    stderr: 'inherit',
    timeout: TYPES_SECONDS_MAX * 1000,
  })
  if (tsc.exitCode !== 0) throw new Error('The types of the SDK do not compile.')
  await removeUnnamed(out)
  for await (const path of new Bun.Glob('**/*.d.ts').scan({ cwd: out, absolute: true }))
    await Bun.write(path, shorter(await Bun.file(path).text()))
}

/** Declarations that nothing leads to from the SDK's own. */
async function removeUnnamed(folder: string): Promise<void> {
  const named = new Set(['index.ts'])
  for (const name of named)
    for (const [, path = ''] of (await Bun.file(join(folder, name.replace(/\.ts$/, '.d.ts'))).text()).matchAll(/'\.\/([\w.]+)'/g))
      named.add(path)
  for await (const name of new Bun.Glob('*.d.ts').scan({ cwd: folder }))
    if (!named.has(name.replace(/\.d\.ts$/, '.ts'))) await rm(join(folder, name))
}

function shorter(declarations: string): string {
  const worded = WORDING.reduce((text, [found, instead]) => text.replaceAll(found, instead), declarations)
  const own = worded.replace(PARAMETERS, (all) => all.replaceAll(PARAMETER_WORDS, ''))
  return own.includes('S["')
    ? saidOnce(tight(`${withOwnNames(withShortTypes(withOnePage(shareMembers(own))))}${CONTRACT_NAMES}`))
    : tight(own)
}

/** What a schema is need not stand at its name where a member that is of it says the same. */
const saidOnce = (declarations: string): string =>
  declarations.replaceAll(/\/\*\*[^*]*\*\/(?=[A-Z]\w*:)/g, (comment) =>
    declarations.split(comment).some((after, index) => index > 0 && /^[a-z]/.test(after)) ? '' : comment,
  )

/** What an editor shows the same, or what says nothing to who reads it there. */
const WORDING: [found: RegExp | string, instead: string][] = [
  [/^ +(?!\*)/gm, ''],
  [/\/\*\*\n *\* (.*)\n *\* @example (.*)\n *\*\//g, '/** $1\n@example $2 */'],
  // No editor shows what stands above a status, and none needs the tag or the stars.
  [/\/\*\*[^*]*\*\/\n(?=\d{3}: \{)/g, ''],
  [/\/\*\* @enum \{string\} \*\/\n/g, ''],
  [/(\/\*\*|\n \*) @description /g, '$1 '],
  [/^ \*(?!\/) ?/gm, ''],
  // Absent it is taken as little.
  [/^(?:header|path|query|content|requestBody)\?: never;\n/gm, ''],
  // Nothing names these.
  [/^(?:responses|requestBodies|headers|pathItems): never;\n|^export type \$defs = .*\n/gm, ''],
  // An object or a list shows its own members' examples.
  [/\n@example (?:\{\}|\[\]) \*\//g, ' */'],
  // An example of one word, or of plain words, says no more than the type, the format and what it is.
  [/\n@example (?:\S+|"[\p{L}\d ,.?…’-]*") \*\//gu, ' */'],
  [/\n\n+/g, '\n\n'],
  [/(?<=\((?:.*, )?)at most (?=[\d,]+ )/g, '≤'],
  [/(?<=\((?:.*, )?\d+) to (?=\d+(?: \w+)?[,)])/g, '-'],
  [/(?<=\([^()]*\d) characters\b/g, ' chars'],
  // The type says of a list that it holds items.
  [/(?<=\((?:≤|\d+-)\d+) items(?=\))/g, ''],
  // So long any web address may be, which says nothing of one.
  [' (≤2048 chars)', ''],
  // Where a format is told, the length that it has says nothing more.
  [/\((?:(?:≤|\d+-)\d+ chars, )?format (?=[\w-]+)/g, '('],
  // RFC 3339 is that format.
  [/(?<=Z\.) \(date-time\)/g, ''],
  // The type that a member has says the format, and shows what one looks like.
  [/(?<=\/\*\* ?)RFC 3339 in UTC(?:, such as [\w:-]+)?(?=\. \*\/\n\w+\??: )/g, 'In UTC'],
  // What a text has to look like is told by its words and its example; who sends another is told where.
  [/(?:, |(?<=\())matches \^.*?\$(?=\)(?:\n| ?\*))/g, ''],
  // So is a week of ISO 8601.
  [/(?<=00:00 UTC\.) \(iso-week\)/g, ''],
  [/ \(\)(?=\n| ?\*)/g, ''],
  // Nobody meets the largest number.
  [/\((\d+)-999999999\)/g, '(≥ $1)'],
  // Nor an id or a count below the least there is.
  [/ \(≥ [01]\)(?=\n| ?\*)/g, ''],
  // Editors show an example as code without being told.
  [/@example\n```ts\n(.*)\n```/g, '@example $1'],
  ['{ Method }', '{ Method as M }'],
  ["Method<'", "M<'"],
  ['components["parameters"]', 'P'],
  ['components["schemas"]', 'S'],
]
const CONTRACT_NAMES = 'type S = components["schemas"];\ntype P = components["parameters"];\n'
/** What a parameter is stands at the members that are of it. */
const PARAMETERS = /(?<=^parameters: \{\n)(?:\/\*\*[^]*?\*\/\n\w+: .*\n)+/m
const PARAMETER_WORDS = /\/\*\*[^]*?\*\/\n|^Webhook(?!Id).*\n/gm

/** Without the signs and spaces that TypeScript and editors can do without; comments and texts are left as they are. */
function tight(declarations: string): string {
  const unless = (kept: RegExp) => (found: string) => (kept.test(found) ? found : '')
  return (
    declarations
      // A header is an option of the call, which has words of its own.
      .replaceAll(/\/\*\*[^*]*\*\/\n(?="I[\w-]+"\?:)/g, '')
      // The end of a line ends a member as well, and a brace needs no line of its own, but before a comment, which is else the brace's and shown
      // at no member.
      .replaceAll(/\/\*[^]*?\*\/|;(?=\n)|(?<=\{)\n(?!\/\*\*)|;?\n(?=\})/g, unless(/^\//))
      // Editors show a comment the same without the spaces and line breaks at its ends.
      .replaceAll(/\/\*\*[ \n](?=[^*/\s])/g, '/**')
      .replaceAll(/(?<=[^*/\s])\n? \*\//g, '*/')
      // These signs need no space beside them.
      .replaceAll(/\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'|(?<=[:,|&=?{}>]) | (?=[|&=?{}:])/g, unless(/^\S/))
      // What a comment is about may stand right behind it.
      .replaceAll(/\*\/\n(?=\S)/g, '*/')
      .replaceAll('\n\n@example', '\n@example')
      // Outside this project nobody allows imports of `.ts`; `.js` finds the declarations under every module resolution.
      .replaceAll(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'")
  )
}

const SHORT_TYPES = `type J<N extends keyof S> = {content: {"application/json": S[N]}};
type R<N extends keyof S> = {200: J<N>};
type O<P, R> = {parameters: P;responses: R};
type B<T> = {requestBody: T};
type C<N extends keyof S> = {201: J<N>};
`
/** Nearly every operation answers with one schema, most with 200 or 201; it is its parameters, what it answers, and for many what it takes. */
const withShortTypes = (declarations: string): string =>
  declarations
    .replaceAll(/\{\ncontent: \{\n"application\/json": S\["(\w+)"\];\n\};\n\}/g, 'J<"$1">')
    .replaceAll(/\{\n20([01]): J<("\w+")>;\n\}/g, (_, status, name) => `${status === '0' ? 'R' : 'C'}<${name}>`)
    .replaceAll(
      /(?<=^\w+: )\{\nparameters: ([^]*?);\n(?:requestBody(\??): ([^]*?);\n)?responses: ([^]*?);\n\}(?=;\n(?:\w+: \{\nparameters|\}(?!;)))/gm,
      (_, parameters, optional, body, responses) =>
        `O<${parameters},${responses}>${body ? ` & ${optional ? `Partial<B<${body}>>` : `B<${body}>`}` : ''}`,
    ) + SHORT_TYPES

/** Most pages are the same but for what their items are. */
function withOnePage(declarations: string): string {
  const PAGE = /F<\{\n(\/\*\*[^*]*\*\/\n)items: (S\["\w+"\])\[\];\n\}( & [M\d &]+)>/g
  const kinds = Map.groupBy(declarations.matchAll(PAGE), ([, comment, , members]) => `F<{\n${comment}items: T[];\n}${members}>`)
  const [most] = [...kinds].toSorted(([, some], [, others]) => others.length - some.length)
  if (!most) return declarations
  const [page, uses] = most
  return `${uses.reduce((text, [whole, , item]) => text.replace(whole, () => `G<${item}>`), declarations)}type G<T> = ${page};\n`
}

const OWN_NAME_USES_MIN = 6
/** A schema that many members are of is called there by its name alone. */
function withOwnNames(declarations: string): string {
  const uses = Map.groupBy(declarations.matchAll(/S\["(\w+)"\]/g), ([, name = '']) => name)
  const names = [...uses].flatMap(([name, all]) => (all.length >= OWN_NAME_USES_MIN ? [name] : []))
  const called = declarations.replaceAll(new RegExp(`S\\["(${names.join('|')})"\\]`, 'g'), '$1')
  return called + names.map((name) => `type ${name} = S["${name}"];\n`).join('')
}
