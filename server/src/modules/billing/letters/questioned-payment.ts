import type { Tx } from '../../../platform/database/database.ts'
import { texts } from '../locale/texts.ts'
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

/** The same in one line, for log and audit trail, which are in English. */
export const questionLine = (question: Question): string => texts.en.staff.questioned.why[question]

interface Questioned {
  readonly id: string
  readonly tenant: string
  readonly order_id: string
  readonly gateway: string
}

export const postQuestioned = async (
  services: Services,
  tx: Tx,
  { id, tenant, order_id, gateway }: Questioned,
  question: Question,
): Promise<void> => {
  const number = (await findOrder(tx, order_id))?.number ?? ''
  await postStaffNotice(services, tx, { tenant, id: `questioned-${id}-${question}` }, ({ staff }) => {
    const { subject, body, why, whatNow } = staff.questioned
    const heading = subject(number)
    return { subject: heading, heading, paragraphs: [body(providerOf(gateway), why[question]), whatNow[question]] }
  })
}
