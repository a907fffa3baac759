import * as z from 'zod/mini'
import { retroviewPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { collection } from '../vocabulary/page.ts'
import { Count } from '../vocabulary/quantity.ts'
import { MetricRow } from './metric-row.ts'
import {
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
  errors: ['bad_sort', 'bad_cursor', 'too_much_asked', 'unavailable'],
} as const

const answers = { 200: collection('metrics', MetricRow) }

export const listViewedServers = endpoint({
  ...shared,
  operation: 'listViewedServers',
  url: `${retroviewPath}/servers`,
  summary: 'Viewing summed by media server',
  query: serversQuery,
  answers,
})

export const listViewedStreams = endpoint({
  ...shared,
  operation: 'listViewedStreams',
  url: `${retroviewPath}/streams`,
  summary: 'Viewing summed by stream',
  query: streamsQuery,
  answers,
})

export const listViewers = endpoint({
  ...shared,
  operation: 'listViewers',
  url: `${retroviewPath}/clients`,
  summary: 'Viewing summed by viewer: a user id, else an address with its program',
  query: clientsQuery,
  answers,
})

export const listPlaySessions = endpoint({
  ...shared,
  operation: 'listPlaySessions',
  url: `${retroviewPath}/sessions`,
  summary: 'Play sessions, each in its last known state',
  query: sessionsQuery,
  answers,
})

export const listUniqueSessions = endpoint({
  ...shared,
  operation: 'listUniqueSessions',
  url: `${retroviewPath}/user_sessions`,
  summary: 'Unique sessions: those of one viewer on one stream with less than 30 minutes between them are one',
  query: userSessionsQuery,
  answers,
})

export const getViewingSeries = endpoint({
  ...shared,
  operation: 'getViewingSeries',
  url: `${retroviewPath}/series`,
  summary: 'Traffic or concurrent sessions over time',
  query: seriesQuery,
  answers: { 200: z.object({ series: z.array(SeriesPoint), /** Seconds. */ step: Count }) },
})
