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
}

/** The marks of one account, by the hour. 400 days of them take 120 to 180 kB. */
export interface HourMarks {
  /** Beside what is known of that hour: changed once is changed, states add up, the latest start counts. */
  add(mark: HourMark): void
  /** In order, from inclusive to exclusive. */
  between(from: number, to: number): Generator<HourMark>
  /** What they take in memory. */
  bytes(): number
}

const fewest = 24
const mostStates = 0xffff_ffff

export const createHourMarks = (): HourMarks => {
  let hours = new Uint32Array(fewest)
  let states = new Uint32Array(fewest)
  /** The latest start times two, and one where the hour changed. */
  let rest = new Uint32Array(fewest)
  let size = 0

  /** Of the first that is not before it. */
  const placeOf = (hour: number): number => {
    let [low, high] = [0, size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((hours[middle] ?? 0) < hour) low = middle + 1
      else high = middle
    }
    return low
  }

  const grow = (): void => {
    const roomy = (full: Uint32Array): Uint32Array<ArrayBuffer> => {
      const more = new Uint32Array(Math.ceil(full.length * 1.5))
      more.set(full)
      return more
    }
    hours = roomy(hours)
    states = roomy(states)
    rest = roomy(rest)
  }

  const makeRoom = (at: number, hour: number): void => {
    if (size === hours.length) grow()
    for (const column of [hours, states, rest]) column.copyWithin(at + 1, at, size)
    hours[at] = hour
    states[at] = 0
    rest[at] = 0
    size += 1
  }

  return {
    add: ({ hour, changed, states: more, late_ms }) => {
      const at = placeOf(hour)
      if (at === size || hours[at] !== hour) makeRoom(at, hour)
      const known = rest[at] ?? 0
      states[at] = Math.min((states[at] ?? 0) + more, mostStates)
      rest[at] = Math.max(known >>> 1, late_ms) * 2 + (changed ? 1 : known & 1)
    },
    *between(from, to) {
      for (let at = placeOf(from); at < size && (hours[at] ?? 0) < to; at += 1) {
        const [hour = 0, more = 0, known = 0] = [hours[at], states[at], rest[at]]
        yield { hour, changed: (known & 1) === 1, states: more, late_ms: known >>> 1 }
      }
    },
    bytes: () => hours.byteLength + states.byteLength + rest.byteLength,
  }
}
