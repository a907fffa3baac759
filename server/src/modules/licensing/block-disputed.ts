import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedBySystem } from '../../platform/audit/audit.ts'
import { ofLicence } from './audited.ts'
import { texts } from './locale/texts.ts'
import { retellCharge } from './renewals/plan-charge.ts'
import type { Services } from './services.ts'
import { findLocked, updateDeliverable } from './store.ts'

export interface DisputeNews {
  readonly tenant: string
  readonly order_id: string
  readonly state: string
}

/**
 * Blocks a licence whose payment a bank has taken back, until the vendor unblocks it. A repeated report blocks it only once. If it was
 * transferred since, its new owner did nothing wrong, so a person decides.
 */
export const blockDisputed =
  ({ database, clock, audit, jobs, billing, branding }: Services) =>
  async ({ tenant, order_id, state }: DisputeNews): Promise<void> => {
    if (state !== 'lost') return
    await database.transaction(tenant, async (tx) => {
      const order = await billing.find(tx, order_id)
      const licence = order?.deliverable_id ? await findLocked(tx, order.deliverable_id) : undefined
      if (licence === undefined || licence.blocked_at !== null || licence.terminated_at !== null) return
      const { id, account_id, human_id } = licence
      if (account_id !== order?.account_id) return billing.questionMoved(tx, order_id)
      const blocked_at = clock.now()
      await updateDeliverable(tx, id, { blocked_at })
      await retellCharge({ billing }, tx, { id, blocked_at })
      await billing.tellBlocked(tx, { tenant, human_id, deliverable_id: id, occasion: order_id })
      const reason = texts[Locale.parse(branding.get(tenant).default_locale)].moneyTakenBack
      const about = { ...ofLicence(id, account_id), reason, changes: { order_id } }
      await audit(tx, { ...auditedBySystem(tenant), action: 'licence_blocked', ...about })
      await jobs.announce(tx, 'licence_changed', { tenant, deliverable_id: id })
    })
  }
