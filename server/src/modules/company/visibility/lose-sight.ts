import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { accessTo } from './visible-owners.ts'

/** What people see that is mailed to them as well: bills to further addresses, tickets to those in copy. */
type MailedRight = 'billing' | 'tickets'

/** Bills first: accounts are locked before the copies of tickets everywhere, so that calls at once cannot deadlock. */
export const mailedRights = ['billing', 'tickets'] as const satisfies readonly MailedRight[]

/** The customer whose tickets are no longer visible, the accounts of the people who lost access, and the person who caused it. */
export interface LostSight {
  readonly owner_id: string
  readonly reader_ids: readonly string[]
  readonly who: AuditedBy
}

/**
 * To be called after a role, a membership or a permission was removed. Readers who can no longer see the owner's tickets are removed from
 * their copies, and those who can no longer see the owner's bills from the addresses that get these.
 */
export const loseSight = async (
  { account, endTicketCopies }: Services,
  tx: Tx,
  who: AuditedBy,
  ownerId: string,
  readerIds: readonly string[],
  rights: readonly MailedRight[] = mailedRights,
): Promise<void> => {
  for (const right of rights) {
    const reader_ids: string[] = []
    for (const id of readerIds) {
      const access = await accessTo(tx, id, ownerId, right)
      if (access === 'hidden' || access === 'refused') reader_ids.push(id)
    }
    if (reader_ids.length === 0) continue
    const lost = { owner_id: ownerId, reader_ids, who }
    await (right === 'billing' ? account.endCopiesOfReaders(tx, lost) : endTicketCopies(tx, lost))
  }
}
