import {
  type Colleague,
  type ColleagueBody,
  type ColleaguePermission,
  colleaguePermissions,
} from '@foyer/contract/company/colleague.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../../account/index.ts'
import { lockPeople } from '../members/member-store.ts'
import { presentColleague } from '../present.ts'
import type { Services } from '../services.ts'
import { findChief } from '../store.ts'
import { loseSight, mailedRights } from '../visibility/lose-sight.ts'
import { type ColleagueRow, deletePair, findColleague, listReceived, updatePermission } from './colleague-store.ts'

/** The permissions whose end ends mails as well. */
const mailed: Partial<Record<ColleaguePermission, (typeof mailedRights)[number]>> = {
  payments: 'billing',
  tickets: 'tickets',
}

/** A right that the caller has given to somebody. 403 for one that the owner of their company has given, 404 for everybody else's. */
const ownColleague = async (tx: Tx, { actor }: ActorCall, id: string): Promise<ColleagueRow> => {
  const row = await found(tx, id, findColleague)
  if (row.grantor_id === actor.account_id) return row
  throw failure((await findChief(tx, actor.account_id)) === row.grantor_id ? 'forbidden' : 'not_found')
}

/** Gives or withdraws one permission. It applies from the colleague's next call on. */
export const changeColleague =
  (services: Services) =>
  (call: ActorCall, id: string, body: ColleagueBody): Promise<Colleague> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { account, audit } = services
      const row = await ownColleague(tx, call, id)
      const permission = colleaguePermissions.find((each) => each in body)
      if (permission === undefined) throw new Error('unreachable: the body has exactly one')
      const given = Object.values(body).includes(true)
      const changed = await updatePermission(tx, id, permission, given)
      if (changed === undefined) throw failure('not_found')
      const { grantor_id, grantee_id } = row
      const right = mailed[permission]
      // Bills are mailed to whatever addresses the grantor entered; only who saw them before loses those mails.
      if (right !== undefined && !given && (right === 'tickets' || row[permission]))
        await loseSight(services, tx, auditedBy(call), grantor_id, [grantee_id], [right])
      if (row[permission] !== given)
        await audit(tx, {
          ...auditedBy(call),
          action: 'colleague_permission_changed',
          ...ofAccount(grantee_id, grantor_id),
          changes: { [permission]: given },
        })
      const received = (await listReceived(tx, grantor_id)).find((each) => each.grantor_id === grantee_id)
      const people = await account.getAll(tx, [grantor_id, grantee_id])
      return presentColleague(changed, received, grantor_id, people)
    })

/** Ends the relation in both directions. */
export const removeColleague =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { account, audit } = services
      const { grantor_id, grantee_id } = await ownColleague(tx, call, id)
      const { email } = await account.get(tx, grantee_id)
      await lockPeople(tx, call.tenant, [call.actor.email, email])
      if ((await deletePair(tx, grantor_id, grantee_id)) === 0) throw failure('not_found')
      // The order is the same for all calls. Otherwise removals that overlap could deadlock.
      for (const right of mailedRights)
        for (const owner of [grantor_id, grantee_id].sort())
          await loseSight(
            services,
            tx,
            auditedBy(call),
            owner,
            [owner === grantor_id ? grantee_id : grantor_id],
            [right],
          )
      await audit(tx, { ...auditedBy(call), action: 'colleague_removed', ...ofAccount(grantee_id, grantor_id) })
    })
