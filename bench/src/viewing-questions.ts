import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { readAudience } from '../../server/src/modules/statistics/charts/audience-store.ts'
import { seriesReaders } from '../../server/src/modules/statistics/charts/series-store.ts'
import { evenSteps } from '../../server/src/modules/statistics/charts/step-rules.ts'
import { listClients } from '../../server/src/modules/statistics/lists/client-store.ts'
import type { PageRequest } from '../../server/src/modules/statistics/lists/page-store.ts'
import { listSessions } from '../../server/src/modules/statistics/lists/session-store.ts'
import { listSummary } from '../../server/src/modules/statistics/lists/summary-store.ts'
import { listUniqueSessions } from '../../server/src/modules/statistics/lists/unique-session-store.ts'
import { type Wish, withinADay } from '../../server/src/modules/statistics/viewing-store.ts'
import type { Cursors } from '../../server/src/platform/http/cursors.ts'
import type { NamedQuery, Params, StatisticsEngine } from '../../server/src/platform/statistics/engine.ts'
import type { Statement } from '../../server/src/platform/statistics/testing/raw-engine.ts'

/** The bench's questions to the statistics: as HTTP calls, as statements of the engine, and as PostgreSQL statements. */
export interface Question {
  readonly name: string
  /** Below /retroview/api/v3, requested at the same time. */
  readonly paths: readonly string[]
  /** The same without HTTP. */
  ask(engine: StatisticsEngine, account: string): Promise<unknown>
  /** On a table `viewing` with the same rows. */
  readonly postgres?: readonly string[]
}

/** Only one page is read, so cursors do not matter. */
const noCursors: Cursors = {
  read: () => {
    throw new Error('a first page has no cursor')
  },
  write: () => '',
}

const fourHoursFrom = (origin: number) => evenSteps(origin, 4 * hourSeconds)

const page = (sort: string, limit = 100): PageRequest => ({
  cursors: noCursors,
  list: 'bench',
  range: 'bench',
  sort,
  cursor: undefined,
  limit,
})

const wish = (account: string, from: number, to: number, more: Partial<Wish> = {}): Wish => ({
  tenant: 'aurora',
  account_ids: [account],
  from_ms: from * 1_000,
  to_ms: to * 1_000,
  late_ms: withinADay,
  stream_name: '',
  stream_part: '',
  proto: '',
  server_id: '',
  server_id_empty: false,
  hostname: '',
  server_ip: '',
  deliverable_id: '',
  user_id: '',
  user_id_empty: false,
  ip: '',
  user_agent: '',
  agent_empty: false,
  agent_part: '',
  longer_than: -1,
  shorter_than: -1,
  ...more,
})

const charts = [
  ['streams', 'bytes'],
  ['streams', 'duration'],
  ['servers', 'bytes'],
  ['servers', 'duration'],
] as const

const rareAgent = { agent_part: 'vlc', longer_than: 20_000 }

interface Asked {
  readonly to: number
  readonly today: number
  readonly twoDays: number
  readonly month: number
  /** Charts over time begin at a full hour. */
  readonly monthByHour: number
  readonly rangeOf: (from: number) => string
  readonly inPostgres: (from: number) => string
}

const askedAt = (to: number): Asked => ({
  to,
  today: to - daySeconds,
  twoDays: to - 2 * daySeconds,
  month: to - 30 * daySeconds,
  monthByHour: Math.floor((to - 30 * daySeconds) / hourSeconds) * hourSeconds,
  rangeOf: (from) => `from=${from}&to=${to}`,
  inPostgres: (from) => `started_at >= to_timestamp(${from}) and started_at < to_timestamp(${to})`,
})

const columns =
  'session_id, stream_name, proto, hostname, user_id, ip, country, user_agent, bytes, duration, started_at'

const sums = ({ to, twoDays, month, monthByHour, rangeOf, inPostgres }: Asked): readonly Question[] => [
  {
    name: 'four charts of 30 days',
    paths: charts.map(([list, sort]) => `${list}?${rangeOf(month)}&limit=10&sort=-${sort}`),
    ask: (engine, account) =>
      Promise.all(
        charts.map(([list, sort]) => listSummary(engine, list, wish(account, month, to), page(`-${sort}`, 10))),
      ),
    postgres: charts.map(([list, sort]) => {
      const by = list === 'streams' ? 'stream_name' : 'hostname'
      return `select ${by}, sum(${sort}) as most from viewing where ${inPostgres(month)} group by 1 order by most desc limit 10`
    }),
  },
  {
    name: 'users of 2 days',
    paths: [`clients?${rangeOf(twoDays)}`],
    ask: (engine, account) => listClients(engine, wish(account, twoDays, to), page('-bytes')),
    postgres: [
      `select coalesce(nullif(user_id, ''), ip || ' ' || user_agent) as viewer, sum(bytes) as most, count(*)
          from viewing where ${inPostgres(twoDays)} group by 1 order by most desc limit 100`,
    ],
  },
  {
    name: 'traffic of 30 days',
    paths: [`series?from=${monthByHour}&to=${to}`],
    ask: (engine, account) => seriesReaders.bytes(engine, wish(account, monthByHour, to), fourHoursFrom(monthByHour)),
    postgres: [
      `select floor(extract(epoch from started_at) / 14400) as step, sum(bytes) from viewing where ${inPostgres(month)} group by 1`,
    ],
  },
]

const singles = ({ to, today, month, rangeOf, inPostgres }: Asked): readonly Question[] => [
  {
    name: 'sessions, first 100 of a day',
    paths: [`sessions?${rangeOf(today)}`],
    ask: async (engine, account) => {
      const asked = wish(account, today, to)
      return listSessions(engine, asked, page('-started_at'))
    },
    postgres: [
      `select count(*) from viewing where ${inPostgres(today)}`,
      `select ${columns} from viewing where ${inPostgres(today)} order by started_at desc limit 100`,
    ],
  },
  {
    name: 'sessions, rare program and duration, 30 days',
    paths: [`sessions?${rangeOf(month)}&client.useragent_like=vlc&duration_gt=20000`],
    ask: async (engine, account) => {
      const asked = wish(account, month, to, rareAgent)
      return listSessions(engine, asked, page('-started_at'))
    },
    postgres: [
      `select count(*) from viewing where ${inPostgres(month)} and duration > 20000 and user_agent ilike '%vlc%'`,
      `select ${columns} from viewing where ${inPostgres(month)} and duration > 20000 and user_agent ilike '%vlc%'
          order by started_at desc limit 100`,
    ],
  },
]

const counts = ({ to, today, monthByHour, rangeOf }: Asked): readonly Question[] => [
  {
    name: 'unique sessions of a day',
    paths: [`user_sessions?${rangeOf(today)}`],
    ask: (engine, account) => listUniqueSessions(engine, wish(account, today, to), page('-started_at')),
  },
  {
    name: 'concurrent sessions of 30 days',
    paths: [`series?metric=sessions&${rangeOf(monthByHour)}`],
    ask: (engine, account) =>
      seriesReaders.sessions(engine, wish(account, monthByHour, to), fourHoursFrom(monthByHour)),
  },
  {
    name: 'countries and protocols of 30 days',
    paths: [`audience?${rangeOf(monthByHour)}`],
    ask: (engine, account) => readAudience(engine, wish(account, monthByHour, to)),
  },
]

export const questionsAt = (to: number): readonly Question[] => {
  const asked = askedAt(to)
  return [...sums(asked), ...singles(asked), ...counts(asked)]
}

/** The statements with which the engine answers a question. */
export const statementsOf = async (
  engine: StatisticsEngine,
  account: string,
  question: Question,
): Promise<readonly Statement[]> => {
  const statements: Statement[] = []
  const watched: StatisticsEngine = {
    ...engine,
    query: <P extends Params, Row>(named: NamedQuery<P, Row>, params: P): Promise<Row[]> => {
      statements.push({ sql: named.sql, params })
      return engine.query(named, params)
    },
  }
  await question.ask(watched, account)
  // Identical concurrent statements are sent once.
  return [...new Map(statements.map((one) => [JSON.stringify(one), one])).values()]
}
