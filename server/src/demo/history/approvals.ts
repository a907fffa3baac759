import type { AskedPlan } from '../plans.ts'
import { staffCallOf } from './staff.ts'
import type { Surroundings } from './surroundings.ts'

/** An operator requests something above the brand's limit. Another one has yet to decide. */
export const askApproval = async (
  around: Surroundings,
  orderId: string,
  { by, reason, transfer }: AskedPlan,
): Promise<void> => {
  const { staff } = around.past.modules.billing
  const call = staffCallOf(around, by)
  if (transfer === undefined) await staff.refund(call, orderId, { reason })
  else await staff.markPaid(call, orderId, { reference: transfer, reason })
}
