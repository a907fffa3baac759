import { useQuery } from '@tanstack/react-query'
import { abilitiesQuery } from '../../../api/abilities.ts'

/** A member of a company whose invoices they may not see: that a list is empty says nothing about the company. */
export const useLacksRole = (): boolean => {
  const { data } = useQuery(abilitiesQuery)
  return data !== undefined && data.own.includes('leaveCompany') && !data.company.includes('getOrder')
}
