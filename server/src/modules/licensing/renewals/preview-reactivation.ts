import type { RenewalPreview } from '@foyer/contract/licensing/renewal.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { type Money, money, wireAmount, withTax } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { prolongedPeriod } from '../../billing/index.ts'
import { licensingPolicy } from '../policy.ts'
import { periodCharge } from '../purchase/period-price.ts'
import { taxesOf } from '../purchase/taxes.ts'
import { readableLicence } from '../read-licence.ts'
import type { LicenceRow } from '../servers/server-store.ts'
import type { Services } from '../services.ts'
import { nextStretch } from './open-renewal.ts'
import { findOpenRenewal } from './renewal-store.ts'
import { refuseSwitchingOn } from './switch-renewal.ts'

interface Asked {
  readonly starts_on: string
  readonly ends_on: string
  readonly net: Money
  readonly tax: Money
  readonly total: Money
}

/** The open invoice, which the card would be charged for, or else the next period as it would be invoiced now. */
const askedFor = async (services: Services, tx: Tx, call: ActorCall, licence: LicenceRow): Promise<Asked> => {
  const currency = currencyOf(licence.currency)
  const renewal = await findOpenRenewal(tx, licence.id)
  const order = renewal?.state === 'open' ? await services.billing.find(tx, renewal.order_id) : undefined
  const invoiced = order && prolongedPeriod(order)
  if (order !== undefined && invoiced !== undefined)
    return {
      ...invoiced,
      net: money(order.net, currency),
      tax: money(order.tax, currency),
      total: money(order.total, currency),
    }
  const stretch = await nextStretch(tx, licence, dayOf(services.clock.now()))
  if (stretch === null) throw failure('conflict')
  const net = periodCharge(licence)
  const taxOf = await taxesOf(services, tx, call, [licence])
  return { ...stretch, net, ...withTax(net, taxOf(licence)) }
}

/** What turning on renewal would charge first, and when. Throws like turning it on. */
export const previewReactivation =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<RenewalPreview> =>
    services.database.read(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.previewReactivation)
      await refuseSwitchingOn(services, tx, licence)
      const { starts_on, ends_on, net, tax, total } = await askedFor(services, tx, call, licence)
      const today = dayOf(services.clock.now())
      const charge_on = starts_on > today ? starts_on : today
      const { account_id, currency } = licence
      const isOwn = account_id === call.actor.account_id
      const card = isOwn ? await services.billing.cardToCharge(tx, account_id, currency, charge_on) : null
      return {
        starts_on,
        ends_on,
        charge_on,
        charged_now: starts_on <= today,
        amount: wireAmount(net),
        tax: wireAmount(tax),
        total: wireAmount(total),
        currency: net.currency,
        card_last_four: card?.last_four ?? null,
      }
    })
