import { deviceName } from '@foyer/contract/account/device.ts'
import type { ConsoleSession } from '@foyer/contract/operator/entry.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import type { DeskServices } from '../services.ts'
import { endSession, lockOperator } from '../store.ts'
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

/** Those in customers' portals and invites end too: they may have been made on a device that was lost. False if there was nothing to end. */
const end = ({ database, clock, audit }: DeskServices, call: OperatorCall, which: (row: SessionRow) => boolean) =>
  database.transaction(call.tenant, async (tx) => {
    const { id, handle } = call.operator
    await lockOperator(tx, id)
    const ended = (await listSessions(tx, id, clock.now())).filter(which)
    if (ended.length === 0) return false
    for (const session of ended) {
      await endSession(tx, session.id, clock.now())
      await dropInvitesMadeWith(tx, session.id)
    }
    await endActing(tx, handle, clock.now())
    await audit(
      tx,
      ended.map(({ title, ip }) => ({
        ...auditedByOperator(call),
        action: 'session_revoked',
        object_type: 'operator',
        object_id: id,
        account_id: null,
        changes: { device: deviceName(title), ip },
      })),
    )
    return true
  })

/** An operator's own sessions. */
export const createOwnSessions = (services: DeskServices) => ({
  read: readOwn(services),
  /** Ends one, also the present one. 404 for a session of anybody else. */
  end: async (call: OperatorCall, id: string): Promise<void> => {
    if (!(await end(services, call, (row) => row.id === id))) throw failure('not_found')
  },
  endOthers: async (call: OperatorCall): Promise<void> => {
    await end(services, call, (row) => row.id !== call.operator.credential_id)
  },
})

export type OwnSessions = ReturnType<typeof createOwnSessions>
