import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { Stats, StatsServer } from '@foyer/contract/licensing/stats.ts'
import { leaseMs, serverSilentMs } from '@foyer/contract/vocabulary/constants.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { wireAmount, wireDecimal, withTax } from '@foyer/contract/vocabulary/money.ts'
import { isoOf } from '../../platform/iso.ts'
import type { OpenOrder } from '../billing/index.ts'
import type { LicenceContext } from './licence-context.ts'
import {
  hasEnded,
  isAhead,
  isChargedByItself,
  isChargedByUs,
  isSilent,
  type LicenceFacts,
  serverStatusOf,
  stateOf,
  stopsOn,
  upgradeStatusOf,
} from './licence-rules.ts'
import { isGiven } from './purchase/agreed-price-rules.ts'
import { periodCharge } from './purchase/period-price.ts'
import { holdsPlace } from './servers/lease-rules.ts'
import type { ServersOf, StoredServer } from './servers/listed-store.ts'
import type { LicenceRow } from './servers/server-store.ts'
import type { DeliverableRow } from './store.ts'

const presentServer =
  (now: Date) =>
  (server: StoredServer): StatsServer => {
    const { alerts, last_seen_at } = server
    return {
      server_id: server.server_id,
      hostname: server.hostname,
      ip: server.ip,
      version: server.version,
      in_bandwidth: server.in_bandwidth,
      out_bandwidth: server.out_bandwidth,
      sessions: server.sessions,
      medias: server.medias,
      cpu: server.cpu,
      memory: server.memory,
      lifetime: server.lifetime,
      status: serverStatusOf(last_seen_at, alerts, now),
      holds_place: holdsPlace({ ...server, released_at: null, replaced_by: null }, now),
      alerts: isSilent(last_seen_at, now) ? [] : alerts,
      last_updated_at: isoOf(last_seen_at),
    }
  }

type Figures = Pick<StatsServer, 'in_bandwidth' | 'out_bandwidth' | 'sessions' | 'medias'>

const sum = (servers: readonly Figures[], figure: keyof Figures): number => {
  const total = servers.reduce((all, server) => all + server[figure], 0)
  // Tenths do not add up exactly in binary. No server reports anything finer than this.
  return Math.round(total * 1000) / 1000
}

const sumsOf = (servers: readonly Figures[]): Figures => ({
  in_bandwidth: sum(servers, 'in_bandwidth'),
  out_bandwidth: sum(servers, 'out_bandwidth'),
  sessions: sum(servers, 'sessions'),
  medias: sum(servers, 'medias'),
})

/** The totals of all servers, listed or not. */
const figuresOf = (servers: readonly StatsServer[], totals: ServersOf['totals']) => {
  if (totals === undefined) {
    const running = servers.filter(({ status }) => status !== 'offline')
    return { ...sumsOf(running), server_count: running.length }
  }
  const unlisted = {
    servers: totals.servers - servers.length,
    places: totals.places - servers.filter(({ holds_place }) => holds_place).length,
  }
  return {
    ...sumsOf([totals]),
    server_count: totals.server_count,
    // A server may disappear between the two reads.
    ...(unlisted.servers > 0 && { unlisted: { ...unlisted, places: Math.max(0, unlisted.places) } }),
  }
}

/** Reports of silent servers no longer count: figures and alerts are those of servers that report. */
const statsOf = (row: DeliverableRow, { servers: { listed, totals }, now }: LicenceContext): Stats => {
  const servers = listed.map(presentServer(now))
  const alerts = servers.flatMap((server) => server.alerts)
  const messages = row.external_error === null ? alerts : [row.external_error, ...alerts]
  return {
    ...figuresOf(servers, totals),
    activated: servers.length > 0,
    vsaas: row.outcome === 'vsaas',
    error_notification_msg: messages.length > 0 ? messages.join('\n') : null,
    servers,
  }
}

/** When a server becomes silent or loses its seat, unless it reports before. What ends sooner ends with its licence’s day. */
const changesAt = ({ status, holds_place, last_updated_at }: StatsServer): number => {
  const seen = Date.parse(last_updated_at)
  if (status !== 'offline') return seen + serverSilentMs
  return holds_place ? seen + leaseMs : Number.POSITIVE_INFINITY
}

/** When the answer about one of their servers changes, unless it reports before. */
export const firstSilence = (licences: readonly Pick<Deliverable, 'stats' | 'activation_type'>[]): Date | undefined => {
  const moments = licences.flatMap(({ stats: { servers }, activation_type }) =>
    servers
      // A server activated by file keeps its seat for good.
      .filter(({ status }) => status !== 'offline' || activation_type !== 'offline')
      .map(changesAt),
  )
  const first = Math.min(...moments)
  return Number.isFinite(first) ? new Date(first) : undefined
}

/** Paid time ends at midnight UTC. */
const midnight = (day: string): string => `${day}T00:00:00.000Z`

const factsOf = (row: LicenceRow, open: OpenOrder | null, today: string): LicenceFacts => ({
  billing_terms: row.billing_terms,
  period: row.period,
  paid_till: row.paid_till,
  cancellation_reason: row.cancellation_reason,
  held_till: row.held_till,
  terminated: row.terminated_at !== null,
  blocked: row.blocked_at !== null,
  auto_renewable: row.auto_renewable,
  billing_kind: row.billing_kind,
  upgradable: row.upgradable && !isGiven(row),
  unpaid: open !== null,
  charged_later: open !== null && isAhead(open, today) && isChargedByItself(row),
})

/** Whether the limit of this row’s licence can be raised. `today` in UTC. */
export const upgradeStatus = (row: LicenceRow, open: OpenOrder | null, today: string): Deliverable['upgrade_status'] =>
  upgradeStatusOf(factsOf(row, open, today))

/**
 * The next automatic charge. `tax` in percent. A licence that has ended is charged from today and not from the day it ended; a blocked one
 * is not charged.
 */
export const nextCharge = (row: LicenceRow, tax: string, today: string): Deliverable['next_charge'] => {
  if (!isChargedByUs(row) || row.paid_till === null) return null
  if (row.terminated_at !== null || row.blocked_at !== null) return null
  const net = periodCharge(row)
  return { date: hasEnded(row, today) ? today : row.paid_till, amount: wireAmount(withTax(net, tax).total) }
}

const periodOf = ({
  period_id,
  period,
  period_starts_on,
  period_ends_on,
}: DeliverableRow): Deliverable['last_paid_period'] =>
  period_id === null || period_starts_on === null || period_ends_on === null
    ? null
    : { id: period_id, type: period as Deliverable['period'], starts_on: period_starts_on, ends_on: period_ends_on }

export const presentDeliverable = (row: DeliverableRow, around: LicenceContext): Deliverable => {
  const { today, owner, tax, open_order, sees_order } = around
  const currency = currencyOf(row.currency)
  const facts = factsOf(row, open_order, today)
  return {
    id: row.id,
    human_id: row.human_id,
    quantity: row.quantity,
    created_at: isoOf(row.created_at),
    price: wireDecimal(row.price, currency),
    price_correction: wireDecimal(row.price_correction, currency),
    tax: Number(tax),
    gateway: row.gateway as Deliverable['gateway'],
    sku_id: row.sku_id,
    terminatable: row.billing_terms === 'trial' && row.terminated_at === null,
    upgrade_status: upgradeStatusOf(facts),
    paid_till: row.paid_till === null ? null : midnight(row.paid_till),
    last_paid_period: periodOf(row),
    cancellation_reason: row.cancellation_reason,
    billing_kind: row.billing_kind as Deliverable['billing_kind'],
    auto_renewable: row.auto_renewable,
    outcome: row.outcome as Deliverable['outcome'],
    stats: statsOf(row, around),
    key: row.key,
    activation_type: row.activation_type as Deliverable['activation_type'],
    usb_serial_number: row.usb_serial_number,
    available_versions: { min: row.version_min, max: row.version_max },
    servers_limit: row.servers_limit,
    user_comment: row.user_comment,
    retroview: row.retroview,
    retroview_manageable: row.retroview_manageable,
    sku_name: row.sku_name,
    period: row.period as Deliverable['period'],
    currency,
    category: (row.product === null
      ? { name: row.category }
      : { name: row.category, product: row.product }) as Deliverable['category'],
    owner,
    state: stateOf(facts, today),
    stops_on: facts.terminated ? null : stopsOn(facts),
    unpaid_order_id: open_order?.id ?? null,
    unpaid_order: sees_order ? (open_order?.shown ?? null) : null,
    next_charge: nextCharge(row, tax, today),
  }
}
