import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import type { StatisticsEngine } from '../../../platform/statistics/index.ts'
import type { Services } from '../services.ts'
import { type Filters, wishOf } from '../viewing-scope.ts'
import type { Wish } from '../viewing-store.ts'
import { listClients } from './client-store.ts'
import type { PageRequest } from './page-store.ts'
import { presentClient, presentSession, presentSummary, presentUniqueSession } from './present.ts'
import { listSessions, type SessionRow } from './session-store.ts'
import { listSummary, type SummaryKind } from './summary-store.ts'
import { listUniqueSessions } from './unique-session-store.ts'

export type ViewingList = SummaryKind | 'clients' | 'sessions' | 'user_sessions'

export interface ViewingQuery extends Filters {
  readonly sort: string
  readonly cursor?: string | undefined
  readonly limit: number
}

export type ViewingPage = Page<MetricRow>

/** A page. `of` names the owner of each row in lists whose rows belong to one account. */
interface Found extends ViewingPage {
  readonly of?: readonly Pick<SessionRow, 'account_id'>[]
}

type Read = (engine: StatisticsEngine, wish: Wish, page: PageRequest) => Promise<Found>

const summary =
  (kind: SummaryKind): Read =>
  async (engine, wish, request) => {
    const page = await listSummary(engine, kind, wish, request)
    return mapPage(page, presentSummary(kind))
  }

const reads: Readonly<Record<ViewingList, Read>> = {
  streams: summary('streams'),
  servers: summary('servers'),
  clients: async (engine, wish, request) => {
    const page = await listClients(engine, wish, request)
    return mapPage(page, presentClient)
  },
  sessions: async (engine, wish, request) => {
    const page = await listSessions(engine, wish, request)
    return { ...mapPage(page, presentSession), of: page.rows }
  },
  user_sessions: async (engine, wish, request) => {
    const page = await listUniqueSessions(engine, wish, request)
    return { ...mapPage(page, presentUniqueSession), of: page.rows }
  },
}

/** Adds to each server its current alerts. A server whose events carry no id cannot be matched and gets none. */
const withAlerts = async (
  { database, licensing }: Services,
  { tenant, account_ids }: Wish,
  page: Page<MetricRow>,
): Promise<Page<MetricRow>> => {
  const reported = await database.read(tenant, (tx) => licensing.alerts(tx, account_ids))
  const alertsOf = (id: string | undefined): string[] =>
    reported.filter((one) => one.server_id === id).flatMap(({ alerts }) => alerts)
  return mapPage(page, (row) => ({ ...row, alerts: alertsOf(row.server?.id) }))
}

/** Adds the owner to each session. The query is skipped when all of them are the caller's own. */
const withOwners = async (
  { database, company }: Services,
  { tenant, actor }: ActorCall,
  { of = [], ...page }: Found,
): Promise<ViewingPage> => {
  if (of.length === 0) return page
  const owners = of.every(({ account_id }) => account_id === actor.account_id)
    ? undefined
    : await database.read(tenant, (tx) => company.ownersOf(tx, actor.account_id, of))
  const ownerOf = (at: number): Owner => owners?.get(of[at]?.account_id ?? '') ?? null
  return mapPage(page, (row, at) => ({ ...row, owner: ownerOf(at) }))
}

const nothing: Page<MetricRow> = { rows: [], estimated_count: 0, next: null, prev: null }

export const listViewing =
  (services: Services) =>
  async (call: ActorCall, list: ViewingList, query: ViewingQuery): Promise<ViewingPage> => {
    const wish = await wishOf(services, call, query)
    if (wish.account_ids.length === 0) return nothing
    const { from, to, sort, cursor, limit } = query
    const { statistics, cursors } = services
    const request = { cursors, list: `retroview ${list}`, range: `${from} ${to}`, sort, cursor, limit }
    const page = await reads[list](statistics, wish, request)
    return list === 'servers' ? withAlerts(services, wish, page) : withOwners(services, call, page)
  }
