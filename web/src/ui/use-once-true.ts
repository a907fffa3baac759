import { useState } from 'react'

/** True from the first time on that it was: what has come into sight by it stays. */
export const useOnceTrue = (now: boolean): boolean => {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}
