import type { AccountExport, Activity } from '@foyer/contract/account/export.ts'
import type { Utm } from '@foyer/contract/vocabulary/utm.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { sessionsOf } from '../manage-sessions.ts'
import { readSecondFactor } from '../second-factor/manage-second-factor.ts'
import type { Services } from '../services.ts'
import { getAccount } from '../store.ts'
import { type ActivityRow, listActivity } from './activity-store.ts'
import { profileOf } from './profile-of.ts'

/** Entries by other people leave out their device and address, which are those people's own data. */
const presentActivity =
  (accountId: string) =>
  ({ at, actor, action, object_type, object_id, actor_ip }: ActivityRow): Activity => ({
    at: at.toISOString(),
    action,
    object_type,
    object_id,
    ip: actor === accountId ? actor_ip : null,
  })

/** Everything known about a person, as a download. Limited to a few times an hour, because it reads a lot. */
export const exportAccount =
  (services: Services) =>
  async (call: ActorCall): Promise<AccountExport> => {
    const { database, clock, audit, limits, ownRecords } = services
    const { account_id } = call.actor
    await limits.export.take(account_id)
    const [{ row, profile }, activity, sessions, second_factor, records] = await Promise.all([
      database.read(call.tenant, async (tx) => ({
        row: await getAccount(tx, account_id),
        profile: await profileOf(services, tx, call),
      })),
      database.read(call.tenant, (tx) => listActivity(tx, account_id)),
      sessionsOf(services)(call),
      readSecondFactor(services)(call),
      ownRecords(call),
    ])
    await database.transaction(call.tenant, (tx) =>
      audit(tx, {
        ...auditedBy(call),
        action: 'account_exported',
        object_type: 'account',
        object_id: account_id,
        account_id,
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
      activity: activity.map(presentActivity(account_id)),
      ...records,
    }
  }
