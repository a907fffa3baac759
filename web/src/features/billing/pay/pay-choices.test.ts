import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { describe, expect, it } from 'vitest'
import { cardChoices, firstChoice, otherWays } from './pay-choices.ts'

const now = Date.parse('2026-11-20T00:00:00Z')
const stripe = { gateway: 'stripe', public_key: 'pk', script_url: '/stripe.js' } as const
const cloudpayments = { gateway: 'cloudpayments', public_id: 'pk', script_url: '/widget.js' } as const
const paddle: PaymentGateway = { gateway: 'paddle', vendor_id: '1', renews: [] }
const paypro = { gateway: 'paypro' } as const
const transfer = { gateway: 'bank_transfer' } as const

const card = (id: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  gateway: 'stripe',
  card_first_six: '424242',
  card_last_four: '4242',
  card_type: 'Visa',
  card_exp_date: '08/28',
  default: false,
  owner: null,
  ...changes,
})

const idsOf = (choices: readonly { readonly id: string }[]) => choices.map(({ id }) => id)

describe('ways to pay', () => {
  it('BILL-17 there is one choice per saved card and one new card per gateway that accepts cards', () => {
    const cards = [card('stripe_1'), card('cloudpayments_1', { gateway: 'cloudpayments' })]
    const choices = cardChoices([stripe, cloudpayments, paddle], cards, now)
    expect(idsOf(choices)).toEqual(['stripe_1', 'cloudpayments_1', 'new_stripe', 'new_cloudpayments'])
  })

  it('BILL-17 a saved card of a gateway that is not offered cannot be selected', () => {
    const cards = [card('cloudpayments_1', { gateway: 'cloudpayments' })]
    expect(idsOf(cardChoices([stripe], cards, now))).toEqual(['new_stripe'])
    expect(cardChoices([transfer], cards, now)).toEqual([])
  })

  it('BILL-17, BILL-29 every other gateway is a separate way to pay', () => {
    expect(otherWays([stripe, paddle, paypro, transfer])).toEqual([paddle, paypro, transfer])
  })

  it('the default card comes first', () => {
    const cards = [card('stripe_1'), card('stripe_2', { default: true })]
    expect(idsOf(cardChoices([stripe], cards, now))).toEqual(['stripe_2', 'stripe_1', 'new_stripe'])
  })

  it('an expired card is shown and cannot be selected', () => {
    const choices = cardChoices([stripe], [card('stripe_1', { card_exp_date: '10/26', default: true })], now)
    expect(choices[0]).toMatchObject({ id: 'stripe_1', expired: true })
    expect(firstChoice(choices)?.id).toBe('new_stripe')
    expect(firstChoice([])).toBeUndefined()
  })
})
