import { isValid, pickCard } from '../cards/card-rules.ts'
import type { Services } from '../services.ts'
import type { ListedOrderRow } from './order-store.ts'

/** The day on which a card is charged for an order by itself, `yyyy-MM-dd`; null where that is left to a person, or no card that is valid then can be charged. */
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
