import { useState } from 'react'

/** For what is sent from within a dialog, which stays meanwhile: whether something is on its way, and what says so of a call. */
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
