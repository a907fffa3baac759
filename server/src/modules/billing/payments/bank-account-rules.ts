import { type Currency, isCarriedByBanks } from '@foyer/contract/vocabulary/currency.ts'
import type { Brand } from '../../branding/index.ts'

type BankTransfer = NonNullable<Brand['gateways']['bank_transfer']>

type BankAccount = NonNullable<BankTransfer['currencies']['EUR']>

/** The brand's account for a currency: its own, or else the one for all currencies. Undefined if money in it cannot be transferred. */
export const bankAccountFor = (settings: BankTransfer | undefined, currency: Currency): BankAccount | undefined => {
  if (settings === undefined || !isCarriedByBanks(currency)) return undefined
  const { currencies, bank_name, account_holder, iban, bic } = settings
  const own: Partial<Record<Currency, BankAccount>> = currencies
  if (own[currency] !== undefined) return own[currency]
  if (bank_name === undefined || account_holder === undefined || iban === undefined || bic === undefined)
    return undefined
  return { bank_name, account_holder, iban, bic }
}

/** All accounts of a brand, by what they are for: a currency, or all others. */
export const bankAccountsOf = (settings: BankTransfer | undefined): readonly (readonly [string, BankAccount])[] => {
  if (settings === undefined) return []
  const common = bankAccountFor({ ...settings, currencies: {} }, 'EUR')
  return [
    ...(common === undefined ? [] : [['all currencies', common] as const]),
    ...Object.entries(settings.currencies),
  ]
}
