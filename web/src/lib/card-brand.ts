/** Gateways spell brands in their own ways; these are the names printed on cards. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  american_express: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mir: 'Мир',
  unionpay: 'UnionPay',
}

export const cardBrand = (type: string): string => names[type.toLowerCase().replaceAll(' ', '_')] ?? type

/** `Visa •••• 4242` */
export const cardName = ({ card_type, card_last_four }: { card_type: string; card_last_four: string }): string =>
  `${cardBrand(card_type)} •••• ${card_last_four}`

/** The gateway that took the payment, and the card if it is known. */
export const paidBy = (gateway: string, lastFour: string | null | undefined): string =>
  lastFour === null || lastFour === undefined ? gateway : `${gateway} •••• ${lastFour}`
