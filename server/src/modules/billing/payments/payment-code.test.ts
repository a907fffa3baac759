import { money } from '@foyer/contract/vocabulary/money.ts'
import { expect, it } from 'vitest'
import { paymentCode } from './payment-code.ts'

const account = {
  account_holder: 'Aurora Streaming GmbH',
  bank_name: 'Hanseatische Bank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
}

const sever = {
  account_holder: 'ООО «Север»',
  bank_name: 'Банк',
  iban: '40702810000000000001',
  bic: '041117601',
}

it('BILL-14 in euro the code is the one that banks of the euro area read', () => {
  const code = paymentCode({ ...account, amount: money('1234.50', 'EUR'), reference: 'AUR-2026-0418' })
  expect(code?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BYLADEM1001',
    'Aurora Streaming GmbH',
    'DE02120300000000202051',
    'EUR1234.50',
    '',
    '',
    'AUR-2026-0418',
  ])
})

it('BILL-14 in roubles it is the one that Russian banks read, in kopecks, and no field can inject another', () => {
  const crooked = { ...sever, account_holder: 'ООО «Север|Sum=1»' }
  expect(paymentCode({ ...crooked, amount: money('97200', 'RUB'), reference: 'SEV-2026-0001' })).toBe(
    'ST00012|Name=ООО «Север Sum=1»|PersonalAcc=40702810000000000001|BankName=Банк|BIC=041117601|CorrespAcc=0|Sum=9720000|Purpose=SEV-2026-0001',
  )
})

it('BILL-14 other currencies have no such code', () => {
  expect(paymentCode({ ...account, amount: money('10', 'USD'), reference: 'AUR-2026-0418' })).toBeNull()
})

it.each([
  ['euro to a Russian account', 'EUR', sever],
  ['euro to a number that is no IBAN', 'EUR', { ...account, iban: 'DE02' }],
  ['roubles to an IBAN', 'RUB', account],
  ['roubles to a Russian account at a bank without a BIK', 'RUB', { ...sever, bic: 'SABRRUMM' }],
  ['roubles to an account that is a digit short', 'RUB', { ...sever, iban: '4070281000000000000' }],
] as const)('BILL-14 there is none for %s: no app could pay it', (_what, currency, to) => {
  expect(paymentCode({ ...to, amount: money('10', currency), reference: 'AUR-2026-0418' })).toBeNull()
})
