/*
 * What it costs to read and draft pages of 2 MB, the largest that are read, for every kind of block that ordinary sites have.
 *   bun bench/pipeline.ts [--only KIND,KIND] [--characters 2000000]
 * Prints seconds of processor time of one thread, for one page and for a site of twelve, and the wanted bounds: 2 and 8 seconds.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ORDINARY_KINDS, siteOfOne, siteOfTwelve } from './ordinary_blocks.ts'
import { cpuMilliseconds, readAndDraft } from './pipeline_steps.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, characters: { type: 'string', default: '2000000' } } })
const characters = Number(values.characters)
const kinds = values.only?.split(',') ?? ORDINARY_KINDS
const ONE_SECONDS_MAX = 2
const TWELVE_SECONDS_MAX = 8

const secondsFor = (pages: Parameters<typeof readAndDraft>[0]): number => {
  const started = cpuMilliseconds()
  readAndDraft(pages)
  return (cpuMilliseconds() - started) / 1000
}

// The rules compile at first use.
readAndDraft(siteOfTwelve('mixed', 20_000))
const rows = kinds.map((kind) => {
  const row = { kind, one: secondsFor(siteOfOne(kind, characters)), twelve: secondsFor(siteOfTwelve(kind, characters)) }
  const over = row.one > ONE_SECONDS_MAX || row.twelve > TWELVE_SECONDS_MAX ? '  over' : ''
  console.log(`${row.kind.padEnd(22)}${row.one.toFixed(2).padStart(8)}${row.twelve.toFixed(2).padStart(8)}${over}`)
  return row
})
const most = (column: 'one' | 'twelve') => Math.max(...rows.map((row) => row[column])).toFixed(2)
console.log(`${'most'.padEnd(22)}${most('one').padStart(8)}${most('twelve').padStart(8)}`)
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Bun ${Bun.version}`)
