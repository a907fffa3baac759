import { hourSeconds, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lookUpOutlasting } from './changed-hours.ts'
import type { StatisticsStore } from './engine.ts'
import { followHours } from './follow-hours.ts'
import { createHourMarks } from './hour-marks.ts'

const day = { tenant: 'aurora', account_ids: ['account-1'], from: 10 * hourSeconds, to: 34 * hourSeconds }
const filedAt = (seconds: number) => ({
  tenant: 'aurora',
  account_id: 'account-1',
  opened_at: seconds * 1_000,
  started_at: seconds * 1_000 + 700,
  closed: false,
  utc_ms: seconds * 1_000 + 90 * minuteMs,
})

/** A store with marks of one account, whose inserts take as long as the test wants. */
const makeStore = () => {
  const marked = new Set<number>()
  let looks = 0
  const landed = Promise.withResolvers<void>()
  const store: StatisticsStore = {
    shared: false,
    query: async (named) => {
      looks += 1
      const hours = [...marked]
      const same = (value: number) => hours.map(() => value)
      return [
        named.row.parse({
          account_id: 'account-1',
          hours,
          changed: same(1),
          states: same(1),
          late_ms: same(700),
          watched: same(2),
        }),
      ]
    },
    insert: async (_, rows) => {
      await landed.promise
      for (const { opened_at } of rows) marked.add(Math.floor(Number(opened_at) / 1_000 / hourSeconds) * hourSeconds)
    },
    command: async () => marked.clear(),
    ping: async () => undefined,
    close: async () => undefined,
  }
  return {
    engine: followHours(store),
    looks: () => looks,
    land: () => landed.resolve(),
  }
}

describe('changed hours of an engine that nobody else writes to', () => {
  it('are known from the moment an insert starts, without another lookup', async () => {
    const { engine, looks, land } = makeStore()
    expect(await engine.changedHours(day)).toEqual({ hours: [], states: 0, late_ms: 0 })
    const added = engine.insert('heard_sessions', [
      filedAt(12 * hourSeconds),
      filedAt(12 * hourSeconds + 5),
      filedAt(40 * hourSeconds),
    ])
    const changed = { hours: [12 * hourSeconds], states: 2, late_ms: 700 }
    expect(await engine.changedHours(day)).toEqual(changed)
    land()
    await added
    expect(await engine.changedHours(day)).toEqual(changed)
    expect(looks()).toBe(1)
  })

  it('are known when they are first looked up during an insert', async () => {
    const { engine, land } = makeStore()
    const added = engine.insert('heard_sessions', [filedAt(12 * hourSeconds)])
    expect((await engine.changedHours(day)).hours).toEqual([12 * hourSeconds])
    land()
    await added
    expect((await engine.changedHours(day)).hours).toEqual([12 * hourSeconds])
  })

  it('are kept for the most recently used accounts, and all are returned when more are requested at once', async () => {
    const { engine, looks, land } = makeStore()
    const of = (...account_ids: string[]) => engine.changedHours({ ...day, account_ids })
    const many = Array.from({ length: 250 }, (_, number) => `account-${number}`)
    const added = engine.insert('heard_sessions', [
      filedAt(12 * hourSeconds),
      { ...filedAt(13 * hourSeconds), account_id: 'account-249' },
    ])
    expect((await of(...many)).hours).toEqual([12 * hourSeconds, 13 * hourSeconds])
    expect((await of('account-249')).hours).toEqual([13 * hourSeconds])
    expect(looks()).toBe(1)
    expect((await of('account-1')).hours).toEqual([12 * hourSeconds])
    expect(looks()).toBe(2)
    land()
    await added
  })

  it('are distinguished from those of which something was still watched later', async () => {
    const { engine, looks, land } = makeStore()
    land()
    await engine.changedHours(day)
    await engine.insert('heard_sessions', [
      filedAt(2 * hourSeconds),
      { ...filedAt(3 * hourSeconds), utc_ms: 12 * hourSeconds * 1_000 },
      {
        ...filedAt(4 * hourSeconds),
        closed: true,
        closed_at: 5 * hourSeconds * 1_000,
        utc_ms: 12 * hourSeconds * 1_000,
      },
    ])
    const asked = {
      tenant: 'aurora',
      account_ids: ['account-1'],
      before: 10 * hourSeconds,
      watched_at: 10 * hourSeconds,
    }
    expect(await engine.outlastingHours(asked)).toEqual({ hours: [3 * hourSeconds], changed: [3 * hourSeconds] })
    expect(looks()).toBe(1)
  })

  it('are looked up again after a command, which may have summed them', async () => {
    const { engine, looks, land } = makeStore()
    land()
    await engine.insert('heard_sessions', [filedAt(12 * hourSeconds)])
    expect((await engine.changedHours(day)).hours).toEqual([12 * hourSeconds])
    await engine.command('what sums')
    expect((await engine.changedHours(day)).hours).toEqual([])
    expect(looks()).toBe(2)
  })
})

describe('hours watched for long, of an engine that others write to as well', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** A store in which an hour becomes a long one, and a clock that the test moves. */
  const makeShared = () => {
    let [minutes, longHours, looks] = [0, 0, 0]
    vi.spyOn(performance, 'now').mockImplementation(() => minutes * minuteMs)
    const store: StatisticsStore = {
      shared: true,
      query: async (named) => {
        if (named.name === 'outlasting_hours') return [named.row.parse({ at: 3 * hourSeconds, is_changed: 1 })]
        looks += 1
        return [named.row.parse({ hours: longHours })]
      },
      insert: async () => undefined,
      command: async () => undefined,
      ping: async () => undefined,
      close: async () => undefined,
    }
    const ask = lookUpOutlasting(store)
    return {
      askAfter: async (later: number) => {
        minutes += later
        const asked = {
          tenant: 'aurora',
          account_ids: ['account-1'],
          before: 10 * hourSeconds,
          watched_at: 10 * hourSeconds,
        }
        return (await ask(asked)).hours
      },
      becomeLong: () => {
        longHours = 1
      },
      looks: () => looks,
    }
  }

  it('are returned as last known within five minutes, and refreshed in the background after a minute', async () => {
    const { askAfter, becomeLong, looks } = makeShared()
    expect(await askAfter(0)).toEqual([])
    becomeLong()
    expect(await askAfter(0.5)).toEqual([])
    expect(await askAfter(4)).toEqual([])
    await expect.poll(looks).toBe(2)
    expect(await askAfter(0.5)).toEqual([3 * hourSeconds])
  })

  it('are waited for by later callers', async () => {
    const { askAfter, becomeLong } = makeShared()
    expect(await askAfter(0)).toEqual([])
    becomeLong()
    expect(await askAfter(6)).toEqual([3 * hourSeconds])
  })
})

describe('marks of hours', () => {
  const mark = (at: number, more = {}) => ({
    hour: at * hourSeconds,
    changed: false,
    states: 1,
    late_ms: 0,
    watched_hours: 1,
    ...more,
  })

  it('are returned in order, whenever they were added, and those of one hour are merged', () => {
    const marks = createHourMarks()
    for (let at = 0; at < 200; at += 1) marks.add(mark((at * 77) % 200))
    marks.add(mark(50, { changed: true, states: 4, late_ms: 86_399_999 }))
    marks.add(mark(50, { late_ms: 3 }))
    const told = [...marks.between(0, 200 * hourSeconds)]
    expect(told.map((one) => one.hour / hourSeconds)).toEqual(Array.from({ length: 200 }, (_, at) => at))
    expect([...marks.between(50 * hourSeconds, 52 * hourSeconds)]).toEqual([
      mark(50, { changed: true, states: 6, late_ms: 86_399_999 }),
      mark(51),
    ])
  })

  it('show which earlier hours were still watched', () => {
    const marks = createHourMarks()
    for (const [at, watched_hours] of [
      [1, 500],
      [2, 1],
      [3, 7],
      [9, 400],
    ] as const)
      marks.add(mark(at, { watched_hours }))
    marks.add(mark(1, { watched_hours: 2 }))
    const told = (moment: number) => [...marks.outlasting(moment, 9 * hourSeconds)].map((one) => one.hour / hourSeconds)
    expect(told(9 * hourSeconds)).toEqual([1, 3])
    expect(told(10 * hourSeconds)).toEqual([1])
    expect(told(501 * hourSeconds - 1)).toEqual([1])
    expect(told(501 * hourSeconds)).toEqual([])
  })

  it('of all stored hours take at most 180 kB', () => {
    const marks = createHourMarks()
    for (let at = 401 * 24; at > 0; at -= 1) marks.add(mark(400_000 + at, { changed: true }))
    expect([...marks.between(0, 0xffff_ffff)]).toHaveLength(401 * 24)
    expect(marks.bytes()).toBeLessThan(180_000)
  })
})
