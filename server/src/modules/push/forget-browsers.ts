import { auditedBySystem } from '../../platform/audit/audit.ts'
import { ofAccount } from '../account/index.ts'
import type { Services } from './services.ts'
import { deleteSubscription, listSubscriptionsAfter, type SubscriptionRow } from './subscription-store.ts'
import { partBrowsers } from './told-browsers.ts'

export const forgetBrowser = (
  { database, audit }: Services,
  { tenant, account_id, endpoint_hash }: SubscriptionRow,
): Promise<void> =>
  database.transaction(tenant, async (tx) => {
    if (!(await deleteSubscription(tx, account_id, endpoint_hash))) return
    const about = ofAccount(account_id)
    await audit(tx, { ...auditedBySystem(tenant), action: 'push_subscription_ended', ...about })
  })

const batch = 500

/**
 * Deletes the browsers whose session was ended. Sending a notification does so as well, but an account may not get any
 * before the record of the ended session is deleted.
 */
export const forgetSignedOut =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    let last: Buffer | undefined = Buffer.alloc(0)
    while (last !== undefined) {
      const after: Buffer = last
      const { rows, signedOut } = await services.database.read(tenant, async (tx) => {
        const found = await listSubscriptionsAfter(tx, after, batch)
        return { rows: found, ...(await partBrowsers(services, tx, found)) }
      })
      for (const browser of signedOut) await forgetBrowser(services, browser)
      last = rows.at(-1)?.endpoint_hash
    }
  }
