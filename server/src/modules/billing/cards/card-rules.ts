import type { Services } from '../services.ts'
import type { PaymentMethodRow } from './card-store.ts'

/** Cards end with the month that is printed on them. */
export const isValid = ({ card_expires }: Pick<PaymentMethodRow, 'card_expires'>, now: Date): boolean =>
  card_expires.slice(0, 7) >= now.toISOString().slice(0, 7)

/** Whether the brand still has the gateway that keeps it. */
export const hasGateway = (
  { gateway: gatewayOf }: Pick<Services, 'gateway'>,
  { tenant, gateway }: Pick<PaymentMethodRow, 'tenant' | 'gateway'>,
): boolean => (gatewayOf(tenant, gateway)?.cards ?? null) !== null

/** Whether anything can be charged to it. */
export const isUsable = (
  services: Pick<Services, 'gateway' | 'clock'>,
  card: Pick<PaymentMethodRow, 'tenant' | 'gateway' | 'card_expires'>,
): boolean => hasGateway(services, card) && isValid(card, services.clock.now())
