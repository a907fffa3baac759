import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { OrderBody } from './order-body.ts'
import { OrderPurpose } from './order-purpose.ts'
import { Order, OrderDetail, OrderDocument, OrderPayment, OrderSums } from './order.ts'
import {
  CardVerification,
  CardVerificationBody,
  PayBody,
  PaymentSettings,
  PaymentSettingsBody,
  PayPending,
  PaySeveralBody,
  PaySeveralResult,
} from './paying.ts'
import { PaymentGateway } from './payment-gateway.ts'
import { CardPending, PaymentMethod, PaymentMethodBody, PaymentMethodChange } from './payment-method.ts'
import { Payment } from './payment.ts'

const time = '2026-04-18T09:30:00.000Z'

const order = {
  id: 'o1',
  purpose: 'prolong',
  created_at: time,
  paid_at: time,
  cancelled_at: time,
  pdf: true,
  description: 'Media Server Pro, May',
  amount: 119,
  currency: 'EUR',
  tax: 19,
  actions: [
    {
      command: 'prolong',
      created_at: time,
      fulfilled_at: time,
      description: 'May',
      starts_on: '2026-05-01',
      ends_on: '2026-05-31',
      paid_periods: 1,
    },
  ],
  number: 'AUR-2026-0418',
  due_on: '2026-05-01',
  charged_on: null,
  net_amount: 100,
  tax_amount: 19,
  tax_in: {
    currency: 'PLN',
    amount: 81.13,
    rate: '4.27',
    quoted: 'direct',
    day: '2026-04-17',
    source: 'NBP',
  },
  buyer_reference: 'PO 4500012345',
  period_from: '2026-05-01',
  period_till: '2026-05-31',
  credited_amount: 19,
  returning_amount: 0,
  deliverable: { id: 'd1', human_id: 'L-1042', name: 'Media Server Pro' },
  owner: { email: 'olga@northlight.example', through: 'company' },
  payment: { state: 'failed', gateway: 'stripe', failure_code: 'card_declined', card_last_four: '0002', at: time },
}
const party = { legal_name: 'Northlight TV GmbH', address_lines: ['Harbour Street 1'], tax_id: 'DE123456789' }
const detail = {
  ...order,
  lines: [{ title: 'Media Server Pro', detail: 'May', quantity: 3, unit_price: 33.33, amount: 100 }],
  seller: party,
  buyer: party,
  tax_label: 'VAT 19%',
  tax_note: 'Reverse charge',
  first_period: 'annually',
  period_note: 'Period: twelve months from the day of payment.',
  replaces: { id: 'o0', number: 'AUR-2026-0417' },
  replaced_by: { id: 'o2', number: 'AUR-2026-0419' },
  reissue: { buyer: party, tax: 25, tax_label: 'VAT 25%', tax_amount: 25, amount: 125 },
  stops_on: '2026-12-15',
  cancellable: true,
  credit_notes: [{ id: 'n1', number: 'AUR-C-2026-0001', issued_at: time, amount: 119, reason: 'Bought twice' }],
  history: [{ at: time, kind: 'created', text: 'Invoice made' }],
}

describe('orders', () => {
  it('DATA-23 have these fields', () => {
    expect(Order.parse(order)).toEqual(order)
    expect(fieldFacts(Order, order)).toEqual(allRequired)
  })

  it('DATA-23 cost zero or more', () => {
    expect(Order.safeParse({ ...order, amount: 0 }).success).toBe(true)
    expect(Order.safeParse({ ...order, amount: -0.01 }).success).toBe(false)
  })

  it('DATA-23 are unpaid while paid_at is null', () => {
    const unpaid = {
      ...order,
      paid_at: null,
      cancelled_at: null,
      due_on: null,
      charged_on: null,
      deliverable: null,
      owner: null,
      payment: null,
    }
    expect(Order.parse(unpaid)).toEqual(unpaid)
  })

  it('DATA-23 a single order has lines, parties and history in addition', () => {
    expect(OrderDetail.parse(detail)).toEqual(detail)
    expect(fieldFacts(OrderDetail, detail)).toEqual(allRequired)
    expect(Order.parse(detail)).toEqual(order)
  })

  it('DATA-25 the server has purposes beyond the three that customers have', () => {
    expect(OrderPurpose.options).toEqual([
      'new',
      'update_properties',
      'terminate',
      'prolong',
      'increase',
      'change_sku',
      'restore',
      'custom',
    ])
  })

  it('an attempt to pay is in one of five states', () => {
    expect(OrderPayment.shape.state.options).toEqual(['started', 'requires_action', 'unknown', 'succeeded', 'failed'])
  })

  it('are added up by currency, cancelled ones apart', () => {
    const answer = { totals: [{ currency: 'EUR', amount: 714, cancelled_amount: 11.9 }] }
    expect(OrderSums.parse(answer)).toEqual(answer)
    expect(fieldFacts(OrderSums, answer)).toEqual(allRequired)
    expect(OrderSums.safeParse({ totals: [{ ...answer.totals[0], amount: -1 }] }).success).toBe(false)
  })

  it('the document is base64', () => {
    const answer = { document: 'JVBERi0xLjc=' }
    expect(OrderDocument.parse(answer)).toEqual(answer)
    expect(fieldFacts(OrderDocument, answer)).toEqual(allRequired)
    expect(OrderDocument.safeParse({ document: '%PDF-1.7' }).success).toBe(false)
  })
})

describe('ordering', () => {
  it.each([
    [{ purpose: 'new', sku_id: 'k1', quantity: 1, deliverable_id: 'd1' }, ['deliverable_id']],
    [
      { purpose: 'update_properties', deliverable_id: 'd1', user_comment: '', retroview: false },
      ['user_comment', 'retroview'],
    ],
    [{ purpose: 'terminate', deliverable_id: 'd1', terminate_reason: 'Test is over' }, []],
  ])('takes %j and nothing else', (body, optional) => {
    expect(OrderBody.parse(body)).toEqual(body)
    expect(fieldFacts(OrderBody, body)).toEqual({ optional, misspelt: [], mistyped: [] })
    expect(OrderBody.safeParse({ ...body, price: 0 }).success).toBe(false)
  })

  it.each([0, -1, 1.5, 1_000_001])('refuses a quantity of %s', (quantity) => {
    expect(OrderBody.safeParse({ purpose: 'new', sku_id: 'k1', quantity }).success).toBe(false)
  })

  it.each(['', '  ', '\n'])('refuses %j as the reason to terminate', (terminate_reason) => {
    expect(OrderBody.safeParse({ purpose: 'terminate', deliverable_id: 'd1', terminate_reason }).success).toBe(false)
  })

  it('a comment has at most 255 characters', () => {
    const body = { purpose: 'update_properties', deliverable_id: 'd1' }
    expect(OrderBody.safeParse({ ...body, user_comment: 'x'.repeat(255) }).success).toBe(true)
    expect(OrderBody.safeParse({ ...body, user_comment: 'x'.repeat(256) }).success).toBe(false)
  })

  it('DATA-25 leaves the further purposes to the server', () => {
    for (const purpose of ['prolong', 'increase', 'change_sku', 'restore', 'custom'])
      expect(OrderBody.safeParse({ purpose, deliverable_id: 'd1', sku_id: 'k1', quantity: 1 }).success).toBe(false)
  })
})

describe('payments', () => {
  it('DATA-29 have these fields', () => {
    const payment = {
      id: 'y1',
      order_id: 'o1',
      order_number: 'AUR-2026-0001',
      amount: 119,
      shortfall: 0,
      currency: 'EUR',
      created_at: time,
      gateway: 'stripe',
      transaction_id: 'pi_1',
      card_last_four: '4242',
      description: 'Media Server Pro, May',
      receipt_url: 'https://pay.example/receipt/1',
      refunded_amount: 0,
      returning_amount: 0,
      owner: { email: 'olga@northlight.example', through: 'company' },
    }
    expect(Payment.parse(payment)).toEqual(payment)
    expect(fieldFacts(Payment, payment)).toEqual(allRequired)
    expect(Payment.safeParse({ ...payment, card_last_four: null, receipt_url: null, owner: null }).success).toBe(true)
  })

  it.each([
    [
      {
        gateway: 'cloudpayments',
        public_id: 'pk_demo',
        script_url: 'https://widget.cloudpayments.ru/bundles/cloudpayments.js',
      },
    ],
    [{ gateway: 'stripe', public_key: 'pk_test', script_url: 'https://js.stripe.com/v3/' }],
    [{ gateway: 'paddle', vendor_id: '42', renews: ['monthly'] }],
    [{ gateway: 'paypro' }],
    [{ gateway: 'bank_transfer' }],
  ])('DATA-05 %j is the answer of a gateway', (gateway) => {
    expect(PaymentGateway.parse({ ...gateway, secret: 's' })).toEqual(gateway)
    expect(fieldFacts(PaymentGateway, gateway)).toEqual(allRequired)
  })
})

describe('saved cards', () => {
  const card = {
    id: 'stripe_pm1',
    gateway: 'stripe',
    card_first_six: '424242',
    card_last_four: '4242',
    card_type: 'Visa',
    card_exp_date: '04/29',
    default: true,
    owner: { email: 'olga@northlight.example', through: 'company' },
  }

  it('DATA-30 have these fields', () => {
    expect(PaymentMethod.parse(card)).toEqual(card)
    expect(fieldFacts(PaymentMethod, card)).toEqual(allRequired)
    expect(PaymentMethod.safeParse({ ...card, card_first_six: null }).success).toBe(true)
  })

  it('DATA-30 belong to stripe or cloudpayments, and their id begins with that name', () => {
    expect(PaymentMethod.safeParse({ ...card, id: 'cloudpayments_7', gateway: 'cloudpayments' }).success).toBe(true)
    for (const wrong of [{ id: 'pm1' }, { id: 'cloudpayments_7' }, { id: 'paddle_1', gateway: 'paddle' }])
      expect(PaymentMethod.safeParse({ ...card, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  })

  it('DATA-30 never contain more of the number than that', () => {
    for (const wrong of [{ card_last_four: '424242424242' }, { card_first_six: '4242424' }, { card_exp_date: '13/29' }])
      expect(PaymentMethod.safeParse({ ...card, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  })

  it('DATA-30 are added with gateway stripe and token_id', () => {
    const body = { gateway: 'stripe', token_id: 'tok_visa' }
    expect(PaymentMethodBody.parse(body)).toEqual(body)
    expect(fieldFacts(PaymentMethodBody, body)).toEqual(allRequired)
    expect(PaymentMethodBody.safeParse({ ...body, gateway: 'cloudpayments' }).success).toBe(false)
  })
})

describe('paying', () => {
  it.each([
    [{ gateway: 'cloudpayments', amount: 119, currency: 'EUR', data: {} }],
    [{ gateway: 'stripe', amount: 119, currency: 'EUR' }],
    [{ gateway: 'paddle', url: 'https://pay.example/1' }],
    [{ gateway: 'paypro', url: 'https://pay.example/1' }],
  ])('%j are valid settings', (settings) => {
    expect(PaymentSettings.parse(settings)).toEqual(settings)
    expect(fieldFacts(PaymentSettings, settings)).toEqual(allRequired)
  })

  it('a bank transfer is not paid on screen', () => {
    expect(PaymentSettingsBody.safeParse({ gateway: 'paypro' }).success).toBe(true)
    expect(PaymentSettingsBody.safeParse({ gateway: 'bank_transfer' }).success).toBe(false)
  })

  it.each([
    [{ gateway: 'stripe', token_id: 'tok_visa' }],
    [{ gateway: 'stripe', payment_method_id: 'stripe_pm1' }],
    [{ gateway: 'cloudpayments', payment_method_id: 'cloudpayments_7' }],
  ])('takes %j', (body) => {
    expect(PayBody.parse(body)).toEqual(body)
    expect(fieldFacts(PayBody, body)).toEqual(allRequired)
  })

  it.each([[{ gateway: 'stripe' }], [{ gateway: 'stripe', token_id: 'tok_visa', payment_method_id: 'stripe_pm1' }]])(
    'refuses %j: exactly one of the two is required',
    (body) => {
      expect(PayBody.safeParse(body).error?.issues).toMatchObject([{ params: { code: 'card_not_both' } }])
    },
  )

  it('takes a new card only from stripe', () => {
    expect(PayBody.safeParse({ gateway: 'cloudpayments', token_id: 'tok_visa' }).success).toBe(false)
    expect(PayBody.safeParse({ gateway: 'paddle', payment_method_id: 'stripe_pm1' }).success).toBe(false)
  })

  it.each([
    [{ status: 'requires_action', client_secret: 'pi_1_secret' }],
    [{ status: 'requires_action', redirect_url: 'https://bank.example/3ds' }],
    [{ status: 'processing' }],
  ])('may still be in progress: %j', (answer) => {
    expect(PayPending.parse(answer)).toEqual(answer)
    expect(fieldFacts(PayPending, answer)).toEqual(allRequired)
  })
})

describe('paying several', () => {
  it('API-29 takes invoices and one card', () => {
    const body = { order_ids: ['o1', 'o2'], payment_method_id: 'stripe_pm1' }
    expect(PaySeveralBody.parse(body)).toEqual(body)
    expect(fieldFacts(PaySeveralBody, body)).toEqual(allRequired)
    for (const order_ids of [[], ['o1', 'o1'], Array.from({ length: 51 }, (_, at) => `o${at}`)])
      expect(PaySeveralBody.safeParse({ ...body, order_ids }).success, order_ids.join()).toBe(false)
  })

  it.each([
    [{ order_id: 'o1', status: 'paid' }],
    [{ order_id: 'o1', status: 'not_begun' }],
    [{ order_id: 'o1', status: 'requires_action', client_secret: 'pi_1_secret' }],
    [
      {
        order_id: 'o1',
        status: 'failed',
        error: { id: 'r1', status: '402', code: 'card_declined', title: 'Declined' },
      },
    ],
  ])('API-29 reports the result of each invoice: %j', (result) => {
    expect(PaySeveralResult.parse(result)).toEqual(result)
  })
})

describe('changing saved cards', () => {
  it('API-66 a card can become the default, and cannot simply stop being it', () => {
    expect(PaymentMethodChange.parse({ default: true })).toEqual({ default: true })
    expect(PaymentMethodChange.safeParse({ default: false }).success).toBe(false)
  })

  it('BILL-37 a verification is only possible at CloudPayments', () => {
    const settings = { gateway: 'cloudpayments', amount: 10, currency: 'RUB', data: {} }
    expect(CardVerification.parse(settings)).toEqual(settings)
    expect(fieldFacts(CardVerification, settings)).toEqual(allRequired)
    expect(CardVerificationBody.safeParse({ gateway: 'stripe' }).success).toBe(false)
  })

  it('BILL-35 the bank may ask the customer first', () => {
    const pending = { status: 'requires_action', client_secret: 'seti_1_secret' }
    expect(CardPending.parse(pending)).toEqual(pending)
    expect(fieldFacts(CardPending, pending)).toEqual(allRequired)
  })
})
