import './list.css'
import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/data-table.tsx'
import { OwnerUnder, useOwnerColumn } from '../../../ui/owner-column.tsx'
import type { Range } from '../range/range.ts'
import {
  AlertsCell,
  BytesCell,
  ClientCell,
  CountCell,
  Country,
  DurationCell,
  ProgramCell,
  ServerCell,
  StartCell,
  ToSessions,
} from './cells.tsx'
import { filtersIn, type ViewingList } from './lists.ts'
import { sessionsOfServer, sessionsOfViewer } from './sessions-of.ts'
import type { ViewingSearch } from './viewing-search.ts'

type Cells = Omit<Column<MetricRow>, 'key' | 'title'>

const bytes: Cells = {
  sort: 'bytes',
  figures: true,
  card: 'end',
  skeleton: 70,
  cell: (row) => <BytesCell row={row} />,
}
const duration: Cells = {
  sort: 'duration',
  figures: true,
  card: 'named',
  skeleton: 64,
  cell: (row) => <DurationCell row={row} />,
}
const sessions_count: Cells = {
  sort: 'sessions_count',
  figures: true,
  card: 'named',
  skeleton: 40,
  cell: (row) => <CountCell row={row} />,
}
/** On a tablet there is little room beside addresses. */
const spareCount: Cells = { ...sessions_count, weight: 'spare' }

/** The columns of single sessions; unique sessions also have their number of sessions. */
const ofSessions = {
  started_at: { sort: 'started_at', card: 'line', skeleton: 130, cell: (row) => <StartCell row={row} /> },
  stream: {
    sort: 'stream_name',
    card: 'title',
    skeleton: 110,
    cell: ({ stream_name = '', owner }) => (
      <>
        <span className="name cut of-session" title={stream_name}>
          {stream_name}
        </span>
        <OwnerUnder owner={owner} />
      </>
    ),
  },
  proto: { sort: 'proto', weight: 'spare', skeleton: 40, cell: ({ proto }) => proto },
  server: { sort: 'server.hostname', weight: 'detail', skeleton: 120, cell: (row) => <ServerCell row={row} /> },
  client: { sort: 'client.user_id', card: 'line', skeleton: 130, cell: (row) => <ClientCell row={row} /> },
  program: { weight: 'spare', words: true, skeleton: 120, cell: (row) => <ProgramCell row={row} /> },
  bytes,
  duration,
} as const satisfies Record<string, Cells>

/** The name column of a total, linked to its sessions in the same range with the same filters. */
const names: Readonly<Record<'streams' | 'users' | 'servers', (asked: ViewingSearch) => Record<string, Cells>>> = {
  streams: (asked) => ({
    stream: {
      sort: 'stream_name',
      card: 'title',
      words: true,
      skeleton: 160,
      cell: ({ stream_name = '' }) => <ToSessions search={{ ...asked, stream: stream_name }}>{stream_name}</ToSessions>,
    },
  }),
  users: (asked) => ({
    client: {
      sort: 'client.user_id',
      card: 'title',
      words: true,
      skeleton: 160,
      cell: ({ client }) => {
        if (client === undefined) return null
        const { user_id, ip } = client
        return (
          <ToSessions search={{ ...asked, ...sessionsOfViewer(client) }}>{user_id === '' ? ip : user_id}</ToSessions>
        )
      },
    },
    address: {
      sort: 'client.ip',
      card: 'line',
      skeleton: 120,
      cell: (row) => (
        <>
          <span>
            {row.client?.ip} <Country code={row.client?.country ?? ''} />
          </span>
          {/* For viewers without a name, the program tells two at the same address apart. */}
          <span className="for-extra tiny subtle">
            <ProgramCell row={row} />
          </span>
        </>
      ),
    },
    program: { weight: 'extra', skeleton: 120, cell: (row) => <ProgramCell row={row} /> },
  }),
  // In the server list, `ip` is the server's address; in the session lists, it is the viewer's.
  servers: ({ ip, server_ip, ...asked }) => ({
    server: {
      sort: 'server.hostname',
      card: 'title',
      words: true,
      skeleton: 160,
      cell: ({ server }) =>
        server && (
          <ToSessions search={{ ...asked, server_ip: ip ?? server_ip, ...sessionsOfServer(server) }}>
            {server.hostname}
          </ToSessions>
        ),
    },
    address: {
      card: 'line',
      skeleton: 120,
      cell: ({ server }) => (
        <span>
          {server?.ip} <Country code={server?.country ?? ''} />
        </span>
      ),
    },
    alerts: { card: 'line', skeleton: 60, cell: (row) => <AlertsCell row={row} /> },
  }),
}

const cellsOf = (list: ViewingList, asked: ViewingSearch): Record<string, Cells> => {
  if (list === 'sessions') return ofSessions
  if (list === 'unique_sessions') return { ...ofSessions, sessions_count: spareCount }
  return { ...names[list](asked), bytes, duration, sessions_count: list === 'users' ? spareCount : sessions_count }
}

/** The sort order in the address. One for which this list has no column, for example of another list, is ignored. */
export const knownSort = (list: ViewingList, sort: string | undefined): string | undefined =>
  Object.values(cellsOf(list, {})).some(
    ({ sort: field }) => field !== undefined && (sort === field || sort === `-${field}`),
  )
    ? sort
    : undefined

/** The columns of a list. Names link to their sessions in the chosen range. */
export const useViewingColumns = (
  list: ViewingList,
  search: ViewingSearch,
  { from, to }: Range,
  rows: readonly MetricRow[] | undefined,
): readonly Column<MetricRow>[] => {
  const { t } = useTranslation('statistics')
  const all = Object.entries(cellsOf(list, { ...filtersIn(search), from, to })).map(([key, cells]) => ({
    key,
    // The keys are those of the texts.
    title: t(`columns.${key as 'stream'}`),
    ...cells,
  }))
  return useOwnerColumn(all, rows, 'stream')
}
