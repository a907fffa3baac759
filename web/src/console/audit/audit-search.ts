import { day, oneOf, searchOf, text } from '../../lib/search-params.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The whole state of the log, kept in the address. */
export const auditSearch = searchOf({
  actor: text,
  action: text,
  object_id: text,
  /** Id of the customer in whose log it shows. */
  account_id: text,
  /** Days, both inclusive. */
  from: day,
  to: day,
  sort: oneOf('at', '-at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type AuditSearch = ReturnType<typeof auditSearch>
