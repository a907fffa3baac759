/**
 * The fifteen currencies with their decimals (ISO 4217; eight for crypto currencies) and the symbol shown beside amounts.
 * Without a schema: a page that only shows amounts loads no library of schemas.
 */
export const currencyFacts = {
  RUB: { decimals: 2, symbol: '₽' },
  USD: { decimals: 2, symbol: '$' },
  EUR: { decimals: 2, symbol: '€' },
  KZT: { decimals: 2, symbol: '₸' },
  KGS: { decimals: 2, symbol: 'с' },
  BRL: { decimals: 2, symbol: 'R$' },
  ARS: { decimals: 2, symbol: 'AR$' },
  CAD: { decimals: 2, symbol: 'CA$' },
  CNY: { decimals: 2, symbol: '¥' },
  CLP: { decimals: 0, symbol: 'CLP$' },
  INR: { decimals: 2, symbol: '₹' },
  KRW: { decimals: 0, symbol: '₩' },
  BTC: { decimals: 8, symbol: '₿' },
  ETH: { decimals: 8, symbol: 'Ξ' },
  USDT: { decimals: 6, symbol: '₮' },
} as const

type Currency = keyof typeof currencyFacts
export const currencies = Object.keys(currencyFacts) as [Currency, ...Currency[]]
