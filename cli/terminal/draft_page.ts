/** A draft as a page to read: value, state, quote and address of every field, in groups, then what is missing and what to type. */
import type { Schemas } from '../../sdk/index.ts'
import { type Cell, cell, proof } from './draft_cells.ts'
import { FIELDS } from './fields.ts'
import { FIELD_GROUPS } from './fields.gen.ts'
import { commandFor } from './next.ts'
import { type Look, readable, type Style } from './style.ts'
import type { View } from './terminal.ts'
import { counted, cut, oneLine, wrap } from './text.ts'

type Draft = Schemas['Draft']
type FieldName = keyof typeof FIELDS

// A new field of the contract does not compile until it has its place on the page.
type Placed = (typeof FIELD_GROUPS)[keyof typeof FIELD_GROUPS][number]
const everywhere: Exclude<FieldName, Placed> extends never ? true : false = true
void everywhere

const COMPARISON_ROWS_MAX = 12

export const draftPage: View<Draft> = (draft, { style, width: columns }) => {
  const width = readable(columns)
  const look = { style, width }
  // Of a website that could not be read there is nothing to list; why, and what to do, is said at the end.
  if (draft.status === 'failed' && draft.completeness === 0) return [...heading(draft, style), ...warnings(draft, look)]
  return [
    ...heading(draft, style),
    ...Object.entries(FIELD_GROUPS).flatMap(([title, names]) => group(title, names, draft, look)),
    ...categories(draft, look),
    ...cells('Socials', draft.company_socials, look),
    ...cells('Search engines', draft.seo, look),
    ...draft.faqs.flatMap((faq, index) => [
      ...(index === 0 ? ['', style.bold('Questions')] : []),
      ...wrap(faq.question, width - 2).map((line) => `  ${style.bold(line)}`),
      ...wrap(faq.answer, width - 4).map((line) => `    ${line}`),
      ...proof(faq, 4, look),
    ]),
    ...people(draft, look),
    ...competitor(draft, look),
    ...warnings(draft, look),
    ...missing(draft, look),
    // A failed one ends with its reason and what to type.
    ...(draft.error ? [] : ['', ...nextCommands(draft)]),
  ]
}

function heading({ id, url, status, completeness, listing_id, fields }: Draft, style: Style): string[] {
  const state = status === 'ready' ? style.green(status) : status === 'failed' ? style.red(status) : style.yellow(status)
  const listed = listing_id === null ? '' : `, listing ${listing_id}`
  return [
    `${fields.name.value === null ? '' : `${style.bold(oneLine(fields.name.value))}  `}${style.cyan(url)}`,
    `${state}, ${completeness}% complete${listed}  ${style.dim(id)}`,
  ]
}

function group(title: string, names: readonly FieldName[], { fields, status }: Draft, look: Look): string[] {
  const found = names.filter((name) => fields[name].state !== 'not_found')
  const blank = names.filter((name) => fields[name].state === 'not_found')
  const pages = Math.max(0, ...blank.map((name) => fields[name].pages_checked.length))
  const read = pages === 0 ? (status === 'ready' || status === 'failed' ? 'the website could not be read' : 'not read yet') : null
  return [
    '',
    look.style.bold(title),
    ...found.flatMap((name) => cell(name, fields[name], look)),
    ...(blank.length > 0
      ? wrap(`${read ?? `not stated on the ${counted(pages, 'page')} read`}: ${blank.join(', ')}`, look.width - 2).map((line) =>
          look.style.dim(`  ${line}`),
        )
      : []),
  ]
}

function cells(title: string, given: Record<string, Cell | undefined>, look: Look): string[] {
  const lines = Object.entries(given).flatMap(([name, each]) => (each && each.state !== 'not_found' ? cell(name, each, look) : []))
  return lines.length > 0 ? ['', look.style.bold(title), ...lines] : []
}

function categories({ categories: names, categories_evidence: evidence }: Draft, look: Look): string[] {
  if (names.length === 0) return []
  return [
    '',
    look.style.bold('Categories'),
    `  ${names.join(', ')}`,
    ...(evidence.length > 0 ? proof({ value: names, state: 'ai', evidence }, 2, look) : []),
  ]
}

function people({ founders, story, milestones }: Draft, look: Look): string[] {
  const { style, width } = look
  const sections = Object.entries(story).filter(([, text]) => text !== '' && text !== undefined)
  return [
    ...(founders.length > 0 ? ['', style.bold('Founders')] : []),
    ...founders.flatMap((founder) => [
      `  ${founder.name}${founder.role ? `, ${founder.role}` : ''}`,
      ...(founder.bio ? wrap(founder.bio, width - 4).map((line) => `    ${line}`) : []),
      ...proof({ ...founder, value: founder.name }, 4, look),
    ]),
    ...(sections.length > 0 ? ['', style.bold('Story')] : []),
    ...sections.flatMap(([name, text]) => [`  ${style.dim(name)}`, ...wrap(text ?? '', width - 4).map((line) => `    ${line}`)]),
    ...(milestones.length > 0 ? ['', style.bold('Milestones')] : []),
    ...milestones.map(({ date, title }) => `  ${date}  ${cut(title, width - 14)}`),
  ]
}

function competitor({ competitor: given }: Draft, { style, width }: Look): string[] {
  if (given.status === 'none') return []
  const rows = given.comparison.slice(0, COMPARISON_ROWS_MAX)
  const row = (each: (typeof rows)[number]) =>
    wrap(`${each.aspect}: ${each.ours ?? '–'} | ${each.theirs ?? '–'}`, width - 2).map((line) => `  ${line}`)
  return [
    '',
    style.bold(`Compared with ${given.name ?? given.url}`),
    ...(given.status === 'ready' ? rows.flatMap(row) : [`  ${given.status}`]),
  ]
}

function warnings({ warnings: given }: Draft, { style, width }: Look): string[] {
  if (given.length === 0) return []
  return ['', style.bold('Warnings'), ...given.flatMap(({ message }) => wrap(message, width - 2).map((line) => `  ${style.yellow(line)}`))]
}

function missing({ missing: given }: Draft, { style, width }: Look): string[] {
  const lines = (indent: string) => (each: Draft['missing'][number]) =>
    wrap(`${each.field}: ${each.message} ${each.fix}`, width - 4).map((line) => indent + line)
  const needed = given.filter((each) => each.required_for.length > 0)
  const better = given.filter((each) => each.required_for.length === 0)
  return [
    ...(needed.length > 0
      ? [
          '',
          style.bold('Missing'),
          ...needed.flatMap((each) => [`  ${style.yellow(`for ${each.required_for.join(', ')}`)}`, ...lines('    ')(each)]),
        ]
      : []),
    ...(better.length > 0 ? ['', style.bold('Would make it better'), ...better.flatMap(lines('  '))] : []),
  ]
}

type Ahead = Pick<Draft, 'id' | 'next_steps' | 'missing'>
/** Commands that lead on, then one that would make the page better. */
export function waysOn({ id, next_steps, missing: given }: Ahead): string[] {
  const [step, ...others] = next_steps
  if (!step) return []
  const filled = others.some(({ tool }) => tool === 'update_draft') || step.tool === 'get_draft' || step.tool === 'update_draft'
  const blank = filled ? undefined : given.find(({ field }) => field === 'categories' || field in FIELDS)?.field
  const commands = [step, ...others].map(({ tool, arguments: members }) => commandFor(tool, members))
  return [...commands, ...(blank ? [`listing edit ${id} --set ${blank}=…`] : [])]
}

export const nextCommands = (draft: Ahead): string[] =>
  waysOn(draft).map((command, index) => `${index === 0 ? 'Next:' : '  or:'} ${command}`)
