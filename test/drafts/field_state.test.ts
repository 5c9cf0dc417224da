import { describe, expect, test } from 'bun:test'
import { step, valueOf, type Cell, type CellEvent, type State } from '../../server/profile/field_state.ts'
import type { Evidence } from '../../server/fields/draft.ts'

const proof: Evidence[] = [{ quote: 'the site says so', url: 'https://a.test/', match: 'exact', retrieved_at: '2026-11-21T09:00:00.000Z' }]
const drafted = { value: 'site', evidence: proof }
const redrafted = { value: 'site anew', evidence: proof }

const CELLS: Record<State, Cell> = {
  not_found: { state: 'not_found', own: null, ai: null },
  ai: { state: 'ai', own: null, ai: drafted },
  edited: { state: 'edited', own: 'mine', ai: drafted },
  manual: { state: 'manual', own: 'mine', ai: null },
  override: { state: 'override', own: 'mine', ai: drafted },
  deleted: { state: 'deleted', own: null, ai: drafted },
}
const EVENTS: Record<string, CellEvent> = {
  drafted: { type: 'drafted', drafted: redrafted },
  missed: { type: 'missed' },
  set: { type: 'set', value: 'new' },
  remove: { type: 'remove' },
  restore: { type: 'restore' },
  lock: { type: 'lock' },
}

/** The whole table: the state and the value that each event leads to, for the drafter's wording and for a fact of the site. */
const TABLE: Record<State, Record<string, [edited: State, override: State, value: unknown]>> = {
  not_found: {
    drafted: ['ai', 'ai', 'site anew'],
    missed: ['not_found', 'not_found', null],
    set: ['manual', 'manual', 'new'],
    remove: ['deleted', 'deleted', null],
    restore: ['not_found', 'not_found', null],
    lock: ['deleted', 'deleted', null],
  },
  ai: {
    drafted: ['ai', 'ai', 'site anew'],
    missed: ['not_found', 'not_found', null],
    set: ['edited', 'override', 'new'],
    remove: ['deleted', 'deleted', null],
    restore: ['ai', 'ai', 'site'],
    lock: ['edited', 'override', 'site'],
  },
  edited: {
    drafted: ['edited', 'edited', 'mine'],
    missed: ['edited', 'edited', 'mine'],
    set: ['edited', 'override', 'new'],
    remove: ['deleted', 'deleted', null],
    restore: ['ai', 'ai', 'site'],
    lock: ['edited', 'edited', 'mine'],
  },
  manual: {
    drafted: ['manual', 'manual', 'mine'],
    missed: ['manual', 'manual', 'mine'],
    set: ['manual', 'manual', 'new'],
    remove: ['deleted', 'deleted', null],
    restore: ['not_found', 'not_found', null],
    lock: ['manual', 'manual', 'mine'],
  },
  override: {
    drafted: ['override', 'override', 'mine'],
    missed: ['override', 'override', 'mine'],
    set: ['edited', 'override', 'new'],
    remove: ['deleted', 'deleted', null],
    restore: ['ai', 'ai', 'site'],
    lock: ['override', 'override', 'mine'],
  },
  deleted: {
    drafted: ['deleted', 'deleted', null],
    missed: ['deleted', 'deleted', null],
    set: ['edited', 'override', 'new'],
    remove: ['deleted', 'deleted', null],
    restore: ['ai', 'ai', 'site'],
    lock: ['deleted', 'deleted', null],
  },
}

describe('the table of field states', () => {
  for (const [state, events] of Object.entries(TABLE))
    for (const [event, [edited, override, value]] of Object.entries(events))
      test(`${state} after ${event} is ${edited === override ? edited : `${edited} or ${override}`}`, () => {
        const cell = CELLS[state as State]
        const happening = EVENTS[event]
        if (!happening) throw new Error(`no event ${event}`)
        const wording = step(cell, happening, 'edited')
        const fact = step(cell, happening, 'override')
        expect([wording.state, fact.state]).toEqual([edited, override])
        expect(valueOf(wording)).toBe(value)
        expect(valueOf(fact)).toBe(value)
      })
})

describe('what lies beside the caller’s value', () => {
  test('a draft that ends after the caller filled a field keeps its value aside, and restore gives it', () => {
    const filled = step(CELLS.not_found, { type: 'set', value: 'mine' }, 'edited')
    const ended = step(filled, { type: 'drafted', drafted }, 'edited')
    expect(ended).toEqual({ state: 'manual', own: 'mine', ai: drafted })
    expect(valueOf(step(ended, { type: 'restore' }, 'edited'))).toBe('site')
  })

  test('a redraft leaves the original beside a saved value', () => {
    expect(step(CELLS.edited, { type: 'drafted', drafted: redrafted }, 'edited').ai).toEqual(drafted)
  })

  test('a removed field that was never drafted becomes manual when it is set again', () => {
    const removed = step(CELLS.not_found, { type: 'remove' }, 'override')
    expect(step(removed, { type: 'set', value: 'x' }, 'override').state).toBe('manual')
  })

  test('a restored field may be redrafted', () => {
    const restored = step(CELLS.override, { type: 'restore' }, 'override')
    expect(valueOf(step(restored, { type: 'drafted', drafted: redrafted }, 'override'))).toBe('site anew')
  })
})
