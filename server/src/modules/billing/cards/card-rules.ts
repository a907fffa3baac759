import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Services } from '../services.ts'
import type { PaymentMethodRow } from './card-store.ts'

/** What decides whether a card is the one to charge, and how it is named. */
export type KnownCard = Pick<PaymentMethodRow, 'tenant' | 'gateway' | 'card_expires' | 'card_last_four' | 'is_default'>

/** Cards are valid until the end of the month printed on them. */
export const isValid = ({ card_expires }: Pick<PaymentMethodRow, 'card_expires'>, at: Date): boolean =>
  card_expires.slice(0, 7) >= at.toISOString().slice(0, 7)

/** Whether anything can be charged to it: the brand still has its gateway, and it has not expired. */
export const isUsable = (
  { gateway: gatewayOf, clock }: Pick<Services, 'gateway' | 'clock'>,
  { tenant, gateway, card_expires }: Pick<PaymentMethodRow, 'tenant' | 'gateway' | 'card_expires'>,
): boolean => (gatewayOf(tenant, gateway)?.cards ?? null) !== null && isValid({ card_expires }, clock.now())

/** Whether the brand still has its gateway, and the gateway takes this currency. */
export const takes = (
  { gateway: gatewayOf }: Pick<Services, 'gateway'>,
  { tenant, gateway }: Pick<PaymentMethodRow, 'tenant' | 'gateway'>,
  currency: string,
): boolean => {
  const adapter = gatewayOf(tenant, gateway)
  return (adapter?.cards ?? null) !== null && adapter?.takes(currencyOf(currency)) === true
}

/**
 * Of an account's cards, the one to charge in this currency while its owner is away; the default card comes first, then the newest. The
 * default card is the owner's choice, even after it has expired. If its gateway cannot charge this currency, another valid card is used;
 * if none is valid, an expired one, so that it can be named.
 */
export const pickCard = <Card extends KnownCard>(
  services: Pick<Services, 'gateway'>,
  cards: readonly Card[],
  currency: string,
  at: Date,
): Card | undefined => {
  const able = cards.filter((card) => takes(services, card, currency))
  return able.find((card) => card.is_default || isValid(card, at)) ?? able[0]
}
