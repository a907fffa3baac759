import { useState } from 'react'
import { endOfMinute, minuteOfVisit } from './minute-of-visit.ts'
import type { AskedRange } from './range.ts'

/**
 * The minute in which somebody came to the page or asked it for another range, so that its parts and its pages are about
 * the same one; asked again on purpose, up to the end of the minute.
 */
export const useNowSeconds = ({ range, from, to }: AskedRange = {}): readonly [number, () => void] => {
  const asked = `${range} ${from} ${to}`
  const [known, setKnown] = useState(() => ({ asked, now: minuteOfVisit() }))
  const current = known.asked === asked ? known : { asked, now: minuteOfVisit() }
  if (current !== known) setKnown(current)
  return [current.now, () => setKnown({ asked, now: endOfMinute() })]
}
