import type { RetroviewBody, RetroviewResult } from '@foyer/contract/licensing/retroview.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { ofLicence } from './audited.ts'
import { licensingPolicy } from './policy.ts'
import { namedLicences } from './read-licence.ts'
import type { Services } from './services.ts'
import { collectOf, countCollecting, listRunning } from './several-store.ts'

/** As many entries as fit into one statement. */
const auditedAtOnce = 1000

/**
 * Has usage statistics collected of several licences at once, or of all that the caller may change. Throws 404 and 403 if one of those that
 * are named is not theirs to change; none is changed then.
 */
export const enableRetroview =
  (services: Services) =>
  (call: ActorCall, { ids }: RetroviewBody): Promise<RetroviewResult> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { company, audit } = services
      const rule = licensingPolicy.enableRetroview
      const licences =
        ids === undefined
          ? await listRunning(tx, company.ownersInCompany(call.actor.account_id, rule.of))
          : await namedLicences(services, tx, call, { ids, pointer: '/ids' }, rule)
      const wanted = licences.map(({ id }) => id)
      const already = await countCollecting(tx, wanted)
      const enabled = await collectOf(tx, wanted)
      for (let at = 0; at < enabled.length; at += auditedAtOnce)
        await audit(
          tx,
          enabled.slice(at, at + auditedAtOnce).map(({ id, account_id }) => ({
            ...auditedBy(call),
            action: 'licence_properties_changed',
            ...ofLicence(id, account_id),
            changes: { retroview: true },
          })),
        )
      return { enabled: enabled.length, already, not_manageable: wanted.length - already - enabled.length }
    })
