import { useEffect, useState } from 'react'
import { serverNow } from '../lib/server-now.ts'

const useClock = (stepMs: number, read: () => number): number => {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), stepMs)
    return () => clearInterval(timer)
  }, [stepMs, read])
  return now
}

/** The current time by the server's clock in ms, updated every `stepMs`. */
export const useNow = (stepMs: number): number => useClock(stepMs, serverNow)

/** The current time by this computer's clock, for moments that the page itself has noted. */
export const useLocalNow = (stepMs: number): number => useClock(stepMs, Date.now)
