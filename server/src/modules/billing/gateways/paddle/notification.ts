import * as z from 'zod'
import { failure } from '../../../../platform/failure.ts'
import { isOfThisTime, readForm, readMoney } from '../form.ts'
import type { GatewayEvent, News } from '../gateway.ts'
import type { PaddleSettings } from './api.ts'
import { isSignedByPaddle } from './signature.ts'

type Fields = ReadonlyMap<string, string>

const Passthrough = z.object({ attempt_id: z.string(), order_id: z.string().nullish() })

/** The data that we sent along: our own ids as JSON, or a single id. */
export const readPassthrough = (
  passthrough: string,
): { readonly reference: string; readonly order_id: string | null } => {
  try {
    const { attempt_id, order_id } = Passthrough.parse(JSON.parse(passthrough))
    return { reference: attempt_id, order_id: order_id ?? null }
  } catch {
    return { reference: passthrough, order_id: null }
  }
}

const paymentNews = (fields: Fields): News | null => {
  const { reference, order_id } = readPassthrough(fields.get('passthrough') ?? '')
  const amount = readMoney(fields.get('sale_gross'), fields.get('currency'))
  const order = fields.get('order_id') ?? ''
  if (amount === null) return null
  return {
    kind: 'payment',
    reference,
    account_id: null,
    outcome: {
      kind: 'succeeded',
      gateway_ref: order,
      transaction_id: order,
      order_id,
      amount,
      receipt_url: fields.get('receipt_url') || null,
      card_last_four: null,
    },
    card: null,
    agreement: fields.get('subscription_id') ?? null,
  }
}

const checkoutOf = (fields: Fields): string => readPassthrough(fields.get('passthrough') ?? '').reference

const refundNews = (fields: Fields): News => ({
  kind: 'refund',
  transaction_id: fields.get('order_id') ?? '',
  checkout: checkoutOf(fields),
  gateway_ref: fields.get('alert_id') ?? null,
  amount: readMoney(fields.get('gross_refund') ?? fields.get('amount'), fields.get('currency')),
  total: null,
})

const disputeNews = (fields: Fields, isClosed: boolean): News => ({
  kind: 'dispute',
  transaction_id: fields.get('order_id') ?? '',
  checkout: checkoutOf(fields),
  reference: `order-${fields.get('order_id') ?? ''}`,
  amount: readMoney(fields.get('amount'), fields.get('currency')),
  // A closed dispute was decided in our favour; a lost one arrives as a refund.
  state: isClosed ? 'won' : 'opened',
})

const agreementNews = (fields: Fields, state: 'active' | 'ended'): News => ({
  kind: 'agreement',
  reference: checkoutOf(fields),
  agreement: fields.get('subscription_id') ?? '',
  state,
})

const readers: Readonly<Record<string, (fields: Fields) => News | null>> = {
  payment_succeeded: paymentNews,
  subscription_payment_succeeded: paymentNews,
  payment_refunded: refundNews,
  subscription_payment_refunded: refundNews,
  payment_dispute_created: (fields) => disputeNews(fields, false),
  payment_dispute_closed: (fields) => disputeNews(fields, true),
  subscription_created: (fields) => agreementNews(fields, 'active'),
  subscription_cancelled: (fields) => agreementNews(fields, 'ended'),
}

/** Reads a signed alert. */
export const readPaddleEvent = ({ public_key }: PaddleSettings, raw: Buffer, now: Date): GatewayEvent => {
  const fields = readForm(raw)
  if (!isSignedByPaddle(fields, public_key)) throw failure('bad_signature')
  const id = fields.get('alert_id')
  if (id === undefined || id === '' || !isOfThisTime(fields.get('event_time'), now)) throw failure('bad_signature')
  const type = fields.get('alert_name') ?? ''
  return { id: `alert-${id}`, type, news: readers[type]?.(fields) ?? null }
}
