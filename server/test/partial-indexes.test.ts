import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDeviceOf, listSessions } from '../src/modules/account/store.ts'
import { findAgreement, leaseEndings } from '../src/modules/billing/agreements/agreement-store.ts'
import { listEndingCards } from '../src/modules/billing/cards/card-store.ts'
import { emptyApplied } from '../src/modules/billing/notifications/notification-store.ts'
import { listOrders } from '../src/modules/billing/orders/order-list-store.ts'
import {
  countDeclines,
  findAttemptByKey,
  findLicenceHolder,
  findOpenAttemptOf,
  leaseUnfinished,
} from '../src/modules/billing/payments/attempt-store.ts'
import { leaseCheckouts } from '../src/modules/billing/payments/checkout-store.ts'
import { foundPaymentsForStaff, listPayments } from '../src/modules/billing/payments/payment-store.ts'
import { listDiscrepancies } from '../src/modules/billing/reconciliation/reconciliation-store.ts'
import { listNotes } from '../src/modules/billing/refunds/credit-note-store.ts'
import { findReturn, findToldRefund, leaseRefunds } from '../src/modules/billing/refunds/refund-store.ts'
import { readDue } from '../src/modules/billing/staff/money-due-store.ts'
import { isInvited, listInvitesTo } from '../src/modules/company/invite-store.ts'
import { findOpenChange } from '../src/modules/licensing/limits/limit-store.ts'
import { leaseDue, listToOpen, takeStopped } from '../src/modules/licensing/renewals/renewal-store.ts'
import { listOpenIncidents } from '../src/modules/licensing/servers/incident-store.ts'
import { foundForStaff } from '../src/modules/licensing/staff/search-store.ts'
import { readTroubles } from '../src/modules/licensing/staff/troubles-store.ts'
import { countUnread } from '../src/modules/push/notification-store.ts'
import { bytesOf, findAbandoned } from '../src/modules/support/attachment-store.ts'
import { lockOpenTickets } from '../src/modules/support/keeper-store.ts'
import { listLicenceTickets } from '../src/modules/support/licence-ticket-store.ts'
import { listTickets } from '../src/modules/support/store.ts'
import { countByEndpoint, countUndelivered, takeDue } from '../src/modules/webhooks/store.ts'
import { listAudit } from '../src/platform/audit/audit-log.ts'
import { type Database, openDatabase, type Tx } from '../src/platform/database/database.ts'
import { createCursors } from '../src/platform/http/cursors.ts'
import { createLog } from '../src/platform/log.ts'
import { collectPlans, logPlans, nodesOf } from './plans.ts'
import { askDatabase } from './rows.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const plans = collectPlans()

let owned: TestDatabase
let database: Database

beforeAll(async () => {
  owned = await createTestDatabase()
  await logPlans(owned.url)
  database = openDatabase(owned.url, createLog('silent'))
})

afterAll(async () => {
  await database.close()
  await owned.drop()
})

const id = randomUUID()
const now = new Date()
const day = '2026-01-31'
const leasing = { now, until: now, limit: 1 }
const page = (sort: string) => ({ cursors: createCursors('secret'), sort, cursor: undefined, limit: 1 })
const keeper = { id, name: 'Hanna Brandt' }

/** A statement that needs the index. Its plan must contain the condition, whatever the parameters are. */
type Need = readonly [index: string, (tx: Tx) => Promise<unknown>, condition: RegExp]

const needs: readonly Need[] = [
  ['account.session_of_account', (tx) => listSessions(tx, id, now), /account_id = /],
  ['account.session_of_device', (tx) => isDeviceOf(tx, 'ada@people.example', Buffer.of(1)), /device_hash = /],
  ['billing.agreement_ending', (tx) => leaseEndings(tx, leasing), /leased_until <= /],
  ['billing.attempt_by_gateway_ref', (tx) => findOpenAttemptOf(tx, 'stripe', 'x'), /gateway_ref = /],
  [
    'billing.attempt_declined',
    (tx) => countDeclines(tx, { account_id: id, order_id: id }, now),
    /account_id = .*updated_at > /,
  ],
  ['billing.attempt_of_card', (tx) => foundPaymentsForStaff(tx, '4242', []), /card_last_four = /],
  ['billing.attempt_once', (tx) => findAttemptByKey(tx, 'x'), /once_key = /],
  ['billing.attempt_unsettled', (tx) => leaseUnfinished(tx, leasing, []), /leased_until <= /],
  ['billing.checkout_open', (tx) => leaseCheckouts(tx, leasing), /look_at <= /],
  [
    'billing.credit_note_by_age',
    (tx) => listNotes(tx, { from: day, to: day }, page('-issued_at')),
    /issued_at >= .*issued_at < /,
  ],
  ['billing.discrepancy_open', (tx) => listDiscrepancies(tx), /tenant = /],
  ['billing.notification_kept', (tx) => emptyApplied(tx, now, 1), /applied_at < /],
  ['billing.one_agreement_per_licence', (tx) => findAgreement(tx, id), /deliverable_id = /],
  ['billing.one_live_attempt_per_licence', (tx) => findLicenceHolder(tx, id), /licence_id = /],
  [
    'billing.order_by_age',
    (tx) => listOrders(tx, { from: day, to: day }, page('-created_at')),
    /created_at >= .*created_at < /,
  ],
  ['billing.order_unpaid', (tx) => readDue(tx, day), /tenant = /],
  [
    'billing.payment_by_age',
    (tx) => listPayments(tx, { from: day, to: day }, page('-created_at')),
    /created_at >= .*created_at < /,
  ],
  ['billing.payment_method_ending', (tx) => listEndingCards(tx, day, now), /card_expires <= .*card_expires > /],
  [
    'billing.refund_by_gateway_ref',
    (tx) => findToldRefund(tx, 'stripe', { refund_id: null, gateway_ref: 'x' }),
    /gateway_ref = /,
  ],
  ['billing.refund_of_surplus', (tx) => findReturn(tx, 'stripe', 'x'), /transaction_id = /],
  ['billing.refund_unsettled', (tx) => leaseRefunds(tx, leasing), /leased_until <= /],
  [
    'company.invite_of_email',
    (tx) => listInvitesTo(tx, { tenant: 'aurora', email: 'ada@people.example', now }, page('-created_at')),
    /email = /,
  ],
  ['company.one_pending_invite', (tx) => isInvited(tx, id, 'ada@people.example', now), /company_id = .*email = /],
  ['licensing.deliverable_by_paid_till', (tx) => listToOpen(tx, 'aurora', day, 1), /paid_till <= /],
  ['licensing.deliverable_dongle', (tx) => foundForStaff(tx, 'D-1', []), /usb_serial_number = /],
  ['licensing.one_renewal_per_period', (tx) => listToOpen(tx, 'aurora', day, 1), /starts_on >= /],
  ['licensing.renewal_stopped', (tx) => readTroubles(tx, now), /stop_at > /],
  ['licensing.renewal_to_remind', (tx) => leaseDue(tx, 'remind_at', now, now, 1), /remind_at <= /],
  ['licensing.renewal_to_stop', (tx) => takeStopped(tx, now, 1), /stop_at <= /],
  ['licensing.renewal_to_try', (tx) => leaseDue(tx, 'try_at', now, now, 1), /try_at <= /],
  [
    'licensing.server_incident_open',
    (tx) => listOpenIncidents(tx, { deliverable_id: id, server_id: 'x' }),
    /server_id = /,
  ],
  ['platform.audit_entry_by_age', (tx) => listAudit(tx, { from: day, to: day }, page('-at')), /at >= .*at < /],
  ['push.notification_unread', (tx) => countUnread(tx, id), /account_id = /],
  ['support.attachment_room_of_account', (tx) => bytesOf(tx, { account_id: id }, now), /account_id = .*created_at > /],
  ['support.attachment_room_of_email', (tx) => bytesOf(tx, { email: 'x@y.example' }, now), /email = .*created_at > /],
  ['support.attachment_unkept', (tx) => findAbandoned(tx, now), /created_at < /],
  ['support.ticket_by_age', (tx) => listTickets(tx, {}, page('-updated_at')), /tenant = /],
  [
    'support.ticket_of_licence',
    (tx) =>
      listLicenceTickets(tx, {
        tenant: 'aurora',
        deliverable_id: id,
        owners: sql`array[${id}::uuid]`,
        since: now,
        limit: 1,
      }),
    /deliverable_id = .*created_at >= /,
  ],
  ['support.ticket_of_manager', (tx) => lockOpenTickets(tx, keeper), /manager_id = /],
  ['support.ticket_of_manager_name', (tx) => lockOpenTickets(tx, keeper), /manager_name = /],
  [
    'webhooks.delivery_due',
    (tx) => takeDue(tx, { endpoint: 'crm', now, leasedUntil: now, limit: 1 }),
    /next_attempt_at <= /,
  ],
]

/** Unique indexes that only keep rows from being written. What finds these rows uses another index. */
const onlyRules = [
  'billing.one_default_card',
  'billing.one_live_attempt_per_order',
  'billing.one_open_conversion',
  'billing.one_pending_approval',
  'company.one_open_request',
  'company.one_owner_per_company',
  'company.one_pending_transfer',
  'licensing.key_owner_current',
  'licensing.limit_change_open',
]

/** Indexes that one statement needs together, because it looks for either of two things. */
const together = [['support.ticket_of_manager', 'support.ticket_of_manager_name']]

/** Leaves the planner no other index of the table, so that the outcome does not depend on how many rows there are. */
const withOnly = async (index: string, work: () => Promise<unknown>): Promise<void> => {
  const left = together.find((indexes) => indexes.includes(index)) ?? [index]
  const others = `indrelid = (select indrelid from pg_index where indexrelid = $1::regclass) and indexrelid <> all($2::regclass[])`
  const offer = (isValid: boolean) =>
    askDatabase(owned.url, `update pg_index set indisvalid = ${isValid} where ${others}`, [index, left])
  await offer(false)
  try {
    await work()
  } finally {
    await offer(true)
  }
}

it('every partial index is needed by a statement below, or is a rule', async () => {
  const rows = await askDatabase<{ name: string; isunique: boolean }>(
    owned.url,
    `select n.nspname || '.' || c.relname as name, i.indisunique as isunique
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indpred is not null and n.nspname !~ '^(?:pg_|jobs|sandbox)' order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...needs.map(([index]) => index), ...onlyRules].sort())
  expect(rows.filter(({ name, isunique }) => onlyRules.includes(name) && !isunique)).toEqual([])
})

const conditionsOf = (name: string): string[] =>
  plans
    .flatMap(nodesOf)
    .filter((node) => node['Index Name'] === name.replace(/^\w+\./, ''))
    .map((node) => node['Index Cond'] ?? '')

it.each(needs)('%s serves the statement that needs it, whatever its parameters are', async (index, ask, condition) => {
  await withOnly(index, async () => {
    plans.length = 0
    await database.transaction('aurora', ask)
  })
  expect(conditionsOf(index)).toContainEqual(expect.stringMatching(condition))
})

it('webhooks that are not delivered are counted without reading those that are', async () => {
  const counts: ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => countByEndpoint(tx, ['crm']),
    (tx) => countUndelivered(tx, ['crm']),
  ]
  for (const count of counts) {
    plans.length = 0
    await database.read('aurora', count)
    const conditions = conditionsOf('webhooks.delivery_of_endpoint')
    expect(conditions.length).toBeGreaterThan(0)
    for (const read of conditions) expect(read).toMatch(/endpoint = .*state = /)
  }
})
