import type { AuditEntry } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import { accessTo } from './visible-owners.ts'

type Who = Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip'>

/** The customer whose tickets are no longer visible, the accounts of the people who lost access, and the person who caused it. */
export interface LostSight {
  readonly owner_id: string
  readonly reader_ids: readonly string[]
  readonly who: Who
}

/**
 * To be called after a role, a membership or a permission was removed. Readers who can no longer see the owner's tickets are removed from
 * their copies.
 */
export const loseSight = async (
  { endTicketCopies }: Services,
  tx: Tx,
  who: Who,
  ownerId: string,
  readerIds: readonly string[],
): Promise<void> => {
  const lost: string[] = []
  for (const id of readerIds) {
    const access = await accessTo(tx, id, ownerId, 'tickets')
    if (access === 'hidden' || access === 'refused') lost.push(id)
  }
  if (lost.length === 0) return
  await endTicketCopies(tx, { owner_id: ownerId, reader_ids: lost, who })
}
