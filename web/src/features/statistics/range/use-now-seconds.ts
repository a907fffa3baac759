import { useState } from 'react'
import { endOfMinute, minuteOfVisit } from './minute-of-visit.ts'
import type { AskedRange } from './range.ts'

/**
 * The minute in which the user opened the page or chose another range, so that all parts and pages show the same range.
 * A deliberate refresh extends it to the end of the current minute.
 */
export const useNowSeconds = ({ range, from, to }: AskedRange = {}): readonly [number, () => void] => {
  const asked = `${range} ${from} ${to}`
  const [known, setKnown] = useState(() => ({ asked, now: minuteOfVisit() }))
  const current = known.asked === asked ? known : { asked, now: minuteOfVisit() }
  if (current !== known) setKnown(current)
  return [current.now, () => setKnown({ asked, now: endOfMinute() })]
}
