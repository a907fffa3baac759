import { auditCaps } from '@foyer/contract/operator/audit-caps.ts'
import { day } from '../../lib/search-figures.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { id, textUpTo } from '../../lib/search-texts.ts'
import { pageSizes } from '../../ui/page-sizes.ts'
import { daysInOrder } from '../list/days-in-order.ts'

/** The whole state of the log, kept in the address. */
export const auditSearch = daysInOrder(
  searchOf({
    actor: textUpTo(auditCaps.actor),
    action: textUpTo(auditCaps.action),
    object_id: textUpTo(auditCaps.object_id),
    /** The id of the customer whose log shows the entries. */
    account_id: id,
    /** Days, both inclusive. */
    from: day,
    to: day,
    sort: oneOf('at', '-at'),
    cursor: text,
    limit: oneOf(...pageSizes),
  }),
)

export type AuditSearch = ReturnType<typeof auditSearch>
