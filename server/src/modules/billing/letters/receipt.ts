import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { add, isPositive, type Money, money, subtract, zero } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { OrderRow } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { postLetter } from './post-letter.ts'

type Paid = Pick<
  OrderRow,
  'id' | 'tenant' | 'account_id' | 'number' | 'description' | 'total' | 'currency' | 'purpose' | 'deliverable_id'
>

/** Where the customer’s servers do not follow the payment by themselves, what is left to do there: this is the last letter about it. */
const leftOf = async (
  { account, renewing }: Services,
  tx: Tx,
  { account_id, deliverable_id, purpose }: Paid,
): Promise<string | null> => {
  if (deliverable_id === null) return null
  const { locale } = await account.get(tx, account_id)
  return renewing.leftToDo(tx, { deliverable_id, purpose }, Locale.parse(locale))
}

/** How what arrived differs from the order’s total. */
interface Difference {
  readonly shortfall: Money
  readonly surplus: Money
}

/** Tells the customer that an order is paid: what arrived, and what becomes of a difference. */
export const postReceipt = async (services: Services, tx: Tx, order: Paid, difference?: Difference): Promise<void> => {
  const { id, tenant, account_id, number, description, total, currency, deliverable_id } = order
  const left = await leftOf(services, tx, order)
  const owed = money(total, currencyOf(currency))
  const { shortfall, surplus } = difference ?? { shortfall: zero(owed.currency), surplus: zero(owed.currency) }
  await postLetter(services, tx, { tenant, account_id, id: `receipt-${id}` }, (words, locale) => {
    const { receipt } = words
    const sum = (amount: Money): string => formatMoney(amount, locale)
    const received = subtract(add(owed, surplus), shortfall)
    const rest = [
      ...(isPositive(shortfall) ? [receipt.short(sum(shortfall))] : []),
      ...(isPositive(surplus) ? [receipt.over(sum(surplus))] : []),
      ...(left === null ? [] : [left]),
    ]
    return {
      subject: receipt.subject(number),
      heading: receipt.heading(sum(received)),
      paragraphs: [left === null ? receipt.body(description, number) : receipt.paidOnly(description, number), ...rest],
      action:
        left === null
          ? { label: receipt.action, path: `/invoices/${id}` }
          : { label: receipt.toLicence, path: `/licenses/${deliverable_id}` },
      documents: [{ order_id: id, number, is: 'receipt' }],
    }
  })
}
