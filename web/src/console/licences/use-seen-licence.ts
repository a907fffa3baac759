import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../api/failure.ts'
import { licenceQuery, type StaffLicence } from './queries.ts'

export interface SeenLicence {
  readonly seen: StaffLicence
  /** The licence as the last attempt found it, if its value was not the expected one. */
  readonly moved: StaffLicence | undefined
  /** Makes a call that is refused if the value is not the one shown. */
  readonly ask: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
}

/**
 * The licence as it was when the dialog opened, so that what a colleague changed or the customer paid for meanwhile is
 * not undone unseen. If the server reports such a change, it is loaded, and pressing again is a deliberate choice.
 * `value` is what the dialog changes.
 */
export const useSeenLicence = (
  asked: StaffLicence,
  value: 'quantity' | 'paid_till' | 'price_correction' | 'sku_id',
): SeenLicence => {
  const client = useQueryClient()
  const [seen, setSeen] = useState(asked)
  const [moved, setMoved] = useState<StaffLicence>()
  const look = async (): Promise<void> => {
    const now = await client.fetchQuery({ ...licenceQuery(asked.id), staleTime: 0 })
    if (now[value] !== seen[value]) setMoved(now)
    setSeen(now)
  }
  return {
    seen,
    moved,
    ask: async (call) => {
      setMoved(undefined)
      try {
        return await call()
      } catch (error) {
        if (error instanceof Failure && error.code === 'conflict') await look()
        throw error
      }
    },
  }
}
