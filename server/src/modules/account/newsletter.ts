import { createHmac } from 'node:crypto'
import type { Newsletter } from '@foyer/contract/account/confirmation.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { IdentityCall } from '../../platform/http/call.ts'
import { announceChanged } from './announce-changed.ts'
import { ownAct } from './own-act.ts'
import type { Services } from './services.ts'
import { type AccountRow, getAccount, updateAccount } from './store.ts'

/** The newsletter link in the footer of mails. It never expires, so every mail to the account carries the same one. */
export const standingNewsletterPath = async (
  { linkTokens, secret }: Services,
  tx: Tx,
  { tenant, id: account_id }: AccountRow,
): Promise<string> => {
  const token = createHmac('sha256', secret).update(`newsletter ${account_id}`).digest('base64url')
  await linkTokens.keep(tx, { tenant, purpose: 'newsletter', account_id }, token)
  return `/newsletter?token=${token}`
}

const ownerOf = async ({ linkTokens }: Services, tx: Tx, { identity }: IdentityCall): Promise<AccountRow> => {
  if (identity.kind !== 'email') throw failure('unauthorized')
  const { account_id } = await linkTokens.read(tx, { token: identity.token, purpose: 'newsletter' })
  if (account_id === null) throw failure('link_invalid')
  return getAccount(tx, account_id)
}

export const newsletterOf =
  (services: Services) =>
  (call: IdentityCall): Promise<Newsletter> =>
    services.database.read(call.tenant, async (tx) => {
      const { newsletter } = await ownerOf(services, tx, call)
      return { newsletter }
    })

export const setNewsletter =
  (services: Services) =>
  (call: IdentityCall, { newsletter }: Newsletter): Promise<Newsletter> =>
    services.database.transaction(call.tenant, async (tx) => {
      const before = await ownerOf(services, tx, call)
      const { id } = before
      await updateAccount(tx, id, { newsletter })
      await services.audit(tx, { ...ownAct(call, id, 'newsletter_set'), changes: { newsletter } })
      if (before.newsletter !== newsletter) await announceChanged(services, tx, before, ['newsletter'])
      return { newsletter }
    })
