/** One drafted value on a page: the value, then its state with the quote and the address that prove it. */
import type { Schemas } from '../../sdk/index.ts'
import type { Look } from './style.ts'
import { columns, cut, pad, wrap } from './text.ts'

export type Cell = { value?: unknown; state: Schemas['FieldState']; evidence: Schemas['Evidence'][]; ai_value?: unknown }

const LABEL_WIDTH = 18
const QUOTE_COLUMNS_MAX = 160
const STATE_PAINT = { ai: 'green', edited: 'cyan', manual: 'cyan', override: 'cyan', deleted: 'yellow', not_found: 'dim' } as const

export function cell(name: string, given: Cell, look: Look): string[] {
  const text = shown(given.value)
  // An address is never broken, so that the terminal can open it.
  const lines = /^https?:\/\/\S+$/.test(text) ? [text] : wrap(text, look.width - LABEL_WIDTH - 2)
  const label = look.style.dim(pad(`  ${name}`, LABEL_WIDTH + 1))
  const margin = ' '.repeat(LABEL_WIDTH + 2)
  return [
    ...lines.map((line, index) => (index === 0 ? `${label} ${line}` : `${margin}${line}`.trimEnd())),
    ...proof(given, LABEL_WIDTH + 2, look),
  ]
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The words, with where they are not found in a page's own markup; a picture has none. */
function quoted({ quote, rendered }: Schemas['Evidence']): string {
  if (quote === undefined) return 'photographed by the service'
  return `“${cut(quote, QUOTE_COLUMNS_MAX)}”${rendered ? ' (rendered)' : ''}`
}

/** State, quote and page; one quote stands for all, the JSON has every one. */
export function proof({ state, evidence, ai_value }: Cell, indent: number, { style, width }: Look): string[] {
  const margin = ' '.repeat(indent)
  const first = evidence[0]
  const was = state !== 'ai' && ai_value !== null && ai_value !== undefined ? `drafted: ${cut(shown(ai_value), QUOTE_COLUMNS_MAX)}` : ''
  const quote = state === 'ai' && first ? quoted(first) : was
  const [line = '', ...others] = wrap(`${state} ${quote}`.trim(), width - indent)
  const lines = [
    margin + style[STATE_PAINT[state]](line.slice(0, state.length)) + style.dim(line.slice(state.length)),
    ...others.map((each) => margin + style.dim(each)),
  ]
  if (state !== 'ai' || !first) return lines
  const last = [line, ...others].at(-1) ?? ''
  const address = style.dim(first.url)
  return indent + columns(last) + 1 + columns(first.url) <= width
    ? [...lines.slice(0, -1), `${lines.at(-1)} ${address}`]
    : [...lines, margin + address]
}
