import { createHash } from 'node:crypto'
import { isPositive, type Money } from '@foyer/contract/vocabulary/money.ts'
import type { PayProNames } from '../../../../config.ts'
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
const attemptOf = (fields: Fields, { custom_fields, attempt }: PayProNames): string => {
  const parts = of(fields, custom_fields).split(/[,;&\s]/)
  const id = parts.find((part) => part.toLowerCase().startsWith(`${attempt.toLowerCase()}=`))?.slice(attempt.length + 1)
  return /^[0-9a-f-]{36}$/i.exec(id ?? '')?.[0] ?? ''
}

const agreementOf = (fields: Fields, { subscription }: PayProNames): string | null => fields.get(subscription) || null

/** Nothing but the numbers of the order and of what was sold is taken from a notification: the order itself is asked for at the API. */
const paymentNews = (fields: Fields, names: PayProNames): News => ({
  kind: 'payment',
  reference: attemptOf(fields, names),
  account_id: null,
  outcome: { kind: 'unknown', gateway_ref: of(fields, 'ORDER_ID') },
  card: null,
  agreement: agreementOf(fields, names),
  sold_item: fields.get('ORDER_ITEM_ID') || null,
})

/**
 * What has gone back of the order in all. A refund has no number of its own, and each notification tells the order's sum anew: one that
 * is told twice, or after the next, changes nothing. Of an order that went back whole the signed sum is enough.
 */
const returnedOf = (fields: Fields, { refunded }: PayProNames): Money | null => {
  const read = (name: string) => readMoney(fields.get(name), fields.get('ORDER_CURRENCY_CODE'))
  const told = read(refunded)
  if (told !== null && isPositive(told)) return told
  return of(fields, 'IPN_TYPE_NAME') === 'OrderRefunded' ? read('ORDER_TOTAL_AMOUNT') : null
}

const refundNews = (fields: Fields, names: PayProNames): News => ({
  kind: 'refund',
  transaction_id: of(fields, 'ORDER_ID'),
  checkout: attemptOf(fields, names),
  gateway_ref: null,
  amount: null,
  total: returnedOf(fields, names),
  unnumbered: true,
})

const disputeNews = (fields: Fields, names: PayProNames, state: 'opened' | 'won'): News => ({
  kind: 'dispute',
  transaction_id: of(fields, 'ORDER_ID'),
  checkout: attemptOf(fields, names),
  reference: `order-${of(fields, 'ORDER_ID')}`,
  amount: null,
  state,
})

const agreementNews = (fields: Fields, names: PayProNames, state: 'active' | 'ended'): News => ({
  kind: 'agreement',
  reference: attemptOf(fields, names),
  agreement: agreementOf(fields, names) ?? '',
  state,
})

interface Kind {
  /** IPN_TYPE_ID of it. */
  readonly number: string
  readonly read: (fields: Fields, names: PayProNames) => News
}

/** By IPN_TYPE_NAME, which is signed. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['OrderCharged', { number: '1', read: paymentNews }],
  ['OrderRefunded', { number: '2', read: refundNews }],
  ['OrderChargedBack', { number: '3', read: (fields, names) => disputeNews(fields, names, 'opened') }],
  ['OrderDeclined', { number: '4', read: paymentNews }],
  ['OrderPartiallyRefunded', { number: '5', read: refundNews }],
  ['SubscriptionChargeSucceed', { number: '6', read: paymentNews }],
  ['SubscriptionTerminated', { number: '10', read: (fields, names) => agreementNews(fields, names, 'ended') }],
  ['SubscriptionFinished', { number: '11', read: (fields, names) => agreementNews(fields, names, 'ended') }],
  ['TrialCharge', { number: '13', read: (fields, names) => agreementNews(fields, names, 'active') }],
  ['OrderChargebackIsWon', { number: '14', read: (fields, names) => disputeNews(fields, names, 'won') }],
])

/**
 * What happened, if it is anything of ours. Where name and number do not say the same, somebody else wrote the number, or PayPro has given
 * it another name: 400, which PayPro shows to the vendor, for passing over it would lose money without a word.
 */
const kindOf = (fields: Fields): Kind | undefined => {
  const number = of(fields, 'IPN_TYPE_ID')
  const kind = kinds.get(of(fields, 'IPN_TYPE_NAME'))
  const numbered = [...kinds.values()].find((one) => one.number === number)
  if (kind !== numbered) throw failure('bad_signature')
  return kind
}

/** Reads an instant payment notification. */
export const readPayProEvent = (settings: PayProSettings, raw: Buffer): GatewayEvent => {
  const fields = readForm(raw)
  if (of(fields, 'ORDER_ID') === '' || !isSigned(fields, settings)) throw failure('bad_signature')
  // Money of the test mode is none.
  if (of(fields, 'TEST_MODE') === '1' && !settings.test_mode) throw failure('bad_signature')
  const { names } = settings
  const kind = kindOf(fields)
  const news = kind?.read(fields, names) ?? null
  // Each part that goes back has the same number and type: by the sum so far the second is not taken for the first, told again.
  const part = news?.kind === 'refund' ? `-${of(fields, names.refunded)}` : ''
  return {
    id: `${of(fields, 'ORDER_ID')}-${of(fields, 'IPN_TYPE_ID')}${part}`,
    type: of(fields, 'IPN_TYPE_NAME'),
    news,
  }
}
