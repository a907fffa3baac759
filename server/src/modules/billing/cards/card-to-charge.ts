import { CardGateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import { isValid, pickCard } from './card-rules.ts'
import { findCards, type PaymentMethodRow } from './card-store.ts'

type Needs = Pick<Services, 'gateway' | 'clock'>

/** The card to charge automatically in this currency, now or on that day. */
export const findCardToCharge = async (
  services: Needs,
  tx: Tx,
  accountId: string,
  currency: string,
  at = services.clock.now(),
): Promise<PaymentMethodRow | undefined> => pickCard(services, await findCards(tx, accountId), currency, at)

/** What other modules need to know about it. */
export interface CardToCharge {
  readonly id: string
  readonly gateway: CardGateway
  readonly last_four: string
  /** It will have expired by then. */
  readonly ended: boolean
}

/** The same for other modules; null if no saved card can be charged. The day is `yyyy-MM-dd` and defaults to today. */
export const cardToCharge = async (
  services: Needs,
  tx: Tx,
  accountId: string,
  currency: string,
  day?: string,
): Promise<CardToCharge | null> => {
  const at = day === undefined ? services.clock.now() : new Date(day)
  const card = await findCardToCharge(services, tx, accountId, currency, at)
  if (card === undefined) return null
  const { id, card_last_four: last_four } = card
  return { id, gateway: CardGateway.parse(card.gateway), last_four, ended: !isValid(card, at) }
}
