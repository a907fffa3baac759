import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { postAgreementGoesOn } from '../letters/agreement-goes-on.ts'
import { lookAfterLeased } from '../payments/look-after-leased.ts'
import type { Services } from '../services.ts'
import { type AgreementRow, endActive, findAgreement, leaseEndings, settleEnding } from './agreement-store.ts'

/** Asks an outside service to stop charging a licence. The request is sent in the background and repeated until the service confirms it. */
export const endAgreement = async ({ clock }: Services, tx: Tx, deliverableId: string): Promise<void> => {
  const agreement = await findAgreement(tx, deliverableId)
  if (agreement !== undefined) await endActive(tx, agreement.id, { leased_until: clock.now() })
}

/** A person has to see to it if a gateway refuses to end an agreement, or is not configured any more. */
const endAtGateway = async (services: Services, agreement: AgreementRow): Promise<void> => {
  const { database, clock, audit, gateway: gatewayOf } = services
  const { id, tenant, gateway, reference, deliverable_id, account_id } = agreement
  const said = (await gatewayOf(tenant, gateway)?.endAgreement?.(reference)) ?? 'refused'
  if (said === 'unknown') return
  await database.transaction(tenant, async (tx) => {
    const change =
      said === 'ended' ? ({ state: 'ended', ended_at: clock.now() } as const) : { leased_until: 'infinity' }
    // The gateway's own notification may have come first.
    if (!(await settleEnding(tx, id, change))) return
    if (said === 'refused') return postAgreementGoesOn(services, tx, agreement)
    const about = { object_type: 'deliverable', object_id: deliverable_id, account_id, changes: { gateway, reference } }
    await audit(tx, { ...auditedBySystem(tenant), action: 'agreement_ended', ...about })
  })
}

/** Ends agreements at their gateways, repeating the request until the gateway answers clearly. Returns how many it looked at. */
export const endAgreements =
  (services: Services) =>
  (tenant: string): Promise<number> =>
    lookAfterLeased(services, tenant, {
      lease: leaseEndings,
      look: (agreement) => endAtGateway(services, agreement),
      name: 'agreement',
    })
