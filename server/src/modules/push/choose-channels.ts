import type { Preferences, PreferencesBody } from '@foyer/contract/push/notification.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { ofAccount } from '../account/index.ts'
import { listPreferences, putPreference } from './notification-store.ts'
import { channelsOf, eventsOf } from './preference-rules.ts'
import type { Services } from './services.ts'

/** GET /preferences */
export const preferencesOf =
  ({ database, pushService }: Services) =>
  async ({ tenant, actor }: ActorCall): Promise<Preferences> => {
    const chosen = await database.read(tenant, (tx) => listPreferences(tx, actor.account_id))
    return { events: eventsOf(chosen), server_key: pushService.server_key }
  }

/** PUT /preferences: kinds and settings that are left out stay as they are. */
export const chooseChannels =
  ({ database, audit, pushService }: Services) =>
  (call: ActorCall, { events }: PreferencesBody): Promise<Preferences> =>
    database.transaction(call.tenant, async (tx) => {
      const { account_id } = call.actor
      const before = await listPreferences(tx, account_id)
      for (const event of events) {
        const company_mail = event.company_mail ?? channelsOf(before, event.kind).company_mail
        await putPreference(tx, { tenant: call.tenant, account_id, ...event, company_mail })
      }
      const about = { ...ofAccount(account_id), changes: { events } }
      await audit(tx, { ...auditedBy(call), action: 'notifications_chosen', ...about })
      return { events: eventsOf(await listPreferences(tx, account_id)), server_key: pushService.server_key }
    })
