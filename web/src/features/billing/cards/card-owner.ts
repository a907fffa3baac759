import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { Owner } from '@foyer/contract/vocabulary/owner.ts'

type Card = Pick<PaymentMethod, 'owner'>

export const isOwn = ({ owner }: Card): boolean => owner === null

const isOf = (card: Card, owner: Owner): boolean => owner !== null && card.owner?.email === owner.email

/** The cards that can pay an invoice of this owner: the owner's, if a role allows it, before the user's own; nobody else's. */
export const cardsFor = <C extends Card>(cards: readonly C[], owner: Owner): readonly C[] => [
  ...cards.filter((card) => isOf(card, owner)),
  ...cards.filter(isOwn),
]

/** The cards that can pay every one of several invoices. */
export const cardsForAll = <C extends Card>(cards: readonly C[], orders: readonly Card[]): readonly C[] =>
  cards.filter((card) => isOwn(card) || orders.every(({ owner }) => isOf(card, owner)))
