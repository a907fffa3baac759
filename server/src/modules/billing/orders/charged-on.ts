import { isValid, pickCard } from '../cards/card-rules.ts'
import type { Services } from '../services.ts'
import type { ListedOrderRow } from './order-store.ts'

/**
 * The day a card is charged for an order automatically, `yyyy-MM-dd`; null if a person has to pay it, or no card that is valid on that day
 * can be charged.
 */
export const chargedOn = (
  services: Pick<Services, 'gateway'>,
  { charging, currency }: Pick<ListedOrderRow, 'charging' | 'currency'>,
): string | null => {
  if (charging === null) return null
  const { day, cards } = charging
  const at = new Date(day)
  const card = pickCard(services, cards, currency, at)
  return card !== undefined && isValid(card, at) ? day : null
}
