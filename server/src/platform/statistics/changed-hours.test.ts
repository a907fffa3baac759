import { afterEach, describe, expect, it, vi } from 'vitest'
import { lookUpOutlasting } from './changed-hours.ts'
import type { StatisticsStore } from './engine.ts'
import { followHours } from './follow-hours.ts'
import { createHourMarks } from './hour-marks.ts'

const hour = 3_600
const day = { tenant: 'aurora', account_ids: ['account-1'], from: 10 * hour, to: 34 * hour }
const filedAt = (seconds: number) => ({
  tenant: 'aurora',
  account_id: 'account-1',
  opened_at: seconds * 1_000,
  started_at: seconds * 1_000 + 700,
  closed: false,
  utc_ms: seconds * 1_000 + 90 * 60_000,
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
      for (const { opened_at } of rows) marked.add(Math.floor(Number(opened_at) / 1_000 / hour) * hour)
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
    const added = engine.insert('heard_sessions', [filedAt(12 * hour), filedAt(12 * hour + 5), filedAt(40 * hour)])
    const changed = { hours: [12 * hour], states: 2, late_ms: 700 }
    expect(await engine.changedHours(day)).toEqual(changed)
    land()
    await added
    expect(await engine.changedHours(day)).toEqual(changed)
    expect(looks()).toBe(1)
  })

  it('are known when they are first looked up during an insert', async () => {
    const { engine, land } = makeStore()
    const added = engine.insert('heard_sessions', [filedAt(12 * hour)])
    expect((await engine.changedHours(day)).hours).toEqual([12 * hour])
    land()
    await added
    expect((await engine.changedHours(day)).hours).toEqual([12 * hour])
  })

  it('are kept for the most recently used accounts, and all are returned when more are requested at once', async () => {
    const { engine, looks, land } = makeStore()
    const of = (...account_ids: string[]) => engine.changedHours({ ...day, account_ids })
    const many = Array.from({ length: 250 }, (_, number) => `account-${number}`)
    const added = engine.insert('heard_sessions', [
      filedAt(12 * hour),
      { ...filedAt(13 * hour), account_id: 'account-249' },
    ])
    expect((await of(...many)).hours).toEqual([12 * hour, 13 * hour])
    expect((await of('account-249')).hours).toEqual([13 * hour])
    expect(looks()).toBe(1)
    expect((await of('account-1')).hours).toEqual([12 * hour])
    expect(looks()).toBe(2)
    land()
    await added
  })

  it('are distinguished from those of which something was still watched later', async () => {
    const { engine, looks, land } = makeStore()
    land()
    await engine.changedHours(day)
    await engine.insert('heard_sessions', [
      filedAt(2 * hour),
      { ...filedAt(3 * hour), utc_ms: 12 * hour * 1_000 },
      { ...filedAt(4 * hour), closed: true, closed_at: 5 * hour * 1_000, utc_ms: 12 * hour * 1_000 },
    ])
    const asked = { tenant: 'aurora', account_ids: ['account-1'], before: 10 * hour, watched_at: 10 * hour }
    expect(await engine.outlastingHours(asked)).toEqual({ hours: [3 * hour], changed: [3 * hour] })
    expect(looks()).toBe(1)
  })

  it('are looked up again after a command, which may have summed them', async () => {
    const { engine, looks, land } = makeStore()
    land()
    await engine.insert('heard_sessions', [filedAt(12 * hour)])
    expect((await engine.changedHours(day)).hours).toEqual([12 * hour])
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
    vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000)
    const store: StatisticsStore = {
      shared: true,
      query: async (named) => {
        if (named.name === 'outlasting_hours') return [named.row.parse({ at: 3 * hour, is_changed: 1 })]
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
        const asked = { tenant: 'aurora', account_ids: ['account-1'], before: 10 * hour, watched_at: 10 * hour }
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
    expect(await askAfter(0.5)).toEqual([3 * hour])
  })

  it('are waited for by later callers', async () => {
    const { askAfter, becomeLong } = makeShared()
    expect(await askAfter(0)).toEqual([])
    becomeLong()
    expect(await askAfter(6)).toEqual([3 * hour])
  })
})

describe('marks of hours', () => {
  const mark = (at: number, more = {}) => ({
    hour: at * hour,
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
    const told = [...marks.between(0, 200 * hour)]
    expect(told.map((one) => one.hour / hour)).toEqual(Array.from({ length: 200 }, (_, at) => at))
    expect([...marks.between(50 * hour, 52 * hour)]).toEqual([
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
    const told = (moment: number) => [...marks.outlasting(moment, 9 * hour)].map((one) => one.hour / hour)
    expect(told(9 * hour)).toEqual([1, 3])
    expect(told(10 * hour)).toEqual([1])
    expect(told(501 * hour - 1)).toEqual([1])
    expect(told(501 * hour)).toEqual([])
  })

  it('of all stored hours take at most 180 kB', () => {
    const marks = createHourMarks()
    for (let at = 401 * 24; at > 0; at -= 1) marks.add(mark(400_000 + at, { changed: true }))
    expect([...marks.between(0, 0xffff_ffff)]).toHaveLength(401 * 24)
    expect(marks.bytes()).toBeLessThan(180_000)
  })
})
