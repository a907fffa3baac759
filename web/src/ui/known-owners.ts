import type { ColleaguePermission } from '@foyer/contract/company/colleague.ts'
import type { Operation } from '@foyer/contract/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { abilitiesQuery } from '../api/abilities.ts'
import { companyQuery } from '../api/company.ts'
import { statisticsStandingQuery } from '../api/statistics-standing.ts'

/** What the rows of a list are, as colleagues share them. */
export type SharedKind = Exclude<ColleaguePermission, 'statistics'>

/** What whoever is in the company has to be allowed, so that a list shows its owner's things. */
const reading: Readonly<Record<SharedKind, Operation>> = {
  payments: 'getOrder',
  licenses: 'getDeliverable',
  tickets: 'getTicket',
}

/** Of what the frame of the page has asked anyway; what a role allows is asked only by whoever is in somebody's company. */
const useKnown = (kind: SharedKind | undefined): readonly string[] => {
  const { data: company } = useQuery({ ...companyQuery, enabled: false })
  const { data: standing } = useQuery({ ...statisticsStandingQuery, enabled: false })
  const colleagues = company?.colleagues ?? []
  const chiefs = [
    ...colleagues.map(({ owner }) => owner),
    ...(standing?.owners.map((owner) => (owner?.through === 'company' ? owner.email : null)) ?? []),
  ].filter((email) => email !== null)
  const { data: abilities } = useQuery({ ...abilitiesQuery, enabled: kind !== undefined && chiefs.length > 0 })
  if (kind === undefined) return []
  const sharing = colleagues.filter(({ owner, received }) => owner === null && received[kind])
  const isMember = abilities?.company.includes(reading[kind]) === true
  return [...(isMember ? chiefs : []), ...sharing.map(({ email }) => email)]
}

/** A filter more finds its place beside the others, and moves nothing. */
const hasRoom = (): boolean => matchMedia('(min-width: 80rem)').matches

/**
 * The addresses of those whose things of this kind stand among one's own, whether or not any of them is in sight. What comes to be known while a
 * list is looked at waits for its next change where the filter that it brings would move what stands beside it.
 */
export const useKnownOwners = (kind: SharedKind | undefined): readonly string[] => {
  const known = useKnown(kind)
  const asked = useSearch({ strict: false, select: (search) => JSON.stringify(search) })
  const [first, setFirst] = useState({ asked, known })
  const isNews = first.known.length === 0 && known.length > 0
  if (first.asked !== asked || (isNews && hasRoom())) setFirst({ asked, known })
  return first.known
}
