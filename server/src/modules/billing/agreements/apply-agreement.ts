import { makeId } from '../../../platform/ids.ts'
import { auditActor } from '../audit-actor.ts'
import type { News } from '../gateways/gateway.ts'
import { findCheckout, updateCheckout } from '../payments/checkout-store.ts'
import type { Services } from '../services.ts'
import { findAgreement, findAgreementByReference, insertAgreement, updateAgreement } from './agreement-store.ts'

type AgreementNews = Extract<News, { kind: 'agreement' }>

const begin = (services: Services, tenant: string, gateway: string, { reference, agreement }: AgreementNews) =>
  services.database.transaction(tenant, async (tx) => {
    const { clock, audit, renewing } = services
    const checkout = await findCheckout(tx, gateway, reference)
    if (checkout === undefined || checkout.deliverable_id === null) return 'nothing of ours'
    // Told again, it must not end the one that took its place.
    if ((await findAgreementByReference(tx, gateway, agreement)) !== undefined) return 'agreement is known'
    const { deliverable_id, account_id } = checkout
    const now = clock.now()
    const other = await findAgreement(tx, deliverable_id)
    // The one before, at whichever service, is ended: nobody pays for one licence twice.
    if (other !== undefined) await updateAgreement(tx, other.id, { state: 'ending', leased_until: now })
    const row = { id: makeId(clock), tenant, account_id, deliverable_id, gateway, reference: agreement }
    const isNew = await insertAgreement(tx, { ...row, state: 'active', created_at: now, leased_until: now })
    if (!isNew) return 'agreement is known'
    await updateCheckout(tx, checkout.id, { state: 'done' })
    await audit(tx, {
      tenant,
      actor: auditActor(gateway),
      actor_ip: null,
      action: 'agreement_began',
      object_type: 'deliverable',
      object_id: deliverable_id,
      account_id,
      changes: { gateway, agreement },
    })
    await renewing.agreementChanged(tx, { tenant, deliverable_id, gateway, state: 'active' })
    return 'agreement is active'
  })

const end = (services: Services, tenant: string, gateway: string, reference: string): Promise<string> =>
  services.database.transaction(tenant, async (tx) => {
    const { clock, audit, renewing } = services
    const agreement = await findAgreementByReference(tx, gateway, reference)
    if (agreement === undefined || agreement.state === 'ended') return 'agreement is known'
    const { id, deliverable_id, account_id, state } = agreement
    await updateAgreement(tx, id, { state: 'ended', ended_at: clock.now() })
    const about = { object_type: 'deliverable', object_id: deliverable_id, account_id, changes: { gateway, reference } }
    await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: 'agreement_ended', ...about })
    // Ended by us, the licence has been told already.
    if (state === 'active') await renewing.agreementChanged(tx, { tenant, deliverable_id, gateway, state: 'ended' })
    return 'agreement is ended'
  })

/** An outside service charges a licence from now on, or does so no more. */
export const applyAgreement = (
  services: Services,
  tenant: string,
  gateway: string,
  news: AgreementNews,
): Promise<string> => {
  // All that have no name would be taken for one.
  if (news.agreement === '') {
    services.log.error({ gateway, reference: news.reference }, 'a gateway tells of an agreement without its name')
    return Promise.resolve('a person decides')
  }
  return news.state === 'active'
    ? begin(services, tenant, gateway, news)
    : end(services, tenant, gateway, news.agreement)
}
