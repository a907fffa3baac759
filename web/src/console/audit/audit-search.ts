import { auditFilters } from '@foyer/contract/operator/audit-filters.ts'
import { day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'
import { readBy } from '../list/read-by.ts'

/** The whole state of the log, kept in the address. */
export const auditSearch = daysInOrder(
  searchOf({
    actor: readBy(auditFilters.actor),
    action: readBy(auditFilters.action),
    object_id: readBy(auditFilters.object_id),
    /** The id of the customer whose log shows the entries. */
    account_id: readBy(auditFilters.account_id),
    /** Days, both inclusive. */
    from: day,
    to: day,
    sort: oneOf('at', '-at'),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type AuditSearch = ReturnType<typeof auditSearch>
