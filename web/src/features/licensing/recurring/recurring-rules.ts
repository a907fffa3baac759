import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { ExternalGateway, Gateway } from '@foyer/contract/vocabulary/gateway.ts'

/** Gateways that charge renewals by themselves. The contract's list brings a validator along, so only its type is taken. */
const external: { readonly [Name in ExternalGateway]: true } = { paddle: true, paypro: true }
export const externalGateways = Object.keys(external) as readonly ExternalGateway[]

interface Offered {
  readonly gateway: Gateway
  readonly renews?: readonly BillingPeriod[] | undefined
}

type Charged = Pick<Deliverable, 'period' | 'price' | 'price_correction'>

/** Those that the SKU works with, the customer is offered and can charge such a period. None agrees on a charge of nothing. */
export const availableServices = (
  supported: readonly ExternalGateway[],
  offered: readonly Offered[],
  { period, price, price_correction }: Charged,
): readonly ExternalGateway[] =>
  externalGateways.filter(
    (name) =>
      price > -price_correction &&
      supported.includes(name) &&
      offered.some(({ gateway, renews }) => gateway === name && renews?.includes(period) !== false),
  )

type Facts = Pick<Deliverable, 'auto_renewable' | 'billing_kind' | 'period' | 'state' | 'terminatable' | 'paid_till'>

/** What is over, a trial, or bought once is not renewed by anybody; what the vendor has stopped is not until they let it go on. */
const isRenewable = ({ period, state, terminatable, paid_till }: Facts): boolean =>
  period !== 'one_time' && state !== 'terminated' && state !== 'blocked' && !terminatable && paid_till !== null

/** The button that switches renewal on. */
export const showsRecurring = (licence: Facts, services: readonly ExternalGateway[]): boolean =>
  isRenewable(licence) && (!licence.auto_renewable || (licence.billing_kind === 'manual' && services.length > 0))

/** It goes on already, period by period, as its invoices are paid: what can be switched on is that they are charged. */
export const isInvoiced = ({ auto_renewable, billing_kind }: Pick<Facts, 'auto_renewable' | 'billing_kind'>): boolean =>
  auto_renewable && billing_kind === 'manual'

/** Whether it asks who is to charge, or switches on at once. */
export const asksWhoCharges = ({ billing_kind }: Facts, services: readonly ExternalGateway[]): boolean =>
  billing_kind === 'manual' && services.length > 0

/** Where the paid period is over the next one is charged for as soon as it is switched on: that is said and confirmed before. */
export const isChargedAtOnce = ({ paid_till }: Pick<Facts, 'paid_till'>, now: number): boolean =>
  paid_till !== null && Date.parse(paid_till) <= now

/** The button that switches renewal off. */
export const showsTerminate = ({ auto_renewable, period, state }: Facts): boolean =>
  auto_renewable && period !== 'one_time' && state !== 'terminated'
