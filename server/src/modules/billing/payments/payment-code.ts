import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'

export interface Transfer {
  readonly account_holder: string
  readonly bank_name: string
  readonly iban: string
  readonly bic: string
  readonly amount: Money
  readonly reference: string
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

export const isIban = (account: string): boolean => /^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(withoutSpaces(account))

/** Written like an IBAN, but with other check digits than belong to it: money would come back. */
export const isWrongIban = (account: string): boolean => {
  if (!isIban(account)) return false
  const text = withoutSpaces(account)
  const digits = Array.from(text.slice(4) + text.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n !== 1n
}

/** Account and bank numbers in Russia. */
const isRussian = ({ iban, bic }: Transfer): boolean =>
  /^\d{20}$/.test(withoutSpaces(iban)) && /^\d{9}$/.test(withoutSpaces(bic))

/** EPC069-12, which banking apps in the euro area read: one field per line. */
const euroCode = ({ account_holder, iban, bic, amount, reference }: Transfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    cut(account_holder, 70),
    withoutSpaces(iban),
    `EUR${decimalOf(amount)}`,
    '',
    '',
    cut(reference, 140),
  ].join('\n')

/** GOST R 56042, which Russian banking apps read. A bar ends a field, so fields must not contain one. */
const rubleCode = ({ account_holder, bank_name, iban, bic, amount, reference }: Transfer): string =>
  [
    'ST00012',
    ...Object.entries({
      Name: account_holder,
      PersonalAcc: withoutSpaces(iban),
      BankName: bank_name,
      BIC: withoutSpaces(bic),
      CorrespAcc: '0',
      Sum: String(amount.minor),
      Purpose: reference,
    }).map(([name, value]) => `${name}=${value.replaceAll('|', ' ')}`),
  ].join('|')

/** The text of the QR code from which a banking app fills in a transfer; null for currencies and accounts without such a standard. */
export const paymentCode = (transfer: Transfer): string | null => {
  const { currency } = transfer.amount
  if (currency === 'EUR') return isIban(transfer.iban) ? euroCode(transfer) : null
  return currency === 'RUB' && isRussian(transfer) ? rubleCode(transfer) : null
}
