import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { ResolveOperator } from '../../platform/http/identify.ts'
import { hashSecret } from '../../platform/ids.ts'
import { openedBy } from './policy.ts'
import type { Services } from './services.ts'
import { type KeyHolderRow, keyHolder } from './store.ts'

/** The operator behind a key, read anew with each call: what they may do is never older than the call. */
export const resolveOperator =
  ({ database, clock }: Services): ResolveOperator =>
  async (token, tenant) => {
    const [row] = await database.hotRead<KeyHolderRow>(tenant, keyHolder, [hashSecret(token), clock.now()])
    if (row === undefined) return undefined
    const role = OperatorRole.parse(row.role)
    return { ...row, role, scopes: openedBy(role, row.scopes) }
  }
