/** What somebody else changed while a person edited. */
import { DRAFT, type LooseEdits, type Shape } from '../terminal/fields.ts'
import { cut, harmless } from '../terminal/text.ts'
import { same } from './yaml_edits.ts'

const DIFFERENCE_COLUMNS_MAX = 120

export function changedMeanwhile(what: string, now: string[]): string[] {
  return [`The ${what} was changed in the meantime; save again to send your changes anyway. It now has:`, ...now]
}

/** One line for each value that is not what it was. */
export function differences(before: LooseEdits, after: LooseEdits, { groups }: Shape = DRAFT): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const members = (all: unknown) => all as LooseEdits // groups hold members
    const inside = Object.hasOwn(groups, name)
      ? Object.entries(members(value)).map(([member, each]) => ({ path: `${name}.${member}`, was: members(before[name])[member], each }))
      : []
    const all = inside.length > 0 ? inside : [{ path: name, was: before[name], each: value }]
    return all
      .filter(({ was, each }) => !same(was ?? null, each ?? null))
      .map(({ path, each }) => `  ${path}: ${cut(harmless(JSON.stringify(each)), DIFFERENCE_COLUMNS_MAX)}`)
  })
}
