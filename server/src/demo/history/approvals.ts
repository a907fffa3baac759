import type { AskedPlan } from '../plans.ts'
import { staffCallOf } from './staff.ts'
import type { Surroundings } from './surroundings.ts'

/** One of the vendor's people asks for what is above the brand's limit: another decides, some day. */
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
