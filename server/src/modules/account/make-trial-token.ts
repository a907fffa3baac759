import { hashSecret, makeSecret } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { insertLinkToken } from './store.ts'

const dayMs = 86_400_000

/** A secret for a link that signs the account in, once, within a day. Kept as a hash. */
export const makeTrialToken =
  ({ database, clock, audit }: Services) =>
  async (tenant: string, accountId: string, actor: string): Promise<string> => {
    const token = makeSecret()
    const now = clock.now()
    const expires_at = new Date(now.getTime() + dayMs)
    const row = {
      hash: hashSecret(token),
      tenant,
      purpose: 'trial',
      account_id: accountId,
      created_at: now,
      expires_at,
    }
    await database.transaction(tenant, async (tx) => {
      await insertLinkToken(tx, row)
      const about = { object_type: 'account', object_id: accountId, account_id: accountId }
      await audit(tx, { tenant, actor, actor_ip: null, action: 'trial_token_made', ...about })
    })
    return token
  }
