import { useEffect, useState } from 'react'

/** However busy the page is, what waits for it comes by then. */
const longestWaitMs = 2_000

/** True once the page has drawn what it begins with: what only stands beside it is asked for then, not before it. Safari knows no idle time. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(typeof requestIdleCallback === 'undefined')
  useEffect(() => {
    if (isIdle) return
    const request = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs })
    return () => cancelIdleCallback(request)
  }, [isIdle])
  return isIdle
}
