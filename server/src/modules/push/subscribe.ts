import { createECDH } from 'node:crypto'
import type { PushBrowser, PushSubscriptionBody } from '@foyer/contract/push/subscription.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { hashSecret } from '../../platform/ids.ts'
import { ofAccount } from '../account/index.ts'
import type { Services } from './services.ts'
import {
  deleteSubscription,
  keepLatest,
  listSubscriptions,
  putSubscription,
  type SubscriptionRow,
} from './subscription-store.ts'
import { browsersOf } from './told-browsers.ts'

/** The most browsers that are kept for one person. */
const most = 20

const present = ({ endpoint, auth, p256dh }: SubscriptionRow): PushSubscriptionBody => ({
  endpoint,
  keys: { auth, p256dh },
})

const decodes = (text: string, bytes: number): boolean =>
  /^[\w+/-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes

/** Whether messages can be encrypted for it: a point on the curve (RFC 8291, section 3.1). */
const isPublicKey = (text: string): boolean => {
  if (!decodes(text, 65)) return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** GET /web_push/subscription. Fails with 404 `not_found` if that browser gets no notifications. */
export const readSubscription =
  (services: Services) =>
  async ({ tenant, actor }: ActorCall, endpoint: string | undefined): Promise<PushSubscriptionBody> => {
    const { told } = await services.database.read(tenant, (tx) => browsersOf(services, tx, actor.account_id))
    const row = told.find((browser) => browser.endpoint === endpoint)
    if (row === undefined) throw failure('not_found')
    return present(row)
  }

export const listBrowsers =
  ({ database }: Services) =>
  async ({ tenant, actor }: ActorCall): Promise<PushBrowser[]> => {
    const rows = await database.read(tenant, (tx) => listSubscriptions(tx, actor.account_id))
    return rows.map(({ endpoint, created_at }) => ({ endpoint, created_at: created_at.toISOString() }))
  }

/**
 * POST /web_push/subscribe. The server will post to the endpoint, so only those of known push services are allowed.
 * Fails with 422 `invalid` for another endpoint or for malformed keys.
 */
export const subscribe =
  ({ database, clock, audit, pushService }: Services) =>
  async (call: ActorCall, { endpoint, keys }: PushSubscriptionBody): Promise<PushSubscriptionBody> => {
    const { tenant, actor } = call
    if (!pushService.accepts(endpoint)) throw failure('invalid', { pointer: '/endpoint' })
    if (!isPublicKey(keys.p256dh)) throw failure('invalid', { pointer: '/keys/p256dh' })
    if (!decodes(keys.auth, 16)) throw failure('invalid', { pointer: '/keys/auth' })
    const row = {
      tenant,
      endpoint_hash: hashSecret(endpoint),
      endpoint,
      auth: keys.auth,
      p256dh: keys.p256dh,
      account_id: actor.account_id,
      session_id: actor.session_id,
      created_at: clock.now(),
    }
    await database.transaction(tenant, async (tx) => {
      await putSubscription(tx, row)
      await keepLatest(tx, actor.account_id, most)
      const about = ofAccount(actor.account_id)
      await audit(tx, { ...auditedBy(call), action: 'push_subscribed', ...about })
    })
    return present(row)
  }

/** POST /web_push/unsubscribe. Fails with 404 `not_found` if the browser was not subscribed. */
export const unsubscribe =
  ({ database, audit }: Services) =>
  (call: ActorCall, endpoint: string): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      const { account_id } = call.actor
      if (!(await deleteSubscription(tx, account_id, hashSecret(endpoint)))) throw failure('not_found')
      const about = ofAccount(account_id)
      await audit(tx, { ...auditedBy(call), action: 'push_unsubscribed', ...about })
    })
