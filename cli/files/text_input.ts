import { readFile } from 'node:fs/promises'
import { EXIT, Failure } from '../terminal/failure.ts'
import { readInput } from './stdin.ts'
import { Mistake } from './yaml_source.ts'

/** The text of a file, or of standard input for `-`. */
export async function textOf(file: string): Promise<string> {
  if (file === '-') return readInput()
  return readFile(file, 'utf8').catch(() => {
    throw new Failure(`There is no file ${file} that can be read.`, 'listing --help', EXIT.usage)
  })
}

/** What `read` makes of a given file; what is wrong in it ends the command. */
export async function readOrFail<Value>(read: () => Value | Promise<Value>, next: string): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof Mistake ? new Failure(`${error.position ? `Line ${error.position.line}: ` : ''}${error.message}`, next) : error
  }
}

/** `--set name=text` and the like, each name once. */
export function pairs(option: string, given: string[], known: readonly string[], help: string): [string, string][] {
  const seen = new Set<string>()
  return given.map((each) => {
    const at = each.indexOf('=')
    if (at < 1) throw new Failure(`${option} takes name=text, not ${each}.`, help)
    const name = each.slice(0, at).trim()
    if (!known.includes(name)) throw new Failure(`There is no ${name}. It is one of: ${known.join(', ')}.`, help)
    if (seen.has(name)) throw new Failure(`${name} is given twice.`, help)
    seen.add(name)
    return [name, each.slice(at + 1)]
  })
}

/** Whether options are given together of which each is a way of its own. */
export const moreThanOne = (...given: unknown[]): boolean => given.filter((each) => each !== undefined && each !== false).length > 1

/** Gathers an option that may be repeated. */
export const collect = (value: string, before: string[] = []) => [...before, value]
