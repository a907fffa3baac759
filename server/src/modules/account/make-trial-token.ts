import { ofAccount } from './audited.ts'
import type { Services } from './services.ts'

/** A secret for a link that signs the account in once, within a day. */
export const makeTrialToken =
  ({ database, linkTokens, audit }: Services) =>
  (tenant: string, accountId: string, actor: string): Promise<string> =>
    database.transaction(tenant, async (tx) => {
      const about = ofAccount(accountId)
      await audit(tx, { tenant, actor, actor_ip: null, action: 'trial_token_made', ...about })
      return linkTokens.make(tx, { tenant, purpose: 'trial', account_id: accountId })
    })
