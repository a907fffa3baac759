import type { Tx } from '../../platform/database/database.ts'
import { holdNotification, listPreferences } from './notification-store.ts'
import { customersMail, type MembersJob, type Notice, postNotice, tell } from './notify.ts'
import { channelsOf, rightFor } from './preference-rules.ts'
import type { Services } from './services.ts'

/** The further addresses that get the customer's mail, or the customer's letter of its own. */
const alsoMailed = async (services: Services, tx: Tx, notice: Notice): Promise<ReadonlySet<string>> => {
  const wants = channelsOf(await listPreferences(tx, notice.account_id), notice.kind)
  const mail = await customersMail(services, tx, notice, wants)
  return new Set(mail?.copies.map(({ to }) => to.toLowerCase()))
}

/**
 * Notifies the members of a company of what the customer was notified of, by the roles that they have now, unless that no longer holds.
 * Letters about a ticket go to members as well, so there is no other. Of the rest, members get mails only if they have chosen them, and none
 * to a further address that gets the customer's.
 */
export const tellMembers =
  (services: Services) =>
  ({ notice, id }: MembersJob): Promise<void> =>
    services.database.transaction(notice.tenant, async (tx) => {
      const { account, company, branding } = services
      const { tenant, account_id, kind } = notice
      if (!(await holdNotification(tx, id))) return
      const memberIds = await company.entitledMembers(tx, account_id, rightFor[kind])
      const [people, further] = [await account.getAll(tx, memberIds), await alsoMailed(services, tx, notice)]
      for (const [memberId, member] of people) {
        if (member.blocked || member.closed_at !== null) continue
        const told = await tell(services, tx, notice, memberId)
        if (told === undefined || !told.wants.company_mail || !branding.get(tenant).features.contacts) continue
        if (kind === 'staff_reply' || further.has(member.email.toLowerCase())) continue
        await postNotice(services, tx, notice, { id: told.id, account: member, copies: [] })
      }
    })
