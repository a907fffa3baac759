/**
 * The time that all rules and jobs use. Tests and the demo may move it. Technical durations such as timers and the age
 * of a lock use the system clock instead.
 */
export interface Clock {
  now(): Date
}

/**
 * A clock that is `skew_ms + offset_ms` ahead of the system clock. `skew_ms` follows the time that all processes share;
 * `offset_ms` is added by tests and the demo.
 */
export interface MovableClock extends Clock {
  offset_ms: number
  /** The measured error of the system clock. */
  skew_ms: number
}

export const movableClock = (offsetMs = 0): MovableClock => ({
  offset_ms: offsetMs,
  skew_ms: 0,
  now() {
    return new Date(Date.now() + this.skew_ms + this.offset_ms)
  },
})
