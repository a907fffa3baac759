import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ofLicence } from '../audited.ts'
import { isRenewed } from '../renewals/renewal-rules.ts'
import { leaveUnrenewed } from '../renewals/switch-renewal.ts'
import type { Services } from '../services.ts'
import { type LockedRow, updateDeliverable } from '../store.ts'
import { countRunning, emptyWords, lockOwned, type Running } from './closing-store.ts'

interface Closer {
  readonly who: AuditedBy
}

/** Not the words of whoever closed it: those are erased with the account, and these stay with the licence. */
const reason = 'the account was closed'

/** A licence that never ends is given up: it stops at once. */
const terminate = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  { id, tenant, account_id }: LockedRow,
  { who }: Closer,
): Promise<void> => {
  await updateDeliverable(tx, id, { terminated_at: clock.now() })
  const about = { ...ofLicence(id, account_id), reason }
  await audit(tx, { ...who, action: 'licence_terminated', ...about })
  await jobs.announce(tx, 'licence_changed', { tenant, deliverable_id: id })
}

/** It ran out unpaid, and would be renewed if somebody paid after all. Its agreement with an outside service ends as well. */
const endRenewal = async (services: Services, tx: Tx, licence: LockedRow, { who }: Closer): Promise<void> => {
  const { id, tenant, account_id } = licence
  await leaveUnrenewed(services, tx, licence, { actor: who.actor, reason, has_letter: true })
  await updateDeliverable(tx, id, { auto_renewable: false, cancellation_reason: reason })
  const about = { ...ofLicence(id, account_id), reason }
  await services.audit(tx, { ...who, action: 'licence_discontinued', ...about })
  await services.jobs.announce(tx, 'licence_changed', { tenant, deliverable_id: id })
}

/** For an account that is closed or erased. */
export const closeLicensee = (services: Services) => ({
  hold: async (tx: Tx, id: string): Promise<void> => {
    await lockOwned(tx, id)
  },
  running: (tx: Tx, id: string): Promise<Running> => countRunning(tx, id, dayOf(services.clock.now())),
  end: async (tx: Tx, id: string, closer: Closer): Promise<void> => {
    for (const licence of await lockOwned(tx, id)) {
      if (isRenewed(licence)) await endRenewal(services, tx, licence, closer)
      if (licence.paid_till === null) await terminate(services, tx, licence, closer)
    }
  },
  erase: (person: Readonly<Record<'id' | 'tenant' | 'email' | 'erased_email', string>>): Promise<void> =>
    services.database.transaction(person.tenant, (tx) => emptyWords(tx, person)),
})
