import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'
import { makeId } from '../../../platform/ids.ts'
import { auditActor } from '../audit-actor.ts'
import type { News } from '../gateways/gateway.ts'
import { findCheckout, updateCheckout } from '../payments/checkout-store.ts'
import type { Services } from '../services.ts'
import {
  endActive,
  findAgreement,
  findAgreementByReference,
  insertAgreement,
  updateAgreement,
} from './agreement-store.ts'

type AgreementNews = Extract<News, { kind: 'agreement' }>

const begin = (
  services: Services,
  tenant: string,
  gateway: string,
  { reference, agreement }: AgreementNews,
  isCharged: boolean,
) =>
  services.database.transaction(tenant, async (tx) => {
    const { clock, audit, renewing } = services
    const checkout = await findCheckout(tx, gateway, reference)
    if (checkout === undefined || checkout.deliverable_id === null) return 'nothing of ours'
    // A repeated report must not end the agreement that replaced this one.
    if ((await findAgreementByReference(tx, gateway, agreement)) !== undefined) return 'agreement is known'
    const { deliverable_id, account_id, currency } = checkout
    const now = clock.now()
    const other = await findAgreement(tx, deliverable_id)
    const isWelcome = await renewing.agreementChanged(tx, {
      tenant,
      account_id,
      deliverable_id,
      gateway,
      reference: agreement,
      agreed: money(checkout.amount ?? '0', currencyOf(currency ?? '')),
      ...(isCharged && { unknown_since: checkout.created_at }),
    })
    // Ends the previous agreement, at whichever service, so that nobody pays twice for one licence. This one is ended at once if the
    // licence is over, belongs to someone else, costs more than was agreed, or is not to be renewed.
    if (isWelcome && other !== undefined) await endActive(tx, other.id, { leased_until: now })
    const state = isWelcome ? 'active' : 'ending'
    const about = { tenant, account_id, deliverable_id, gateway, reference: agreement }
    const row = { ...about, id: makeId(clock), state, refused: !isWelcome }
    // If it is reported twice at once, one transaction is rolled back, and its retry finds the agreement known.
    if (!(await insertAgreement(tx, { ...row, created_at: now, leased_until: now }))) throw failure('conflict')
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
    return `agreement is ${state}`
  })

/**
 * Providers report in any order. An end that arrives first waits for the beginning (409 `payment_in_progress`: the job is repeated);
 * otherwise the beginning would revive an agreement that has ended.
 */
const end = (services: Services, tenant: string, gateway: string, { reference, agreement: name }: AgreementNews) =>
  services.database.transaction(tenant, async (tx) => {
    const { clock, audit, renewing } = services
    const agreement = await findAgreementByReference(tx, gateway, name)
    if (agreement === undefined) {
      const checkout = await findCheckout(tx, gateway, reference)
      if (checkout?.purpose === 'agreement' && checkout.state === 'open')
        throw failure('payment_in_progress', { meta: { retry_after: 5 } })
      return 'nothing of ours'
    }
    if (agreement.state === 'ended') return 'agreement is known'
    const { id, deliverable_id, account_id, state } = agreement
    await updateAgreement(tx, id, { state: 'ended', ended_at: clock.now() })
    const changes = { gateway, reference: name }
    const about = { object_type: 'deliverable', object_id: deliverable_id, account_id, changes }
    await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: 'agreement_ended', ...about })
    // We ended it, so the licence already knows.
    if (state === 'active')
      await renewing.agreementChanged(tx, {
        tenant,
        account_id,
        deliverable_id,
        gateway,
        reference: name,
        agreed: null,
      })
    return 'agreement is ended'
  })

/** Records that an outside service charges a licence from now on, or has stopped. `isCharged`: its charge reports the agreement. */
export const applyAgreement = (
  services: Services,
  tenant: string,
  gateway: string,
  news: AgreementNews,
  isCharged = false,
): Promise<string> => {
  // Agreements without an id would all be taken for the same one.
  if (news.agreement === '') {
    services.log.error({ gateway, reference: news.reference }, 'a gateway tells of an agreement without its name')
    return Promise.resolve('a person decides')
  }
  return news.state === 'active'
    ? begin(services, tenant, gateway, news, isCharged)
    : end(services, tenant, gateway, news)
}
