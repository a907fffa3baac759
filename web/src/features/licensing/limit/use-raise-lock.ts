import { useEffect, useState } from 'react'

/** A raise that is charged in the background takes seconds; after this long, something has gone wrong. */
const lockMs = 120_000

/** Locks the form after a raise until the quantity changes. `onLate` is called if it has not changed within two minutes. */
export const useRaiseLock = (quantity: number, onLate: () => void) => {
  const [lockedAt, setLockedAt] = useState<number>()
  const locked = lockedAt === quantity
  useEffect(() => {
    if (!locked) return undefined
    const timer = setTimeout(() => {
      setLockedAt(undefined)
      onLate()
    }, lockMs)
    return () => clearTimeout(timer)
  }, [locked, onLate])
  return { locked, lock: () => setLockedAt(quantity) }
}
