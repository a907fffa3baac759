import type { LicenceTrouble, StaffLicence } from '@foyer/contract/operator/licence.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { wireDecimal } from '@foyer/contract/vocabulary/money.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { emptyPage } from '../../../platform/http/page-answer.ts'
import { isId } from '../../../platform/ids.ts'
import { onlyOwner } from '../../company/index.ts'
import { readContexts } from '../licence-context.ts'
import { presentDeliverable } from '../present.ts'
import { readStateFacts } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { type DeliverableRow, findDeliverable, listDeliverables } from '../store.ts'
import { canOf } from './licence-order-rules.ts'
import { foundForStaff } from './search-store.ts'
import { isIn } from './troubles-store.ts'

export interface StaffLicenceQuery extends SortedPageQuery {
  readonly query?: string | undefined
  readonly customer?: string | undefined
  readonly category?: string | undefined
  readonly state?: string | undefined
  readonly activation_type?: string | undefined
  readonly billing_kind?: string | undefined
  readonly blocked?: 'true' | 'false' | undefined
  readonly trouble?: LicenceTrouble | undefined
  readonly paid_till_lt?: string | undefined
}

const agreedOf = ({ agreed_price, agreed_quantity, currency }: DeliverableRow): StaffLicence['agreed'] =>
  agreed_price === null || agreed_quantity === null
    ? null
    : { price: wireDecimal(agreed_price, currencyOf(currency)), quantity: agreed_quantity }

/** Adds what is shown with the rows, and their owners. */
const presentAll = async (
  services: Services,
  tx: Tx,
  tenant: string,
  rows: readonly DeliverableRow[],
): Promise<StaffLicence[]> => {
  const [around, accounts] = await Promise.all([
    readContexts(services, tx, rows),
    services.account.getAll(tx, [...new Set(rows.map(({ account_id }) => account_id))]),
  ])
  return rows.map((row) => {
    const owner = accounts.get(row.account_id)
    return {
      ...presentDeliverable(row, around(row, null, services.branding.taxPercent(tenant, owner?.country ?? ''), true)),
      customer: {
        id: row.account_id,
        email: owner?.email ?? '',
        name: owner === undefined ? '' : fullName(owner),
      },
      blocked_at: row.blocked_at?.toISOString() ?? null,
      terminated_at: row.terminated_at?.toISOString() ?? null,
      agreed: agreedOf(row),
      can: canOf(row),
    }
  })
}

/** Lists licences of the whole brand. Searches key, number, product, comment, servers and the customer’s names. */
export const listForStaff =
  (services: Services) =>
  ({ tenant }: OperatorCall, query: StaffLicenceQuery): Promise<Page<StaffLicence>> =>
    services.database.read(tenant, async (tx) => {
      const { cursor, limit, sort, query: text, customer, blocked, trouble, state: is, ...narrowing } = query
      const { account, clock, cursors } = services
      if (customer !== undefined && !isId(customer)) return emptyPage
      const owners = customer === undefined ? undefined : onlyOwner(customer)
      const isSearched = text !== undefined && text !== ''
      const { ids: named, ...missing } = isSearched ? await account.staff.named(tx, text) : { ids: [] }
      const found = isSearched ? await foundForStaff(tx, text, named) : undefined
      const isBlocked = blocked === undefined ? undefined : blocked === 'true'
      const state = is === undefined ? undefined : { is, facts: await readStateFacts(services, tx, owners) }
      const troubled = trouble && isIn(trouble, clock.now())
      const filter = {
        ...narrowing,
        found,
        state,
        troubled,
        blocked: isBlocked,
        ...(owners !== undefined && { owners }),
      }
      const page = await listDeliverables(tx, filter, { cursors, sort, cursor, limit, most: mostCounted })
      return { ...page, ...missing, rows: await presentAll(services, tx, tenant, page.rows) }
    })

/** A licence of any customer. Throws 404 if the brand has no such licence. */
export const readForStaff =
  (services: Services) =>
  ({ tenant }: OperatorCall, id: string): Promise<StaffLicence> =>
    services.database.read(tenant, async (tx) => {
      const row = isId(id) ? await findDeliverable(tx, id) : undefined
      const [licence] = row === undefined ? [] : await presentAll(services, tx, tenant, [row])
      if (licence === undefined) throw failure('not_found')
      return licence
    })
