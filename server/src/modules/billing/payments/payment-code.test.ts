import { money } from '@foyer/contract/vocabulary/money.ts'
import { expect, it } from 'vitest'
import { paymentCode } from './payment-code.ts'

const account = {
  account_holder: 'Aurora Streaming GmbH',
  bank_name: 'Hanseatische Bank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
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

it('BILL-14 in roubles it is the one that Russian banks read, in kopecks, and no field can smuggle in another', () => {
  const sever = {
    account_holder: 'ООО «Север|Sum=1»',
    bank_name: 'Банк',
    iban: '40702810000000000001',
    bic: '041117601',
  }
  expect(paymentCode({ ...sever, amount: money('97200', 'RUB'), reference: 'SEV-2026-0001' })).toBe(
    'ST00012|Name=ООО «Север Sum=1»|PersonalAcc=40702810000000000001|BankName=Банк|BIC=041117601|CorrespAcc=0|Sum=9720000|Purpose=SEV-2026-0001',
  )
})

it('BILL-14 other currencies have no such code', () => {
  expect(paymentCode({ ...account, amount: money('10', 'USD'), reference: 'AUR-2026-0418' })).toBeNull()
})
