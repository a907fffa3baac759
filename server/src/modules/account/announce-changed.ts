import type { Tx } from '../../platform/database/database.ts'
import type { Services } from './services.ts'

/** What other programs keep of a customer. They are not told of other changes. */
const told: ReadonlySet<string> = new Set([
  'email',
  'name',
  'second_name',
  'legal_name',
  'company',
  'phone',
  'country',
  'locale',
  'newsletter',
  'blocked',
  'closed_at',
  'erased_at',
])

/** Announces a changed customer to the listeners, if one of these columns concerns them. */
export const announceChanged = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  { tenant, id: account_id }: { readonly tenant: string; readonly id: string },
  columns: readonly string[],
): Promise<void> => {
  if (columns.some((column) => told.has(column))) await jobs.announce(tx, 'customer_changed', { tenant, account_id })
}
