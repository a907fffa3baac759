import type { Money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

interface ChargedInVain {
  readonly tenant: string
  readonly gateway: string
  readonly transaction_id: string
  readonly amount: Money
}

/** The money is refunded automatically. Only staff can find out whether the service will charge again. */
export const postChargedInVain = (
  services: Services,
  tx: Tx,
  { tenant, gateway, transaction_id, amount }: ChargedInVain,
): Promise<void> =>
  postStaffNotice(services, tx, { tenant, id: `charged-in-vain-${gateway}-${transaction_id}` }, ({ staff }, locale) => {
    const { subject, body } = staff.chargedInVain
    const heading = subject(providerOf(gateway))
    const sum = formatMoney(amount, locale)
    return { subject: heading, heading, paragraphs: [body(providerOf(gateway), transaction_id, sum)] }
  })
