import { useEffect, useState } from 'react'

/** The longest wait, however busy the page is. */
const longestWaitMs = 2_000

/**
 * True once the page has rendered its first content; secondary data is requested only then. Uses a timer in Safari,
 * which has no idle callback.
 */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(typeof requestIdleCallback === 'undefined')
  useEffect(() => {
    if (isIdle) return
    const request = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs })
    return () => cancelIdleCallback(request)
  }, [isIdle])
  return isIdle
}
