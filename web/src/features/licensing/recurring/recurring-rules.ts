import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { ExternalGateway, Gateway } from '@foyer/contract/vocabulary/gateway.ts'

/** Gateways that charge renewals themselves. The contract's list would also load a validator, so only its type is imported. */
const external: { readonly [Name in ExternalGateway]: true } = { paddle: true, paypro: true }
export const externalGateways = Object.keys(external) as readonly ExternalGateway[]

interface Offered {
  readonly gateway: Gateway
  readonly renews?: readonly BillingPeriod[] | undefined
}

type Charged = Pick<Deliverable, 'period' | 'price' | 'price_correction'>

/**
 * Services that the SKU supports, that are offered to the customer, and that can charge this period. None of them
 * accepts a charge of zero.
 */
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

/**
 * Licences that are over, trials and one-time purchases cannot be renewed. A licence that the vendor has stopped cannot
 * be until the vendor releases it.
 */
const isRenewable = ({ period, state, terminatable, paid_till }: Facts): boolean =>
  period !== 'one_time' && state !== 'terminated' && state !== 'blocked' && !terminatable && paid_till !== null

/** Whether to show the button that switches renewal on. */
export const showsRecurring = (licence: Facts, services: readonly ExternalGateway[]): boolean =>
  isRenewable(licence) && (!licence.auto_renewable || (licence.billing_kind === 'manual' && services.length > 0))

/**
 * The licence already continues period by period as its invoices are paid; switching on means that they are charged
 * automatically.
 */
export const isInvoiced = ({ auto_renewable, billing_kind }: Pick<Facts, 'auto_renewable' | 'billing_kind'>): boolean =>
  auto_renewable && billing_kind === 'manual'

/** Whether switching on first asks who will charge. */
export const asksWhoCharges = ({ billing_kind }: Facts, services: readonly ExternalGateway[]): boolean =>
  billing_kind === 'manual' && services.length > 0

/** If the paid period is over, switching on charges the next one at once, so the user has to confirm that first. */
export const isChargedAtOnce = ({ paid_till }: Pick<Facts, 'paid_till'>, now: number): boolean =>
  paid_till !== null && Date.parse(paid_till) <= now

/** Whether to show the button that switches renewal off. */
export const showsTerminate = ({ auto_renewable, period, state }: Facts): boolean =>
  auto_renewable && period !== 'one_time' && state !== 'terminated'
