import type { Tx } from '../../../platform/database/database.ts'
import type { Cancellation } from '../../billing/index.ts'
import { send } from '../renewals/tell.ts'
import type { Services } from '../services.ts'

type Why = Omit<Cancellation, 'order_id'>

/** Tells people who might be about to pay that nothing is owed any more. */
const tellGivenUp = async (services: Services, tx: Tx, order_id: string): Promise<void> => {
  const order = await services.billing.find(tx, order_id)
  if (order === undefined) return
  const { number, total } = await services.billing.summary(tx, order_id)
  const name = `${order.deliverable_human_id} ${order.deliverable_name}`
  await send(services, tx, order, `raise-given-up-${order_id}`, (words) => {
    const { subject, heading, body, action } = words.raiseGivenUp
    const told = { name, number, amount: total, day: '', card: '' }
    return {
      subject: subject(told),
      heading: heading(told),
      paragraphs: [body(told)],
      action: { label: action, path: `/licenses/${order.deliverable_id}` },
    }
  })
}

const tellAll = async (services: Services, tx: Tx, given: readonly string[]): Promise<number> => {
  for (const order_id of given) await tellGivenUp(services, tx, order_id)
  return given.length
}

/**
 * A raise is priced for the rest of a period. If it is unpaid it ends with the period; otherwise the next period would be sold for the old
 * limit. The customer is told.
 */
export const giveUpRaises = async (services: Services, tx: Tx, deliverableId: string, why: Why): Promise<void> => {
  await tellAll(services, tx, await services.billing.cancelOpenOrders(tx, deliverableId, 'increase', why))
}

/** The same for raises whose last day is over, some at a time. Returns how many. */
export const giveUpLapsed = async (services: Services, tx: Tx, day: string, why: Why): Promise<number> =>
  tellAll(services, tx, await services.billing.cancelLapsed(tx, 'increase', day, why))
