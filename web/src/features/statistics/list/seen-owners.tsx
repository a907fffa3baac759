import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { OwnerNote } from '../../../ui/owner-note.tsx'

interface SeenOwnersProps {
  /** The page's own description. */
  readonly children: ReactNode
  /** Whose statistics to show; by default, everybody's. */
  readonly owner?: string | undefined
}

/** Whose statistics are shown besides the user's own, and through which right. */
export const SeenOwners = ({ children, owner: chosen }: SeenOwnersProps) => {
  const { data } = useQuery(statisticsStandingQuery)
  const shown = data?.owners.filter((owner) => owner !== null && (chosen === undefined || chosen === owner.email)) ?? []
  return (
    <>
      <span>{children}</span>
      {shown.map((owner) => (
        <OwnerNote key={owner?.email} owner={owner} right="retroview" />
      ))}
    </>
  )
}
