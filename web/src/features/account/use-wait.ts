import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { secondsLeft } from '../../lib/countdown.ts'
import { browserStore } from '../../lib/storage.ts'
import { useLocalNow } from '../../ui/use-now.ts'

export interface Wait {
  /** Seconds until it may be requested again; 0 if it may be now. */
  readonly seconds: number
  readonly start: (seconds: number) => void
}

interface Pause {
  readonly until: number
  readonly length: number
}

/** The longest possible pause, in case a clock that was set back makes the stored one longer. */
const longest = 600

/** The pause between two messages. It is kept in this browser, so that a reload does not end it; the server enforces its own. */
export const useWait = (name: string): Wait => {
  const key = `wait_${name}`
  const [{ until, length }, setPause] = useState<Pause>(() => ({
    until: Number(browserStore.get(key) ?? 0),
    length: longest,
  }))
  const now = useLocalNow(1_000)
  return {
    seconds: Math.min(secondsLeft(until, now), length),
    start: (seconds) => {
      const end = Date.now() + seconds * 1_000
      browserStore.set(key, String(end))
      setPause({ until: end, length: seconds })
    },
  }
}

/** The pause that a refusal asks for, if it does. */
export const pauseOf = (error: unknown): number | undefined => {
  if (!(error instanceof Failure)) return undefined
  const seconds = Number(error.problems[0]?.meta?.['retry_after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
