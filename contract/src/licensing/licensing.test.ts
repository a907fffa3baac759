import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { OfflineActivationKey } from './activation.ts'
import { AsyncJob } from './async-job.ts'
import * as d from './deliverable.ts'
import { EventBody } from './event.ts'
import { UpgradeBody, UpgradePreview, UpgradeResult } from './limit-change.ts'
import { DeactivationBody, ExternalRenewal, ExternalRenewalBody } from './renewal.ts'
import { Stats, StatsServer } from './stats.ts'
import { TimelineEvent } from './timeline.ts'

const time = '2026-04-18T09:30:00.000Z'
const job = 'b8b1f0de-4e0c-4b8e-9d4e-0c8f6a1d2e3f'

const server = {
  version: '25.03',
  ip: '192.0.2.10',
  in_bandwidth: 120.5,
  out_bandwidth: 900,
  sessions: 310,
  medias: 24,
  cpu: 41.5,
  memory: 63,
  lifetime: 86_400,
  status: 'online',
  alerts: ['error_disk: full'],
  holds_place: true,
  last_updated_at: time,
  server_id: 'srv-1',
  hostname: 'edge-1',
}
const stats = {
  in_bandwidth: 120.5,
  out_bandwidth: 900,
  activated: true,
  vsaas: false,
  server_count: 1,
  sessions: 310,
  medias: 24,
  error_notification_msg: 'error_disk: full',
  servers: [server],
}
const base = {
  id: 'd1',
  quantity: 3,
  created_at: time,
  price: 90,
  price_correction: -10,
  tax: 19,
  gateway: 'stripe',
  sku_id: 'k1',
  terminatable: false,
  upgrade_status: 'enabled',
  human_id: 'L-1042',
}
const periodical = {
  paid_till: time,
  last_paid_period: { id: 'p1', type: 'monthly', starts_on: '2026-04-01', ends_on: '2026-04-30' },
  cancellation_reason: 'too many',
  billing_kind: 'internal',
  auto_renewable: true,
}
const licence = {
  outcome: 'license',
  stats,
  key: 'l4|demo|demo',
  activation_type: 'online',
  usb_serial_number: '0042',
  available_versions: { min: '24.01', max: '25.12' },
  servers_limit: 5,
  user_comment: 'Edge north',
  retroview: true,
  retroview_manageable: true,
}
const forScreens = {
  sku_name: 'Media Server Pro',
  period: 'monthly',
  currency: 'EUR',
  category: { name: 'media_server', product: 'pro' },
  owner: { email: 'olga@northlight.example', through: 'sharing' },
  state: 'active',
  unpaid_order_id: 'o1',
  unpaid_order: {
    number: 'AUR-2026-0418',
    amount: 119,
    currency: 'EUR',
    purpose: 'prolong',
    due_on: '2026-05-01',
    charged_on: '2026-05-01',
  },
  next_charge: { date: '2026-05-01', amount: 95.2 },
  stops_on: '2026-05-15',
}
const deliverable = { ...base, ...periodical, ...licence, ...forScreens }

describe('deliverables', () => {
  it('DATA-15, DATA-17, DATA-18 have all the fields of base, period and licence', () => {
    expect(d.Deliverable.parse(deliverable)).toEqual(deliverable)
    expect(fieldFacts(d.Deliverable, deliverable)).toEqual(allRequired)
  })

  it('DATA-15, DATA-17, DATA-18 leave fields empty that do not apply', () => {
    const bare = {
      ...deliverable,
      gateway: null,
      paid_till: null,
      last_paid_period: null,
      cancellation_reason: null,
      usb_serial_number: null,
      available_versions: { min: null, max: null },
      servers_limit: null,
      user_comment: null,
      owner: null,
      unpaid_order_id: null,
      unpaid_order: null,
      next_charge: null,
      stops_on: null,
    }
    expect(d.Deliverable.parse(bare)).toEqual(bare)
    for (const field of ['key', 'stats', 'price', 'tax', 'sku_id', 'state', 'billing_kind'])
      expect(d.Deliverable.safeParse({ ...bare, [field]: null }).success, field).toBe(false)
  })

  it('DATA-16 have one of four upgrade statuses', () => {
    expect(d.UpgradeStatus.options).toEqual(['enabled', 'sku_is_not_upgradable', 'unpaid', 'not_autorenewable'])
  })

  it('DATA-17 are billed in one of three ways', () => {
    expect(d.BillingKind.options).toEqual(['internal', 'external', 'manual'])
  })

  it('DATA-18 have one of four outcomes and three activation types', () => {
    expect(d.Outcome.options).toEqual(['license', 'hardware', 'vsaas', 'support'])
    expect(d.ActivationType.options).toEqual(['online', 'offline', 'usb'])
  })

  it('the badge shows one of seven states', () => {
    expect(d.DeliverableState.options).toEqual([
      'active',
      'trial',
      'expiring',
      'expired',
      'unpaid',
      'blocked',
      'terminated',
    ])
  })
})

describe('figures', () => {
  it('DATA-19 of a licence', () => {
    expect(Stats.parse(stats)).toEqual(stats)
    expect(fieldFacts(Stats, stats)).toEqual(allRequired)
  })

  it('DATA-20 of one server', () => {
    expect(StatsServer.parse(server)).toEqual(server)
    expect(fieldFacts(StatsServer, server)).toEqual(allRequired)
  })

  it('a server is online, offline or in error', () => {
    expect(StatsServer.shape.status.options).toEqual(['online', 'offline', 'error'])
  })

  it('DATA-21 cpu and memory are percentages, lifetime is in whole seconds, last_updated_at is a time, nothing is negative', () => {
    for (const wrong of [
      { cpu: 101 },
      { memory: -1 },
      { lifetime: 1.5 },
      { in_bandwidth: -1 },
      { out_bandwidth: -0.5 },
      { last_updated_at: '18.04.2026' },
      { last_updated_at: 1_776_500_000 },
    ])
      expect(StatsServer.safeParse({ ...server, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  })
})

describe('events of a licence', () => {
  it('DATA-22 an offline activation is stored with its initiator', () => {
    const key = {
      key: 'k',
      version: '25.03',
      server_id: 'srv-1',
      hostname: 'edge-1',
      created_at: time,
      expires_at: time,
      current: true,
      renewable: false,
      initiator: { email: 'olga@northlight.example', name: 'Olga', ip: '192.0.2.7' },
    }
    expect(OfflineActivationKey.parse(key)).toEqual(key)
    expect(fieldFacts(OfflineActivationKey, key)).toEqual(allRequired)
  })

  it('an async job has a uuid and is processing, failed or success', () => {
    const asyncJob = { id: job, status: 'processing' }
    expect(AsyncJob.parse(asyncJob)).toEqual(asyncJob)
    expect(fieldFacts(AsyncJob, asyncJob)).toEqual(allRequired)
    expect(AsyncJob.shape.status.options).toEqual(['processing', 'failed', 'success'])
    expect(AsyncJob.safeParse({ ...asyncJob, id: '17' }).success).toBe(false)
  })

  it.each([
    [{ status: 'success' }],
    [{ status: 'payment_required', order_id: 'o1' }],
    [{ status: 'waiting', async_job_id: job }],
  ])('%j is the answer to a raise', (result) => {
    expect(UpgradeResult.parse(result)).toEqual(result)
    expect(fieldFacts(UpgradeResult, result)).toEqual(allRequired)
  })

  it('the limit is raised by a positive integer', () => {
    expect(UpgradeBody.safeParse({ quantity_delta: 1 }).success).toBe(true)
    for (const quantity_delta of [0, -1, 1.5, '1', null])
      expect(UpgradeBody.safeParse({ quantity_delta }).success, String(quantity_delta)).toBe(false)
  })

  it('a raise comes with its calculation', () => {
    const preview = {
      quantity: 3,
      new_quantity: 5,
      price: 90,
      new_price: 150,
      days_left: 12,
      days_in_period: 30,
      amount: 24,
      tax: 4.56,
      total: 28.56,
      currency: 'EUR',
      next_charge: { date: '2026-05-01', amount: 178.5 },
      settled_by: 'card',
      card_last_four: '4242',
    }
    expect(UpgradePreview.parse(preview)).toEqual(preview)
    expect(fieldFacts(UpgradePreview, preview)).toEqual(allRequired)
  })

  it('the history says who did what, and when', () => {
    const event = {
      id: 'e1',
      at: time,
      kind: 'licence',
      actor: 'Olga',
      text: 'Paid till 30 April',
      link: '/invoices/o1',
    }
    expect(TimelineEvent.parse(event)).toEqual(event)
    expect(fieldFacts(TimelineEvent, event)).toEqual(allRequired)
  })

  it('DATA-40 a vendor event is key_copied of a deliverable', () => {
    const event = { name: 'key_copied', deliverable_id: 'd1' }
    expect(EventBody.parse(event)).toEqual(event)
    expect(fieldFacts(EventBody, event)).toEqual({ ...allRequired, optional: ['deliverable_id'] })
    const several = { name: 'key_copied', deliverable_ids: ['d1', 'd2'] }
    expect(EventBody.parse(several)).toEqual(several)
    expect(EventBody.safeParse({ ...several, deliverable_ids: [] }).success).toBe(false)
    expect(EventBody.safeParse({ ...several, deliverable_ids: Array(1001).fill('d') }).success).toBe(false)
    expect(EventBody.shape.name.options).toEqual(['key_copied'])
  })
})

describe('automatic renewal', () => {
  it('API-33 an external service is named, and the answer has its page', () => {
    expect(ExternalRenewalBody.parse({ gateway: 'paddle' })).toEqual({ gateway: 'paddle' })
    expect(ExternalRenewalBody.safeParse({ gateway: 'stripe' }).success).toBe(false)
    expect(fieldFacts(ExternalRenewal, { url: 'https://pay.example/1' })).toEqual(allRequired)
  })

  it.each(['', '  '])('API-34, BILL-45 %j is no valid reason to stop it', (reason) => {
    expect(DeactivationBody.safeParse({ reason }).success).toBe(false)
    expect(DeactivationBody.parse({ reason: ' too dear ' })).toEqual({ reason: 'too dear' })
  })
})
