import { auditedSum } from '../../../platform/audit/sum.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { auditActor } from '../audit-actor.ts'
import { loseMoney } from '../disputes/lose-money.ts'
import type { RefundOutcome } from '../gateways/gateway.ts'
import { bookedWithinMs } from '../gateways/told-by-books.ts'
import { postRefund } from '../letters/refund.ts'
import { postRefusedRefund, postUnclearRefund } from '../letters/refused-refund.ts'
import { postTransferToSend } from '../letters/transfer-to-send.ts'
import { lockPaymentOfOrder, type PaymentRow } from '../payments/payment-store.ts'
import type { Services } from '../services.ts'
import { creditRefund } from './credit-refund.ts'
import { findRefund, lockRefund, type RefundRow, updateRefund } from './refund-store.ts'

const ended = new Set(['succeeded', 'failed'])

/** Locked before the refund itself, in the same order as everything else that looks at the rest of a payment. */
const lockItsPayment = async (tx: Tx, id: string): Promise<PaymentRow | undefined> => {
  const { order_id, payment_id } = (await findRefund(tx, id)) ?? {}
  return order_id && payment_id ? lockPaymentOfOrder(tx, order_id) : undefined
}

/** Tells the customer, with the document. For bank transfers, asks staff to send the money. */
const tellReturned = async (services: Services, tx: Tx, row: RefundRow): Promise<void> => {
  const note = await creditRefund(services, tx, row)
  await postRefund(services, tx, row, note)
  if (row.gateway === 'bank_transfer') await postTransferToSend(services, tx, row, note)
}

/** If it is still unclear after it should be in the provider’s records, it will not become clear by itself: a person looks there. */
const tellIfUnclear = async (services: Services, tx: Tx, row: RefundRow): Promise<void> => {
  const { asked_at, updated_at: looked_at } = row
  if (asked_at === null) return
  const bookedBy = asked_at.getTime() + bookedWithinMs
  if (looked_at.getTime() <= bookedBy && services.clock.now().getTime() > bookedBy)
    await postUnclearRefund(services, tx, row)
}

/** Records what a gateway says about a refund, whichever source reports it first. Repeated reports change nothing. */
export const settleRefund = (
  services: Services,
  tenant: string,
  id: string,
  outcome: RefundOutcome,
): Promise<RefundRow> =>
  services.database.transaction(tenant, async (tx) => {
    const { clock, audit, jobs, log } = services
    const payment = outcome.kind === 'failed' ? await lockItsPayment(tx, id) : undefined
    const row = await lockRefund(tx, id)
    if (ended.has(row.state)) return row
    const gatewayRef = outcome.kind === 'succeeded' ? outcome.gateway_ref : null
    await updateRefund(tx, id, {
      state: outcome.kind,
      updated_at: clock.now(),
      ...(gatewayRef !== null && { gateway_ref: gatewayRef }),
    })
    if (outcome.kind === 'unknown') {
      await tellIfUnclear(services, tx, row)
      return lockRefund(tx, id)
    }
    const { order_id, account_id, amount, currency, origin, payment_id } = row
    const reason = outcome.kind === 'failed' ? outcome.reason : row.reason
    if (outcome.kind === 'failed') log.error({ refund: id, reason }, 'a refund was refused by the gateway')
    await audit(tx, {
      tenant,
      actor: auditActor(row.gateway),
      actor_ip: null,
      action: outcome.kind === 'succeeded' ? 'refunded' : 'refund_failed',
      object_type: order_id === null ? 'refund' : 'order',
      object_id: order_id ?? id,
      account_id,
      reason,
      changes: { refund_id: id, origin, ...auditedSum(amount, currency) },
    })
    const told = { tenant, refund_id: id, order_id, payment_id }
    await jobs.announce(tx, outcome.kind === 'succeeded' ? 'payment_refunded' : 'refund_failed', told)
    if (outcome.kind === 'failed') await postRefusedRefund(services, tx, row, outcome.reason)
    if (payment !== undefined) await loseMoney(services, tx, payment)
    if (outcome.kind === 'succeeded' && origin !== 'verification') await tellReturned(services, tx, row)
    return lockRefund(tx, id)
  })
