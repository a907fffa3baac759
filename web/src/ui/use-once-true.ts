import { useState } from 'react'

/** True from the first time the value was true: what appeared because of it stays. */
export const useOnceTrue = (now: boolean): boolean => {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}
