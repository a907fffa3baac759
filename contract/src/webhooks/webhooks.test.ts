import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { DeadBody, WebhookDelivery, WebhookDeliveryDetail, WebhookEndpoint } from './delivery.ts'
import { webhookData, type WebhookEvent, webhookEvents, webhookMessage } from './message.ts'

const time = '2026-11-21T22:14:03.120Z'
const customer = { id: 'a1', email: 'olga@northlight.example', name: 'Olga Berg' }
const customerFacts = {
  ...customer,
  legal_name: 'Northlight TV AB',
  company: { id: 'y1', title: 'Northlight' },
  country: 'SE',
  currency: 'EUR',
  locale: 'en',
  phone: '+46700000000',
  newsletter: true,
  blocked: false,
  closed_at: null,
  erased_at: null,
  created_at: time,
}
const order = {
  id: 'o1',
  number: 'AUR-2026-0418',
  purpose: 'prolong',
  description: 'Media Server Pro, December',
  amount: 1190,
  tax_amount: 190,
  currency: 'EUR',
  created_at: time,
  due_on: '2026-12-01',
  charged_on: null,
  paid_at: time,
  cancelled_at: time,
  buyer_reference: 'PO 2026-0118',
  licence: { id: 'd1', human_id: 'MS-1', name: 'Media Server Pro' },
  customer,
}
const refund = { id: 'r1', amount: 100, currency: 'EUR', reason: 'an outage', created_at: time }
const dispute = { reference: 'dp_1', state: 'opened', amount: 1190, currency: 'EUR' }
const credit_note = {
  id: 'n1',
  number: 'AUR-C-2026-0001',
  amount: 119,
  tax_amount: 19,
  currency: 'EUR',
  reason: 'an outage',
  created_at: time,
}
const licence = {
  id: 'd1',
  human_id: 'MS-1',
  sku_id: 's1',
  sku_name: 'Media Server Pro',
  quantity: 3,
  activation_type: 'online',
  created_at: time,
  paid_till: '2026-12-31',
  stops_on: '2027-01-14',
  auto_renewable: true,
  terminated_at: time,
  blocked_at: time,
  customer,
}
const server = { server_id: 'm1', hostname: 'edge-1' }
const ticket = {
  id: 't1',
  number: 1001,
  title: 'Stream stops',
  kind: 'support',
  product: 'iptv',
  state: 'closed',
  responsibility: 'admin',
  manager_name: 'Nora Berg',
  licence_id: 'd1',
  created_at: time,
  updated_at: time,
  closed_at: time,
  merged_into: 't2',
  customer,
}
const comment = {
  id: 'c1',
  side: 'staff',
  author: { name: 'Nora Berg', email: 'nora@aurora.example' },
  body: 'Try **this**',
  created_at: time,
}

const examples: Readonly<Record<WebhookEvent, object>> = {
  customer_created: { customer: customerFacts },
  customer_changed: { customer: customerFacts },
  order_issued: { order },
  order_paid: { order },
  order_cancelled: { order },
  payment_refunded: { order, refund },
  payment_failed: { order, failure_code: 'insufficient_funds' },
  payment_disputed: { order, dispute },
  credit_note_issued: { order, credit_note },
  licence_changed: { licence },
  licence_expiring: { licence },
  server_offline: { licence, server },
  server_alerted: { licence, server, alert: 'error_disk_full' },
  ticket_opened: { ticket, description: 'After an hour', opened_by: null },
  ticket_staff_replied: { ticket, comment },
  ticket_customer_replied: { ticket, comment },
  ticket_closed: { ticket },
  ticket_reopened: { ticket },
  ticket_merged: { ticket },
}

describe('messages to other programs', () => {
  it.each(webhookEvents)('%s has its fields and no others', (type) => {
    const data = examples[type]
    expect(webhookData[type].parse(data)).toEqual(data)
    expect(fieldFacts(webhookData[type], data)).toEqual(allRequired)
    const message = { type, timestamp: time, brand: 'aurora', data }
    expect(webhookMessage(type).parse({ ...message, key: 'l4|secret' })).toEqual(message)
    const other = webhookEvents.find((event) => event !== type)
    expect(webhookMessage(type).safeParse({ ...message, type: other }).success).toBe(false)
  })
})

describe('deliveries', () => {
  const delivery = {
    id: 'w1',
    message_id: 'g1',
    endpoint: 'crm',
    type: 'order_paid',
    object_id: 'o1',
    state: 'dead',
    attempts: 10,
    status: 503,
    error: 'no answer within 15 s',
    created_at: time,
    next_attempt_at: time,
    settled_at: time,
  }
  const attempt = { number: 1, began_at: time, took_ms: 12, status: 503, error: 'x', response: 'down' }

  it('have these fields and contain no secrets', () => {
    expect(fieldFacts(WebhookDelivery, delivery)).toEqual(allRequired)
    expect(fieldFacts(WebhookDeliveryDetail, { ...delivery, body: '{}', history: [attempt] })).toEqual(allRequired)
    const endpoint = {
      key: 'crm',
      url: 'https://crm.example',
      events: ['order_paid'],
      waiting: 0,
      dead: 1,
      delivered_at: time,
    }
    expect(fieldFacts(WebhookEndpoint, endpoint)).toEqual(allRequired)
    expect(WebhookEndpoint.parse({ ...endpoint, secrets: ['whsec_x'] })).toEqual(endpoint)
  })

  it('that failed can be replayed for one endpoint', () => {
    const body = { endpoint: 'crm', since: time, reason: 'it is back' }
    expect(fieldFacts(DeadBody, body)).toEqual({ optional: ['since', 'reason'], misspelt: [], mistyped: [] })
  })
})
