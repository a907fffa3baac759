import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { add, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatDay, formatMoney } from '../../../platform/locale/format.ts'
import { timeOf } from '../reminders/reminder-rules.ts'
import type { RemindedOrder } from '../reminders/reminder-store.ts'
import type { Services } from '../services.ts'
import { postLetter } from './post-letter.ts'

type Summed = Pick<RemindedOrder, 'total' | 'currency'>

const sumOf = ({ total, currency }: Summed) => money(total, currencyOf(currency))

/** What they come to, for each currency. */
const sumsOf = (orders: readonly Summed[], locale: Locale): string =>
  [...Map.groupBy(orders, ({ currency }) => currency).values()]
    .map((alike) => formatMoney(alike.map(sumOf).reduce(add), locale))
    .join(' + ')

/** Reminds a customer of invoices that are due on the same day. */
export const postReminder = async (
  services: Services,
  tx: Tx,
  orders: readonly RemindedOrder[],
  today: string,
): Promise<void> => {
  const [first, ...others] = orders
  if (first === undefined) return
  const { tenant, account_id, due_on, remind_on } = first
  // The first invoice makes it unique: an invoice has one reminder for each of its days.
  const id = `invoice-reminded-${first.id}-${remind_on}`
  await postLetter(services, tx, { tenant, account_id, id }, ({ reminder }, locale) => {
    const facts = { numbers: orders.map(({ number }) => number), day: formatDay(due_on, locale) }
    const { subject, heading } = reminder[timeOf(due_on, today)]
    return {
      subject: subject(facts),
      heading: heading(sumsOf(orders, locale), facts.day),
      paragraphs: [
        orders
          .map((order) => reminder.line(order.number, order.description, formatMoney(sumOf(order), locale)))
          .join('\n'),
        reminder.paid,
      ],
      action:
        others.length === 0
          ? { label: reminder.open, path: `/invoices/${first.id}` }
          : { label: reminder.openAll, path: '/invoices' },
      documents: orders.map(({ id: order_id, number }) => ({ order_id, number, is: 'invoice' })),
    }
  })
}
