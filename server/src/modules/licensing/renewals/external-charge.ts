import { compare, type Money, withTax } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { periodCharge } from '../purchase/period-price.ts'
import type { Services } from '../services.ts'
import type { LockedRow } from '../store.ts'

type Charged = Pick<LockedRow, 'tenant' | 'account_id' | 'price' | 'price_correction' | 'currency' | 'period'>

/** What an external service should charge for each period of a licence, with its owner’s tax, at this moment. */
export const externalCharge = async (
  { account, branding }: Pick<Services, 'account' | 'branding'>,
  tx: Tx,
  licence: Charged,
): Promise<Money> => {
  const net = periodCharge(licence)
  const { country } = await account.get(tx, licence.account_id)
  return withTax(net, branding.taxPercent(licence.tenant, country)).total
}

/** Whether a period costs what was agreed. */
export const isAsAgreed = (agreed: Money, charge: Money): boolean =>
  agreed.currency === charge.currency && compare(agreed, charge) === 0
