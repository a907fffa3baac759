import { useEffect, useState } from 'react'

/** The text once nothing has been typed for a moment, so that not every key asks the server. */
export const useSettled = (typed: string, waitMs = 220): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), waitMs)
    return () => clearTimeout(timer)
  }, [typed, waitMs])
  return settled
}
