import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { licenceQuery, type StaffLicence } from './queries.ts'

export interface SeenLicence {
  readonly seen: StaffLicence
  /** The limit that the last attempt found instead of the expected one. */
  readonly movedTo: number | undefined
  /** Makes a call that is refused if the limit is not the one shown. */
  readonly ask: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

/**
 * The licence as it was when the dialog opened, so that a limit changed or paid for meanwhile is not undone unseen. If
 * the server reports such a change, it is loaded, and pressing again is a deliberate choice.
 */
export const useSeenLicence = (asked: StaffLicence): SeenLicence => {
  const client = useQueryClient()
  const [seen, setSeen] = useState(asked)
  const [movedTo, setMovedTo] = useState<number>()
  const look = async (): Promise<void> => {
    const now = await client.fetchQuery({ ...licenceQuery(asked.id), staleTime: 0 })
    if (now.quantity !== seen.quantity) setMovedTo(now.quantity)
    setSeen(now)
  }
  return {
    seen,
    movedTo,
    ask: async (call) => {
      setMovedTo(undefined)
      try {
        return await call()
      } catch (error) {
        if (error instanceof Failure && error.code === 'conflict') await look()
        throw error
      }
    },
  }
}
