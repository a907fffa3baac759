import type { CorrectBody, Correction } from '@foyer/contract/operator/ticket-about.ts'
import type { StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofTicket } from '../audited.ts'
import { findCategories, findCategory } from '../categories/category-store.ts'
import { checkCategory, isOfPair } from '../categories/check-category.ts'
import { lookAsStaff, refuseHidden, snapshotOf } from '../licences/look-at-licence.ts'
import type { Services } from '../services.ts'
import { type LockedTicket, updateTicket } from '../store.ts'
import { lockAnyTicket, refuseMerged } from '../ticket-access.ts'
import { ticketForStaff } from './read-as-staff.ts'

/** What a ticket is about. */
type About = Pick<LockedTicket, 'kind' | 'product' | 'category_id' | 'deliverable_id'>

const parts = ['kind', 'product', 'category_id', 'deliverable_id'] as const satisfies readonly (keyof About)[]

const aboutOf = ({ kind, product, category_id, deliverable_id }: LockedTicket): About => ({
  kind,
  product,
  category_id,
  deliverable_id,
})

/** Fails with 409 `ticket_moved_on`. Callers who do not say what they saw are not checked. */
const refuseUnseenAbout = (present: About, wish: CorrectBody): void => {
  const isOther = (part: (typeof parts)[number]): boolean => {
    const seen = wish[`seen_${part}`]
    return seen !== undefined && seen !== present[part]
  }
  if (parts.some(isOther)) throw failure('ticket_moved_on', { meta: { ...present } })
}

/** Its category stays, also if it is no longer offered, unless it belongs to another kind or product. */
const categoryAfter = async (
  tx: Tx,
  before: About,
  pair: Pick<About, 'kind' | 'product'>,
  wish: CorrectBody['category_id'],
): Promise<string | null> => {
  const { category_id } = before
  if (wish !== undefined && wish !== category_id) {
    await checkCategory(tx, { ...pair, category_id: wish })
    return wish
  }
  const fits = category_id !== null && isOfPair(await findCategory(tx, category_id), pair)
  if (typeof wish === 'string' && !fits) throw failure('invalid', { pointer: '/category_id' })
  return fits ? category_id : null
}

type Names = ReadonlyMap<string, string>

const stepOf = (from: string | null, to: string | null, names: Names) => ({
  from: from === null ? null : (names.get(from) ?? null),
  to: to === null ? null : (names.get(to) ?? null),
})

const idsOf = (...ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null)

/** What changes, in words that stay true when a category is renamed. Undefined if nothing does. */
const changesOf = async (
  { licensing }: Services,
  tx: Tx,
  before: About,
  after: About,
): Promise<Omit<Correction, 'at' | 'by'> | undefined> => {
  const changed = parts.filter((part) => before[part] !== after[part])
  if (changed.length === 0) return undefined
  const categories = await findCategories(tx, idsOf(before.category_id, after.category_id))
  const licences = idsOf(before.deliverable_id, after.deliverable_id)
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  const licenceNames: Names = licences.length === 0 ? new Map() : await licensing.staff.names(tx, licences)
  return {
    // The contract has validated what comes, and what was there came the same way.
    ...(changed.includes('kind') && { kind: { from: before.kind, to: after.kind } as Correction['kind'] }),
    ...(changed.includes('product') && {
      product: { from: before.product, to: after.product } as Correction['product'],
    }),
    ...(changed.includes('category_id') && {
      category: stepOf(before.category_id, after.category_id, categoryNames),
    }),
    ...(changed.includes('deliverable_id') && {
      licence: stepOf(before.deliverable_id, after.deliverable_id, licenceNames),
    }),
  }
}

/** The most that a ticket keeps; the log has all. */
const mostKept = 50

/** With the new one, as stored. Only this module writes them. */
const correctionsWith = ({ corrections }: LockedTicket, next: Correction): string =>
  JSON.stringify([...(corrections as unknown as Correction[]), next].slice(-mostKept))

/**
 * Corrects what a ticket is about, where the customer chose the wrong kind, product, category or licence. The customer
 * sees the result; staff also see what was there before.
 *
 * Fails with 404 for an unknown ticket, with 422 for an unknown category or licence and for a licence that the customer
 * cannot see, and with 409 if the ticket was merged or has been corrected since the caller saw it.
 */
export const correctTicket =
  (services: Services) =>
  async (call: OperatorCall, id: string, wish: CorrectBody): Promise<StaffTicket> => {
    const named = await lookAsStaff(services, call, wish.deliverable_id)
    return services.database.transaction(call.tenant, async (tx) => {
      const ticket = refuseMerged(await lockAnyTicket(tx, id))
      const before = aboutOf(ticket)
      refuseUnseenAbout(before, wish)
      const { kind = before.kind, product = before.product, deliverable_id = before.deliverable_id } = wish
      const category_id = await categoryAfter(tx, before, { kind, product }, wish.category_id)
      const after: About = { kind, product, category_id, deliverable_id }
      const changes = await changesOf(services, tx, before, after)
      if (changes === undefined) return ticketForStaff(services, tx, call, id)
      const isOtherLicence = changes.licence !== undefined
      if (isOtherLicence) await refuseHidden(services, tx, ticket.account_id, named)
      const at = services.clock.now().toISOString()
      await updateTicket(tx, ticket.id, {
        ...after,
        ...(isOtherLicence && { licence: named === null ? null : JSON.stringify(snapshotOf(services, named)) }),
        corrections: correctionsWith(ticket, { at, by: call.operator.name, ...changes }),
      })
      await services.audit(tx, {
        ...auditedByOperator(call),
        reason: wish.reason,
        action: 'ticket_corrected',
        ...ofTicket(ticket.id, ticket.account_id),
        changes,
      })
      return ticketForStaff(services, tx, call, id)
    })
  }
