import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { OwnerNote } from '../../../ui/owner-note.tsx'

interface SeenOwnersProps {
  /** What the page says of itself. */
  readonly children: ReactNode
  /** Whose statistics alone are looked at; everybody's unless told. */
  readonly owner?: string | undefined
}

/** Whose statistics stand among one's own, and by which right. */
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
