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
