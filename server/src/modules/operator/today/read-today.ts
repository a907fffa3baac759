import type { CustomerRef } from '@foyer/contract/operator/customer-ref.ts'
import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Today, TroubledJob } from '@foyer/contract/operator/today.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { CallingOperator, OperatorCall } from '../../../platform/http/call.ts'
import { type TroubledJob as JobRow, troubledJobs } from '../../../platform/jobs/job-desk.ts'
import type { DeskServices } from '../services.ts'

/** How many items of each kind are listed. */
const most = 20

export const presentJob = ({ created_at, due_at, ...job }: JobRow): TroubledJob => ({
  ...job,
  created_at: created_at.toISOString(),
  due_at: due_at.toISOString(),
})

/** Names of the customers, read once for all lists that show some. */
const namesFor = async (
  { account }: DeskServices,
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string) => CustomerRef> => {
  const accounts = await account.getAll(tx, [...new Set(ids)])
  return (id) => {
    const row = accounts.get(id)
    return { id, email: row?.email ?? '', name: row === undefined ? '' : fullName(row) }
  }
}

type NameOf = (id: string) => CustomerRef

const presentLicences = (
  { ending, failedRenewals }: Awaited<ReturnType<DeskServices['licensing']['staff']['troubles']>>,
  customer: NameOf,
): Pick<Today, 'failed_renewals' | 'ending_licences'> => ({
  failed_renewals: {
    count: failedRenewals.count,
    renewals: failedRenewals.rows.map((row) => ({
      deliverable_id: row.deliverable_id,
      human_id: row.human_id,
      order_id: row.order_id,
      tries: row.tries,
      customer: customer(row.account_id),
      stopped: row.state === 'stopped',
      next_try_at: row.try_at?.toISOString() ?? null,
    })),
  },
  ending_licences: {
    count: ending.count,
    licences: ending.rows.map(({ id, human_id, sku_name, account_id, paid_till }) => ({
      id,
      human_id,
      sku_name,
      customer: customer(account_id),
      paid_till,
    })),
  },
})

const presentTickets = (
  { count, rows }: Awaited<ReturnType<DeskServices['support']['staff']['waiting']>>,
  customer: NameOf,
): Today['tickets_waiting'] => ({
  count,
  tickets: rows.map(({ id, number, title, manager_name, account_id, waiting_since }) => ({
    id,
    number,
    title,
    manager_name,
    customer: customer(account_id),
    waiting_since: waiting_since.toISOString(),
  })),
})

/** Rows of an area that the key has no scope for are counted but not listed. */
const namedTo = <Found extends { readonly rows: readonly unknown[] }>(
  { scopes }: CallingOperator,
  scope: OperatorScope,
  found: Found,
): Found => (scopes.includes(scope) ? found : { ...found, rows: [] })

/** Everything that needs a person today, each with the ids to act on. */
export const readToday =
  (services: DeskServices) =>
  ({ tenant, operator }: OperatorCall): Promise<Today> =>
    services.database.read(tenant, async (tx) => {
      const { billing, licensing, support, clock } = services
      const [money, licences, waiting, troubled] = await Promise.all([
        billing.staff.today(tx),
        licensing.staff.troubles(tx),
        support.staff.waiting(tx, most),
        troubledJobs(tx, most),
      ])
      const { failedRenewals } = licences
      const tickets = namedTo(operator, 'tickets:read', waiting)
      const ending = namedTo(operator, 'licences:read', licences.ending)
      const named = [...ending.rows, ...failedRenewals.rows, ...tickets.rows].map(({ account_id }) => account_id)
      const customer = await namesFor(services, tx, named)
      return {
        at: clock.now().toISOString(),
        ...money,
        ...presentLicences({ ending, failedRenewals }, customer),
        tickets_waiting: presentTickets(tickets, customer),
        jobs: {
          failed: troubled.failed,
          late: troubled.late,
          entries: namedTo(operator, 'jobs:read', { rows: troubled.jobs }).rows.map(presentJob),
        },
      }
    })
