import type { PaymentMethodRow } from './card-store.ts'

/** Cards end with the month that is printed on them. */
export const isValid = ({ card_expires }: Pick<PaymentMethodRow, 'card_expires'>, now: Date): boolean =>
  card_expires.slice(0, 7) >= now.toISOString().slice(0, 7)
