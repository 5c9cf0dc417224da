import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** A text that grows by its pump: `head`, the pump until `characters` are full, `tail`. */
export type Attack = { head: string; pump: string; tail: string }

const PLAIN = [...' \t\n.,:;!?-–—"„“\'’()/|@&<#%$€©·*aZéIxд的アの가І09_', '。', '１', '\u00A0', '\u200B']
const PAIRS = ['A ', 'Aa ', 'a ', '- ', '. ', ', ', '0 ', '0.', '0-', 'a.', 'A.', 'a-', '"a', '(a', ' \n', 'a,', 'A B. ', 'д ', 'Д. ']
// What a loop does not take, put behind it, makes a match that was nearly there fail at last.
const STRANGERS = ['\u0001', '\n', 'a', '/', '0', ' ', '.', '"', '-', ')', '的']
const ENDLESS = 50
const SAMPLES_MAX = 3
const LOOPS_MAX = 40
const TAILS_MAX = 2

/** The text of an attack with about so many characters. */
export function textOf({ head, pump, tail }: Attack, characters: number): string {
  const times = Math.max(1, Math.floor((characters - head.length - tail.length) / pump.length))
  return Buffer.from(head + pump.repeat(times) + tail, 'utf16le').toString('utf16le')
}

/** False where all that a pattern can do at one place ends after a few characters. */
export function canGoOn(source: string, flags: string): boolean {
  let goesOn = false
  const look = (node: AST.Node): void => {
    if (node.type === 'Quantifier' && node.max > 2) goesOn = true
    for (const child of childrenOf(node)) look(child)
  }
  look(parse(source, flags))
  return goesOn
}

/** Texts made of a pattern's own parts, of which each could make it try again and again. */
export function attacksOn(source: string, flags: string): Attack[] {
  const root = parse(source, flags)
  const found = new Map<string, Attack>()
  const taken = consumersIn(root).map((node) => matcherOf(node, flags))
  const alike = hasReference(root) ? (text: string) => text : signatures([...taken, ...BOUNDARIES])
  // Of texts that the pattern cannot tell apart one is enough.
  const add = (head: string, pump: string, tails: string[]): void => {
    if (pump === '') return
    for (const tail of tails) {
      const key = JSON.stringify([head, pump, tail].map(alike))
      if (!found.has(key)) found.set(key, { head, pump, tail })
    }
  }
  const isTaken = (character: string) => taken.some((takes) => takes(character))
  for (const character of PLAIN) if (isTaken(character)) add('', character, ['', '\u0001', character === 'a' ? '\n' : 'a'])
  for (const pair of PAIRS) if ([...pair].every(isTaken)) add('', pair, ['', '\u0001'])
  for (const { head, pumps, rests, tails } of loopsIn(root, flags).slice(0, LOOPS_MAX)) {
    for (const pump of pumps) {
      add('', pump, tails)
      add(head, pump, tails)
      add('', head + pump, tails)
      add('', `${pump} `, tails)
    }
    for (const pump of rests) {
      add(head, pump, tails)
      add('', head + pump, tails)
    }
  }
  return [...found.values()]
}

function parse(source: string, flags: string): AST.Pattern {
  const parser = new RegExpParser({ ecmaVersion: 2025 })
  return parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') })
}

function childrenOf(node: AST.Node): AST.Node[] {
  if ('alternatives' in node) return node.alternatives
  if ('elements' in node && node.type === 'Alternative') return node.elements
  return node.type === 'Quantifier' ? [node.element] : []
}

/** What `\b`, `^` and `$` look at. */
const BOUNDARIES = [/\w/, /[\n\r\u2028\u2029]/].map((kind) => (character: string) => kind.test(character))

/** A text by what takes each of its characters: two that are the same in this are the same to the pattern. */
function signatures(taken: ((character: string) => boolean)[]): (text: string) => string {
  const known = new Map<string, string>()
  const ids = new Map<string, string>()
  const idOf = (character: string): string => {
    const signature = taken.map((takes) => (takes(character) ? 1 : 0)).join('')
    return ids.get(signature) ?? ids.set(signature, String.fromCodePoint(ids.size + 1)).get(signature) ?? ''
  }
  const kindOf = (character: string) => known.get(character) ?? known.set(character, idOf(character)).get(character) ?? ''
  return (text) => [...text].map(kindOf).join('')
}

/** What was matched before is looked for letter by letter. */
const hasReference = (node: AST.Node): boolean => node.type === 'Backreference' || childrenOf(node).some(hasReference)

type Consumer = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

function isConsumer(node: AST.Node): node is Consumer {
  return ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(node.type)
}

/** What takes a character, each once; of many words in a row the first letters are enough. */
function consumersIn(root: AST.Node): Consumer[] {
  const found = new Map<string, Consumer>()
  const look = (node: AST.Node): void => {
    if (isConsumer(node)) found.set(node.raw, node)
    else for (const child of childrenOf(node)) look(child)
  }
  look(root)
  return [...found.values()]
}

const matchers = new Map<string, RegExp>()
function matcherOf(node: Consumer, flags: string): (character: string) => boolean {
  const own = flags.replace(/[gy]/g, '')
  const key = `${node.raw}/${own}`
  const known = matchers.get(key) ?? new RegExp(`^(?:${node.raw})`, own)
  matchers.set(key, known)
  return (character) => known.test(character)
}

/** `rests` run from the loop to the end of what it stands in. */
type Loop = { head: string; pumps: string[]; rests: string[]; tails: string[] }

/** The end of the text, and characters with which a loop cannot go on. */
function tailsOf(element: AST.Node, flags: string): string[] {
  const taken = consumersIn(element).map((node) => matcherOf(node, flags))
  return ['', ...STRANGERS.filter((stranger) => !taken.some((takes) => takes(stranger))).slice(0, TAILS_MAX)]
}

/** Every loop without a near end, with a text that leads to it and texts it takes. */
function loopsIn(root: AST.Pattern, flags: string): Loop[] {
  const loops: Loop[] = []
  const walk = (node: AST.Node, head: string, behind: string[]): void => {
    if (node.type === 'Quantifier') {
      const pumps = samplesOf(node.element, flags)
      const rests = behind.map((text, at) => (pumps[at % pumps.length] ?? '') + text)
      if (node.max > ENDLESS) loops.push({ head, pumps, rests, tails: tailsOf(node.element, flags) })
      walk(node.element, head, behind)
    } else if (node.type === 'Alternative') {
      const samples = node.elements.map((element) => samplesOf(element, flags))
      for (const [at, element] of node.elements.entries()) {
        const before = samples.slice(0, at).map(([first = '']) => first)
        const after = samples.slice(at + 1)
        walk(
          element,
          head + before.join(''),
          behind.map((text, pick) => after.map((texts) => texts[pick % texts.length] ?? '').join('') + text),
        )
      }
    } else if ('alternatives' in node) for (const alternative of node.alternatives) walk(alternative, head, behind)
  }
  walk(root, '', Array<string>(SAMPLES_MAX).fill(''))
  return loops
}

/** A few texts that a part of a pattern takes. */
function samplesOf(node: AST.Node, flags: string): string[] {
  if (node.type === 'Character') return [String.fromCodePoint(node.value)]
  if (isConsumer(node)) {
    const takes = matcherOf(node, flags)
    const spread = PLAIN.filter(takes)
    const picked = [spread[0], spread[Math.floor(spread.length / 2)], spread.at(-1)]
    const named = node.type === 'CharacterClass' && spread.length === 0 ? [/[^\\[\]^-]/u.exec(node.raw)?.[0]] : []
    return [...new Set([...picked, ...named].filter((character) => character !== undefined))].slice(0, SAMPLES_MAX)
  }
  if (node.type === 'Quantifier') {
    const one = samplesOf(node.element, flags)
    return one.map((text) => text.repeat(Math.max(1, node.min)))
  }
  if (node.type === 'Alternative') {
    const parts = node.elements.map((element) => samplesOf(element, flags))
    return [0, 1, 2].map((at) => parts.map((samples) => samples[at % samples.length] ?? '').join(''))
  }
  if ('alternatives' in node && (node.type === 'Group' || node.type === 'CapturingGroup'))
    return [...new Set(node.alternatives.flatMap((alternative) => samplesOf(alternative, flags)))].slice(0, SAMPLES_MAX)
  return ['']
}
