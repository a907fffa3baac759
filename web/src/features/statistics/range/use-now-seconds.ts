import { useState } from 'react'
import { currentMinute, minuteOfVisit } from './minute-of-visit.ts'

/** The minute in which somebody came to the page, so that its parts and its pages are about the same range; asked again on purpose. */
export const useNowSeconds = (): readonly [number, () => void] => {
  const [now, setNow] = useState(minuteOfVisit)
  return [now, () => setNow(currentMinute())]
}
