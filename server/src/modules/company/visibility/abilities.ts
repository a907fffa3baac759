import type { Abilities } from '@foyer/contract/company/abilities.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { findSharedRights } from '../colleagues/colleague-store.ts'
import { findMember } from '../members/member-store.ts'
import { findOpenTransfer, sideOf } from '../members/transfer-store.ts'
import type { Services } from '../services.ts'
import { abilitiesBy } from './ability-rules.ts'

/** What the caller may do right now, by the same policy lines that the server enforces. */
export const abilitiesOf =
  ({ database, policies, clock }: Services) =>
  ({ tenant, actor }: ActorCall): Promise<Abilities> =>
    database.read(tenant, async (tx) => {
      const [member, shared] = await Promise.all([
        findMember(tx, actor.account_id),
        findSharedRights(tx, actor.account_id),
      ])
      const transfer = member && (await findOpenTransfer(tx, member.company_id, clock.now()))
      const place = member === undefined ? null : member.owner ? 'owner' : 'member'
      const roles = member === undefined || member.owner ? [] : rights.filter((right) => member[right])
      const offer = sideOf(transfer, actor.account_id)
      const { permissions, acting_operator } = actor
      return abilitiesBy(policies, { place, roles, offer, shared, permissions, in_person: acting_operator === null })
    })
