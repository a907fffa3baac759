import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { licenceQuery, type StaffLicence } from './queries.ts'

export interface SeenLicence {
  readonly seen: StaffLicence
  /** The limit that the last try met in place of the one that was seen. */
  readonly movedTo: number | undefined
  /** Asks for something that is refused where the limit is not the one that is seen. */
  readonly ask: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

/** A licence as it was when the question was asked: a limit that is changed or paid for meanwhile is not undone unseen. Where that is told it is loaded, and the next press is a choice. */
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
