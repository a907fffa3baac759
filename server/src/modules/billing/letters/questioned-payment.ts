import type { Tx } from '../../../platform/database/database.ts'
import { findOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

/** Why a person has to look at a payment. */
export type Question =
  | 'other_sum'
  | 'other_account'
  | 'paid_already'
  | 'given_up'
  | 'other_refund'
  | 'gateway_gone'
  | 'licence_moved'

/**
 * The same in one line for log and audit trail, which are in English. The console uses this line to find the text in its reader's
 * language.
 */
export const questionLines: Readonly<Record<Question, { readonly reason: string }>> = {
  other_sum: { reason: 'the gateway captured something other than was asked for' },
  other_account: { reason: 'the gateway names a different account from the one that paid' },
  paid_already: { reason: 'the gateway captured an order that is already paid' },
  given_up: { reason: 'the gateway captured an order that was cancelled' },
  other_refund: { reason: 'the gateway returned something other than was paid' },
  gateway_gone: { reason: 'the gateway is no longer set up, and how the payment ended is not known' },
  licence_moved: { reason: 'the bank took back what had paid for a licence that now belongs to another customer' },
}

interface Questioned {
  readonly id: string
  readonly tenant: string
  readonly order_id: string
  readonly gateway: string
  /** What tells it from the same question about the same attempt: each is a letter, and a repeated report of it is none. */
  readonly event?: string | undefined
}

export const postQuestioned = async (
  services: Services,
  tx: Tx,
  { id, tenant, order_id, gateway, event = '' }: Questioned,
  question: Question,
): Promise<void> => {
  const number = (await findOrder(tx, order_id))?.number ?? ''
  await postStaffNotice(services, tx, { tenant, id: `questioned-${id}-${question}-${event}` }, ({ staff }) => {
    const { subject, body, why, whatNow } = staff.questioned
    const heading = subject(number)
    return { subject: heading, heading, paragraphs: [body(providerOf(gateway), why[question]), whatNow[question]] }
  })
}
