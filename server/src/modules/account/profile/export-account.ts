import type { AccountExport, Activity, OwnAct } from '@foyer/contract/account/export.ts'
import type { Utm } from '@foyer/contract/vocabulary/utm.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { endedSessionsOf, sessionsOf } from '../manage-sessions.ts'
import { readSecondFactor } from '../second-factor/manage-second-factor.ts'
import type { Services } from '../services.ts'
import { getAccount } from '../store.ts'
import { type ActivityRow, listActivity, listActs } from './activity-store.ts'
import { profileOf } from './profile-of.ts'
import { type Names, namesOf, presentActivity } from './read-activity.ts'

/** With what was changed, except by others elsewhere than in the account itself. */
const withChanges =
  (accountId: string, names: Names) =>
  (row: ActivityRow): Activity => {
    const { id: _, ...entry } = presentActivity(accountId, names)(row)
    const isOwn = row.actor === accountId || row.object_id === accountId
    // Written as an object always.
    return { ...entry, changes: isOwn ? (row.changes as Activity['changes']) : {} }
  }

const presentAct = ({ at, action, object_type, actor_ip }: Awaited<ReturnType<typeof listActs>>[number]): OwnAct => ({
  at: at.toISOString(),
  action,
  object_type,
  ip: actor_ip,
})

/** What is known about a person, as a download. Limited to a few times an hour, because it reads a lot. */
export const exportAccount =
  (services: Services) =>
  async (call: ActorCall): Promise<AccountExport> => {
    const { database, clock, audit, limits, ownRecords } = services
    const { account_id } = call.actor
    await limits.export.take(account_id)
    const [{ row, profile }, activity, acts, sessions, ended_sessions, second_factor, records] = await Promise.all([
      database.read(call.tenant, async (tx) => ({
        row: await getAccount(tx, account_id),
        profile: await profileOf(services, tx, call),
      })),
      database.read(call.tenant, async (tx) => {
        const rows = await listActivity(tx, account_id)
        return rows.map(withChanges(account_id, await namesOf(services, tx, rows)))
      }),
      database.read(call.tenant, (tx) => listActs(tx, account_id)),
      sessionsOf(services)(call),
      endedSessionsOf(services)(call),
      readSecondFactor(services)(call),
      ownRecords(call),
    ])
    await database.transaction(call.tenant, (tx) =>
      audit(tx, {
        ...auditedBy(call),
        action: 'account_exported',
        ...ofAccount(account_id),
      }),
    )
    return {
      exported_at: clock.now().toISOString(),
      created_at: row.created_at.toISOString(),
      // Stored as it was written, when it matched the contract.
      first_visit: row.utm as Utm,
      profile,
      terms: { accepted_at: row.terms_accepted_at?.toISOString() ?? null, version: row.terms_version },
      second_factor,
      sessions,
      ended_sessions,
      activity,
      acts: acts.map(presentAct),
      ...records,
    }
  }
