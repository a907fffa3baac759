import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { ofClient, ofServer } from '../viewing-store.ts'
import type { ClientRow } from './client-store.ts'
import type { SessionRow } from './session-store.ts'
import type { SummaryKind, SummaryRow } from './summary-store.ts'
import type { UniqueSessionRow } from './unique-session-store.ts'

type Described = {
  readonly [Field in keyof typeof ofServer | keyof typeof ofClient]?: string | undefined
}

const serverOf = ({ server_id = '', hostname = '', server_ip = '', server_country = '' }: Described) => ({
  id: server_id,
  hostname,
  ip: server_ip,
  country: server_country,
})

const clientOf = ({ user_id = '', ip = '', country = '', user_agent = '', referer = '' }: Described) => ({
  user_id,
  ip,
  country,
  useragent: user_agent,
  referer,
})

const about: Readonly<Record<SummaryKind, (row: SummaryRow) => Partial<MetricRow>>> = {
  streams: ({ stream_name }) => ({ stream_name: stream_name ?? '' }),
  servers: (row) => ({ server: serverOf(row) }),
}

const played = ({ bytes, duration, sessions_count }: SummaryRow | ClientRow) => ({
  bytes: { play: bytes },
  duration: { play: duration },
  sessions_count,
})

export const presentSummary =
  (kind: SummaryKind) =>
  (row: SummaryRow): MetricRow => ({ ...about[kind](row), ...played(row) })

export const presentClient = (row: ClientRow): MetricRow => ({ client: clientOf(row), ...played(row) })

export const presentSession = (row: SessionRow): MetricRow => ({
  id: row.session_id,
  started_at: Math.floor(row.started_ms / 1000),
  stream_name: row.stream_name,
  proto: row.proto,
  server: serverOf(row),
  client: clientOf(row),
  bytes: row.bytes,
  duration: row.duration,
})

export const presentUniqueSession = (row: UniqueSessionRow): MetricRow => ({
  ...presentSession(row),
  sessions_count: row.sessions_count,
})
