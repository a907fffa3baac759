import * as z from 'zod/mini'
import { retroviewPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { toAct } from '../readiness.ts'
import { collection } from '../vocabulary/page.ts'
import { Count } from '../vocabulary/quantity.ts'
import { ViewingAudience } from './audience.ts'
import { MetricRow } from './metric-row.ts'
import { MonitoringBoard, MonitoringLink, StatisticsStanding } from './standing.ts'
import {
  audienceQuery,
  clientsQuery,
  SeriesPoint,
  seriesQuery,
  serversQuery,
  sessionsQuery,
  streamsQuery,
  userSessionsQuery,
} from './viewing-query.ts'

const shared = {
  method: 'GET',
  tag: 'Usage statistics',
  auth: ['bearer'],
  audience: 'retroview',
  errors: ['too_much_asked', 'unavailable'],
} as const

const answers = { 200: collection('metrics', MetricRow) }

export const listViewedServers = endpoint({
  ...shared,
  operation: 'listViewedServers',
  url: `${retroviewPath}/servers`,
  summary: 'List viewing totals by media server',
  query: serversQuery,
  answers,
  csv: true,
})

export const listViewedStreams = endpoint({
  ...shared,
  operation: 'listViewedStreams',
  url: `${retroviewPath}/streams`,
  summary: 'List viewing totals by stream',
  query: streamsQuery,
  answers,
  csv: true,
})

export const listViewers = endpoint({
  ...shared,
  operation: 'listViewers',
  url: `${retroviewPath}/clients`,
  summary: 'List viewing totals by viewer: a user id, or else an address and player',
  query: clientsQuery,
  answers,
  csv: true,
})

export const listPlaySessions = endpoint({
  ...shared,
  operation: 'listPlaySessions',
  url: `${retroviewPath}/sessions`,
  summary: 'List play sessions in their last known state',
  query: sessionsQuery,
  answers: {
    200: z.extend(collection('metrics', MetricRow), {
      /** True while many sessions are changing: the count may then be too high, by replaced states, and goes by the opening. */
      count_is_rough: z.optional(z.literal(true)),
    }),
  },
  csv: true,
})

export const listUniqueSessions = endpoint({
  ...shared,
  operation: 'listUniqueSessions',
  url: `${retroviewPath}/user_sessions`,
  summary: 'List unique sessions: sessions of one viewer on one stream less than 30 minutes apart count as one',
  query: userSessionsQuery,
  answers,
  csv: true,
})

export const getViewingSeries = endpoint({
  ...shared,
  operation: 'getViewingSeries',
  url: `${retroviewPath}/series`,
  summary: 'Get traffic, viewing time, plays or concurrent sessions over time',
  query: seriesQuery,
  answers: {
    200: z.object({
      series: z.array(SeriesPoint),
      /** Seconds. */
      step: Count,
      /** Whether the range has only a part of the first and of the last step. */
      partial: z.object({ first: z.boolean(), last: z.boolean() }),
    }),
  },
})

export const getViewingAudience = endpoint({
  ...shared,
  operation: 'getViewingAudience',
  url: `${retroviewPath}/audience`,
  summary: 'Get viewing totals by the viewers’ country and by protocol',
  query: audienceQuery,
  answers: { 200: ViewingAudience },
})

export const getStatisticsStanding = endpoint({
  operation: 'getStatisticsStanding',
  method: 'GET',
  url: `${retroviewPath}/standing`,
  summary: 'Get whether statistics are collected for the caller, and what else is available to them',
  tag: shared.tag,
  auth: ['bearer'],
  audience: 'retroview',
  answers: { 200: StatisticsStanding },
})

export const getMonitoringLink = endpoint({
  operation: 'getMonitoringLink',
  method: 'GET',
  url: `${retroviewPath}/monitoring`,
  summary: 'Get a signed-in link to the dashboard tool or to one of its boards',
  tag: shared.tag,
  auth: ['bearer'],
  // The tool takes the address for the person's own, and its session outlasts the one that asked for the link.
  asks: toAct,
  inPerson: true,
  audience: 'retroview',
  query: z.strictObject({
    board: z.optional(MonitoringBoard),
    /** Response codes to show first on the board, such as `403,404,500`. */
    codes: z.optional(z.string().check(z.regex(/^\d{3}(,\d{3}){0,19}$/))),
  }),
  answers: { 200: MonitoringLink },
})
