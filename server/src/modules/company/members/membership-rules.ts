import type { ErrorCode } from '@foyer/contract/vocabulary/errors.ts'
import type { CompanyRoles } from '../store.ts'

/** The situation of someone who is about to join another company or leave theirs. */
export interface Belonging {
  readonly company_id: string
  readonly owner: boolean
  /** All other members. */
  readonly others: number
}

export type Departure =
  | { readonly kind: 'none' }
  /** Nobody is left: a company ends with its last member. */
  | { readonly kind: 'dissolve' | 'leave'; readonly company_id: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

/** What happens to the present company of someone who leaves it. Owners cannot leave others behind: they transfer the company first. */
export const judgeDeparture = (from: Belonging | undefined): Departure => {
  if (from === undefined) return { kind: 'none' }
  const { company_id, owner, others } = from
  if (!owner) return { kind: 'leave', company_id }
  return others > 0 ? { kind: 'refused', code: 'company_has_members' } : { kind: 'dissolve', company_id }
}

interface Target {
  readonly account_id: string
  readonly owner: boolean
}

/** An owner’s roles are fixed, and nobody can change their own. Only owners may change members at all, so one check serves both. */
export const mayChange = (callerId: string, { account_id, owner }: Target): boolean => !owner && account_id !== callerId

export const sameRoles = (one: CompanyRoles, other: CompanyRoles): boolean =>
  one.billing === other.billing &&
  one.tickets === other.tickets &&
  one.deliverables === other.deliverables &&
  one.retroview === other.retroview
