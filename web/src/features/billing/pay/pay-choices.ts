import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { CardGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { type GatewayOffer, isCardGateway } from '../../../lib/payment-gateways.ts'
import { cardExpiry } from '../cards/card-expiry.ts'
import { isOwn } from '../cards/card-owner.ts'

/** A card to pay with: a saved one, or a new one at a gateway that takes cards. */
export type CardChoice =
  | { readonly id: string; readonly kind: 'saved'; readonly card: PaymentMethod; readonly expired: boolean }
  | { readonly id: string; readonly kind: 'new'; readonly gateway: GatewayOffer<CardGateway> }

/** A gateway that is paid elsewhere: on its own page, or from the document. */
export type OtherWay = Exclude<PaymentGateway, GatewayOffer<CardGateway>>

/**
 * Saved cards of the offered gateways, the owner's before the user's own and the default first in each, then a new card
 * at each gateway.
 */
export const cardChoices = (
  gateways: readonly PaymentGateway[],
  cards: readonly PaymentMethod[],
  now: number,
): readonly CardChoice[] => {
  const offered = gateways.filter(isCardGateway)
  const saved = cards
    .filter((card) => offered.some(({ gateway }) => gateway === card.gateway))
    .toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || Number(b.default) - Number(a.default))
    .map((card): CardChoice => {
      const expired = cardExpiry(card.card_exp_date, now).state === 'expired'
      return { id: card.id, kind: 'saved', card, expired }
    })
  return [...saved, ...offered.map((gateway): CardChoice => ({ id: `new_${gateway.gateway}`, kind: 'new', gateway }))]
}

/** The first card that has not expired, else a new one. */
export const firstChoice = (choices: readonly CardChoice[]): CardChoice | undefined =>
  choices.find((choice) => choice.kind === 'new' || !choice.expired)

export const otherWays = (gateways: readonly PaymentGateway[]): readonly OtherWay[] =>
  gateways.filter((offered): offered is OtherWay => !isCardGateway(offered))
