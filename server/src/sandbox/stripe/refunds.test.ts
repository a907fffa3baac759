import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerOf, payment, refusalOf, type SandboxServer, startSandbox } from '../testing/sandbox-server.ts'

let server: SandboxServer
let stripe: Stripe

beforeAll(async () => {
  server = await startSandbox()
  ;({ stripe } = server)
})

afterAll(() => server?.close())

describe('refunds', () => {
  it('BILL-28 in parts until nothing is left, each in the ledger', async () => {
    const order_id = randomUUID()
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa', order_id))
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 500,
      metadata: { reason: 'goodwill' },
    })
    expect(part).toMatchObject({ status: 'succeeded', amount: 500, currency: 'eur', payment_intent: intent.id })
    const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: intent.id, amount: 1500 }))
    expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' })
    const rest = await stripe.refunds.create({ payment_intent: intent.id })
    expect(rest.amount).toBe(1499)
    const again = await refusalOf(stripe.refunds.create({ payment_intent: intent.id }))
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' })
    const { captures, refunds } = await ledgerOf(server, order_id)
    expect(captures).toMatchObject([{ id: intent.id, amount: 19.99 }])
    expect(refunds).toMatchObject([
      { id: part.id, capture_id: intent.id, gateway: 'stripe', amount: 5, currency: 'EUR' },
      { id: rest.id, capture_id: intent.id, gateway: 'stripe', amount: 14.99, currency: 'EUR' },
    ])
    const listed = await stripe.refunds.list({ payment_intent: intent.id })
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id])
    const {
      data: [charge],
    } = await stripe.charges.list({ payment_intent: intent.id })
    expect(charge).toMatchObject({ amount_refunded: 1999, refunded: true })
  })

  it('BILL-28 ten concurrent refunds return no more than was paid', async () => {
    const order_id = randomUUID()
    const intent = await stripe.paymentIntents.create(payment('pm_card_visa', order_id))
    const tries = Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: intent.id, amount: 900 }))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await ledgerOf(server, order_id)).refunds.map(({ amount }) => amount)).toEqual([9, 9])
  })

  it('BILL-28 what was never paid cannot be refunded', async () => {
    const waiting = await stripe.paymentIntents.create({ amount: 1999, currency: 'eur' })
    expect(await refusalOf(stripe.refunds.create({ payment_intent: waiting.id }))).toMatchObject({ statusCode: 400 })
    const refused = await refusalOf(stripe.paymentIntents.create(payment('pm_card_chargeDeclined')))
    expect(await refusalOf(stripe.refunds.create({ charge: refused.charge ?? '' }))).toMatchObject({ statusCode: 400 })
  })
})
