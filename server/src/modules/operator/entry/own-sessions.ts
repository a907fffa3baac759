import { deviceName } from '@foyer/contract/account/device.ts'
import type { ConsoleSession } from '@foyer/contract/operator/entry.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import { ofOperator } from '../audited.ts'
import type { DeskServices } from '../services.ts'
import { endSession, endSessions, lockOperator } from '../store.ts'
import { dropInvitesMadeWith } from './link-store.ts'
import { listSessions, type SessionRow } from './session-store.ts'

const readOwn =
  ({ database, clock }: DeskServices) =>
  async ({ tenant, operator: { id, credential_id } }: OperatorCall): Promise<ConsoleSession[]> => {
    const rows = await database.read(tenant, (tx) => listSessions(tx, id, clock.now()))
    return rows.map(({ title, created_at, last_seen_at, ...row }) => ({
      ...row,
      current: row.id === credential_id,
      user_agent: title,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    }))
  }

/** Those in customers' portals end too: they may have been opened on a device that was lost. */
const conclude = async (
  { clock, audit }: DeskServices,
  tx: Tx,
  call: OperatorCall,
  ended: readonly SessionRow[],
): Promise<void> => {
  const { id, handle } = call.operator
  if (ended.length === 0) return
  await endActing(tx, handle, clock.now())
  await audit(
    tx,
    ended.map(({ title, ip }) => ({
      ...auditedByOperator(call),
      action: 'session_revoked',
      ...ofOperator(id),
      changes: { device: deviceName(title), ip },
    })),
  )
}

const endOwn =
  (services: DeskServices) =>
  (call: OperatorCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const now = services.clock.now()
      await lockOperator(tx, call.operator.id)
      const session = (await listSessions(tx, call.operator.id, now)).find((row) => row.id === id)
      if (session === undefined) throw failure('not_found')
      await endSession(tx, id, now)
      await dropInvitesMadeWith(tx, id)
      await conclude(services, tx, call, [session])
    })

const endOthers =
  (services: DeskServices) =>
  (call: OperatorCall): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { id, credential_id } = call.operator
      const now = services.clock.now()
      await lockOperator(tx, id)
      const others = (await listSessions(tx, id, now)).filter((row) => row.id !== credential_id)
      await endSessions(tx, id, now, credential_id)
      await conclude(services, tx, call, others)
    })

/** An operator's own sessions. */
export const createOwnSessions = (services: DeskServices) => ({
  read: readOwn(services),
  /** Ends one, also the present one, and the invites sent in it. 404 for a session of anybody else. */
  end: endOwn(services),
  /** Ends the others and the invites sent in them, also in those that have expired since. */
  endOthers: endOthers(services),
})
