// @module-tag long
import { randomUUID } from 'node:crypto'
import { getOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { reactivateExternally } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { hurryTries } from '../../../../test/jobs.ts'
import { giveLicence, giveOrder, publishSku } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { cloudPaymentsHmac, formOf, paddleAlert, payProNotification } from '../../../../test/signed-notifications.ts'

/* Providers promise no order of their notifications. In any order, the result must be the same. */

const foyer = useFoyer()
let key: string
let olga: Person
beforeAll(async () => {
  key = String((await foyer.client.send('GET', '/sandbox/paddle/private_key')).body)
  olga = await createPerson(foyer, { country: 'DE' })
  await publishSku(foyer, { id: 'charged-elsewhere', supported_external_gateways: ['paddle', 'paypro'] })
})

/** One customer's checkout, with the ids of both sides. */
interface Subject {
  readonly order_id: string | null
  readonly deliverable_id: string | null
  /** Our id. */
  readonly checkout: string
  /** The provider's id of the payment. */
  readonly transaction: string
  /** The provider's id of the agreement. */
  readonly agreement: string
}

type Fields = Readonly<Record<string, string>>
type Told = (subject: Subject) => Promise<number>

const send = async (path: string, body: string, headers: Fields = {}): Promise<number> => {
  const all = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  return (await foyer.client.send('POST', `/hooks/${path}`, { as: {}, idempotency_key: null, body, headers: all }))
    .status
}

/** Each time under a new id, like a provider that repeats itself by mistake. */
const paddle =
  (alert_name: string, more: Fields = {}): Told =>
  ({ checkout, transaction, agreement }) => {
    const alert = { alert_name, alert_id: randomUUID(), order_id: transaction, currency: 'EUR' }
    const about = { passthrough: JSON.stringify({ attempt_id: checkout }), subscription_id: agreement }
    return send('paddle', paddleAlert({ ...alert, ...about, ...more }, key))
  }

const payPro =
  (IPN_TYPE_ID: string, IPN_TYPE_NAME: string, more: Fields = {}): Told =>
  ({ checkout, transaction, agreement }) => {
    const about = { ORDER_ID: transaction, ORDER_CUSTOM_FIELDS: `x-attempt=${checkout}`, SUBSCRIPTION_ID: agreement }
    const fields = { ...about, ORDER_CURRENCY_CODE: 'EUR', IPN_TYPE_ID, IPN_TYPE_NAME, ...more }
    return send('paypro', payProNotification(fields, 'pp_demo_key', 'pp_demo_secret'))
  }

const cloudPayments =
  (kind: string, of: (subject: Subject) => Fields): Told =>
  (subject) => {
    const about = { InvoiceId: subject.checkout, AccountId: olga.account.id }
    // A refund's notification contains neither its currency nor its mode.
    const more: Fields = kind === 'refund' ? { OperationType: 'Refund' } : { Currency: 'EUR', TestMode: '1' }
    const body = formOf({ ...about, ...more, ...of(subject) })
    return send(`cloudpayments/${kind}`, body, { 'content-hmac': cloudPaymentsHmac(body, 'cp_demo_secret') })
  }

type Gateway = 'cloudpayments' | 'paddle' | 'paypro'

/** PayPro's own record of a payment, which is looked up. */
const sell = async (checkout: string, amount: string): Promise<string> => {
  const [sale] = await foyer.sql<{ id: string }>(
    `insert into sandbox.sale (gateway, reference, status, amount, currency, at)
     values ('paypro', $1, 'completed', $2, 'EUR', $3) returning id::text`,
    checkout,
    amount,
    foyer.platform.clock.now(),
  )
  return sale?.id ?? ''
}

const checkoutOf = async (gateway: Gateway, about: 'order_id' | 'deliverable_id', id: string, amount: string) => {
  const find = `select id from billing.checkout where ${about} = $1`
  const [row] = await foyer.sql<{ id: string }>(find, id)
  const checkout = row?.id ?? ''
  const transaction = gateway === 'paypro' ? await sell(checkout, amount) : String(Math.floor(Math.random() * 1e12))
  return { order_id: null, deliverable_id: null, [about]: id, checkout, transaction, agreement: randomUUID() }
}

/** An invoice of 119 euro. */
const invoice = async (gateway: Gateway): Promise<Subject> => {
  const order_id = await giveOrder(foyer, olga, { price: '100' })
  await olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway } })
  return checkoutOf(gateway, 'order_id', order_id, '119')
}

/** A licence whose next period costs 2142 euro, to be charged by the provider. */
const licence = async (gateway: Gateway): Promise<Subject> => {
  if (gateway === 'cloudpayments') throw new Error('it has no agreements')
  const id = await giveLicence(foyer, olga, {
    sku_id: 'charged-elsewhere',
    billing_kind: 'manual',
    auto_renewable: false,
  })
  await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
  return checkoutOf(gateway, 'deliverable_id', id, '2142')
}

const rows = (text: string, id: string | null) => foyer.sql<object>(text, id)

const stateOf = async ({ order_id, deliverable_id }: Subject): Promise<object> => {
  if (order_id === null)
    return {
      licence: await rows(
        'select billing_kind, auto_renewable, paid_till::text from licensing.deliverable where id = $1',
        deliverable_id,
      ),
      agreements: await rows('select state from billing.agreement where deliverable_id = $1', deliverable_id),
      orders: await rows(
        `select total::float8, paid_at is not null as paid from billing."order" where deliverable_id = $1`,
        deliverable_id,
      ),
    }
  const { paid_at, payment, credited_amount, history } = await olga.client.ask(getOrder, { params: { id: order_id } })
  return {
    paid: paid_at !== null,
    payment: payment?.state,
    credited_amount,
    history: history.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b)),
    refunds: await rows('select amount::float8, state from billing.refund where order_id = $1 order by 1', order_id),
    disputes: await rows('select state from billing.dispute where order_id = $1', order_id),
  }
}

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))

/** Waits until all notifications are applied, except those that wait for something else. */
const applied = (waits: readonly string[]): Promise<void> =>
  vi.waitFor(
    async () => {
      const left = `select state, data ->> 'news' as news, output from jobs.job
        where name = 'billing.notification' and state <> 'completed' and state <> all($1)`
      if (waits.length === 0) await hurryTries(foyer.database_url)
      expect(await foyer.sql(left, waits)).toEqual([])
    },
    { timeout: 60_000, interval: 500 },
  )

type Row = readonly [
  what: string,
  gateway: Gateway,
  begin: (gateway: Gateway) => Promise<Subject>,
  news: readonly Told[],
  end: object,
]

const agreedAndEnded = {
  licence: [{ billing_kind: 'manual', auto_renewable: true }],
  agreements: [{ state: 'ended' }],
  orders: [{ total: 2142, paid: true }],
}
const twiceRefunded = { paid: true, credited_amount: 49, refunds: [{ amount: 19 }, { amount: 30 }] }
const disputeWon = { paid: true, credited_amount: 0, disputes: [{ state: 'won' }] }

const table: readonly Row[] = [
  [
    'a payment and two parts of it that went back',
    'paddle',
    invoice,
    [
      paddle('payment_succeeded', { sale_gross: '119.00' }),
      paddle('payment_refunded', { gross_refund: '19.00' }),
      paddle('payment_refunded', { gross_refund: '30.00' }),
    ],
    twiceRefunded,
  ],
  [
    'a payment and two parts of it that went back',
    'paypro',
    invoice,
    [
      payPro('1', 'OrderCharged'),
      payPro('5', 'OrderPartiallyRefunded', { ORDER_REFUNDED: '19.00' }),
      payPro('5', 'OrderPartiallyRefunded', { ORDER_REFUNDED: '49.00' }),
    ],
    twiceRefunded,
  ],
  [
    'a refused card, one that paid, and a part that went back',
    'cloudpayments',
    invoice,
    [
      cloudPayments('fail', () => ({ TransactionId: randomUUID(), Amount: '119.00', ReasonCode: '5051' })),
      cloudPayments('pay', ({ transaction }) => ({
        TransactionId: transaction,
        Amount: '119.00',
        Status: 'Completed',
      })),
      cloudPayments('refund', ({ transaction }) => ({
        TransactionId: randomUUID(),
        PaymentTransactionId: transaction,
        Amount: '19.00',
      })),
    ],
    { paid: true, credited_amount: 19, refunds: [{ amount: 19 }] },
  ],
  [
    'a payment, its dispute and the end of that',
    'paddle',
    invoice,
    [
      paddle('payment_succeeded', { sale_gross: '119.00' }),
      paddle('payment_dispute_created', { amount: '119.00' }),
      paddle('payment_dispute_closed', { amount: '119.00' }),
    ],
    disputeWon,
  ],
  [
    'a payment, its dispute and the end of that',
    'paypro',
    invoice,
    [payPro('1', 'OrderCharged'), payPro('3', 'OrderChargedBack'), payPro('14', 'OrderChargebackIsWon')],
    disputeWon,
  ],
  [
    'an agreement, its first charge and its end',
    'paddle',
    licence,
    [
      paddle('subscription_created'),
      paddle('subscription_payment_succeeded', { sale_gross: '2142.00' }),
      paddle('subscription_cancelled'),
    ],
    agreedAndEnded,
  ],
  [
    'an agreement, its first charge and its end',
    'paypro',
    licence,
    [payPro('13', 'TrialCharge'), payPro('6', 'SubscriptionChargeSucceed'), payPro('10', 'SubscriptionTerminated')],
    agreedAndEnded,
  ],
]

/** First in the order in which it happened, then in every other one. */
const ends = new Map<Row, object[]>()

// All rows and all orders run side by side: each step is reported and fully applied before the next.
beforeAll(async () => {
  const played: { row: Row; orders: Told[][]; subjects: Subject[] }[] = []
  for (const row of table) {
    const [, gateway, begin, news] = row
    const orders = permutations(news)
    const subjects: Subject[] = []
    while (subjects.length < orders.length) subjects.push(await begin(gateway))
    played.push({ row, orders, subjects })
  }
  for (const step of [0, 1, 2]) {
    const telling = played.flatMap(({ orders, subjects }) =>
      subjects.map(async (subject, at) => orders[at]?.[step]?.(subject)),
    )
    expect(new Set(await Promise.all(telling))).toEqual(new Set([200]))
    await applied(['retry'])
  }
  await applied([])
  for (const { row, subjects } of played) ends.set(row, await Promise.all(subjects.map(stateOf)))
})

/** PayPro reports the total refunded. The number of partial refunds is only known if each is reported before the next. */
const comparable = ([, gateway]: Row, state: object = {}): object =>
  gateway === 'paypro' ? { ...state, history: null, refunds: null } : state

it.each(table.map((row) => ({ what: row[0], gateway: row[1], row })))(
  'BILL-27, BILL-39 $what, reported by $gateway in any order, has the same result',
  ({ row }) => {
    const [inOrder, ...others] = ends.get(row) ?? []
    expect(inOrder).toMatchObject(row[4])
    expect(others.length).toBe(5)
    for (const state of others) expect(comparable(row, state)).toEqual(comparable(row, inOrder))
  },
)
