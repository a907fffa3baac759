import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useEffect, useRef, useState } from 'react'
import { listen } from '../../../ui/listen.ts'
import { endOfMinute, minuteOfVisit } from './minute-of-visit.ts'
import type { AskedRange } from './range.ts'

interface Now {
  /** In seconds since 1970. */
  readonly now: number
  /** A deliberate refresh extends it to the end of the current minute. */
  readonly renew: () => void
  /** Moves on to a later minute. It never goes back. */
  readonly moveTo: (minute: number) => void
}

/**
 * The minute in which the user opened the page or chose another range, so that all parts and pages show the same range.
 */
export const useNowSeconds = ({ range, from, to }: AskedRange = {}): Now => {
  const asked = `${range} ${from} ${to}`
  const [known, setKnown] = useState(() => ({ asked, now: minuteOfVisit() }))
  const current = known.asked === asked ? known : { asked, now: minuteOfVisit() }
  if (current !== known) setKnown(current)
  return {
    now: current.now,
    renew: () => setKnown({ asked, now: endOfMinute() }),
    moveTo: (minute) => setKnown((last) => (last.now >= minute ? last : { ...last, now: minute })),
  }
}

/** Calls while somebody can see the page: each minute, and at once when they come back to it. */
export const useEachMinute = (isOn: boolean, call: () => void): void => {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    if (!isOn) return undefined
    const callIfSeen = (): void => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(callIfSeen, minuteMs)
    const stop = listen(document, 'visibilitychange', callIfSeen)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [isOn])
}
