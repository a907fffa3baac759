import { useState } from 'react'

/** For a dialog that stays open while it sends something: whether a call is running, and a wrapper that tracks it. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false)
  const during = async <Answer>(sent: Promise<Answer>): Promise<Answer> => {
    setBusy(true)
    try {
      return await sent
    } finally {
      setBusy(false)
    }
  }
  return { busy, during }
}

export type Busy = ReturnType<typeof useBusy>
