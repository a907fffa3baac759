import { isValid, type KnownCard, pickCard } from '../cards/card-rules.ts'
import type { Services } from '../services.ts'
import type { ListedOrderRow } from './order-store.ts'

type Needs = Pick<Services, 'gateway'>
type Charged = Pick<ListedOrderRow, 'charging' | 'currency'>

export interface PlannedCharge {
  /** `yyyy-MM-dd` */
  readonly day: string
  readonly card: KnownCard
}

/** The automatic charge of an order; null if a person has to pay it, or no card that is valid on the day can be charged. */
export const plannedCharge = (services: Needs, { charging, currency }: Charged): PlannedCharge | null => {
  if (charging === null) return null
  const { day, cards } = charging
  const at = new Date(day)
  const card = pickCard(services, cards, currency, at)
  return card !== undefined && isValid(card, at) ? { day, card } : null
}

/** The day a card is charged for an order automatically, `yyyy-MM-dd`; null if there is no such charge. */
export const chargedOn = (services: Needs, order: Charged): string | null => plannedCharge(services, order)?.day ?? null
