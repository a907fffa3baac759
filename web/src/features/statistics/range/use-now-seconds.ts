import { useState } from 'react'

const currentMinute = (): number => Math.floor(Date.now() / 60_000) * 60

/** The minute in which somebody came to the page, so that its parts and its pages are about the same range; asked again on purpose. */
export const useNowSeconds = (): readonly [number, () => void] => {
  const [now, setNow] = useState(currentMinute)
  return [now, () => setNow(currentMinute())]
}
