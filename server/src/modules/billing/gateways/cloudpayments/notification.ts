import { createHmac } from 'node:crypto'
import { failure } from '../../../../platform/failure.ts'
import { sameBytes } from '../../../../platform/ids.ts'
import type { Outcome } from '../../payments/payment-rules.ts'
import { isOfThisTime, readForm, readMoney } from '../form.ts'
import type { GatewayEvent, KeptCard, News, Objection } from '../gateway.ts'
import { type CloudPaymentsSettings, reasonOf } from './api.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>
type Fields = ReadonlyMap<string, string>

const hmacOf = (text: string | Buffer, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isSigned = (text: string | Buffer, header: string, secret: string): boolean =>
  sameBytes(hmacOf(text, secret), Buffer.from(header, 'base64'))

/** Decodes a form as the provider does before its second signature. */
const decoded = (raw: Buffer): string => {
  try {
    return decodeURIComponent(raw.toString('utf8').replaceAll('+', ' '))
  } catch {
    throw failure('bad_signature')
  }
}

/**
 * Content-HMAC signs the raw bytes and must be valid. X-Content-HMAC signs the decoded text, which several bodies can have in common, so
 * it is never enough alone; if it is present, it must be valid as well.
 */
const checkSignature = (raw: Buffer, headers: Headers, secret: string): void => {
  const bytes = headers['content-hmac']
  const text = headers['x-content-hmac']
  if (typeof bytes !== 'string' || !isSigned(raw, bytes, secret)) throw failure('bad_signature')
  if (text !== undefined && (typeof text !== 'string' || !isSigned(decoded(raw), text, secret)))
    throw failure('bad_signature')
}

/** The token of the card, if the provider saved it. */
const cardOf = (fields: Fields): KeptCard | null => {
  const token = fields.get('Token')
  const [month = '', year = ''] = (fields.get('CardExpDate') ?? '').split('/')
  if (token === undefined || token === '' || !/^\d{2}$/.test(month) || !/^\d{2}$/.test(year)) return null
  const firstSix = fields.get('CardFirstSix') ?? ''
  return {
    reference: token,
    first_six: /^\d{6}$/.test(firstSix) ? firstSix : null,
    last_four: fields.get('CardLastFour') ?? '',
    type: fields.get('CardType') ?? 'card',
    expires: `20${year}-${month}-01`,
  }
}

const accountOf = (fields: Fields): string | null => fields.get('AccountId') || null

const paymentNews = (fields: Fields, outcome: Outcome): News => ({
  kind: 'payment',
  reference: fields.get('InvoiceId') ?? '',
  account_id: accountOf(fields),
  outcome,
  card: cardOf(fields),
  agreement: null,
})

const payNews = (fields: Fields): News | null => {
  const id = fields.get('TransactionId') ?? ''
  const amount = readMoney(fields.get('Amount'), fields.get('Currency'))
  if (amount === null) return null
  return paymentNews(fields, {
    kind: 'succeeded',
    gateway_ref: id,
    transaction_id: id,
    order_id: null,
    amount,
    receipt_url: null,
    card_last_four: fields.get('CardLastFour') ?? null,
    card_type: fields.get('CardType') ?? null,
  })
}

const readers: Readonly<Record<string, (fields: Fields) => News | null>> = {
  check: (fields) => ({
    kind: 'question',
    reference: fields.get('InvoiceId') ?? '',
    account_id: accountOf(fields),
    gateway_ref: fields.get('TransactionId') ?? '',
    amount: readMoney(fields.get('Amount'), fields.get('Currency')),
  }),
  pay: payNews,
  fail: (fields) =>
    paymentNews(fields, {
      kind: 'failed',
      gateway_ref: fields.get('TransactionId') ?? null,
      reason: reasonOf(Number(fields.get('ReasonCode'))),
    }),
  // The provider's reference has no currency here: the sum is in the payment's.
  refund: (fields) => ({
    kind: 'refund',
    transaction_id: fields.get('PaymentTransactionId') ?? '',
    checkout: fields.get('InvoiceId') ?? '',
    gateway_ref: fields.get('TransactionId') ?? null,
    amount: readMoney(fields.get('Amount'), fields.get('Currency')),
    bare_amount: fields.has('Currency') ? undefined : fields.get('Amount'),
    total: null,
  }),
}

/** Each kind has its own address. If the provider is configured to send all to one, the kind follows from the fields. */
const kindOf = (fields: Fields): string => {
  if (fields.has('PaymentTransactionId')) return 'refund'
  return fields.has('ReasonCode') && fields.get('ReasonCode') !== '0' ? 'fail' : 'pay'
}

/** Reads a report or a question from CloudPayments. */
export const readCloudPaymentsEvent = (
  { api_secret, test_mode }: CloudPaymentsSettings,
  raw: Buffer,
  headers: Headers,
  now: Date,
  address: string | null,
): GatewayEvent => {
  checkSignature(raw, headers, api_secret)
  const fields = readForm(raw)
  if (!isOfThisTime(fields.get('DateTime'), now)) throw failure('bad_signature')
  // Payments of the test mode are not money.
  if (fields.get('TestMode') === '1' && !test_mode) throw failure('bad_signature')
  const kind = address ?? kindOf(fields)
  return { id: `${kind}-${fields.get('TransactionId') ?? ''}`, type: kind, news: readers[kind]?.(fields) ?? null }
}

/** The provider's codes for why it may not take the money. Anything but 0 declines the payment. */
const codes: Readonly<Record<Objection, number>> = {
  unknown_order: 10,
  other_account: 11,
  other_amount: 12,
  not_payable: 13,
  too_many_cards: 13,
  too_late: 20,
}

export const cloudPaymentsReceipt = (objection: Objection | null): string =>
  JSON.stringify({ code: objection === null ? 0 : codes[objection] })
