import type { ReplyValues } from '@foyer/contract/support/reply-placeholders.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { customerQuery } from '../customers/queries.ts'
import { useMay, useMe } from '../me.ts'
import type { StaffTicket } from './queries.ts'

interface Known {
  readonly values: ReplyValues
  /** Undefined until it is known. */
  readonly locale: Locale | undefined
  /** True while more values are loading. */
  readonly isLoading: boolean
}

/** What is known about the customer: a saved reply is filled in with it, in their language. */
export const useReplyValues = ({ number, customer, creator, licence }: StaffTicket): Known => {
  const me = useMe()
  const mayRead = useMay()('customers:read')
  const { data, isLoading } = useQuery({ ...customerQuery(customer.id), enabled: mayRead })
  // Another member of the company may have asked: they are greeted, not the owner.
  const asked = data?.email === creator.email ? data : undefined
  const name = creator.name === '' ? (asked?.name ?? '') : creator.name
  const values = {
    customer_name: name,
    customer_first_name: asked?.first_name ?? name,
    company: data?.company?.title ?? data?.legal_name ?? '',
    ticket_number: String(number),
    licence_number: licence?.human_id ?? '',
    operator_name: me.name,
  }
  return { values, locale: data?.locale, isLoading }
}
