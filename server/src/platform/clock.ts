/** The time that all rules and jobs read. Tests and the demo may move it; what asks the machine itself (a lock's age, a timer) says nothing of the business. */
export interface Clock {
  now(): Date
}

/** A clock that runs with the machine's: `skew_ms` ahead of it, as what all processes share is, and `offset_ms` more. */
export interface MovableClock extends Clock {
  offset_ms: number
  /** What the machine's own clock is wrong by, as far as is known. */
  skew_ms: number
}

export const movableClock = (offsetMs = 0): MovableClock => ({
  offset_ms: offsetMs,
  skew_ms: 0,
  now() {
    return new Date(Date.now() + this.skew_ms + this.offset_ms)
  },
})
