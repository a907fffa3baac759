import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import type { Difference } from '../reconciliation/reconciliation-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

/** The most rows that a letter shows; the console's list has them all. */
const shown = 10

const sumOf = (amount: string | null, currency: string, locale: Locale): string =>
  amount === null ? '–' : formatMoney(money(amount, currencyOf(currency)), locale)

/** New discrepancies of a comparison; `id` is the comparison's own. */
export const postBooksDiffer = (
  services: Services,
  tx: Tx,
  { tenant, gateway, id }: { readonly tenant: string; readonly gateway: string; readonly id: string },
  found: readonly Difference[],
): Promise<void> =>
  postStaffNotice(services, tx, { tenant, id: `books-differ-${id}` }, ({ staff }, locale) => {
    const { subject, body, line } = staff.booksDiffer
    const heading = subject(providerOf(gateway), found.length)
    const lines = found
      .slice(0, shown)
      .map(({ transaction_id, currency, ours, theirs }) =>
        line(transaction_id, sumOf(ours, currency, locale), sumOf(theirs, currency, locale)),
      )
    return { subject: heading, heading, paragraphs: [body, ...lines] }
  })
