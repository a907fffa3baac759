import type { OwnRecords } from '@foyer/contract/account/export.ts'
import type { Around } from './modules/account/index.ts'
import type { BillingModule } from './modules/billing/index.ts'
import type { CompanyModule } from './modules/company/index.ts'
import type { LicensingModule } from './modules/licensing/index.ts'
import { namesByHandle } from './modules/operator/index.ts'
import type { PushModule } from './modules/push/index.ts'
import type { SupportModule } from './modules/support/index.ts'
import { collectOwnRecords } from './own-records.ts'
import type { ActorCall } from './platform/http/call.ts'

interface Others {
  readonly billing: BillingModule
  readonly licensing: LicensingModule
  readonly support: SupportModule
  readonly company: CompanyModule
  readonly push: PushModule
}

/** What the other modules have to do with an account that is closed and erased, in the order of their locks. */
const aroundAccounts = ({ billing, licensing, support, company, push }: Others): Around => ({
  hold: async (tx, person) => {
    await company.closing.hold(tx, person)
    await licensing.closing.hold(tx, person.id)
  },
  // Invoices before licences: one that is paid in between is found as unpaid, or as the licence that it bought.
  facts: async (tx, person) => {
    const owed = await billing.closing.obstacles(tx, person.id)
    const { till, perpetual } = await licensing.closing.running(tx, person.id)
    const running = till > 0 ? (['licences_running'] as const) : []
    const obstacles = [...owed, ...running, ...(await company.closing.obstacles(tx, person))]
    return { obstacles, perpetual_licences: perpetual }
  },
  end: async (tx, person, { who }) => {
    await company.closing.end(tx, person, who)
    await licensing.closing.end(tx, person.id, { who })
    await support.closing.end(tx, person, who)
    await push.closing.end(tx, person.id)
  },
  erase: async (person) => {
    await billing.closing.erase(person)
    await company.closing.erase(person)
    await licensing.closing.erase(person)
    await support.closing.erase(person)
    await push.closing.erase(person)
  },
})

/** What the account module needs from those that are created after it. */
export const ofOthers = (others: () => Others) => ({
  around: () => aroundAccounts(others()),
  staffNames: namesByHandle,
  ownRecords: (call: ActorCall): Promise<OwnRecords> => collectOwnRecords(call, others()),
})
