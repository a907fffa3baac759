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

/**
 * HASH covers only the order's number, and is a public constant in test mode; SIGNATURE covers the important fields. Both must be valid.
 */
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

/** `x-attempt=<id>` among the data that passed through the customer's browser. */
const attemptOf = (fields: Fields, { custom_fields, attempt }: PayProNames): string => {
  const parts = of(fields, custom_fields).split(/[,;&\s]/)
  const id = parts.find((part) => part.toLowerCase().startsWith(`${attempt.toLowerCase()}=`))?.slice(attempt.length + 1)
  return /^[0-9a-f-]{36}$/i.exec(id ?? '')?.[0] ?? ''
}

const agreementOf = (fields: Fields, { subscription }: PayProNames): string | null => fields.get(subscription) || null

/** A notification is only trusted for the numbers of the order and the sold item: the order itself is read from the API. */
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
 * The total refunded of the order. A refund has no number of its own, and each notification contains the order's new total: a repeated or
 * late one changes nothing. For a fully refunded order the signed sum is enough.
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
  /** The IPN_TYPE_ID of it. */
  readonly number: string
  readonly read: (fields: Fields, names: PayProNames) => News
}

const disputeWon: Kind = { number: '14', read: (fields, names) => disputeNews(fields, names, 'won') }

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
  ['OrderChargedBackWon', disputeWon],
  // Its name until 2023.
  ['OrderChargebackIsWon', disputeWon],
])

/**
 * What happened, if it concerns us. If name and number disagree, either the number was forged or PayPro has renamed the type. The answer
 * is a 400, which PayPro shows to the vendor: ignoring it would lose money silently.
 */
const kindOf = (fields: Fields): Kind | undefined => {
  const number = of(fields, 'IPN_TYPE_ID')
  const kind = kinds.get(of(fields, 'IPN_TYPE_NAME'))
  const isKnownNumber = [...kinds.values()].some((one) => one.number === number)
  if (kind === undefined ? isKnownNumber : kind.number !== number) throw failure('bad_signature')
  return kind
}

/** Reads an instant payment notification. */
export const readPayProEvent = (settings: PayProSettings, raw: Buffer): GatewayEvent => {
  const fields = readForm(raw)
  if (of(fields, 'ORDER_ID') === '' || !isSigned(fields, settings)) throw failure('bad_signature')
  // Payments of the test mode are not money.
  if (of(fields, 'TEST_MODE') === '1' && !settings.test_mode) throw failure('bad_signature')
  const { names } = settings
  const kind = kindOf(fields)
  const news = kind?.read(fields, names) ?? null
  // All partial refunds have the same number and type. The total so far tells a second one from a repetition of the first.
  const part = news?.kind === 'refund' ? `-${of(fields, names.refunded)}` : ''
  return {
    id: `${of(fields, 'ORDER_ID')}-${of(fields, 'IPN_TYPE_ID')}${part}`,
    type: of(fields, 'IPN_TYPE_NAME'),
    news,
  }
}
