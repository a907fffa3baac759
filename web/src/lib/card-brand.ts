import { cardBrand } from '@foyer/contract/vocabulary/card-brand.ts'

/** `Visa •••• 4242` */
export const cardName = ({ card_type, card_last_four }: { card_type: string; card_last_four: string }): string =>
  `${cardBrand(card_type)} •••• ${card_last_four}`

/** The gateway that took the payment, and the card if it is known. */
export const paidBy = (gateway: string, lastFour: string | null | undefined): string =>
  lastFour === null || lastFour === undefined ? gateway : `${gateway} •••• ${lastFour}`
