import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { featuresQuery } from '../../../api/features.ts'

interface SupportLinkProps {
  readonly licence: Deliverable
  readonly className: string
  readonly children: ReactNode
}

/** A link to a new ticket that names this licence, with its versions, servers and alerts. Nothing if the brand has no tickets. */
export const SupportLink = ({ licence: { id }, className, children }: SupportLinkProps) => {
  const { data: features } = useQuery(featuresQuery)
  if (features?.tickets !== true) return null
  return (
    <Link to="/new-ticket" search={{ licence: id }} className={className}>
      {children}
    </Link>
  )
}
