/** The time that all rules and jobs read. Tests and the demo may move it; nothing else in the server asks the machine for the time. */
export interface Clock {
  now(): Date
}

/** A clock that runs with the machine's, `offset_ms` ahead of it. */
export interface MovableClock extends Clock {
  offset_ms: number
}

export const movableClock = (offsetMs = 0): MovableClock => ({
  offset_ms: offsetMs,
  now() {
    return new Date(Date.now() + this.offset_ms)
  },
})
