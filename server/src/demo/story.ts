import type { PastClock } from './past.ts'

/** The events of one brand, planned in any order and played in order of time. */
export interface Story {
  /** Throws a RangeError if the time is in the future. */
  at(moment: Date, happens: () => Promise<void>): void
  play(): Promise<void>
}

export const createStory = (clock: PastClock, now: Date, afterEach: (at: Date) => Promise<void>): Story => {
  const moments: { readonly at: Date; readonly happens: () => Promise<void> }[] = []
  return {
    at: (at, happens) => {
      if (at > now) throw new RangeError(`${at.toISOString()} has yet to come`)
      moments.push({ at, happens })
    },
    play: async () => {
      moments.sort((a, b) => a.at.getTime() - b.at.getTime())
      for (const { at, happens } of moments) {
        clock.moveTo(at)
        await happens()
        await afterEach(at)
      }
    },
  }
}
