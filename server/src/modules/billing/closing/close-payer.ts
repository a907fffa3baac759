import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ofCard } from '../audited.ts'
import { deletePaymentMethod, lockCards } from '../cards/card-store.ts'
import { type ForgetJob, forgetQueue } from '../cards/change-card.ts'
import type { Services } from '../services.ts'
import { awaitsDecision, deleteCustomers, hasMoneyUnderWay, owes } from './closing-store.ts'

type Obstacle = 'unpaid_invoices' | 'payments_under_way' | 'decisions_open'

/** Invoices first: one that is paid at this moment is found as unpaid, or its licence is found afterwards. */
const obstacles = async (tx: Tx, id: string): Promise<Obstacle[]> => {
  const found: Obstacle[] = []
  if (await owes(tx, id)) found.push('unpaid_invoices')
  if (await hasMoneyUnderWay(tx, id)) found.push('payments_under_way')
  if (await awaitsDecision(tx, id)) found.push('decisions_open')
  return found
}

export interface ForgetCustomerJob {
  readonly tenant: string
  readonly gateway: string
  readonly reference: string
}

export const forgetCustomerQueue = 'billing.forget_customer'

/** Cards go first, each by itself: not every gateway has customers, and a card that is charged must be none of a customer’s any more. */
const erase = (services: Services, tenant: string, id: string): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const { jobs, audit } = services
    for (const { id: card_id, gateway, gateway_ref } of await lockCards(tx, id)) {
      await deletePaymentMethod(tx, card_id)
      const job: ForgetJob = { tenant, gateway, reference: gateway_ref }
      await jobs.enqueue(tx, forgetQueue, job)
      const about = ofCard(card_id, id)
      await audit(tx, { ...auditedBySystem(tenant), action: 'card_deleted', ...about })
    }
    for (const { gateway, reference } of await deleteCustomers(tx, id)) {
      const job: ForgetCustomerJob = { tenant, gateway, reference }
      await jobs.enqueue(tx, forgetCustomerQueue, job)
    }
  })

/** Asks the gateway to forget a customer with everything that it keeps of them. */
export const forgetCustomer =
  ({ gateway: gatewayOf }: Services) =>
  async ({ tenant, gateway, reference }: ForgetCustomerJob): Promise<void> => {
    const forget = gatewayOf(tenant, gateway)?.cards?.forgetCustomer
    if (forget !== undefined && !(await forget(reference))) throw new Error(`${gateway} did not forget a customer`)
  }

/** For an account that is closed or erased. */
export const closePayer = (services: Services) => ({
  obstacles,
  /** Forgets cards and customers here at once, and at the gateways through queues that try again. */
  erase: ({ tenant, id }: { readonly tenant: string; readonly id: string }) => erase(services, tenant, id),
})
