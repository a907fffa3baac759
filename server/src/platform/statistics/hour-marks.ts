/** What is known of a filing hour of one account. */
export interface HourMark {
  /** Seconds since 1970. */
  readonly hour: number
  /** Whether something was filed since it was summed. */
  readonly changed: boolean
  /** That came in for it, ever; no fewer, up to four billion. */
  readonly states: number
  /** So long after being filed the last of its sessions started, which is less than a day. */
  readonly late_ms: number
  /** In how many hours, from this one on, any of its sessions was watched, as far as it was told. */
  readonly watched_hours: number
}

/** The marks of one account, by the hour. 400 days of them take 140 to 180 kB. */
export interface HourMarks {
  /** Beside what is known of that hour: changed once is changed, states add up, the latest start and the latest end count. */
  add(mark: HourMark): void
  /** In order, from inclusive to exclusive. */
  between(from: number, to: number): Generator<HourMark>
  /** Those before an hour of which a session may have been watched at a moment or later, in order. */
  outlasting(moment: number, before: number): Generator<HourMark>
  /** What they take in memory. */
  bytes(): number
}

const fewest = 24
const hourSeconds = 3_600
const mostStates = 0xffff_ffff
const mostHours = 0xffff

interface Columns {
  readonly hours: Uint32Array
  readonly states: Uint32Array
  /** The latest start times two, and one where the hour changed. */
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

  /** Of the first that is not before it. */
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
