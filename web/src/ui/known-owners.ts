import type { ColleaguePermission } from '@foyer/contract/company/colleague.ts'
import type { Operation } from '@foyer/contract/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { abilitiesQuery } from '../api/abilities.ts'
import { companyQuery } from '../api/company.ts'
import { statisticsStandingQuery } from '../api/statistics-standing.ts'

/** The kinds of rows that colleagues can share. */
export type SharedKind = Exclude<ColleaguePermission, 'statistics'>

/** The operation that a company member must be allowed so that a list includes the owner's rows. */
const reading: Readonly<Record<SharedKind, Operation>> = {
  payments: 'getOrder',
  licenses: 'getDeliverable',
  tickets: 'getTicket',
}

/**
 * Uses only queries that the frame has made anyway. Abilities are requested only for users who belong to somebody
 * else's company.
 */
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

/** On wide screens another filter fits beside the others without moving anything. */
const hasRoom = (): boolean => matchMedia('(min-width: 80rem)').matches

/**
 * The e-mail addresses of people whose rows of this kind may be in the user's list, visible or not. If they become
 * known while the list is on screen and the owner filter would then push its neighbours, they wait until the list's
 * parameters next change.
 */
export const useKnownOwners = (kind: SharedKind | undefined): readonly string[] => {
  const known = useKnown(kind)
  const asked = useSearch({ strict: false, select: (search) => JSON.stringify(search) })
  const [first, setFirst] = useState({ asked, known })
  const isNews = first.known.length === 0 && known.length > 0
  if (first.asked !== asked || (isNews && hasRoom())) setFirst({ asked, known })
  return first.known
}
