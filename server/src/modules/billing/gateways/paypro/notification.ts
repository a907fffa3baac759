import { createHash } from 'node:crypto'
import { failure } from '../../../../platform/failure.ts'
import { sameBytes } from '../../../../platform/ids.ts'
import { readForm, readMoney } from '../form.ts'
import type { GatewayEvent, News } from '../gateway.ts'
import type { PayProSettings } from './api.ts'

type Fields = ReadonlyMap<string, string>

const of = (fields: Fields, name: string): string => fields.get(name) ?? ''

const hex = (algorithm: 'md5' | 'sha256', text: string): Buffer => createHash(algorithm).update(text).digest()

const matches = (expected: Buffer, told: string): boolean =>
  /^[0-9a-f]+$/i.test(told) && sameBytes(expected, Buffer.from(told, 'hex'))

/** HASH binds the order's number alone and is a public constant in test mode; SIGNATURE binds what counts. Both have to be right. */
const isSigned = (fields: Fields, { validation_key, secret }: PayProSettings): boolean => {
  const isTest = of(fields, 'TEST_MODE') === '1'
  const hash = hex('md5', isTest ? '1' : of(fields, 'ORDER_ID') + secret)
  const signed = [
    of(fields, 'ORDER_ID'),
    of(fields, 'ORDER_STATUS'),
    of(fields, 'ORDER_TOTAL_AMOUNT'),
    of(fields, 'CUSTOMER_EMAIL'),
    validation_key,
    of(fields, 'TEST_MODE'),
    of(fields, 'IPN_TYPE_NAME'),
  ]
  const signature = hex('sha256', signed.join(''))
  return matches(signature, of(fields, 'SIGNATURE')) && matches(hash, of(fields, 'HASH'))
}

/** `x-attempt=<id>` among what the customer's browser carried. */
const attemptOf = (fields: Fields): string => {
  const custom = of(fields, 'ORDER_CUSTOM_FIELDS')
  return /(?:^|[,;&\s])x-attempt=([0-9a-f-]{36})/i.exec(custom)?.[1] ?? ''
}

const agreementOf = (fields: Fields): string | null => fields.get('SUBSCRIPTION_ID') || null

/** Nothing but the number of the order is taken from a notification: the order itself is asked for at the API. */
const paymentNews = (fields: Fields): News => ({
  kind: 'payment',
  reference: attemptOf(fields),
  account_id: null,
  outcome: { kind: 'unknown', gateway_ref: of(fields, 'ORDER_ID') },
  card: null,
  agreement: agreementOf(fields),
})

const refundNews = (fields: Fields): News => ({
  kind: 'refund',
  transaction_id: of(fields, 'ORDER_ID'),
  gateway_ref: fields.get('REFUND_ID') ?? null,
  amount: readMoney(fields.get('REFUND_AMOUNT') ?? fields.get('ORDER_TOTAL_AMOUNT'), fields.get('ORDER_CURRENCY_CODE')),
  total: null,
})

const disputeNews = (fields: Fields, state: 'opened' | 'won'): News => ({
  kind: 'dispute',
  transaction_id: of(fields, 'ORDER_ID'),
  reference: `order-${of(fields, 'ORDER_ID')}`,
  amount: null,
  state,
})

const agreementNews = (fields: Fields, state: 'active' | 'ended'): News => ({
  kind: 'agreement',
  reference: attemptOf(fields),
  agreement: agreementOf(fields) ?? '',
  state,
})

/** By IPN_TYPE_ID: 1 charged, 2 and 5 refunded, 3 charged back, 4 declined, 6 subscription charged, 10 and 11 ended, 13 trial begun, 14 chargeback won. */
const readers: Readonly<Record<string, (fields: Fields) => News | null>> = {
  '1': paymentNews,
  '2': refundNews,
  '3': (fields) => disputeNews(fields, 'opened'),
  '4': paymentNews,
  '5': refundNews,
  '6': paymentNews,
  '10': (fields) => agreementNews(fields, 'ended'),
  '11': (fields) => agreementNews(fields, 'ended'),
  '13': (fields) => agreementNews(fields, 'active'),
  '14': (fields) => disputeNews(fields, 'won'),
}

/** Reads an instant payment notification. */
export const readPayProEvent = (settings: PayProSettings, raw: Buffer): GatewayEvent => {
  const fields = readForm(raw)
  if (of(fields, 'ORDER_ID') === '' || !isSigned(fields, settings)) throw failure('bad_signature')
  // Money of the test mode is none.
  if (of(fields, 'TEST_MODE') === '1' && !settings.test_mode) throw failure('bad_signature')
  const type = of(fields, 'IPN_TYPE_ID')
  return {
    id: `${of(fields, 'ORDER_ID')}-${type}${fields.has('REFUND_ID') ? `-${of(fields, 'REFUND_ID')}` : ''}`,
    type: of(fields, 'IPN_TYPE_NAME'),
    news: readers[type]?.(fields) ?? null,
  }
}
