import { OperatorRole } from '@foyer/contract/operator/operator.ts'
import type { ResolveOperator } from '../../platform/http/identify.ts'
import { hashSecret } from '../../platform/ids.ts'
import { asksForFactor, standingOf } from './policy.ts'
import type { Services } from './services.ts'
import { keyHolder, type KeyHolderRow } from './store.ts'

/** The operator behind a key or a session, read anew with each call, so that their permissions are never out of date. */
export const resolveOperator =
  ({ database, clock, branding }: Services): ResolveOperator =>
  async (token, tenant) => {
    const [row] = await database.hotRead<KeyHolderRow>(tenant, keyHolder, [hashSecret(token), clock.now()])
    if (row === undefined) return undefined
    const { kind, has_factor, scopes, ...operator } = row
    const in_person = kind === 'session'
    const role = OperatorRole.parse(operator.role)
    const required = in_person && asksForFactor(branding.get(tenant), role)
    return { ...operator, in_person, ...standingOf(role, scopes, { on: has_factor, required }) }
  }
