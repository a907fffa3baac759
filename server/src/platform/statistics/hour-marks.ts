import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
/** What is known about a filing hour of one account. */
export interface HourMark {
  /** In seconds since 1970. */
  readonly hour: number
  /** Whether something was filed after the hour was summed. */
  readonly changed: boolean
  /** The number of states ever stored for it: an upper bound of its sessions, capped at about four billion. */
  readonly states: number
  /** The longest time between filing and start of one of its sessions, in milliseconds; less than a day. */
  readonly late_ms: number
  /** The number of hours, from this one on, in which one of its sessions was watched, as far as is known. */
  readonly watched_hours: number
}

/** The marks of one account, by hour, in compact arrays: 400 days take 140 to 180 kB. */
export interface HourMarks {
  /**
   * Merges a mark into what is known about its hour: `changed` sticks, states add up, and the later start and the later
   * end win.
   */
  add(mark: HourMark): void
  /** In order; `from` is inclusive, `to` exclusive. */
  between(from: number, to: number): Generator<HourMark>
  /** The hours before `before` in which a session may have been watched until `moment` or later, in order. */
  outlasting(moment: number, before: number): Generator<HourMark>
  /** The memory they use. */
  bytes(): number
}

const fewest = 24
const mostStates = 0xffff_ffff
const mostHours = 0xffff

interface Columns {
  readonly hours: Uint32Array
  readonly states: Uint32Array
  /** Twice the latest start, plus one if the hour has changed. */
  readonly rest: Uint32Array
  readonly watched: Uint16Array
}

const columnsOf = (length: number): Columns => ({
  hours: new Uint32Array(length),
  states: new Uint32Array(length),
  rest: new Uint32Array(length),
  watched: new Uint16Array(length),
})

const grown = ({ hours, states, rest, watched }: Columns): Columns => {
  const more = columnsOf(Math.ceil(hours.length * 1.5))
  more.hours.set(hours)
  more.states.set(states)
  more.rest.set(rest)
  more.watched.set(watched)
  return more
}

const markAt = ({ hours, states, rest, watched }: Columns, at: number): HourMark => {
  const [hour = 0, more = 0, known = 0, watched_hours = 0] = [hours[at], states[at], rest[at], watched[at]]
  return { hour, changed: (known & 1) === 1, states: more, late_ms: known >>> 1, watched_hours }
}

export const createHourMarks = (): HourMarks => {
  let columns = columnsOf(fewest)
  let size = 0

  const hourAt = (at: number): number => columns.hours[at] ?? 0

  /** The position of the first hour that is not before this one. */
  const placeOf = (hour: number): number => {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (hourAt(middle) < hour) low = middle + 1
      else high = middle
    }
    return low
  }

  const makeRoom = (at: number, hour: number): void => {
    if (size === columns.hours.length) columns = grown(columns)
    for (const column of [columns.hours, columns.states, columns.rest, columns.watched]) {
      column.copyWithin(at + 1, at, size)
      column[at] = 0
    }
    columns.hours[at] = hour
    size += 1
  }

  return {
    add: ({ hour, changed, states: more, late_ms, watched_hours }) => {
      const at = placeOf(hour)
      if (at === size || hourAt(at) !== hour) makeRoom(at, hour)
      const { states, rest, watched } = columns
      const known = rest[at] ?? 0
      states[at] = Math.min((states[at] ?? 0) + more, mostStates)
      rest[at] = Math.max(known >>> 1, late_ms) * 2 + (changed ? 1 : known & 1)
      watched[at] = Math.min(Math.max(watched[at] ?? 0, watched_hours), mostHours)
    },
    *between(from, to) {
      for (let at = placeOf(from); at < size && hourAt(at) < to; at += 1) yield markAt(columns, at)
    },
    *outlasting(moment, before) {
      for (let at = 0; at < size && hourAt(at) < before; at += 1)
        if (hourAt(at) + (columns.watched[at] ?? 0) * hourSeconds > moment) yield markAt(columns, at)
    },
    bytes: () => Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0),
  }
}
