import { expect, it } from 'vitest'
import { isId, makeId } from './ids.ts'

it('sorts ids of one moment by their creation, undisturbed by ids of another clock', () => {
  const clock = { now: () => new Date(1_800_000_000_000) }
  const other = { now: () => new Date(1_700_000_000_000) }
  const ids = Array.from({ length: 1000 }, () => {
    makeId(other)
    return makeId(clock)
  })
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('restarts each millisecond, so that nobody can guess the next id from the last', () => {
  let at = 1_800_000_000_000
  const clock = { now: () => new Date(at++) }
  const counters = Array.from({ length: 50 }, () => makeId(clock).slice(14, 26))
  expect(new Set(counters).size).toBe(counters.length)
  expect(counters.toSorted()).not.toEqual(counters)
})

it('refuses an id in capitals: the database would find its row, and every string comparison would miss it', () => {
  const id = makeId({ now: () => new Date() })
  expect([isId(id), isId(id.toUpperCase()), isId('no-id')]).toEqual([true, false, false])
})
